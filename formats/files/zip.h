/* SPDX-License-Identifier: ISC */
/*
 * Several files in one, as every system opens them (PKZIP's APPNOTE 6.3.3): stored as
 * they are, names in UTF-8, no comments. The same files and moment give the same bytes.
 */
#ifndef FORMATS_FILES_ZIP_H
#define FORMATS_FILES_ZIP_H

#include "formats/text/buf.h"
#include <stdint.h>

struct zip_file {
	struct view name; /* "games/game-7.turns" */
	struct view bytes;
};

/* At most 65535 files and 4 GiB in all. `at` is when they were made, from 1980 on. */
void zip_write(struct buf *b, const struct zip_file *file, size_t count, int64_t at);
/* The checksum that a zip file keeps of each file in it. */
uint32_t zip_crc(struct view bytes);

#endif
