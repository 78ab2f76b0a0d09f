/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/say_rest_days.h"

#include "formats/say.h"

enum { WEEK = 7 };

/* In the order of a week that begins with Monday. */
static struct view weekdays(struct arena *arena, struct view language, int64_t days)
{
	struct view name[WEEK];
	size_t n = 0;

	for (size_t i = 1; i <= WEEK; i++) {
		if (days >> i % WEEK & 1) {
			name[n++] = phrase_word(arena, language, "weekdays", i % WEEK);
		}
	}
	return say_list(arena, language, LIST_AND, name, n);
}

static struct view dates(struct arena *arena, struct view language,
			 const struct holiday *day, size_t count)
{
	struct view name[HOLIDAYS_MOST];

	for (size_t i = 0; i < count; i++) {
		struct fields *f = fields_in(arena);

		fields_set_num(f, "day", day[i].day);
		fields_set(f, "month",
			   phrase_word(arena, language, "months",
				       (size_t)day[i].month - 1));
		name[i] = phrase_text(arena, language, "rest-date", f);
	}
	return say_list(arena, language, LIST_AND, name, count);
}

void rest_add(struct buf *b, struct view language, const struct options *options)
{
	struct arena *arena = b->arena;
	int64_t week = options->value[OPTION_REST];
	size_t count = (size_t)options->value[OPTION_HOLIDAYS];
	struct fields *f = fields_in(arena);

	if (week == 0 && count == 0) {
		return;
	}
	if (week != 0) {
		fields_set(f, "days", weekdays(arena, language, week));
	}
	if (count > 0) {
		fields_set(f, "dates", dates(arena, language, options->holiday, count));
	}
	buf_char(b, ' ');
	phrase(b, language, "rest-days", f);
}
