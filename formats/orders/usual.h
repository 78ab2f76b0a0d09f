/* SPDX-License-Identifier: ISC */
/*
 * Forms that people write orders in, besides those of the language: "8D CRATE 36",
 * "8D C R A T E", "Move 3: 8D CRATE", "I give up", "Yes please". How loosely a line is
 * read stands in the tables of usual*.c; orders_loose.c has the words that may
 * stand around a move.
 */
#ifndef FORMATS_ORDERS_USUAL_H
#define FORMATS_ORDERS_USUAL_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/*
 * A play, or a word on its path, with what it is thought to score behind it ("36",
 * "(36)", "36 points", as the subjects of our letters have it), or a sign of joy, or
 * the name of its game around it ("Game 1 8D CRATE"): the order in the form of the
 * language, "8D CRATE =36", in `arena`. Empty where the line is no such thing, or an
 * order as it stands.
 */
struct view usual_order(struct arena *arena, struct view line);
/* What a normalised line seems to mean that is to be asked about, never done; in
 * `arena` or a slice of the line, behind "game 12: " where the line names a game. Empty
 * where it seems to mean nothing. */
struct view usual_guess(struct arena *arena, struct view line);
/* The order that is meant by "skip" or "I give up"; empty where none is. */
struct view usual_saying(struct view v);
/* Without the pictures at its end; *glad becomes false where one is not glad. */
struct view usual_glad(struct view v, bool *glad);
/* Without those at its head. */
struct view usual_unpictured(struct view v);
/* Whether it is nothing but pictures, as an emoji is. */
bool usual_picture(struct view token);
/* The last word of v; what stands before it is left in *v. */
struct view usual_last_word(struct view *v);
/* Without pictures, signs and words of courtesy at its ends. */
struct view usual_plain(struct view line);
/* Whether the word is one for a game, in the languages of letters. */
bool usual_game_word(struct view word);
/* Takes "Game 1 ", "game 1, ", "Game #1: " or "game 1 - " off the head of *v, or
 * " (game 1)" or ", game 1" off its end; false where neither is there. */
bool usual_named(struct view *v, long *game);

/* How a letter's first line answers a question, where it is no order. */
enum usual_yes {
	USUAL_NO_YES,
	USUAL_YES_BUT, /* it begins as a yes, and goes on */
	USUAL_YES_IF,  /* "ok": a yes where the letter says nothing else */
	USUAL_YES      /* "Yes please" */
};

/* In the language, which may be empty, or in English. The line is normalised. */
enum usual_yes usual_yes(struct arena *arena, struct view language, struct view line);

#endif
