/* SPDX-License-Identifier: ISC */
/*
 * A finished game looked at again: in every turn the play with most points that rack
 * and board allowed, or the word on a path, beside what was done. It is worked out from
 * the record alone, so a record from elsewhere has it too, as far as it tells the
 * racks.
 *
 * - the best play is the one with most points, the first found of several; what is kept
 *   for later turns is no part of it
 * - a play that a ruling has superseded is left out
 * - nothing is guessed: a rack that is not known whole has no best play
 * - it weighs so many plays at most, and leaves the turns behind them
 */
#ifndef ADJUDICATOR_ANALYSIS_ANALYSIS_H
#define ADJUDICATOR_ANALYSIS_ANALYSIS_H

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/picture.h"
#include "adjudicator/replay/sheet.h"
#include "formats/template.h"

enum {
	ANALYSIS_DEAREST = 3,
	ANALYSIS_ALL = -1,
	ANALYSIS_NONE = -2,     /* the turns alone, without a search */
	ANALYSIS_PLAYS = 500000 /* tens of games' plays: a second, or less */
};

enum analysis_kind { ANALYSIS_PLAY, ANALYSIS_EXCHANGE, ANALYSIS_PASS };

struct analysis_turn {
	int turn, seat;
	struct view name; /* who had the seat then */
	enum analysis_kind kind;
	bool back;          /* the play was taken back: it has no points */
	bool late;          /* the turn was passed because its time was over */
	struct view played; /* of a play: "8D CRA?YON", of a word "SON"; else empty */
	int score;          /* by the rules */
	struct view phony;  /* words not in the list, of a play that stood */
	const struct position *before; /* with the rack, where it is known */
	bool hidden;                   /* its rack is not for this reader */
	bool known;                    /* the rack, and which words are good */
	bool any;                      /* there was a play: best, most */
	struct play best;              /* on a board */
	struct walk_trace *walk;       /* on a path; else NULL */
	struct view shown, along;      /* as a letter writes it; on a path "A1 B2 C2" */
	int most;                      /* its points */
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
	int only;       /* the seat whose turns alone are looked at; or ANALYSIS_ALL */
	size_t untold;  /* turns whose rack or words are not known */
	size_t weighed; /* plays */
	size_t cut;     /* turns behind the last play that is weighed */
	const struct analysis_turn *dearest[ANALYSIS_DEAREST]; /* in turn; or NULL */
	bool draws; /* the record tells what was drawn: luck */
	int blank;  /* of luck: a blank counts like the dearest letter of the set */
	struct analysis_luck luck[SEATS];
	int score[SEATS]; /* at the end */
};

/* Both live in `arena` and borrow of the record. ERR_DATA: the game is not over.
 * `only`, in a game on a board: as above; then nothing is told that follows from the
 * racks of others, or from the bag. A sheet has its positions kept. */
bool analysis_replay(struct arena *arena, const struct replay *r, int only,
		     struct analysis *out, struct err *err);
/* Of a game that a club keeps, judged again from its own orders; `replay`, too, lives
 * as long as the arena. ERR_DATA: that record cannot be judged. */
struct record;
bool analysis_record(struct arena *arena, const struct record *r, int only,
		     struct replay *replay, struct analysis *out, struct err *err);
bool analysis_sheet(struct arena *arena, const struct sheet *s, struct analysis *out,
		    struct err *err);

/* Who reads it. */
struct analysis_reader {
	struct view language;
	int seat; /* who is called "you"; -1: nobody */
	enum picture_style board;
	/* Draws the best play of a turn in HTML, `shown` being the game with it; NULL:
	 * as letters do. */
	void (*draw)(struct buf *b, const struct analysis_turn *t,
		     struct game_view *shown);
	bool letter;       /* lines that could be orders stand behind bars */
	struct view file;  /* that has it as notes; or empty */
	struct view until; /* when others' racks are open; empty: they are, or nobody
			      knows */
};

/* All sentences of it, by the names that the pages analysis.txt and analysis.html have
 * for them. */
struct fields *analysis_fields(struct arena *arena, const struct analysis *a,
			       const struct analysis_reader *to, bool html);
/* Paragraphs, as a notice holds them; as HTML for within a letter, to be used at once
 * where colours are turned by night; and as JSON Lines, false where text is not UTF-8.
 */
void analysis_text(struct buf *b, const struct analysis *a,
		   const struct analysis_reader *to);
bool analysis_html(struct buf *b, const struct analysis *a,
		   const struct analysis_reader *to, struct err *err);
bool analysis_json(struct buf *b, const struct analysis *a);
/* The game's record with a note behind each turn whose best play is known. */
void analysis_gcg(struct buf *b, const struct analysis *a, const struct gcg *g);

/* The parts: shared by those who fill an analysis. The next turn, empty; the best play
 * of its position; sums and the dearest turns, at the end. */
struct analysis_turn *analysis_add(struct arena *arena, struct analysis *a,
				   const struct position *before, int seat);
void analysis_best(struct arena *arena, struct analysis *a, struct analysis_turn *t);
void analysis_best_word(struct arena *arena, struct analysis *a,
			struct analysis_turn *t);
void analysis_sum(struct analysis *a);

#endif
