/* SPDX-License-Identifier: ISC */
/* Random plays, close to what a player might send: most could lie on the board, some
 * are spoilt. The same start always gives the same plays. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_ORDER_H
#define TESTS_HELPERS_RANDOM_RANDOM_ORDER_H

#include "adjudicator/games/game.h"
#include "tests/helpers/naive/naive.h"
#include <stdint.h>

struct dice {
	uint64_t state;
};

uint32_t dice_roll(struct dice *d, uint32_t sides);       /* 0 .. sides - 1 */
void dice_seed(struct dice *d, uint8_t seed[HASH_BYTES]); /* makes the seed of a game */

/* The board and a rack of a position with English tiles. */
void random_board(const struct position *pos, struct naive_board *b);
void random_rack(const struct position *pos, int seat, char rack[NAIVE_RACK + 1]);

enum { ORDER_TEXT = 128 };

/* A play from that rack, such as "H8 across CRAtED". `spoilt` in a hundred have an
 * error. */
void random_order(struct dice *d, const struct naive_rules *g,
		  const struct naive_board *b, const char *rack, uint32_t spoilt,
		  char order[ORDER_TEXT]);

/* Plays Angry Words until the game is over or `turns` turns are played, with passes
 * and exchanges among them; calls `each` after every turn. */
void random_game(struct dice *d, struct table *t, int turns,
		 void (*each)(void *arg, const struct table *t), void *arg);

#endif
