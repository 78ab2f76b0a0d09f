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
 * Returns the order that a line means, in the form of the language ("8D CRATE =36"), in
 * `arena`. The line is a play, or a word on its path, with the score that the player
 * expects ("36", "(36)", "36 points"), with a glad picture, or with its game around it
 * ("Game 1 8D CRATE"). Empty when the line is nothing of this, or a strict order.
 */
struct view usual_order(struct arena *arena, struct view line);
/* Returns the order that a normalised line seems to mean. The player is asked about it;
 * it is never done. It lies in `arena` or is a slice of the line, and has "game 12: "
 * before it when the line names a game. Empty when the line seems to mean none. */
struct view usual_guess(struct arena *arena, struct view line);
/* Returns the order that "skip" or "I give up" means; empty for any other text. */
struct view usual_saying(struct view v);
/* Returns v without the pictures (emoji) at its end. *glad becomes false when one of
 * them is not glad, such as a thumb down. */
struct view usual_glad(struct view v, bool *glad);
/* Returns v without the pictures at its head. */
struct view usual_unpictured(struct view v);
/* Whether the token is nothing but pictures. */
bool usual_picture(struct view token);
/* The last word of v; what stands before it is left in *v. */
struct view usual_last_word(struct view *v);
/* Returns the line without pictures, signs and words of courtesy at its ends. */
struct view usual_plain(struct view line);
/* Whether the word means "game" in a language that letters are written in. */
bool usual_game_word(struct view word);
/* Takes "Game 1 ", "game 1, ", "Game #1: " or "game 1 - " off the head of *v, or
 * " (game 1)" or ", game 1" off its end; false where neither is there. */
bool usual_named(struct view *v, long *game);

/* How the first line of a letter answers a question, when it is no order. */
enum usual_yes {
	USUAL_NO_YES,
	USUAL_YES_BUT, /* a yes with more behind it */
	USUAL_YES_IF,  /* "ok": a yes where the letter says nothing else */
	USUAL_YES      /* "Yes please" */
};

/* Reads a normalised line in this language, which may be empty, or in English. */
enum usual_yes usual_yes(struct arena *arena, struct view language, struct view line);

#endif
