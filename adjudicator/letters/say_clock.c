/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/say_clock.h"

#include "formats/say.h"

/* The time for a turn or, for somebody who plays alone, for the whole game; 0: no
 * limit. */
static int64_t time_of(const struct setup *s)
{
	return s->options.value[s->seats == 1 ? OPTION_TIMED : OPTION_DEADLINE];
}

static struct fields *fields_of(struct arena *arena, struct view language,
				const struct setup *s)
{
	const struct options *o = &s->options;
	struct fields *f = fields_in(arena);

	if (time_of(s) == 0) {
		return f;
	}
	say_set_span(f, "deadline", language, time_of(s));
	if (o->value[OPTION_BANK] > 0) {
		say_set_span(f, "bank", language, o->value[OPTION_BANK]);
	}
	if (o->value[OPTION_LATE_RESIGN] > 0) {
		fields_set_num(f, "resigns", (long)o->value[OPTION_LATE_RESIGN]);
	}
	say_clock_set(f, o, language);
	fields_set_bool(f, "lose", o->value[OPTION_NO_SHOW] == NO_SHOW_LOSE);
	return f;
}

void clock_say(struct note *n, const struct setup *s)
{
	bool alone = s->seats == 1;
	bool clock = time_of(s) != 0;
	const char *name = !clock  ? "start-no-clock"
			   : alone ? "start-timed"
				   : "start-clock";

	if (alone && !clock) {
		return;
	}
	note_add(n, name, fields_of(n->arena, n->to.language, s));
	if (clock && !alone) {
		rest_add(n, &s->options);
	}
}

void say_clock_set(struct fields *f, const struct options *o, struct view language)
{
	static const char *const flags[] = {
		[FLAG_AUTO] = "auto", [FLAG_CLAIM] = "claim", [FLAG_TD] = "td"};

	if (o->value[OPTION_GRACE] > 0) {
		say_set_span(f, "grace", language, o->value[OPTION_GRACE]);
	}
	if (o->value[OPTION_BANK] > 0 && o->value[OPTION_DOUBLE_AFTER] > 0) {
		say_set_span(f, "twice", language, o->value[OPTION_DOUBLE_AFTER]);
	}
	fields_set_bool(f, flags[o->value[OPTION_FLAG]], true);
}

enum { WEEK = 7 };

/* In the order of the week, from Monday on. */
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

void rest_add(struct note *n, const struct options *options)
{
	struct arena *arena = n->arena;
	struct view language = n->to.language;
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
	note_add(n, "rest-days", f);
}
