/* SPDX-License-Identifier: ISC */
/*
 * The steps from a written play to squares and tiles; crossword_read.c goes through
 * them.
 * - crossword_slots.c: the word is taken apart into slots, one a tile, in every way the
 *   alphabet allows
 * - crossword_lay.c: the slots are laid along the board; each meets the tile already
 * there or is new, and the word must lie as the rules want
 * - crossword_blanks.c: the new ones are filled from the rack, with blanks where the
 *   player says so or where nothing else fits
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_CROSSWORD_WAY_H
#define ADJUDICATOR_GAMES_BOARDS_CROSSWORD_WAY_H

#include "adjudicator/games/boards/crossword.h"

enum { WAYS_MAX = 8 };

enum want { WANT_ANY, WANT_BLANK, WANT_BOARD };

struct slot {
	uint8_t tile;  /* 0: a dot, whatever is there */
	uint8_t other; /* of a blank with two letters: that in the crossing direction */
	uint8_t how;   /* enum letter_case */
	enum want want;
	struct view at; /* in the player's line */
};

struct way {
	struct slot slot[WORD_TILES];
	uint8_t n;
};

struct spread {
	struct way way[WAYS_MAX];
	size_t n;
};

/* Every way to take the word apart. False: *diag says what cannot be read. */
bool way_spread(const struct setup *setup, struct view word, struct spread *s,
		struct diag *diag);

/* Puts the slots on squares from p->place on; fills length, tile and laid. */
bool way_lay(struct arena *arena, const struct position *pos, const struct way *w,
	     struct play *p, struct diag *diag);
/* The rules of where a word may lie: B5-B8. */
bool way_lies_well(struct arena *arena, const struct position *pos,
		   const struct play *p, struct diag *diag);

/* Fills the new squares of p from the rack, in every way; returns how many in out. */
size_t way_blanks(const struct play_job *job, const struct way *w, struct play p,
		  struct play *out, size_t max);

#endif
