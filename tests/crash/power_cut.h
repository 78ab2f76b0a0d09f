/* SPDX-License-Identifier: ISC */
#ifndef TESTS_CRASH_POWER_CUT_H
#define TESTS_CRASH_POWER_CUT_H

#include <limits.h>
#include <stddef.h>
#include <sys/types.h>

enum what { GONE, WRITE, NEW, RENAME, UNLINK };

/* What a program did to a file or a folder, while nothing made sure of it. */
struct change {
	enum what what;
	ino_t file, folder;
	int fd; /* of a write: one of our own, never closed, for the locks on it */
	off_t at, size;
	size_t n, old; /* bytes written, bytes that were there before */
	char *bytes;
	char from[PATH_MAX], to[PATH_MAX], kept[PATH_MAX];
};

/* Takes changes back as a disk may lose them; `loses` is POWER_LOSES (power_shim.c). */
void power_cut(struct change *const *change, int count, const char *loses);

#endif
