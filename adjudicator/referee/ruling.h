/* SPDX-License-Identifier: ISC */
/*
 * A referee rules on a game of the club: what it would do, and that it is done. Games
 * as such know what a ruling is (adjudicator/games/ruling.h); here it is kept, told to
 * everybody, and whatever was asked of players or sent ahead for the line that is left
 * lapses.
 */
#ifndef ADJUDICATOR_REFEREE_RULING_H
#define ADJUDICATOR_REFEREE_RULING_H

#include "adjudicator/letters/news.h"

/* What a referee wants. */
struct ruling_wish {
	struct view words;   /* "void t9" */
	struct view because; /* everybody reads it; empty where it is only tried */
	int64_t by;          /* the player who rules; 0: the operator */
	int64_t letter;      /* in the inbox, that brought it; 0: none */
	int64_t casefile;    /* that it decides; 0: none */
	bool agreed;         /* to take a seat: that letter says so itself */
	bool vouched;        /* the same: the operator knows it */
	int at;              /* the turn where the words name none; 0: none */
	bool final;          /* decided on appeal: it stands */
	bool season;         /* its season brought it about, and nobody else did */
	bool plain;          /* the same, and its letter offers no appeal */
};

struct ruled {
	bool done;        /* false: refused, diag says why */
	struct diag diag; /* its slices live as long as the wish */
	long n;           /* the ruling's number in its game */
	long row;         /* of the game's record */
	long cases;       /* that waited and are decided by it; not the wish's own */
	bool offered;     /* nothing is ruled yet: a player is asked to take a seat */
};

/* Judges it, keeps it, moves r on, and writes to every seat and to who watches. A seat
 * is given only to one who has agreed; whoever has not yet is asked. */
bool ruling_carry(struct context *d, struct arena *arena, struct record *r,
		  const struct ruling_wish *w, struct ruled *out, struct err *err);

/* What it would do, for a referee who reads `language`: the board before and after,
 * points, clocks, what players have seen, turns that would fall away, and what may be
 * the better ruling. Tiles that would be drawn then are never named, nor do they change
 * a byte. out->diag is filled where it cannot be; else `text` gets paragraphs and lines
 * with tabs, as notices hold them. */
struct ruling_whatif {
	struct view language; /* in */
	struct buf *text;     /* in */
	bool done;
	struct diag diag;
};
bool rulings_whatif(struct context *d, struct arena *arena, const struct record *r,
		    const struct ruling_wish *w, struct ruling_whatif *out,
		    struct err *err);

#endif
