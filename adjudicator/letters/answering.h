/* SPDX-License-Identifier: ISC */
/*
 * What the writer of a letter is answered, always at his registered address, and
 * whether he may be asked about a letter that may be forged. Letters that move no game
 * are answered only so often a day, so that no robot can write to us for ever: each
 * game counts for itself, and the last answer says that it is the last one (K57).
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

/* How often that is done still. */
struct answer_limit {
	bool may;      /* there is an answer */
	bool last;     /* and no more of them today */
	int64_t until; /* when there may be one again */
	int64_t game;  /* that such letters are about; 0: none */
	bool all;      /* they stop every clock of his: they may be about any game */
};
/* Counts a letter of that sort, of the player who is heard, in a game or, with 0, in
 * none; `most` of them are answered in a day. */
bool answer_limit_count(struct hearing *h, const char *sort, int64_t game, long most,
			struct answer_limit *out);
/* Tells beside an answer that it is the last one. */
bool answer_limit_last(struct hearing *h, const struct addressee *to,
		       const struct answer_limit *q);
/* The same at the end of a letter, of what h->last says. */
bool answer_limit_told(struct hearing *h);

/* The same of a plain one, or, where r is NULL, of one that is about no game. */
bool answer_refusal_in(struct hearing *h, const struct record *r, int seat,
		       const struct order *o, const struct diag *diag);

/* Whether the registered address may be asked about a letter that may be forged: at
 * most about one a day, but about all that it asks for; and at once again when its
 * owner said that it was his. */
bool answer_may_hold(struct hearing *h, bool *may);
/* The same, with how long it counts; all zeros where he is asked already. */
bool answer_may_ask(struct hearing *h, struct answer_limit *q, bool *may);
bool answer_vouched(struct hearing *h);
/* Whether `what` was not sent to him in the last 24 hours: about that game, or, where
 * it is 0, about none; it counts as sent now. */
bool answer_once_a_day(struct hearing *h, const char *what, int64_t game,
		       struct answer_limit *q);

#endif
