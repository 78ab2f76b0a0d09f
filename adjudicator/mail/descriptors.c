/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/descriptors.h"

#include "adjudicator/mail/reader/sandbox.h"
#include <dirent.h>
#include <errno.h>
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

/* False: which are open is not known. */
static bool close_open(DIR *dir, int keep)
{
	const struct dirent *e;

	/* Nobody else runs in this process yet. */
	while (errno = 0, (e = readdir(dir)) != NULL) { // NOLINT(concurrency-mt-unsafe)
		int fd = (int)strtol(e->d_name, NULL, 10);

		if (e->d_name[0] != '.' && fd != dirfd(dir)) {
			shut(fd, keep);
		}
	}
	return errno == 0;
}

void descriptors_close(int keep)
{
	DIR *dir = opendir("/proc/self/fd");
	bool known = dir != NULL && close_open(dir, keep);

	if (dir != NULL) {
		closedir(dir);
	}
	for (int fd = 0; !known && fd < DESCRIPTORS; fd++) {
		shut(fd, keep);
	}
}
