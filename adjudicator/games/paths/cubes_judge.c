/* SPDX-License-Identifier: ISC */
/* Judges orders in Cubes. A word is looked up when it is made; good or not, it ends
 * the turn. */
#include "adjudicator/games/paths/cubes.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"

static bool running(struct table *t)
{
	return !t->pos.paused || diag_set(&t->diag, DIAG_GAME_PAUSED, (struct view){0});
}

/* ------------------------------------------------------------------ the turn */

/* U8: a word that is not in the list scores nothing, but its cubes count as used. */
static enum outcome judge_word(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome;
	struct event e;

	if (!running(t)) {
		return OUTCOME_REFUSED;
	}
	outcome = path_read(t, o);
	if (outcome != OUTCOME_APPLIED) {
		return outcome;
	}
	if (!path_score_expected(t, o)) {
		return OUTCOME_REFUSED;
	}
	e = path_event(t, seat);
	if (!t->walk->known) {
		e.unknown = true;
		e.score = e.bonus = e.words[0].score = 0;
	}
	table_emit(t, e);
	turns_settle(t);
	return OUTCOME_APPLIED;
}

static bool may_remove(struct table *t, const struct order *o)
{
	uint8_t cube;

	if (o->number < 1 || o->number > PILE_CUBES) {
		return diag_set(&t->diag, DIAG_NO_CUBE, o->args);
	}
	cube = (uint8_t)(o->number - 1);
	if (t->pos.removed && t->pos.setup->seats > 1) {
		return diag_set(&t->diag, DIAG_REMOVED_ONE, (struct view){0});
	}
	if (!cubes_may_remove(&t->pos, cube)) {
		return diag_what(&t->diag,
				 t->pos.pile.uses[cube] == PILE_GONE ? DIAG_CUBE_GONE
								     : DIAG_CUBE_HIDDEN,
				 o->args, pile_cube_name(cube));
	}
	return true;
}

/* A removal does not end the turn: a word may follow. */
static enum outcome judge_remove(struct table *t, int seat, const struct order *o)
{
	struct view name;

	if (!running(t) || !may_remove(t, o)) {
		return OUTCOME_REFUSED;
	}
	name = pile_cube_name((uint8_t)(o->number - 1));
	t->echo = view_of(arena_printf(t->arena, "remove %.*s", VIEW_ARG(name)));
	table_emit(t, (struct event){.kind = EVENT_REMOVE,
				     .seat = seat,
				     .cube = (int)o->number});
	cubes_settle_removal(t);
	return OUTCOME_APPLIED;
}

/* There are at most two players, so a resignation ends the game. */
static enum outcome judge_resign(struct table *t, int seat, const struct order *o)
{
	(void)o;
	table_emit(t, (struct event){.kind = EVENT_RESIGN, .seat = seat});
	(void)turns_over(t);
	return OUTCOME_APPLIED;
}

/* --------------------------------------------------------------------- pauses */

static enum outcome judge_pause(struct table *t, int seat, const struct order *o)
{
	if (!running(t)) {
		return OUTCOME_REFUSED;
	}
	return cubes_timed(&t->pos) ? table_refuse(t, DIAG_NO_PAUSE, o->text)
				    : pause_judge(t, seat, o);
}

static enum outcome judge_resume(struct table *t, int seat, const struct order *o)
{
	struct stood stood = {t->pos.paused_at > 0 ? t->pos.paused_at : t->now, t->now,
			      0, 0};
	int64_t left = t->pos.left;

	if (!t->pos.paused) {
		return table_refuse(t, DIAG_NOT_PAUSED, o->text);
	}
	table_emit(t, (struct event){.kind = EVENT_RESUME, .seat = seat});
	turns_later(t, stood);
	if (left != 0 && t->now != 0) {
		table_emit(t,
			   (struct event){.kind = EVENT_CLOCK,
					  .seat = t->pos.to_move,
					  .time = clocks_until(&t->pos, t->pos.to_move,
							       t->now, left)});
	}
	return OUTCOME_APPLIED;
}

/* ------------------------------------------------------------------ the table */

static const struct verb verbs[ORDER_KINDS_] = {
	[ORDER_WORD] = {judge_word,         true,  NULL        },
	[ORDER_REMOVE] = {judge_remove,       true,  NULL        },
	[ORDER_PAUSE] = {judge_pause,        false, "pause"     },
	[ORDER_RESUME] = {judge_resume,       false, "resume"    },
	[ORDER_RESIGN] = {judge_resign,       false, "resign"    },
	[ORDER_OFFER_DRAW] = {request_judge_draw, false, "offer draw"},
	[ORDER_AGREE] = {turns_judge_answer, false, NULL        },
	[ORDER_REFUSE] = {turns_judge_answer, false, NULL        },
	[ORDER_CLAIM_TIME] = {turns_judge_claim,  false, "claim time"},
	[ORDER_TRY] = {path_judge_try,     false, NULL        },
};

const struct engine cubes_engine = {
	.verbs = verbs,
	.start = cubes_start,
	.deal = cubes_deal,
	.timeout = cubes_timeout,
	.apply = cubes_apply,
	.ending = cubes_ending,
	.end = path_end,
	.settle = turns_settle,
};
