/* SPDX-License-Identifier: ISC */
/* One line on a terminal that tells how far something got, once it takes over a second.
 */
#ifndef ADJUDICATOR_PROGRESS_H
#define ADJUDICATOR_PROGRESS_H

#include <stdbool.h>
#include <stdio.h>
#include <time.h>

struct progress {
	FILE *to; /* NULL: nobody watches */
	time_t start;
	bool shown;
};

/* Nothing is ever shown unless stderr is a terminal. */
struct progress progress_start(bool quiet);
/* Rewrites the line. A zeroed progress is fine, and so is NULL. */
void progress_tell(struct progress *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void progress_end(struct progress *p);

#endif
