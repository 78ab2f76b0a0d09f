/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/request.h"

static const char *const written[] = {
	[ALWAYS_ASK] = "ask",
	[ALWAYS_ACCEPT] = "accept",
	[ALWAYS_CHECK] = "check",
};

/* Boards have questions, grids have checks; as standing answers they are the same. */
static const struct {
	const char *name;
	enum always answer;
} names[] = {
	{"accept",    ALWAYS_ACCEPT},
	{"check",     ALWAYS_CHECK },
	{"question",  ALWAYS_CHECK },
	{"challenge", ALWAYS_CHECK },
};

const char *standing_order(struct arena *arena, int answer)
{
	return arena_printf(arena, "always %s", written[answer]);
}

enum outcome standing_judge(struct table *t, int seat, const struct order *o)
{
	int answer = ALWAYS_ASK;

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (view_is_nocase(o->args, names[i].name)) {
			answer = (int)names[i].answer;
		}
	}
	t->echo = view_of(standing_order(t->arena, answer));
	table_emit(t, (struct event){
			      .kind = EVENT_ALWAYS, .seat = seat, .answer = answer});
	return OUTCOME_APPLIED;
}

int standing_first(const struct position *pos, unsigned seats, enum always answer)
{
	for (int i = 0; i < pos->setup->seats; i++) {
		if ((seats >> i & 1U) != 0 && pos->always[i] == answer) {
			return i;
		}
	}
	return -1;
}

bool standing_accept(struct table *t, unsigned seats)
{
	bool any = false;

	for (int i = 0; i < t->pos.setup->seats; i++) {
		if ((seats >> i & 1U) != 0 && t->pos.always[i] == ALWAYS_ACCEPT) {
			table_emit(t, (struct event){.kind = EVENT_ACCEPT, .seat = i});
			any = true;
		}
	}
	return any;
}

void standing_apply(struct position *pos, const struct event *e)
{
	pos->always[e->seat] = (enum always)e->answer;
}
