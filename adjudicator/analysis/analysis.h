/* SPDX-License-Identifier: ISC */
/*
 * A finished game analysed: for each turn the play with most points that rack and
 * board allowed, or the word on a path, beside what was done. It uses only the
 * record, so records from elsewhere can be analysed too, as far as they tell the
 * racks.
 *
 * - The best play is the one with most points, the first found of several. Tiles
 *   kept for later turns do not count.
 * - A play that a ruling superseded is left out.
 * - Nothing is guessed: without the whole rack there is no best play.
 * - It weighs a limited number of plays; turns after that have no best play.
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
	ANALYSIS_NONE = -2,     /* the turns only, without a search */
	ANALYSIS_PLAYS = 500000 /* the most plays weighed: those of tens of games, a
				   second or less */
};

enum analysis_kind { ANALYSIS_PLAY, ANALYSIS_EXCHANGE, ANALYSIS_PASS };

struct analysis_turn {
	int turn, seat;
	struct view name; /* who had the seat at the time */
	enum analysis_kind kind;
	bool back;          /* the play was taken back, so it has no points */
	bool late;          /* the turn was passed because its time was over */
	struct view played; /* a play "8D CRA?YON", a word "SON"; else empty */
	int score;          /* by the rules */
	struct view phony;  /* its words not in the list, if it stood */
	const struct position *before; /* with the rack, if it is known */
	bool hidden;                   /* this reader may not see the rack */
	bool known;                    /* the rack is known, and which words are good */
	bool any;                      /* there was a play: see best and most */
	struct play best;              /* board games */
	struct walk_trace *walk;       /* path games; else NULL */
	struct view shown, along; /* the best play as a letter writes it; on a path also
				     "A1 B2 C2" */
	int most;                 /* points of the best play */
	struct view whole;        /* a whole-rack play that was missed; or empty */
	int whole_score;
	int cost, sum; /* cost: points below the best, never below 0; sum: of the seat's
			  turns so far */
};

/* The worth of the tiles that a seat drew, and the mean worth of tiles in the bags
 * they came from, in hundredths of a point. */
struct analysis_luck {
	int tiles;
	int64_t drawn, mean;
};

struct analysis {
	const struct setup *setup;
	struct analysis_turn *turn;
	size_t turns;
	int only;       /* only the turns of this seat; or ANALYSIS_ALL */
	size_t untold;  /* turns whose rack or words are not known */
	size_t weighed; /* plays weighed so far */
	size_t cut;     /* turns without a search, because the limit was reached */
	/* the costliest turns, in order of turns; or NULL */
	const struct analysis_turn *dearest[ANALYSIS_DEAREST];
	bool draws; /* the record tells what was drawn, so `luck` is set */
	int blank;  /* for luck: a blank counts as much as the dearest letter */
	struct analysis_luck luck[SEATS];
	int score[SEATS]; /* at the end of the game */
};

/* Analyse a game. Everything lives in `arena` and borrows from the record. Fail with
 * ERR_DATA when the game is not over. `only` (board games) restricts the analysis to
 * one seat; then nothing is told that follows from other racks or the bag. A sheet
 * must have its positions kept. */
bool analysis_replay(struct arena *arena, const struct replay *r, int only,
		     struct analysis *out, struct err *err);
/* For a stored game, which is judged again from its orders; *replay must live as
 * long as the arena. Fails with ERR_DATA when the record cannot be judged. */
struct record;
bool analysis_record(struct arena *arena, const struct record *r, int only,
		     struct replay *replay, struct analysis *out, struct err *err);
bool analysis_sheet(struct arena *arena, const struct sheet *s, struct analysis *out,
		    struct err *err);

/* For whom it is written. */
struct analysis_reader {
	struct view language;
	int seat; /* seat that is called "you"; -1: none */
	enum picture_style board;
	/* Draws the best play of a turn in HTML; `shown` is the game with it. NULL:
	 * as in letters. */
	void (*draw)(struct buf *b, const struct analysis_turn *t,
		     struct game_view *shown);
	bool letter;       /* put lines that could be read as orders after bars */
	struct view file;  /* name of the file that has the notes; or empty */
	struct view until; /* when others' racks are revealed; empty: they are, or it is
			      unknown */
};

/* All fields of the pages analysis.txt and analysis.html. */
struct fields *analysis_fields(struct arena *arena, const struct analysis *a,
			       const struct analysis_reader *to, bool html);
/* Write it as paragraphs, in the form of a notice; as HTML for a part of a letter,
 * to be used where colours change by night; and as JSON Lines. The latter two return
 * false on failure. */
void analysis_text(struct buf *b, const struct analysis *a,
		   const struct analysis_reader *to);
bool analysis_html(struct buf *b, const struct analysis *a,
		   const struct analysis_reader *to, struct err *err);
bool analysis_json(struct buf *b, const struct analysis *a);
/* Writes the game's record, with a note after each turn whose best play is known. */
void analysis_gcg(struct buf *b, const struct analysis *a, const struct gcg *g);

/* Shared by the files that fill an analysis: analysis_add appends an empty turn,
 * analysis_best finds the best play of its position, analysis_sum makes sums and the
 * most costly turns at the end. */
struct analysis_turn *analysis_add(struct arena *arena, struct analysis *a,
				   const struct position *before, int seat);
void analysis_best(struct arena *arena, struct analysis *a, struct analysis_turn *t);
void analysis_best_word(struct arena *arena, struct analysis *a,
			struct analysis_turn *t);
void analysis_sum(struct analysis *a);

#endif
