/* SPDX-License-Identifier: ISC */
/*
 * A game as its page goes through it: the deal, then a step for every move and for
 * whatever else changes what lies on the table, in the order of the record. What
 * rulings superseded is among them. All of it is as an observer may see it, or, once
 * the game is over and nothing of it is secret any more, as everybody may.
 */
#ifndef ADJUDICATOR_SITE_STEPS_H
#define ADJUDICATOR_SITE_STEPS_H

#include "adjudicator/record/record.h"
#include "formats/template.h"

struct site_step {
	enum event_kind kind; /* EVENT_START: the deal; EVENT_CLOCK: how it stands */
	int seat;             /* -1: nobody's */
	struct view name;     /* who had it then */
	int turn;
	long row; /* of the record */
	int64_t at;
	struct view text;  /* a sentence without a full stop */
	struct view play;  /* "8D CRATE", "SON"; empty: no play */
	struct view path;  /* of a word on a path: "A1 B2 C2" */
	int points;        /* of the play */
	bool bingo;        /* it used all tiles of the rack */
	struct view words; /* with their points, where there are several */
	struct view rack;  /* that it was made from; empty where that is not told */
	bool superseded;   /* by a ruling */
	struct view *note; /* sentences about what followed */
	size_t notes;
	int score[SEATS]; /* of all seats when the next step begins */
	int bag;          /* likewise */
	/* What lies there: in games on a board behind it, in games of paths before it,
	 * so that the letters of its word can be seen. */
	struct game_view *view;
	struct game_view *settled; /* behind it and what followed */
};

struct site_steps {
	const struct record *r;
	struct viewer viewer;
	struct site_step *step;
	size_t count;           /* at least 1 */
	struct view commitment; /* to the secret of its draws; empty: none */
	struct view secret;     /* once it is told */
	size_t rulings;
};

/* Whether everybody may see all of it. */
bool site_steps_open(const struct site_steps *x);
bool site_steps_read(struct site_steps *out, const struct record *r,
		     struct arena *arena, struct view language, struct err *err);

/*
 * What lies on the table, drawn once for all steps of a game. Each thing drawn says
 * from which step on it lies there (--s) and at which it lies there no more (--e); the
 * style sheet shows those of the step --k. What is gone at the last step is hidden from
 * screen readers: they have the table as it ended, and the moves in words.
 */

/* A data table; a table of letters with what is won between them; a figure (SVG) and a
 * table of its faces. Words are in `language`. */
void site_draw_board(struct buf *b, const struct site_steps *x, struct view language);
void site_draw_grid(struct buf *b, const struct site_steps *x, struct view language);
void site_draw_pile(struct buf *b, const struct site_steps *x, struct view language);
/* Whichever of them it is. */
void site_draw(struct buf *b, const struct site_steps *x, struct view language);
/* What a view has of it, small and without words: a picture beside some. */
void site_draw_mini(struct buf *b, const struct game_view *v);
void site_draw_pile_mini(struct buf *b, const struct pile_picture *p);
/* Of a premium square: what the style sheet paints it by. */
const char *site_draw_class(const char *premium);
/* How the scores went: of two players the difference; an SVG with title and
 * description. Nothing where there are fewer than two steps. */
void site_draw_scores(struct buf *b, const struct site_steps *x, struct view language);

/* " style=--s:3;--e:7" of a thing that lies there from step `from` to before step `to`
 * of `count`, and that it is not to be read where that is not the end. */
void site_draw_while(struct buf *b, size_t from, size_t to, size_t count);
/* How far the lines of a drawing are apart: 1, 2 or 5 with noughts behind, so that few
 * are needed for that span. */
int site_draw_step(int span);
/* A phrase as text of a page. */
void site_draw_say(struct buf *b, struct view language, const char *name,
		   const struct fields *f);

#endif
