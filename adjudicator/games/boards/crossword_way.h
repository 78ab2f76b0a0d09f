/* SPDX-License-Identifier: ISC */
/*
 * The steps from a written play to squares and tiles, called by crossword_read.c.
 *
 * - crossword_slots.c: divides the word into slots, one for each tile, in every way
 *   the alphabet allows
 * - crossword_lay.c: lays the slots along the board; each meets the tile on its
 *   square or is new; checks that the word may lie there
 * - crossword_blanks.c: fills the new slots from the rack, with blanks where the
 *   player says so or no other tile fits
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_CROSSWORD_WAY_H
#define ADJUDICATOR_GAMES_BOARDS_CROSSWORD_WAY_H

#include "adjudicator/games/boards/crossword.h"

enum { WAYS_MAX = 8 };

enum want { WANT_ANY, WANT_BLANK, WANT_BOARD };

struct slot {
	uint8_t tile;  /* 0: a dot, any tile of the board */
	uint8_t other; /* of a blank with two letters: the crossing one */
	uint8_t how;   /* enum letter_case */
	enum want want;
	struct view at; /* slice of the player's line */
};

struct way {
	struct slot slot[WORD_TILES];
	uint8_t n;
};

struct spread {
	struct way way[WAYS_MAX];
	size_t n;
};

/* Divides the word in every possible way. Returns false with *diag. */
bool way_spread(const struct setup *setup, struct view word, struct spread *s,
		struct diag *diag);

/* "?LLA" may be a blank for L, or one for LL: writes the word as "?[LL]A". Returns
 * false where no blank may be one for a tile of several letters. */
bool way_pairs(struct arena *arena, const struct alphabet *a, struct view *word);

/* Lays the slots from p->place on; fills length, tile, other and laid. Returns false
 * with *diag. */
bool way_lay(struct arena *arena, const struct position *pos, const struct way *w,
	     struct play *p, struct diag *diag);
/* Checks where the word lies (B5-B8). */
bool way_lies_well(struct arena *arena, const struct position *pos,
		   const struct play *p, struct diag *diag);

/* Fills the new squares of p from the rack, in every possible way. Returns the
 * number of plays in out. */
size_t way_blanks(const struct play_job *job, const struct way *w, struct play p,
		  struct play *out, size_t max);

#endif
