/* SPDX-License-Identifier: ISC */
/*
 * A game as its page shows it: the deal, then a step for every move and for whatever
 * else changes what lies on the table, in the order of the record, including what
 * rulings superseded. Everything is as an observer may see it, or, once nothing of
 * the game is secret any more, as everybody may.
 */
#ifndef ADJUDICATOR_SITE_STEPS_H
#define ADJUDICATOR_SITE_STEPS_H

#include "adjudicator/record/record.h"
#include "formats/template.h"

struct site_step {
	enum event_kind kind; /* EVENT_START: the deal; EVENT_CLOCK: as it stands */
	int seat;             /* -1: none */
	struct view name;     /* the player who had the seat then */
	int turn;
	long row; /* its number in the record */
	int64_t at;
	struct view text;  /* a sentence without a full stop */
	struct view play;  /* "8D CRATE", "SON"; empty: no play */
	struct view path;  /* for a word on a path: "A1 B2 C2" */
	int points;        /* of the play */
	bool bingo;        /* it used all tiles of the rack */
	struct view words; /* with their points, if there are several */
	struct view rack;  /* before the play; empty where it may not be told */
	bool superseded;   /* by a ruling */
	struct view *note; /* sentences about what followed */
	size_t notes;
	int score[SEATS]; /* of all seats, when the next step begins */
	int bag;          /* the same */
	/* What lies on the table: after the step in board games; before it in games
	 * with paths, so that the letters of its word can be seen. */
	struct game_view *view;
	struct game_view *settled; /* after the step and its notes */
};

struct site_steps {
	const struct record *r;
	struct viewer viewer;
	struct site_step *step;
	size_t count;           /* at least 1 */
	struct view commitment; /* to the secret of its draws; empty: none */
	struct view secret;     /* empty until it is told */
	size_t rulings;
};

/* Whether everybody may see everything. */
bool site_steps_open(const struct site_steps *x);
bool site_steps_read(struct site_steps *out, const struct record *r,
		     struct arena *arena, struct view language, struct err *err);

/*
 * What lies on the table, drawn once for all steps of a game. Each thing drawn carries
 * the step from which on it lies there (--s) and the step at which it is gone (--e);
 * the style sheet shows those of the current step --k. What is gone at the last step is
 * hidden from screen readers: they get the final table, and the moves in words.
 */

/* site_draw_board: a data table. site_draw_grid: a table of letters, with what was
 * won between them. site_draw_pile: a figure (SVG) and a table of its faces. Words
 * are in `language`. */
void site_draw_board(struct buf *b, const struct site_steps *x, struct view language);
void site_draw_grid(struct buf *b, const struct site_steps *x, struct view language);
void site_draw_pile(struct buf *b, const struct site_steps *x, struct view language);
/* Calls the one for the game. */
void site_draw(struct buf *b, const struct site_steps *x, struct view language);
/* A view, small and without words: a picture beside text. */
void site_draw_mini(struct buf *b, const struct game_view *v);
void site_draw_pile_mini(struct buf *b, const struct pile_picture *p);
/* The class of a premium square in the style sheet. */
const char *site_draw_class(const char *premium);
/* Draws how the scores went (of two players, their difference): an SVG with title
 * and description. Nothing where there are fewer than two steps. */
void site_draw_scores(struct buf *b, const struct site_steps *x, struct view language);

/* Writes " style=--s:3;--e:7" for a thing that lies there from step `from` to before
 * step `to` of `count`; and hides it from screen readers unless it lies there at the
 * end. */
void site_draw_while(struct buf *b, size_t from, size_t to, size_t count);
/* The distance of a drawing's grid lines: 1, 2 or 5 times a power of ten, so that a
 * few lines cover the span. */
int site_draw_step(int span);
/* Writes a phrase as text of a page. */
void site_draw_say(struct buf *b, struct view language, const char *name,
		   const struct fields *f);

#endif
