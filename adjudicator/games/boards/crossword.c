/* SPDX-License-Identifier: ISC */
/* Judging an order in a board game; plays and exchanges have files of their own. */
#include "adjudicator/games/boards/crossword.h"

#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"

/* ----------------------------------------------------------------- resigning */

/* R1, E4: after a resignation nobody may be left who can question the pending play;
 * then it stands. */
static enum outcome judge_resign(struct table *t, int seat, const struct order *o)
{
	bool moved = t->pos.to_move == seat;

	(void)o;
	if (turns_seats(&t->pos) > 2) {
		pause_end(t, seat);
	}
	if (t->pos.held.seat == seat) {
		table_emit(t, (struct event){.kind = EVENT_DROP, .seat = seat});
	}
	table_emit(t, (struct event){.kind = EVENT_RESIGN, .seat = seat});
	if (turns_over(t)) {
		return OUTCOME_APPLIED;
	}
	if (t->pos.pending.any && turns_unanswered(&t->pos) == 0) {
		crossword_close(t);
	}
	if (moved && !t->pos.over) {
		crossword_settle(t);
	}
	pause_of_rest(t);
	return OUTCOME_APPLIED;
}

/* --------------------------------------------------------------- the table */

/* Passing is rule X5; the other functions name their rules. */
static const struct verb verbs[ORDER_KINDS_] = {
	[ORDER_PLAY] = {crossword_judge_play,     true,  NULL        },
	[ORDER_EXCHANGE] = {crossword_judge_exchange, true,  NULL        },
	[ORDER_PASS] = {turns_judge_pass,         true,  "pass"      },
	[ORDER_RESIGN] = {judge_resign,             false, "resign"    },
	[ORDER_CHALLENGE] = {crossword_judge_question, false, "challenge" },
	[ORDER_ACCEPT] = {crossword_judge_accept,   false, "accept"    },
	[ORDER_ALWAYS] = {crossword_judge_always,   false, NULL        },
	[ORDER_OFFER_DRAW] = {request_judge_draw,       false, "offer draw"},
	[ORDER_UNDO] = {crossword_judge_undo,     false, "undo"      },
	[ORDER_AGREE] = {crossword_judge_answer,   false, NULL        },
	[ORDER_REFUSE] = {crossword_judge_answer,   false, NULL        },
	[ORDER_PAUSE] = {pause_judge,              false, "pause"     },
	[ORDER_RESUME] = {pause_judge_resume,       false, "resume"    },
	[ORDER_CLAIM_TIME] = {turns_judge_claim,        false, "claim time"},
	[ORDER_TRY] = {crossword_judge_try,      false, NULL        },
};

const struct engine crossword_engine = {
	.verbs = verbs,
	.start = crossword_start,
	.deal = crossword_deal,
	.behind = crossword_behind,
	.timeout = crossword_timeout,
	.lapse = crossword_lapse,
	.apply = crossword_apply,
	.ending = crossword_ending,
	.end = crossword_end,
	.settle = crossword_settle,
};
