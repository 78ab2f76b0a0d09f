/* SPDX-License-Identifier: ISC */
/*
 * A letter to a player while it is written: what it has to tell, and how that reads.
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
	struct record *r; /* NULL: about no game */
	struct game_view *view;
	int seat;              /* -1: none; with a view, the reader watches */
	bool duplicate;        /* the same, and takes part where all have one rack */
	struct view observers; /* "Cat and Dan": who watches; empty: nobody */
	struct choices chosen; /* by the reader, in this game */
	struct waits waits;    /* in the game */
	struct view note;      /* of the reader, in this game; often empty */
	int64_t stopped; /* since when a question stops this reader's clock; or 0 */
	bool unreached;  /* letters to who moves come back: that clock stands still */
	struct settling
		settling; /* the order of this reader that waits; game 0: none */
	struct view plan; /* sent for this turn, played when its time is over */
	struct best_play best[SEATS]; /* of a game that is over */
	bool marked[SEATS];           /* that is marked on the board */
	struct view analysis; /* of the game, as a notice holds it; often empty */
	struct view analysis_html;
	bool rekeyed; /* since the reader's last letter: how has still to be read */
	bool key_changed, key_lost; /* so it was */
	const char *kind;
	struct view subject;
};

/* X-Adjudicator-Kind: what the letter is, when it says several things. */
const char *body_kind(const struct draft *p);
bool body_shows_board(const struct draft *p);
bool body_my_turn(const struct draft *p);
/* The question that the reply address names; 0: none. */
int64_t body_question(const struct draft *p);
/* Whether the reader has no seat in the game whose board he sees. */
bool body_watches(const struct draft *p);
/* Whose rack he plays from; -1: none. */
int body_rack(const struct draft *p);
/* A phrase in the reader's language. */
struct view body_sentence(const struct draft *p, const char *name, struct fields *f);
/* body_best.c: the best turns of a game that is over, and their marks on its board. */
bool body_best(struct draft *p);
/* body_pictures.c: the pictures that the envelope takes along, where the reader wants
 * some and they can be made; before body_html, which shows one. */
void body_pictures(struct draft *p, struct reply *out);
#define BODY_PICTURE "board.png" /* the file of a final board */
/* The text, and the HTML if the reader wants it; that has links that answer to the
 * envelope's Reply-To. */
bool body_write(const struct draft *p, struct reply *out);

/* What a letter about a game proves of the game's record, to be kept by its reader: the
 * header that says how far that has come; empty where the club signs
 * nothing. Moves r->match.head on. */
bool receipt_of(const struct context *d, struct arena *arena, struct record *r,
		struct view *header, struct err *err);
/* Its headers; p->r is open. */
bool body_receipt(struct draft *p, struct reply *out);
/* Its last lines. */
void body_receipt_lines(const struct draft *p, struct fields *f);

/* Answers that take one tap (body_taps.c), for the letter that goes out in that
 * envelope: `page` and `page-label`, the link that is meant first, if there is one; the
 * list `taps` of the others, a row of two: label and href, right-label and right-href;
 * and `tap-how`. */
bool body_taps(const struct draft *p, const struct reply *envelope, struct fields *f);

#endif
