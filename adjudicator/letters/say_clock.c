/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/say_clock.h"

#include "adjudicator/letters/say_rest_days.h"
#include "formats/say.h"

/* For a turn, or for a whole game alone; whoever else plays alone has all the time. */
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

void clock_say(struct buf *b, struct view language, const struct setup *s)
{
	bool alone = s->seats == 1;
	bool clock = time_of(s) != 0;
	const char *name = !clock  ? "start-no-clock"
			   : alone ? "start-timed"
				   : "start-clock";

	if (alone && !clock) {
		return;
	}
	buf_str(b, b->len > 0 && b->at[b->len - 1] != '\n' ? " " : "");
	phrase(b, language, name, fields_of(b->arena, language, s));
	if (clock && !alone) {
		rest_add(b, language, &s->options);
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
