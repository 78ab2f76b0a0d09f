/* SPDX-License-Identifier: ISC */
/* Whether an order may be given at all, and the call of the game's judge. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/game.h"
#include "adjudicator/games/pause.h"

/* "t12"; "t12b" after one sort of the grid in that turn. */
static struct view turn_name(struct arena *arena, const struct position *pos)
{
	return view_of(pos->renewed == 0 ? arena_printf(arena, "t%d", pos->turn)
					 : arena_printf(arena, "t%d%c", pos->turn,
							'a' + pos->renewed));
}

/* T2: a player who has moved is no longer the seat to move, so a second order is
 * refused. T4: a game that is over takes no orders. */
static bool may_order(struct table *t, int seat, const struct order *o)
{
	const struct position *pos = &t->pos;
	const struct verb *verb = &pos->setup->game->engine->verbs[o->kind];

	if (verb->judge == NULL) {
		return diag_set(&t->diag, DIAG_NOT_IN_THIS_GAME, o->text);
	}
	if (pos->over || pos->gone[seat]) {
		return diag_set(&t->diag, DIAG_GAME_OVER, (struct view){0});
	}
	if (pos->halted && order_changes_game(o->kind) &&
	    !(pause_agreed(pos) && pause_allows(pos, o))) {
		return diag_set(&t->diag,
				pause_agreed(pos) ? DIAG_GAME_PAUSED : DIAG_GAME_HALTED,
				(struct view){0});
	}
	if (o->has_guard && (o->guard != pos->turn || o->guard_part != pos->renewed)) {
		return diag_what(&t->diag, DIAG_OTHER_TURN, o->guard_at,
				 turn_name(t->arena, pos));
	}
	if (verb->own_turn && pos->pending.any && pos->setup->game->path != NULL) {
		return diag_what(&t->diag, DIAG_WORD_PENDING, (struct view){0},
				 pos->setup->name[pos->pending.seat]);
	}
	if (verb->own_turn && seat != pos->to_move) {
		return diag_what(&t->diag, DIAG_NOT_YOUR_TURN, (struct view){0},
				 pos->setup->name[pos->to_move]);
	}
	if (verb->own_turn && bank_empty(pos)) {
		return diag_set(&t->diag, DIAG_NO_TIME, (struct view){0});
	}
	if (verb->own_turn && pos->held.seat == seat) {
		return diag_what(
			&t->diag, DIAG_ORDER_WAITS, (struct view){0},
			view_of(arena_str(t->arena, view_of(pos->held.order))));
	}
	return true;
}

enum outcome table_refuse(struct table *t, enum diag_code code, struct view at)
{
	diag_set(&t->diag, code, at);
	return OUTCOME_REFUSED;
}

enum outcome table_judge_now(struct table *t, int seat, const struct order *o)
{
	const struct engine *engine = t->pos.setup->game->engine;
	const struct verb *verb = &engine->verbs[o->kind];
	struct position before = t->pos;
	size_t events = t->events;
	enum outcome outcome;

	if (verb->echo != NULL) {
		t->echo = view_of(verb->echo);
	}
	/* Where time may count twice, it is charged once a turn, by the order that
	 * ends it. */
	if (verb->own_turn && (order_ends_turn(o->kind) ||
			       t->pos.setup->options.value[OPTION_DOUBLE_AFTER] == 0)) {
		bank_spend(t, seat);
	}
	outcome = verb->own_turn && t->pos.pending.any
			  ? engine->behind(t, seat, o, verb->judge)
			  : verb->judge(t, seat, o);
	if (outcome != OUTCOME_APPLIED) { /* undo what it changed */
		t->pos = before;
		t->events = events;
	}
	if (outcome == OUTCOME_REFUSED) {
		t->echo = (struct view){0};
	}
	return outcome;
}

enum outcome table_judge(struct table *t, int seat, const struct order *o)
{
	t->diag = (struct diag){0};
	t->trace = NULL;
	t->walk = NULL;
	t->reading = NULL;
	t->readings = 0;
	t->all_readings = 0;
	t->hint = (struct view){0};
	t->hint_turned = false;
	t->echo = (struct view){0};
	t->set_aside = false;
	t->aside = (struct view){0};
	t->release = (struct release){0};
	return may_order(t, seat, o) ? table_judge_now(t, seat, o) : OUTCOME_REFUSED;
}
