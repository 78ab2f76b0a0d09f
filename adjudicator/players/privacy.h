/* SPDX-License-Identifier: ISC */
/*
 * What is kept about a player, said to himself: privacy, export my data, forget me; and
 * for how long.
 */
#ifndef ADJUDICATOR_PLAYERS_PRIVACY_H
#define ADJUDICATOR_PLAYERS_PRIVACY_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/purge.h"
#include "formats/files/zip.h"

/* One of these. */
bool privacy_order(struct hearing *h, const struct order *o);
/* Of a letter that does not prove who wrote it: he is asked first, but what he may read
 * goes to his registered address anyway. */
bool privacy_unproved(struct hearing *h, const struct order *o);

/* privacy_export.c */
bool privacy_export(struct hearing *h, const struct order *o);

/*
 * All of it, as files he can read without us:
 * - my-data.json: who he is to us, what he chose, and what became of each letter
 * - games/game-7.turns: each game as he may see it now
 * - letters.mbox: his letters and ours to him
 * Nothing of another player is in them but the name and the moves.
 */
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

/* retention.c: the settings keep-... say how long what is kept, and once a day what is
 * older goes; games, moves and results are never older. How long a game may be
 * protested against behind its end. */
int64_t keeping_protest(const struct context *d);
/* In the caller's transaction. */
bool keeping_purge(struct context *d, struct purge_counts *n, struct err *err);
/* The same in one of its own, unless it was done less than a day ago. */
bool keeping_daily(struct context *d, struct err *err);

#endif
