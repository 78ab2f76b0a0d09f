/* SPDX-License-Identifier: ISC */
/* One line on a terminal that tells how far something got, once it takes over a second.
 */
#ifndef ADJUDICATOR_SYSTEM_PROGRESS_H
#define ADJUDICATOR_SYSTEM_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct progress {
	FILE *to;     /* NULL: nobody watches */
	int64_t next; /* milliseconds: when the line is written again */
	size_t width; /* of the terminal, 0: not known */
	bool shown;
	const char *doing; /* NULL: nothing that beats */
};

/* Nothing is ever shown unless stderr is a terminal that can rewrite a line. */
struct progress progress_start(bool quiet);
/* Rewrites the line, at most ten times a second. A zeroed progress is fine, and so is
 * NULL. */
void progress_tell(struct progress *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* "[#####.....]  50 %  12 of 24 games". */
void progress_bar(struct progress *p, long done, long total, const char *things);
/* The same in bytes: "40 %  12 of 30 MB of club.db"; `of` is a path, told by its last
 * part. What has less than a megabyte is not worth a word. */
void progress_bytes(struct progress *p, int64_t done, int64_t total, const char *of);
/* What is being done from here on, told whenever it beats: for work whose end nobody
 * knows. `doing` is borrowed until the next one; NULL: nothing that is worth a word. */
void progress_doing(struct progress *p, const char *doing);
/* Takes a struct progress: for store_watch. */
void progress_beat(void *progress);
/* The line is gone, and nothing is being done. */
void progress_end(struct progress *p);

/* The bar as text, in at most `width` columns (0: as many as it likes); `size` bytes of
 * `out` at most, with the NUL. */
void progress_draw(char *out, size_t size, size_t width, long done, long total,
		   const char *things);

#endif
