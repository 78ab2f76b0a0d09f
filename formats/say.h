/* SPDX-License-Identifier: ISC */
/*
 * Moments, lengths of time and lists as a letter says them, in the words of a language.
 * The phrases are time, weekdays, months, month-of, span-... and list-...
 */
#ifndef FORMATS_SAY_H
#define FORMATS_SAY_H

#include "formats/phrase.h"
#include "formats/text/zone.h"
#include <stdint.h>

/* A moment as its reader has it. */
struct moment {
	int64_t time, now;
	const struct zone *zone; /* NULL: UTC */
};
/* "Fri 4 Dec, 18:00 (Madrid; 17:00 UTC)", with the day of UTC where that is another;
 * without a zone "Fri 4 Dec, 17:00 UTC". The year is added when it differs from now's.
 */
void say_time(struct buf *b, struct view language, const struct moment *m);
/* The same as a text of its own. */
struct view say_time_text(struct arena *a, struct view language,
			  const struct moment *m);
/* Parts of that by themselves: "Fri 4 Dec", and "18:00". */
void say_day(struct buf *b, struct view language, const struct moment *m);
void say_hour(struct buf *b, const struct moment *m);
/* "November 2026"; months from 0, with their years: 12 * 2026 + 10. */
struct view say_month(struct arena *a, struct view language, int month);
/* "2 days 9 hours", "3 hours", "40 minutes", "less than a minute". */
struct view say_span(struct arena *a, struct view language, int64_t seconds);

/* Both as a field of a sentence. */
void say_set_time(struct fields *f, const char *key, struct view language,
		  const struct moment *m);
void say_set_span(struct fields *f, const char *key, struct view language,
		  int64_t seconds);

/* How the last of a list is joined: "A, B and C", "A or B", "3 to 2 to 1". */
enum list_kind { LIST_AND, LIST_OR, LIST_TO };
struct view say_list(struct arena *a, struct view language, enum list_kind kind,
		     const struct view *item, size_t count);
/* The same of one text, whose items are divided by `sep`. */
struct view say_split(struct arena *a, struct view language, enum list_kind kind,
		      struct view items, char sep);

#endif
