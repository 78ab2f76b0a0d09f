/* SPDX-License-Identifier: ISC */
/*
 * What is kept about a player, told to him (privacy, export my data, forget me), and
 * for how long it is kept.
 */
#ifndef ADJUDICATOR_PLAYERS_PRIVACY_H
#define ADJUDICATOR_PLAYERS_PRIVACY_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/purge.h"
#include "formats/files/zip.h"

/* One of these orders. */
bool privacy_order(struct hearing *h, const struct order *o);
/* The same in a letter that does not prove its writer: he is asked first, except for
 * what he may read, which goes to his registered address anyway. */
bool privacy_unproved(struct hearing *h, const struct order *o);

/* privacy_export.c */
bool privacy_export(struct hearing *h, const struct order *o);

/*
 * All that is kept about a player, as files that he can read without us:
 * - my-data.json: what we know of him, what he chose, and what became of each letter
 * - games/game-7.turns: each game as he may see it now
 * - letters.mbox: his letters and ours to him They tell nothing of other players but
 *   their names and moves.
 */
struct my_data {
	struct zip_file *file;
	size_t files;
	size_t games, letters; /* in the files */
	/* The oldest ones, for which there was no room. */
	size_t games_left, letters_left;
};

/* With `most` bytes of games, and as many of letters, at most. */
bool my_data_gather(struct context *d, struct arena *arena, const struct player *p,
		    size_t most, struct my_data *out, struct err *err);

/* my_data_json.c. The first of the files. */
bool my_data_json(struct context *d, struct arena *arena, const struct player *p,
		  struct view *json, struct err *err);

/* retention.c. The settings keep-... say how long each thing is kept; once a day what
 * is older is deleted. Games, moves and results are never deleted. keeping_protest: for
 * how long a game may be protested against after its end, seconds. */
int64_t keeping_protest(const struct context *d);
/* In the caller's transaction. */
bool keeping_purge(struct context *d, struct purge_counts *n, struct err *err);
/* The same in a transaction of its own, unless it was done less than a day ago. */
bool keeping_daily(struct context *d, struct err *err);

#endif
