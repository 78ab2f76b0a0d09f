/* SPDX-License-Identifier: ISC */
/* One line on a terminal that tells how far something got, once it takes over a second.
 */
#ifndef ADJUDICATOR_PROGRESS_H
#define ADJUDICATOR_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct progress {
	FILE *to;     /* NULL: nobody watches */
	int64_t next; /* milliseconds: when the line is written again */
	size_t width; /* of the terminal, 0: not known */
	bool shown;
};

/* Nothing is ever shown unless stderr is a terminal that can rewrite a line. */
struct progress progress_start(bool quiet);
/* Rewrites the line, at most ten times a second. A zeroed progress is fine, and so is
 * NULL. */
void progress_tell(struct progress *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* "[#####.....]  50 %  12 of 24 games". */
void progress_bar(struct progress *p, long done, long total, const char *things);
/* The line is gone. */
void progress_end(struct progress *p);

/* The bar as text, in at most `width` columns (0: as many as it likes); `size` bytes of
 * `out` at most, with the NUL. */
void progress_draw(char *out, size_t size, size_t width, long done, long total,
		   const char *things);

#endif
