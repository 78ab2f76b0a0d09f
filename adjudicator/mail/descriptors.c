/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/descriptors.h"

#include "adjudicator/mail/reader/sandbox.h"
#include <dirent.h>
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
	DIR *dir = opendir("/proc/self/fd");
	const struct dirent *e;

	if (dir == NULL) {
		for (int fd = 0; fd < DESCRIPTORS; fd++) {
			shut(fd, keep);
		}
		return;
	}
	/* Nobody else runs in this process yet. */
	while ((e = readdir(dir)) != NULL) { // NOLINT(concurrency-mt-unsafe)
		int fd = (int)strtol(e->d_name, NULL, 10);

		if (e->d_name[0] != '.' && fd != dirfd(dir)) {
			shut(fd, keep);
		}
	}
	closedir(dir);
}
