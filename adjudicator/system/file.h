/* SPDX-License-Identifier: ISC */
/* Whole files: read up to a limit, and written so that they are never there by half. */
#ifndef ADJUDICATOR_SYSTEM_FILE_H
#define ADJUDICATOR_SYSTEM_FILE_H

#include <sys/types.h>

#include "adjudicator/system/progress.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"
#include "formats/text/view.h"

/* Reads a whole file of at most `max` bytes; false with errno set (EFBIG: it has
 * more). */
bool file_read(struct arena *arena, const char *path, size_t max, struct view *out);
/* The same for the rest of an open file. */
bool file_read_from(struct arena *arena, int fd, size_t max, struct view *out);
/* Reads a file that only its owner may be able to read; otherwise ERR_DENIED says
 * how to make it so. When there is no file, errno is ENOENT and err ERR_CONFIG. */
bool file_read_secret(struct arena *arena, const char *path, size_t max,
		      struct view *out, struct err *err);
/* Where a path leads through all its links; the path itself where it leads nowhere. */
const char *file_real(struct arena *arena, const char *path);
/* Writes all bytes; false with errno set. */
bool file_put(int fd, struct view bytes);
/* Makes a new file with exactly that mode, whatever the umask: writes it beside its
 * place, fsync, rename, fsync of the folder. ERR_CREATE when it cannot be made,
 * ERR_IO when it cannot be written. */
bool file_make(struct arena *arena, const char *path, mode_t mode, struct view bytes,
	       struct err *err);
/* A file to lock, which is made where there is none; -1 with errno. flags: O_NOFOLLOW,
 * or 0. */
int file_lock(const char *path, int flags);
/* Makes the name of a file that is there safe against power loss; false with errno
 * set. */
bool file_settle(struct arena *arena, const char *path);

/* "DIR/name"; just "name" for the current folder. */
const char *file_path(struct arena *arena, const char *dir, const char *name);

/* Files of any size: copied, and compared by their hash. */

struct file_sum {
	int64_t size;
	struct hash hash; /* SHA-256 */
};

/* For a regular file, not a link; false with errno set. `p` (may be NULL) shows the
 * progress. */
bool file_sum(const char *path, struct progress *p, struct file_sum *out);
/* Copies into a new file that only its owner can read, safe against power loss. *out
 * describes what was copied. ERR_CREATE when it cannot be made, ERR_IO for any other
 * failure. */
bool file_copy(const char *from, const char *to, struct progress *p,
	       struct file_sum *out, struct err *err);

#endif
