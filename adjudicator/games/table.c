/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/game.h"
#include "adjudicator/games/ruling.h"
#include <assert.h>

/* S19: a handicap needs seats in a fixed order (first=listed), two or more. */
static bool handicap_possible(const struct setup *s, struct diag *diag)
{
	int points = handicap_seat(&s->options);
	int time = more_time_seat(&s->options);

	return (points < 0 && time < 0) ||
	       (s->seats > 1 && points < s->seats && time < s->seats &&
		s->options.value[OPTION_FIRST] == FIRST_LISTED) ||
	       diag_set(diag, DIAG_HANDICAP_SEATS, (struct view){0});
}

bool position_init(struct position *pos, const struct setup *setup, struct diag *diag)
{
	*pos = (struct position){
		.setup = setup, .turn = 1, .moment = 1, .held = {.seat = -1}};
	position_unask(pos);
	for (int seat = 0; seat < setup->seats; seat++) {
		pos->bank[seat] = setup->options.value[OPTION_BANK];
		pos->score[seat] = handicap_points(&setup->options, seat);
	}
	return setup->game->engine->start(pos, diag) && handicap_possible(setup, diag);
}

void position_unask(struct position *pos)
{
	for (int i = 0; i < REQUESTS_; i++) {
		pos->request[i].by = -1;
	}
}

void position_finish(struct position *pos, enum end_reason reason, unsigned winners)
{
	pos->over = true;
	pos->reason = reason;
	pos->winners = winners;
	pos->to_move = -1;
	pos->deadline = 0;
	pos->flagged = false;
	pos->paused = pos->halted = false;
	pos->halted_at = 0;
	position_unask(pos);
}

bool position_apply(struct position *pos, const struct event *e)
{
	if (e->kind == EVENT_RULING) {
		return ruling_apply(pos, e);
	}
	return e->kind == EVENT_START || event_of_record(e->kind) ||
	       (!pos->over && e->seat < pos->setup->seats &&
		pos->setup->game->engine->apply(pos, e));
}

int position_moment(const struct position *pos)
{
	return pos->moment;
}

struct table table_quiet(struct arena *arena, const struct position *pos, int64_t now)
{
	return (struct table){.arena = arena, .pos = *pos, .now = now, .mover = -1};
}

struct table table_over(struct arena *arena, const struct position *pos, int64_t now,
			bool strict)
{
	struct table t = table_quiet(arena, pos, now);

	t.strict = strict;
	return t;
}

void table_emit(struct table *t, struct event e)
{
	bool applied = position_apply(&t->pos, &e);

	assert(applied);
	(void)applied;
	t->event = arena_room(t->arena, t->event, t->events, sizeof *t->event);
	t->event[t->events++] = e;
}

void table_deal(struct table *t)
{
	t->pos.setup->game->engine->deal(t);
}

void table_timeout(struct table *t)
{
	t->pos.setup->game->engine->timeout(t);
}

void table_lapse(struct table *t)
{
	if (t->pos.setup->game->engine->lapse != NULL) {
		t->pos.setup->game->engine->lapse(t);
	}
}

bool pause_agreed(const struct position *pos)
{
	return pos->paused && pos->setup->game->ground != GROUND_PILE;
}
