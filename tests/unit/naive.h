/* SPDX-License-Identifier: ISC */
/*
 * A second Angry Words, slow and simple, to hold against the first: the words on the
 * whole board are listed before and after a play, and what is new is what was made.
 * English tiles, no code of the game engine.
 */
#ifndef TESTS_UNIT_NAIVE_H
#define TESTS_UNIT_NAIVE_H

#include <stdbool.h>
#include <stddef.h>

enum { NAIVE_SIDE = 15, NAIVE_WORDS = 16, NAIVE_RACK = 7 };

/* 'A' is a tile, 'a' a blank that stands for it, ' ' an empty square. */
struct naive_board {
	char cell[NAIVE_SIDE][NAIVE_SIDE];
};

struct naive_word {
	int row, col;
	bool across;
	char text[NAIVE_SIDE + 1];
	int score;
};

struct naive_result {
	bool lawful;
	int score;
	size_t words; /* made by the play, in the order of the board */
	struct naive_word word[NAIVE_WORDS];
	struct naive_board after;
};

/* `order` is "H8 across CRAtED", `rack` is "CRATED?"; `known` NULL: every word is good.
 */
void naive_play(const struct naive_board *before, const char *rack, const char *order,
		bool (*known)(const char *word), struct naive_result *out);

#endif
