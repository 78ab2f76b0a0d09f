/* SPDX-License-Identifier: ISC */
/*
 * A letter to a player while it is written: what it tells, and how that reads.
 * run/write_letter.c puts it into its envelope.
 */
#ifndef ADJUDICATOR_LETTERS_BODY_H
#define ADJUDICATOR_LETTERS_BODY_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/settling.h"
#include "adjudicator/store/waits.h"
#include "formats/letter.h"
#include "formats/template.h"

struct draft {
	struct context *d;
	struct arena *arena;
	struct err *err;
	const struct notice *notice;
	size_t notices;
	struct player player;
	struct record *r; /* NULL: the letter is about no game */
	struct game_view *view;
	int seat;              /* -1: none; if view is set, the reader watches */
	bool duplicate;        /* he watches, and takes part in the duplicate season */
	struct view observers; /* "Cat and Dan": who watches; empty: nobody */
	struct choices chosen; /* the reader's settings for this game */
	struct waits waits;    /* what waits in the game */
	struct view note;      /* the reader's own note on this game; often empty */
	int64_t stopped; /* since when a question stops the reader's clock; or 0 */
	bool unreached;  /* the clock of the player to move stands still: letters to him
			    come back */
	struct settling settling;     /* the reader's order that waits; .game 0: none */
	struct view plan;             /* his conditional move for the end of his time */
	struct best_play best[SEATS]; /* when the game is over: each seat's best turn */
	bool marked[SEATS];           /* whether it is marked on the board */
	struct view analysis;         /* of the game, as a notice has it; often empty */
	struct view analysis_html;
	/* Whether the club's signing key changed since the reader's last letter about
	 * the game; then, how (key_lost: the old key has not signed the new one). */
	bool rekeyed;
	bool key_changed, key_lost;
	const char *kind;
	struct view subject;
};

/* X-Adjudicator-Kind: one kind, even when the letter tells several things. */
const char *body_kind(const struct draft *p);
bool body_shows_board(const struct draft *p);
bool body_my_turn(const struct draft *p);
/* The question to which the reply address leads; 0: none. */
int64_t body_question(const struct draft *p);
/* Whether the reader has no seat in the game that he is shown. */
bool body_watches(const struct draft *p);
/* The seat whose rack the reader plays from; -1: none. */
int body_rack(const struct draft *p);
/* A phrase in the reader's language. */
struct view body_sentence(const struct draft *p, const char *name, struct fields *f);
/* body_best.c. Finds the best turns of a game that is over and marks them on its
 * board. */
bool body_best(struct draft *p);
/* body_pictures.c. Attaches the pictures to the envelope, where the reader wants
 * some and they can be made. Call it before body_html, which shows one. */
void body_pictures(struct draft *p, struct reply *out);
#define BODY_PICTURE "board.png" /* the file of a final board */
/* Writes the text and, if the reader wants it, the HTML. The links in the HTML
 * answer to the envelope's Reply-To. */
bool body_write(const struct draft *p, struct reply *out);

/* The header by which a letter proves the state of a game's record; its reader may
 * keep it. Empty where the club signs nothing. Moves r->match.head on. */
bool receipt_of(const struct context *d, struct arena *arena, struct record *r,
		struct view *header, struct err *err);
/* Adds these headers to the envelope; p->r must be open. */
bool body_receipt(struct draft *p, struct reply *out);
/* Fills in the last lines of the letter, which tell of them. */
void body_receipt_lines(const struct draft *p, struct fields *f);

/* body_taps.c. Answers that take one tap, for the letter in that envelope. Sets the
 * fields `page` and `page-label` (the main link, if there is one), the list `taps`
 * of the other links, two in a row (label and href, right-label and right-href), and
 * `tap-how`. */
bool body_taps(const struct draft *p, const struct reply *envelope, struct fields *f);

#endif
