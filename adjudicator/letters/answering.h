/* SPDX-License-Identifier: ISC */
/*
 * What the writer of a letter is answered, always at his registered address. How often
 * a day he is answered at all, and whether he is asked about a letter that may be
 * forged, stands in answer_limit.h.
 */
#ifndef ADJUDICATOR_LETTERS_ANSWERING_H
#define ADJUDICATOR_LETTERS_ANSWERING_H

#include "adjudicator/letters/hearing.h"

/* Who is answered where there is no game, or in that one; a seat of -1 has none in it.
 */
struct addressee hearing_writer(const struct hearing *h, const struct record *r,
				int seat);
struct viewer hearing_viewer(int seat);

/* One answer to the one who asked: begun, and told as note_tell does. */
struct note answer_to(struct hearing *h, const struct record *r, int seat);
bool answer_tell(struct hearing *h, struct note *n, const char *kind,
		 const char *headline);
/* Counts what this player asks for in a day, under a name that ends as it says; what
 * goes beyond `most` does not count. *before: how often he did. */
bool answer_today(struct hearing *h, const char *what, const char *end, long most,
		  int64_t *before);
/* How many bytes of files may go along with what waits to be written to this player:
 * so that no mail server on the way refuses the letter. */
bool answer_room(struct hearing *h, size_t *room);
/* A refusal that is about no game. */
bool answer_refusal(struct hearing *h, const struct order *o, const struct diag *diag);
/* No such game, or no seat in it; game 0: which one is not clear. */
bool answer_no_seat(struct hearing *h, int64_t game, const struct order *o);
/* An order of that game could not be carried out, and why. */
bool answer_order_refusal(struct hearing *h, const struct record *r, int seat,
			  const struct order *o, const struct diag *diag,
			  const struct table *t);
/* In two steps, for what else the answer says. */
struct note answer_order_refused(struct hearing *h, const struct record *r, int seat,
				 const struct order *o, const struct diag *diag,
				 const struct table *t);
bool answer_refused_tell(struct note *n, const struct order *o);
/* The same of an order that no table has judged; where r is NULL it is about no game.
 */
bool answer_refusal_in(struct hearing *h, const struct record *r, int seat,
		       const struct order *o, const struct diag *diag);

#endif
