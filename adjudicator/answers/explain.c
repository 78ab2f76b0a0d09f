/* SPDX-License-Identifier: ISC */
/* The answer to "explain": how the points of a turn came about. It is the text that a
 * referee gets with a claim. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/referee/case_turn.h"

/* Finds the turn that the order names. Without a number: the current turn, or the last
 * one that has a move. */
static bool find_turn(struct hearing *h, const struct record *r, const struct order *o,
		      struct case_turn *t, bool *found)
{
	bool ok = case_turn_read(h->arena, r, o->number < 0 ? r->pos.turn : o->number,
				 t, found, h->err);

	*found = ok && *found && case_turn_moved(t);
	if (!ok || *found || o->number >= 0 || t->replay.turns == 0) {
		return ok;
	}
	return case_turn_read(h->arena, r, t->replay.turn[t->replay.turns - 1].turn, t,
			      found, h->err);
}

static bool scored(const struct case_turn *t)
{
	for (size_t i = 0; i < t->replay.turns; i++) {
		const struct replay_turn *one = &t->replay.turn[i];

		if (one->turn == t->turn && one->word_count > 0 &&
		    one->verdict != REPLAY_REFUSED) {
			return true;
		}
	}
	return false;
}

bool answer_explain(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct case_turn *t = arena_take(h->arena, sizeof *t);
	bool found;

	if (!find_turn(h, r, o, t, &found) || !note_zone(&n)) {
		return false;
	}
	if (!found) {
		struct diag diag = {.code = DIAG_CLAIM_NO_TURN, .n = r->pos.turn};

		return answer_order_refusal(h, r, seat, o, &diag, NULL);
	}
	fields_set_num(n.f, "turn", t->turn);
	note_say(&n, "case-record");
	note_gap(&n);
	case_say(&n.text, r, t,
		 &(struct case_reader){seat < 0 ? CASE_OBSERVER : seat, n.to.language,
				       n.zone, h->d->now});
	if (seat >= 0 && scored(t)) {
		buf_char(&n.text, '\n');
		note_say(&n, "explain-claim");
		buf_char(&n.text, '\n');
	}
	return answer_tell(h, &n, "notice", "head-explain");
}
