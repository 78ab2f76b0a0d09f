/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_new.h"

/* What games are called: "new house with garden" is none. */
static const char *const games[] = {"angrywords", "angry",   "classic", "cubes",
				    "scrabble",   "wordbox", "wordcap", "wordgame"};

bool order_new(struct view args, struct order *out)
{
	struct view rest = args;
	struct view word = view_word(&rest);
	bool game = false;

	for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
		game = game || view_is_nocase(word, games[i]);
	}
	out->args = args;
	return game;
}
