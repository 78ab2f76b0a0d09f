/* SPDX-License-Identifier: ISC */
/* Files of any size: copied, and told apart by their hash. */
#ifndef ADJUDICATOR_SYSTEM_FILE_COPY_H
#define ADJUDICATOR_SYSTEM_FILE_COPY_H

#include "adjudicator/system/progress.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"

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
