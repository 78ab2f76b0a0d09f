/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/descriptors.h"

#include "adjudicator/mail/reader/sandbox.h"
#include "formats/text/folder.h"
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

enum { DESCRIPTORS = 4096 };

/* A sanitizer's report must reach its reader. */
static void shut(int fd, int keep)
{
	if (fd != keep && !(SANDBOX_WATCHED && fd == STDERR_FILENO)) {
		close(fd);
	}
}

void descriptors_close(int keep)
{
	struct arena arena = {0};
	struct folder_names open;
	bool known = folder_names(&arena, "/proc/self/fd", &open);

	/* The descriptor of the listing itself is closed by now. */
	for (size_t i = 0; i < open.count; i++) {
		shut((int)strtol(open.name[i], NULL, 10), keep);
	}
	for (int fd = 0; !known && fd < DESCRIPTORS; fd++) {
		shut(fd, keep);
	}
	arena_free(&arena);
}
