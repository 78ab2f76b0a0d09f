/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/say_handicap.h"

static void add(struct note *n, const char *name, const struct setup *s, int seat,
		bool names)
{
	struct fields *f = fields_in(n->arena);

	fields_set_bool(f, "me", n->to.seat == seat);
	fields_set(f, "name", names ? s->name[seat] : (struct view){0});
	fields_set_num(f, "points", handicap_points(&s->options, seat));
	note_add(n, name, f);
}

void handicap_say(struct note *n, const struct setup *s)
{
	int seat = handicap_seat(&s->options);

	if (seat >= 0) {
		add(n, "handicap", s, seat, true);
	}
}

/* The club itself lists players in some order or other; a player who asks for it means
 * it. */
void handicap_ask(struct note *n, const struct record *r, bool names)
{
	const struct setup *s = &r->setup;
	int seat = handicap_seat(&s->options);

	if (seat >= 0) {
		add(n, "handicap", s, seat, names);
	}
	if (s->options.value[OPTION_FIRST] == FIRST_LISTED && s->seats == 2 &&
	    (seat >= 0 || r->match.inviter != 0)) {
		add(n, "first-turn", s, 0, names);
	}
}
