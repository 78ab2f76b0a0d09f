/* SPDX-License-Identifier: ISC */
/* Finished games with real words, as turn files, and the English edition they need. */
#ifndef TESTS_BENCH_SOME_GAMES_H
#define TESTS_BENCH_SOME_GAMES_H

#include "adjudicator/club/lexica.h"
#include "formats/text/arena.h"

struct some_games {
	char *dir; /* of the edition */
	struct lexica *lexica;
	char edition[48];
};

/* False when the machine has no English lists; says so on stderr. */
bool some_games_open(struct some_games *g, const char *bench);
void some_games_close(struct some_games *g);
/* Two players, every play one of the first that the rack allows. The same number gives
 * the same game. */
struct view some_game(const struct some_games *g, struct arena *arena, const char *game,
		      const char *options, uint32_t number);

#endif
