/* SPDX-License-Identifier: ISC */
#include "formats/say.h"

#include "formats/text/stamp.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 86400 };

/* ------------------------------------------------------------------ moments */

static struct view day_name(struct buf *b, struct view language, int weekday)
{
	return phrase_word(b->arena, language, "weekdays", (size_t)weekday);
}

static const char *clock_time(struct arena *a, const struct stamp_parts *p)
{
	return arena_printf(a, "%02d:%02d", p->hour, p->minute);
}

static struct fields *date_fields(struct buf *b, struct view language,
				  const struct moment *m)
{
	struct stamp_parts here = stamp_parts(m->time, m->zone);
	struct stamp_parts today = stamp_parts(m->now, m->zone);
	struct fields *f = fields_in(b->arena);

	fields_set(f, "weekday", day_name(b, language, here.weekday));
	fields_set_num(f, "day", here.day);
	fields_set(f, "month",
		   phrase_word(b->arena, language, "months", (size_t)here.month - 1));
	if (here.year != today.year) {
		fields_set_num(f, "year", here.year);
	}
	return f;
}

void say_day(struct buf *b, struct view language, const struct moment *m)
{
	phrase(b, language, "date", date_fields(b, language, m));
}

struct view say_month(struct arena *a, struct view language, int month)
{
	enum { YEAR = 12 };
	struct fields *f = fields_in(a);

	fields_set(f, "name",
		   phrase_word(a, language, "month-names", (size_t)(month % YEAR)));
	fields_set_num(f, "year", month / YEAR);
	return phrase_text(a, language, "month-of", f);
}

void say_hour(struct buf *b, const struct moment *m)
{
	struct stamp_parts here = stamp_parts(m->time, m->zone);

	buf_str(b, clock_time(b->arena, &here));
}

void say_time(struct buf *b, struct view language, const struct moment *m)
{
	struct stamp_parts utc = stamp_parts(m->time, NULL);
	struct stamp_parts here = stamp_parts(m->time, m->zone);
	struct fields *f = date_fields(b, language, m);

	fields_set_str(f, "time", clock_time(b->arena, &here));
	if (m->zone != NULL) {
		fields_set(f, "city", m->zone->city);
		fields_set_str(f, "utc", clock_time(b->arena, &utc));
		if (utc.day != here.day) {
			fields_set(f, "utcday", day_name(b, language, utc.weekday));
		}
	}
	phrase(b, language, "time", f);
}

struct view say_time_text(struct arena *a, struct view language, const struct moment *m)
{
	struct buf b = buf_in(a);

	say_time(&b, language, m);
	return buf_view(&b);
}

/* -------------------------------------------------------------------- spans */

static struct view counted(struct arena *a, struct view language, const char *name,
			   int64_t n)
{
	struct fields *f = fields_in(a);

	fields_set_num(f, "n", (long)n);
	return phrase_text(a, language, name, f);
}

struct view say_span(struct arena *a, struct view language, int64_t seconds)
{
	struct fields *f;

	if (seconds < MINUTE) {
		return phrase_text(a, language, "span-moment", NULL);
	}
	if (seconds < HOUR) {
		return counted(a, language, "span-minutes", seconds / MINUTE);
	}
	if (seconds < DAY) {
		return counted(a, language, "span-hours", seconds / HOUR);
	}
	if (seconds % DAY < HOUR || seconds >= 10 * (int64_t)DAY) {
		return counted(a, language, "span-days", seconds / DAY);
	}
	f = fields_in(a);
	fields_set(f, "days", counted(a, language, "span-days", seconds / DAY));
	fields_set(f, "hours",
		   counted(a, language, "span-hours", seconds % DAY / HOUR));
	return phrase_text(a, language, "span-both", f);
}

void say_set_time(struct fields *f, const char *key, struct view language,
		  const struct moment *m)
{
	fields_set(f, key, say_time_text(fields_arena(f), language, m));
}

void say_set_span(struct fields *f, const char *key, struct view language,
		  int64_t seconds)
{
	fields_set(f, key, say_span(fields_arena(f), language, seconds));
}

/* -------------------------------------------------------------------- lists */

static const struct {
	const char *between, *last;
} joints[] = {
	[LIST_AND] = {"list-comma", "list-and"},
	[LIST_OR] = {"list-comma", "list-or" },
	[LIST_TO] = {"list-to",    "list-to" },
};

struct view say_list(struct arena *a, struct view language, enum list_kind kind,
		     const struct view *item, size_t count)
{
	struct view list = {0};

	for (size_t i = 0; i < count; i++) {
		struct fields *f = fields_in(a);
		bool last = i + 1 == count;

		fields_set(f, "first", list);
		fields_set(f, "second", item[i]);
		list = i == 0 ? item[i]
			      : phrase_text(a, language,
					    last ? joints[kind].last
						 : joints[kind].between,
					    f);
	}
	return list;
}

struct view say_split(struct arena *a, struct view language, enum list_kind kind,
		      struct view items, char sep)
{
	struct view *item = arena_array(a, items.len + 1, sizeof *item);
	size_t n = 0;

	while (items.len > 0) {
		item[n++] = view_cut(&items, sep);
	}
	return say_list(a, language, kind, item, n);
}
