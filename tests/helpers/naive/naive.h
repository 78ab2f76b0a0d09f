/* SPDX-License-Identifier: ISC */
/*
 * The board games once more, slow and simple, to compare with the engine. The words
 * on the whole board are listed before and after a play; the new ones are those
 * made. English tiles, no code of the engine, and tables of its own.
 */
#ifndef TESTS_HELPERS_NAIVE_NAIVE_H
#define TESTS_HELPERS_NAIVE_NAIVE_H

#include <stdbool.h>
#include <stddef.h>

enum { NAIVE_SIDE = 21, NAIVE_WORDS = 16, NAIVE_RACK = 8, NAIVE_WORTH = 10 };

struct naive_rules {
	const char *game, *options; /* as a turn file has them */
	int cols, rows;
	const char *centre;
	int rack, first; /* tiles on a rack, letters of the first word */
	int bonus;       /* for playing a whole rack; with `twice`, ... */
	bool twice;      /* ... the main word may count twice instead */
	bool highest;    /* only the highest premium of a word counts */
	bool dual;       /* a blank may be two letters */
	/* Squares where a word in that direction must begin or end to count
	 * fourfold; NULL: it does wherever it covers one. */
	const char *four_across, *four_down;
	const char *worth[NAIVE_WORTH + 1]; /* worth[n]: the letters worth n points */
	/* Premium squares of the upper left quarter, middle lines included; the
	 * other quarters mirror it. */
	struct {
		const char *kind, *squares;
	} premium[8];
};

extern const struct naive_rules naive_rules[];
extern const int naive_rules_count;

/* 'A' is a tile, 'a' a blank that stands for it, ' ' an empty square. A blank may be
 * a different letter for words that run down. */
struct naive_board {
	char across[NAIVE_SIDE][NAIVE_SIDE], down[NAIVE_SIDE][NAIVE_SIDE];
};

struct naive_word {
	int row, col;
	bool across;
	char text[NAIVE_SIDE + 1];
	int score;
};

struct naive_result {
	bool lawful; /* the tiles may lie there */
	bool good;   /* and all words are known */
	int score;
	size_t words; /* words made by the play, in the order of the board */
	struct naive_word word[NAIVE_WORDS];
	struct naive_board after;
	int laid;
	bool fourfold;
};

void naive_clear(struct naive_board *b);
/* A square's premium, "3W"; or "  " for none. */
const char *naive_premium(const struct naive_rules *g, int row, int col);
/* Judges a play. `order` is "H8 across CRAtED" or "H8 down CR?A/BTED", `rack` is
 * "CRATED?"; `known` NULL: every word is good. */
void naive_play(const struct naive_rules *g, const struct naive_board *before,
		const char *rack, const char *order, bool (*known)(const char *word),
		struct naive_result *out);

#endif
