/* SPDX-License-Identifier: ISC */
/* One line on a terminal that shows the progress of something that takes longer than
 * a second. */
#ifndef ADJUDICATOR_SYSTEM_PROGRESS_H
#define ADJUDICATOR_SYSTEM_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct progress {
	FILE *to;     /* NULL: nobody watches */
	int64_t next; /* when the line may be written again, milliseconds */
	size_t width; /* of the terminal, 0: not known */
	bool shown;
	const char *doing; /* for progress_beat; NULL: nothing */
};

/* Nothing is shown unless stderr is a terminal that can rewrite a line. */
struct progress progress_start(bool quiet);
/* Rewrites the line, at most ten times a second. `p` may be NULL or all zeros. */
void progress_tell(struct progress *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* "[#####.....]  50 %  12 of 24 games". */
void progress_bar(struct progress *p, long done, long total, const char *things);
/* The same for bytes: "40 %  12 of 30 MB of club.db", where `of` is a path of which
 * the last part is shown. Less than a megabyte is not shown. */
void progress_bytes(struct progress *p, int64_t done, int64_t total, const char *of);
/* What is being done from now on, shown at each progress_beat: for work of unknown
 * length. `doing` is borrowed until the next call; NULL: show nothing. */
void progress_doing(struct progress *p, const char *doing);
/* Shows `doing`. Takes a struct progress: for store_watch. */
void progress_beat(void *progress);
/* Removes the line; nothing is being done. */
void progress_end(struct progress *p);

/* The bar as text, at most `width` columns wide (0: any width); writes at most
 * `size` bytes to `out`, including the NUL. */
void progress_draw(char *out, size_t size, size_t width, long done, long total,
		   const char *things);

#endif
