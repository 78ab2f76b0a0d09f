/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/paths/cubes.h"
#include "adjudicator/games/paths/wordcap.h"

/* To add a game, add a row here. */
/* clang-format off */
const struct game *const games[] = {
	&wordbox,
	&angrywords,
	&wordgame,
	&classic,
	&wordcap,
	&cubes,
};
/* clang-format on */
const size_t games_count = sizeof games / sizeof games[0];

const struct game *game_find(struct view name)
{
	for (size_t i = 0; i < games_count; i++) {
		if (view_is_nocase(name, games[i]->name)) {
			return games[i];
		}
	}
	return NULL;
}
