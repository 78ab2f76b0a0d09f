/* SPDX-License-Identifier: ISC */
/* Judges orders of WordCap; answers to a word are in wordcap_pending.c. */
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"

static enum outcome judge_word(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome = path_read(t, o);

	if (outcome == OUTCOME_APPLIED && !path_score_expected(t, o)) {
		return OUTCOME_REFUSED;
	}
	if (outcome == OUTCOME_APPLIED) {
		wordcap_submit(t, seat);
	}
	return outcome;
}

/* W8: the letters are sorted; the turn and its clock go on. */
static enum outcome judge_sort(struct table *t, int seat, const struct order *o)
{
	if (t->pos.sorts[seat] >= WORDCAP_SORTS) {
		table_refuse(t, DIAG_SORTS_USED, o->text);
		t->diag.n = WORDCAP_SORTS;
		return OUTCOME_REFUSED;
	}
	table_emit(t, (struct event){.kind = EVENT_SORT, .seat = seat});
	return OUTCOME_APPLIED;
}

/* A waiting word of the player who resigns is looked up first. Another's word may
 * stand now, since he can no longer answer it. */
static enum outcome judge_resign(struct table *t, int seat, const struct order *o)
{
	bool moved = t->pos.to_move == seat;

	(void)o;
	if (turns_seats(&t->pos) > 2) {
		pause_end(t, seat);
	}
	if (t->pos.pending.any && moved) {
		wordcap_decide(t);
	}
	table_emit(t, (struct event){.kind = EVENT_RESIGN, .seat = seat});
	if (turns_over(t)) {
		return OUTCOME_APPLIED;
	}
	if (t->pos.pending.any) {
		wordcap_go_on(t);
	} else if (moved) {
		turns_settle(t);
	}
	pause_of_rest(t);
	return OUTCOME_APPLIED;
}

static const struct verb verbs[ORDER_KINDS_] = {
	[ORDER_WORD] = {judge_word,           true,  NULL        },
	[ORDER_SORT] = {judge_sort,           true,  "sort"      },
	[ORDER_PASS] = {turns_judge_pass,     true,  "pass"      },
	[ORDER_RESIGN] = {judge_resign,         false, "resign"    },
	[ORDER_ACCEPT] = {wordcap_judge_accept, false, "accept"    },
	[ORDER_CHECK] = {wordcap_judge_check,  false, "check"     },
	[ORDER_CHALLENGE] = {wordcap_judge_check,  false, "check"     },
	[ORDER_UNDO] = {wordcap_judge_undo,   false, "undo"      },
	[ORDER_ALWAYS] = {wordcap_judge_always, false, NULL        },
	[ORDER_OFFER_DRAW] = {request_judge_draw,   false, "offer draw"},
	[ORDER_AGREE] = {wordcap_judge_answer, false, NULL        },
	[ORDER_REFUSE] = {wordcap_judge_answer, false, NULL        },
	[ORDER_PAUSE] = {pause_judge,          false, "pause"     },
	[ORDER_RESUME] = {pause_judge_resume,   false, "resume"    },
	[ORDER_CLAIM_TIME] = {turns_judge_claim,    false, "claim time"},
	[ORDER_TRY] = {path_judge_try,       false, NULL        },
};

const struct engine wordcap_engine = {
	.verbs = verbs,
	.start = wordcap_start,
	.deal = turns_clock,
	.timeout = wordcap_timeout,
	.lapse = wordcap_lapse,
	.apply = wordcap_apply,
	.ending = wordcap_ending,
	.end = wordcap_end,
	.settle = turns_settle,
};
