/* SPDX-License-Identifier: ISC */
/* Plays at random, near to what a player might send: most could lie on the board, some
 * are spoilt. Always the same ones from the same start. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_ORDER_H
#define TESTS_HELPERS_RANDOM_RANDOM_ORDER_H

#include "adjudicator/games/game.h"
#include "tests/helpers/naive/naive.h"
#include <stdint.h>

struct dice {
	uint64_t state;
};

uint32_t dice_roll(struct dice *d, uint32_t sides);       /* 0 .. sides - 1 */
void dice_seed(struct dice *d, uint8_t seed[HASH_BYTES]); /* of a game */

/* Board and rack of a position with English tiles. */
void random_board(const struct position *pos, struct naive_board *b);
void random_rack(const struct position *pos, int seat, char rack[NAIVE_RACK + 1]);

enum { ORDER_TEXT = 128 };

/* "H8 across CRAtED" from that rack. `spoilt` in a hundred are changed somewhere. */
void random_order(struct dice *d, const struct naive_rules *g,
		  const struct naive_board *b, const char *rack, uint32_t spoilt,
		  char order[ORDER_TEXT]);

/* Angry Words: plays on until the game is over or `turns` are played, with passes and
 * exchanges among the plays; calls `each` after every turn. */
void random_game(struct dice *d, struct table *t, int turns,
		 void (*each)(void *arg, const struct table *t), void *arg);

#endif
