/* SPDX-License-Identifier: ISC */
/*
 * A referee's ruling on a game of the club: what it would do, and carrying it out.
 * games/ruling.h says what a ruling is; here it is stored and told to everybody, and
 * requests, questions and moves for later of superseded turns lapse.
 */
#ifndef ADJUDICATOR_REFEREE_RULING_H
#define ADJUDICATOR_REFEREE_RULING_H

#include "adjudicator/letters/news.h"

/* The ruling that is wanted. */
struct ruling_wish {
	struct view words;   /* "void t9" */
	struct view because; /* the reason, for everybody; empty for a trial */
	int64_t by;          /* the player who rules; 0: the operator */
	int64_t letter;      /* number of the letter that brought it; 0: none */
	int64_t casefile;    /* the case that it decides; 0: none */
	bool agreed;         /* to take a seat: the player's letter itself agrees */
	bool vouched;        /* to take a seat: the operator says that he agreed */
	int at;              /* the turn, if the words name none; 0: none */
	bool final;          /* it decides an appeal, so it is final */
	bool season;         /* the season caused it, not a referee */
	bool plain;          /* the same, and its letter offers no appeal */
};

struct ruled {
	bool done;        /* false: it is refused, see diag */
	struct diag diag; /* its views live as long as the wish */
	long n;           /* number of the ruling in its game */
	long row;         /* its row in the record */
	long cases;       /* other waiting cases that it decides */
	bool offered;     /* nothing is ruled yet: a player is asked to take a seat */
};

/* Judges the ruling, stores it, moves r on, and writes to every seat and observer. A
 * seat is given only to a player who has agreed; if he has not, he is asked
 * first. */
bool ruling_carry(struct context *d, struct arena *arena, struct record *r,
		  const struct ruling_wish *w, struct ruled *out, struct err *err);

/* *loser: the seat that lost by forfeit, where the game is over because its season has
 * ruled so, and that counts; else -1. */
bool ruling_of_loss(struct arena *arena, const struct record *r, int *loser,
		    struct err *err);

/* Says what a ruling would do, in the referee's language: the board before and
 * after, points, clocks, what players have seen, turns that would be undone, and
 * what may be the better ruling. Tiles that would be drawn are never named and do
 * not influence the text. out->diag is set when the ruling is impossible; else
 * `text` gets paragraphs and indented lines, in the form of a notice. */
struct ruling_whatif {
	struct view language; /* set by the caller */
	struct buf *text;     /* set by the caller */
	bool done;
	struct diag diag;
};
bool rulings_whatif(struct context *d, struct arena *arena, const struct record *r,
		    const struct ruling_wish *w, struct ruling_whatif *out,
		    struct err *err);

#endif
