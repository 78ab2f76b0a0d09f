/* SPDX-License-Identifier: ISC */
/*
 * Writes moments, spans of time and lists in the words of a language, as a letter
 * says them. Uses the phrases time, date, weekdays, months, month-of, span-... and
 * list-...
 */
#ifndef FORMATS_SAY_H
#define FORMATS_SAY_H

#include "formats/phrase.h"
#include "formats/text/zone.h"
#include <stdint.h>

/* A moment in its reader's time zone. */
struct moment {
	int64_t time, now;
	const struct zone *zone; /* NULL: UTC */
};
/* Writes "Fri 4 Dec, 18:00 (Madrid; 17:00 UTC)", with the weekday in UTC if it
 * differs; without a zone "Fri 4 Dec, 17:00 UTC". The year is added if it is not the
 * year of `now`. */
void say_time(struct buf *b, struct view language, const struct moment *m);
/* The same as a text in the arena. */
struct view say_time_text(struct arena *a, struct view language,
			  const struct moment *m);
/* Parts of it: "Fri 4 Dec", and "18:00". */
void say_day(struct buf *b, struct view language, const struct moment *m);
void say_hour(struct buf *b, const struct moment *m);
/* "November 2026". `month` counts months from the year 0: 12 * 2026 + 10. */
struct view say_month(struct arena *a, struct view language, int month);
/* "2 days 9 hours", "3 hours", "40 minutes", "less than a minute". */
struct view say_span(struct arena *a, struct view language, int64_t seconds);

/* Sets a field to a moment, or to a span. */
void say_set_time(struct fields *f, const char *key, struct view language,
		  const struct moment *m);
void say_set_span(struct fields *f, const char *key, struct view language,
		  int64_t seconds);

/* How a list is joined: "A, B and C"; "A, B or C"; "3 to 2 to 1". */
enum list_kind { LIST_AND, LIST_OR, LIST_TO };
struct view say_list(struct arena *a, struct view language, enum list_kind kind,
		     const struct view *item, size_t count);
/* The same for one text whose items are separated by `sep`. */
struct view say_split(struct arena *a, struct view language, enum list_kind kind,
		      struct view items, char sep);

#endif
