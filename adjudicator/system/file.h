/* SPDX-License-Identifier: ISC */
/* Whole files: read with a cap, and made so that they are never half there. */
#ifndef ADJUDICATOR_SYSTEM_FILE_H
#define ADJUDICATOR_SYSTEM_FILE_H

#include <sys/types.h>

#include "adjudicator/system/progress.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"
#include "formats/text/view.h"

/* All of a file, at most `max` bytes; false with errno set (EFBIG: it holds more). */
bool file_read(struct arena *arena, const char *path, size_t max, struct view *out);
/* The same of what an open file has left. */
bool file_read_from(struct arena *arena, int fd, size_t max, struct view *out);
/* All of a file that must be its owner's alone: ERR_DENIED says how to make it so.
 * errno is ENOENT (and err ERR_CONFIG) when there is none. */
bool file_read_secret(struct arena *arena, const char *path, size_t max,
		      struct view *out, struct err *err);
/* Where links lead in the end; the path itself where that is nowhere. */
const char *file_real(struct arena *arena, const char *path);
/* All of them; false with errno set. */
bool file_put(int fd, struct view bytes);
/* Makes a file that is not there yet, of just that mode whatever the umask: beside it,
 * fsync, rename, fsync of the folder. ERR_CREATE when it cannot be made, ERR_IO when it
 * cannot be written. */
bool file_make(struct arena *arena, const char *path, mode_t mode, struct view bytes,
	       struct err *err);
/* A file to lock, which is made where there is none; -1 with errno. flags: O_NOFOLLOW,
 * or 0. */
int file_lock(const char *path, int flags);
/* Makes the name of a file that is there safe against power loss; false with errno
 * set. */
bool file_settle(struct arena *arena, const char *path);

/* "DIR/name"; plain "name" in the current folder. */
const char *file_path(struct arena *arena, const char *dir, const char *name);

/* Files of any size: copied, and told apart by their hash. */

struct file_sum {
	int64_t size;
	struct hash hash; /* SHA-256 */
};

/* Of a regular file, no link; false with errno set. `p` (NULL: none) tells how far it
 * got. */
bool file_sum(const char *path, struct progress *p, struct file_sum *out);
/* Into a file that is not there yet, its owner's alone, safe against power loss; *out
 * is what was copied. ERR_CREATE when it cannot be made, ERR_IO for all else. */
bool file_copy(const char *from, const char *to, struct progress *p,
	       struct file_sum *out, struct err *err);

#endif
