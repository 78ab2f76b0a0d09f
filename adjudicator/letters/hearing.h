/* SPDX-License-Identifier: ISC */
/*
 * One letter while it is heard: who wrote it, what it asks for, and what becomes of it.
 * - turn.c finds out who it is from, and for which game
 * - carry.c carries its orders out
 * - answer.c answers what only asks
 */
#ifndef ADJUDICATOR_LETTERS_HEARING_H
#define ADJUDICATOR_LETTERS_HEARING_H

#include "adjudicator/play/question.h"
#include "adjudicator/run/authority.h"
#include "formats/template.h"

enum verdict { /* the strongest stays */
	       VERDICT_IGNORED,
	       VERDICT_ANSWERED,
	       VERDICT_REFUSED,
	       VERDICT_HELD,
	       VERDICT_ASKED,
	       VERDICT_APPLIED,
	       VERDICTS_
};

struct hearing {
	struct desk *d;
	struct arena *arena;
	int64_t letter;
	int64_t arrived;
	struct view raw; /* as it came */
	struct view message_id;
	struct view luck;     /* the words it wants stirred into a game; often empty */
	struct player player; /* who is answered: always at the registered address */
	struct token token;   /* game 0: there is none */
	enum warrant warrant; /* what the letter proves, by a secret of that game */
	int64_t proved;       /* 0: of none */
	const char *doubt;    /* phrase: why it may not be his; NULL: it is */
	bool direct;          /* entered by the operator: nothing is asked back */
	bool asks;            /* its owner is asked whether it is his: whose.h */
	int moment;           /* of the game at hand, before this letter's orders */
	size_t changes;       /* orders of this letter that may change the game */
	size_t pressed;       /* bytes of it that are passed on to others */
	struct err *err;
	/* For the ledger. */
	enum verdict verdict;
	enum diag_code code;
	struct view reason;
	int64_t game;
};

void hearing_verdict(struct hearing *h, enum verdict v);
/* The writer's seat, that of the letter where he has several; -1: none. */
int hearing_seat(const struct hearing *h, const struct record *r);
/* Letters that order nothing are answered only so often a day: whether this player had
 * fewer of that verdict in the last 24 hours. */
bool hearing_may_answer(struct hearing *h, const char *verdict, bool *may);
/* A player's line behind a bar, so that it is no order when it is quoted back, a mark
 * under the place the complaint is about, and its sentence. */
void hearing_complain(struct buf *b, struct view language, struct view line,
		      const struct diag *diag);
/* Every line of a picture set as it stands. */
void hearing_indent(struct buf *b, struct view text);

/* carry_letter.c: the orders of a letter for one game, top to bottom. */
bool carry_game(struct hearing *h, int64_t game, const struct order *o, size_t count);
/* carry.c: one of them. */
enum { FIRSTS_MAX = 27 }; /* as many as there are cubes */
/* How surely an order is what its player wants. */
struct meant {
	bool strict; /* it is in canonical form (struct table) */
	bool sure;   /* nothing need be asked: an answer, or entered by the operator */
	const struct order *first; /* done before it, or not without it */
	size_t firsts;
	bool settled; /* it can no longer be taken back */
};
bool carry_order(struct hearing *h, struct record *r, int seat, const struct order *o,
		 struct meant meant);
/* The same of a choice that a question offered: one order, or several with ";". */
bool carry_choice(struct hearing *h, struct record *r, int seat, struct view choice,
		  struct meant meant);
/* Whether such a choice could be done now. */
bool carry_would(struct hearing *h, const struct record *r, int seat,
		 struct view choice, bool *can);
/* What that order would be done as, in canonical form, also where it is set aside. */
struct view carry_meant(const struct table *t);
/* What a play or a word on a path would score; false: the order is neither. */
bool carry_score(const struct order *o, const struct table *t, int *score);
/* Whether it answers an older letter of this game than the one that counts now. */
bool carry_stale(const struct hearing *h, const struct record *r,
		 const struct order *o);
/* Puts a question: the clock may stand still until it is answered. */
bool carry_question(struct hearing *h, const struct record *r, int seat,
		    const struct asking *asking);
bool carry_refusal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, const struct diag *diag,
		   const struct table *t);

/* answer.c: orders that change nothing. False only for an error. */
bool answer_order(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
/* One answer to the one who asked; `kind` as X-Adjudicator-Kind, `headline` a phrase.
 */
bool answer_tell(struct hearing *h, const struct addressee *to, const char *kind,
		 const char *headline, const struct fields *f, const struct buf *text);
/* answer_general.c: those that need no game; r is NULL where there is none. */
bool answer_general(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
/* answer_talk.c, answer_letters.c */
bool answer_talk(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);
/* press.c: whether these words may be passed on, and if so counts them; and what to say
 * where they may not. */
bool press_fits(struct hearing *h, struct view words, bool *fits);
struct diag press_full(struct hearing *h, struct view at);
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
/* answer_set.c: r is NULL where there is no game. */
bool answer_set(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
/* The same of a letter, in whatever game and however that stands; 0: in none. */
bool answer_set_in(struct hearing *h, int64_t game, const struct order *o);
/* answer_history.c, answer_clock.c, answer_export.c */
bool answer_history(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
bool answer_clock(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_export(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);
/* answer_explain.c: the record of one turn, as far as the seat may read it. */
bool answer_explain(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);
/* answer_moves.c, answer_preview.c, answer_word.c */
bool answer_moves(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_preview(struct hearing *h, const struct record *r, int seat,
		    const struct table *t);
bool answer_word(struct hearing *h, const struct record *r, int seat,
		 const struct table *t);

/* answer_ratings.c: r is NULL where there is no game. */
bool answer_ratings(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);

/* answer_suggest.c: r is NULL where it is clear of no game. */
bool answer_suggest(struct hearing *h, const struct record *r, int seat,
		    const struct order *o);

/* claims.c: a case before a referee, and a ruling that is appealed. */
bool answer_claim(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_appeal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);

/* A refusal that is about no game. */
bool answer_refusal(struct hearing *h, const struct order *o, const struct diag *diag);
/* No such game, or no seat in it; game 0: which one is not clear. */
bool answer_no_seat(struct hearing *h, int64_t game, const struct order *o);

/* Who is answered where there is no game, or in that one; a seat of -1 has none in it.
 */
struct addressee hearing_writer(const struct hearing *h, const struct record *r,
				int seat);
struct viewer hearing_viewer(int seat);

/* answer_observe.c: the orders of one who has no seat in that game, or to look at it.
 */
bool answer_observer(struct hearing *h, struct record *r, const struct order *o,
		     size_t count);
bool answer_watches(struct hearing *h, int64_t game, bool *watches);
bool answer_observe_own(struct hearing *h, const struct record *r, int seat,
			const struct order *o);
/* One who asks for it by a letter that proves nothing is asked whether he did. */
bool observe_unproved(struct hearing *h, const struct order *o);

/* answer_question.c: yes, no and choose. *handled is false for any other order. */
bool answer_question(struct hearing *h, struct record *r, int seat,
		     const struct order *o, bool *handled);

/* new_game.c: a game that is asked for. Not `sure` that the writer is who he says: he
 * is asked first, and nobody else. */
bool new_game(struct hearing *h, const struct order *o, bool sure);
bool new_rematch(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);

/* invite.c: accept and decline, in a game that has not begun. */
bool answer_invitation(struct hearing *h, struct record *r, int seat,
		       const struct order *o, size_t count);

#endif
