/* SPDX-License-Identifier: ISC */
/*
 * A finished board game looked at again: in every turn the play with most points that
 * rack and board allowed, beside what was done. It is worked out from the record alone,
 * so a record from elsewhere has it too, as far as it tells the racks.
 *
 * - the best play is the one with most points, the first found of several; what is kept
 *   for later turns is no part of it
 * - a play that a ruling has superseded is left out
 * - nothing is guessed: a rack that is not known whole has no best play
 */
#ifndef ADJUDICATOR_ANALYSIS_ANALYSIS_H
#define ADJUDICATOR_ANALYSIS_ANALYSIS_H

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/replay/sheet.h"

enum { ANALYSIS_DEAREST = 3 };

enum analysis_kind { ANALYSIS_PLAY, ANALYSIS_EXCHANGE, ANALYSIS_PASS };

struct analysis_turn {
	int turn, seat;
	struct view name; /* who had the seat then */
	enum analysis_kind kind;
	bool back;          /* the play was taken back: it has no points */
	bool late;          /* the turn was passed because its time was over */
	struct view played; /* of a play: "8D CRA?YON"; else empty */
	int score;          /* by the rules */
	struct view phony;  /* words not in the list, of a play that stood */
	const struct position *before; /* with the rack, where it is known */
	bool known;                    /* the rack, and which words are good */
	bool any;                      /* there was a play: best, most */
	struct play best;
	struct view shown; /* as a letter writes it */
	int most;          /* its points */
	struct view whole; /* a play of the whole rack where one was left out; or empty
			    */
	int whole_score;
	int cost, sum; /* points below the best, never below 0; the seat's so far */
};

/* What the tiles that a seat drew are worth, and the mean of the bags they came from,
 * in hundredths of a point. */
struct analysis_luck {
	int tiles;
	int64_t drawn, mean;
};

struct analysis {
	const struct setup *setup;
	struct analysis_turn *turn;
	size_t turns;
	size_t untold; /* turns of which the best play is not known */
	const struct analysis_turn *dearest[ANALYSIS_DEAREST]; /* in turn; or NULL */
	bool draws; /* the record tells what was drawn: luck */
	int blank;  /* points that a blank counts as there */
	struct analysis_luck luck[SEATS];
	int score[SEATS]; /* at the end */
};

/* Both live in `arena` and borrow of the record. ERR_DATA: the game is not over, or it
 * is none of a board. A sheet has its positions kept. */
bool analysis_replay(struct arena *arena, const struct replay *r, struct analysis *out,
		     struct err *err);
bool analysis_sheet(struct arena *arena, const struct sheet *s, struct analysis *out,
		    struct err *err);

/* As text for people, at most 76 columns wide where names are short; and as JSON Lines,
 * false where text is not UTF-8. */
void analysis_text(struct buf *b, const struct analysis *a);
bool analysis_json(struct buf *b, const struct analysis *a);

/* The parts: shared by those who fill an analysis. The next turn, empty; the best play
 * of its position; sums and the dearest turns, at the end. */
struct analysis_turn *analysis_add(struct arena *arena, struct analysis *a,
				   const struct position *before, int seat);
void analysis_best(struct arena *arena, struct analysis_turn *t);
void analysis_sum(struct analysis *a);

#endif
