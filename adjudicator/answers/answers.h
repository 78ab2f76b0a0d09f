/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: they are answered, at the registered address. False only
 * for an error. */
#ifndef ADJUDICATOR_ANSWERS_ANSWERS_H
#define ADJUDICATOR_ANSWERS_ANSWERS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Of a game or, with r NULL, of none. */
bool answer_help(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_games(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_ratings(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
bool answer_suggest(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
bool answer_receipts(struct hearing *h, const struct record *r, int seat,
		     const struct order *o);
bool answer_set(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
/* The same of a letter, in whatever game and however that stands; 0: in none. */
bool answer_set_in(struct hearing *h, int64_t game, const struct order *o);

/* Of a game. */
bool answer_show(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_bag(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
bool answer_rules(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
/* Words for the shuffle where nobody asks for them. */
bool answer_luck(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_talk(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_quiet(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_note(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
bool answer_resend(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);
bool answer_who(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
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

#endif
