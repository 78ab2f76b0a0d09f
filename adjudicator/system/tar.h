/* SPDX-License-Identifier: ISC */
/*
 * Files one after the other in a POSIX (ustar) archive, which tar(1) opens. Only
 * regular files with names of at most 99 bytes; everything else that an archive may
 * have is refused.
 */
#ifndef ADJUDICATOR_SYSTEM_TAR_H
#define ADJUDICATOR_SYSTEM_TAR_H

#include "formats/text/view.h"
#include <stdint.h>

enum { TAR_BLOCK = 512, TAR_NAME = 100 /* with its NUL */ };

struct tar_entry {
	char name[TAR_NAME];
	int64_t size, written; /* bytes, and when it was written */
};

/* Makes a header block; false when the name is too long or the file too large (8
 * GiB). */
bool tar_write(char block[TAR_BLOCK], const struct tar_entry *e);
enum tar_kind { TAR_FILE, TAR_END /* a block of zeros */, TAR_WRONG };
enum tar_kind tar_read(const char block[TAR_BLOCK], struct tar_entry *e);
/* The number of padding bytes after a file of that size. */
int tar_padding(int64_t size);

#endif
