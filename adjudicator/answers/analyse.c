/* SPDX-License-Identifier: ISC */
/* The answer to "analyse": the analysis of a game that is over (L26). Here it is only
 * asked for. run/analysis.c makes it when the letter is written, because a letter
 * contains it at most once. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/analysed.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/store/stored.h"

enum { A_DAY = 8 };

/* Why that seat gets no analysis; DIAG_NONE: it gets one. */
static enum diag_code bar(const struct record *r, int seat)
{
	int only;

	return !r->pos.over                       ? DIAG_ANALYSIS_EARLY
	       : lexicon_is_any(r->setup.lexicon) ? DIAG_ANALYSIS_ANY
	       : !analysed_for(r, seat, &only)    ? DIAG_ANALYSIS_CLOSED
						  : DIAG_NONE;
}

static bool say_closed(struct hearing *h, struct note *n)
{
	note_say(n, "analysis-words");
	hearing_verdict(h, VERDICT_REFUSED);
	return answer_tell(h, n, "notice", "head-words-closed");
}

bool answer_analyse(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct diag diag = {.code = bar(r, seat), .n = A_DAY};
	int64_t today = 0;
	bool closed = false;

	if (diag.code == DIAG_NONE &&
	    !analysed_closed(r, h->arena, &h->player, n.f, &closed, h->err)) {
		return false;
	}
	if (closed) {
		return say_closed(h, &n);
	}
	if (diag.code == DIAG_NONE &&
	    !answer_today(h, STORED_ANALYSES, "", A_DAY, &today)) {
		return false;
	}
	if (today >= A_DAY) {
		diag.code = DIAG_ANALYSES_FULL;
	}
	if (diag.code != DIAG_NONE) {
		return answer_order_refusal(h, r, seat, o, &diag, NULL);
	}
	fields_set_num(n.f, "game", (long)r->match.id);
	fields_set(n.f, "me", h->player.name);
	note_say(&n, "analysis");
	return answer_tell(h, &n, ANALYSED_KIND, "head-analysis");
}
