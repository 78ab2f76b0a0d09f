/* SPDX-License-Identifier: ISC */
/*
 * All that is kept about one player, as files he can read without us:
 * - my-data.json: who he is to us, what he chose, and what became of each letter
 * - games/game-7.turns: each game as he may see it now
 * - letters.mbox: his letters and ours to him
 * Nothing of another player is in them but the name and the moves.
 */
#ifndef ADJUDICATOR_PLAYERS_MY_DATA_H
#define ADJUDICATOR_PLAYERS_MY_DATA_H

#include "adjudicator/club/context.h"
#include "formats/files/zip.h"

struct my_data {
	struct zip_file *file;
	size_t files;
	size_t games, letters;           /* in them */
	size_t games_left, letters_left; /* the oldest, for which there was no room */
};

/* At most `most` bytes of games, and as many of letters. */
bool my_data_gather(struct context *d, struct arena *arena, const struct player *p,
		    size_t most, struct my_data *out, struct err *err);

/* my_data_json.c: the first of the files. */
bool my_data_json(struct context *d, struct arena *arena, const struct player *p,
		  struct view *json, struct err *err);

#endif
