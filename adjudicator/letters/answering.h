/* SPDX-License-Identifier: ISC */
/*
 * Answers to the writer of a letter. They always go to his registered address. How
 * often a day he is answered, and whether he is asked about a letter that may be
 * forged, is the business of answer_limit.h.
 */
#ifndef ADJUDICATOR_LETTERS_ANSWERING_H
#define ADJUDICATOR_LETTERS_ANSWERING_H

#include "adjudicator/letters/hearing.h"

/* The writer as addressee of an answer about game r. r NULL: about no game; seat -1:
 * he has no seat in it. */
struct addressee hearing_writer(const struct hearing *h, const struct record *r,
				int seat);
struct viewer hearing_viewer(int seat);

/* Begins an answer to the writer; answer_tell() ends it as note_tell() does. */
struct note answer_to(struct hearing *h, const struct record *r, int seat);
bool answer_tell(struct hearing *h, struct note *n, const char *kind,
		 const char *headline);
/* Counts how often this player asked for `what` today; `end` is a suffix of the name
 * under which that is kept. Stops counting at `most`. *before: how often he asked
 * before. */
bool answer_today(struct hearing *h, const char *what, const char *end, long most,
		  int64_t *before);
/* *room: bytes of files that may still be attached to letters which wait to be
 * written to this player; a mail server on the way might refuse more. */
bool answer_room(struct hearing *h, size_t *room);
/* Refuses an order that is about no game. */
bool answer_refusal(struct hearing *h, const struct order *o, const struct diag *diag);
/* Refuses an order because there is no such game or he has no seat in it; game 0: it
 * is not clear which game is meant. */
bool answer_no_seat(struct hearing *h, int64_t game, const struct order *o);
/* Says that an order in the game could not be carried out, and why. `t`: the table
 * that judged it; NULL: none did. */
bool answer_order_refusal(struct hearing *h, const struct record *r, int seat,
			  const struct order *o, const struct diag *diag,
			  const struct table *t);
/* The same in two steps, for a caller that adds something to the answer. */
struct note answer_order_refused(struct hearing *h, const struct record *r, int seat,
				 const struct order *o, const struct diag *diag,
				 const struct table *t);
bool answer_refused_tell(struct note *n, const struct order *o);
/* The same for an order that no table has judged; r NULL: it is about no game. */
bool answer_refusal_in(struct hearing *h, const struct record *r, int seat,
		       const struct order *o, const struct diag *diag);

#endif
