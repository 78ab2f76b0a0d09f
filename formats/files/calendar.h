/* SPDX-License-Identifier: ISC */
/*
 * A calendar file (RFC 5545): the ends of turns, for the calendar of a reader. Written
 * here, as the library that knows all of that format takes longer to load than a whole
 * run may.
 */
#ifndef FORMATS_FILES_CALENDAR_H
#define FORMATS_FILES_CALENDAR_H

#include "formats/text/buf.h"
#include <stdint.h>

#define CALENDAR_TYPE "text/calendar"
#define CALENDAR_FILE "deadlines.ics"

/* One date. A calendar that has one of that name already takes the later change. */
struct calendar_date {
	struct view name;        /* no other date of the world has it; of ASCII */
	int64_t change;          /* higher than that of the same date before */
	int64_t made;            /* when this is written; seconds since 1970 */
	int64_t end;             /* of the turn */
	struct view title, text; /* any UTF-8 */
};

/* A file is begun, has its dates, and is ended. */
void calendar_begin(struct buf *b);
/* One that programs fetch again every hour, under that name. */
void calendar_begin_feed(struct buf *b, struct view name);
/* In place of dates: a file must hold something (RFC 5545, 3.6). */
void calendar_nothing(struct buf *b);
void calendar_add(struct buf *b, const struct calendar_date *date);
void calendar_end(struct buf *b);

#endif
