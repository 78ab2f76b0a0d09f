/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/say_handicap.h"

#include "formats/say.h"

static void add(struct note *n, const char *name, const struct setup *s, int seat,
		bool names)
{
	struct fields *f = fields_in(n->arena);

	fields_set_bool(f, "me", n->to.seat == seat);
	fields_set(f, "name", names ? s->name[seat] : (struct view){0});
	fields_set_num(f, "points", handicap_points(&s->options, seat));
	say_set_span(f, "more", n->to.language, more_time(&s->options, seat));
	note_add(n, name, f);
}

static void add_time(struct note *n, const struct setup *s, bool names)
{
	int seat = more_time_seat(&s->options);

	if (seat >= 0 && s->options.value[OPTION_DEADLINE] > 0) {
		add(n, "more-time", s, seat, names);
	}
}

void handicap_time(struct note *n, const struct setup *s)
{
	add_time(n, s, true);
}

static void add_all(struct note *n, const struct setup *s, bool names)
{
	int points = handicap_seat(&s->options);

	if (points >= 0) {
		add(n, "handicap", s, points, names);
	}
	add_time(n, s, names);
}

void handicap_say(struct note *n, const struct setup *s)
{
	add_all(n, s, true);
}

bool handicap_any(const struct setup *s)
{
	return handicap_seat(&s->options) >= 0 || more_time_seat(&s->options) >= 0;
}

struct fields *handicap_fields(struct arena *arena, const struct setup *s)
{
	int seat = handicap_seat(&s->options);
	struct fields *f = fields_in(arena);

	if (seat < 0) {
		return NULL;
	}
	fields_set(f, "name", s->name[seat]);
	fields_set_num(f, "points", handicap_points(&s->options, seat));
	return f;
}

/* That the first player is fixed is said only where it means something: the club itself
 * also lists players in some order, a player who asks for an order means it. */
void handicap_ask(struct note *n, const struct record *r, bool names)
{
	const struct setup *s = &r->setup;

	add_all(n, s, names);
	if (s->options.value[OPTION_FIRST] == FIRST_LISTED && s->seats == 2 &&
	    (handicap_any(s) || r->match.inviter != 0)) {
		add(n, "first-turn", s, 0, names);
	}
}
