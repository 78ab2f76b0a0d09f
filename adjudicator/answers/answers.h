/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: they are answered, at the registered address. False only
 * for an error; r is NULL where there is no game. */
#ifndef ADJUDICATOR_ANSWERS_ANSWERS_H
#define ADJUDICATOR_ANSWERS_ANSWERS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Orders that change nothing. False only for an error. */
bool answer_order(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
/* Those that need no game; r is NULL where there is none. */
bool answer_general(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
bool answer_talk(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_quiet(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_note(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_receipts(struct hearing *h, const struct record *r, int seat,
		     const struct order *o);
bool answer_resend(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);
bool answer_who(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
/* R is NULL where there is no game. */
bool answer_set(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
/* The same of a letter, in whatever game and however that stands; 0: in none. */
bool answer_set_in(struct hearing *h, int64_t game, const struct order *o);
bool answer_history(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
bool answer_clock(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_export(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);
/* The record of one turn, as far as the seat may read it. */
bool answer_explain(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
bool answer_moves(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
/* R is NULL where there is no game. */
bool answer_ratings(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
/* R is NULL where it is clear of no game. */
bool answer_suggest(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
/* The orders of one who has no seat in that game, or to look at it.
 */
bool answer_observer(struct hearing *h, struct record *r, const struct order *o,
		     size_t count);
bool answer_watches(struct hearing *h, int64_t game, bool *watches);
bool answer_observe_own(struct hearing *h, const struct record *r, int seat,
			const struct order *o);
/* One who asks for it by a letter that proves nothing is asked whether he did. */
bool observe_unproved(struct hearing *h, const struct order *o);

#endif
