/* SPDX-License-Identifier: ISC */
/*
 * What tiles are worth that stay on the rack, as `dict train` learned it for a game,
 * a tile set and a word list. There is a number for each tile, and one for each two
 * or three tiles together: how much more they are worth than their parts. A rack is
 * worth the sum of the numbers of all its parts. Unit: tenths of a point.
 *
 * The file (adjudicator-lexicon(5)) is text: a head, a line for each number that is
 * not 0, and a hash of all before it.
 */
#ifndef ADJUDICATOR_ROBOT_KEPT_TILES_H
#define ADJUDICATOR_ROBOT_KEPT_TILES_H

#include "adjudicator/games/game.h"

enum {
	KEPT_TOGETHER = 3, /* the most tiles in one number */
	KEPT_TILES_WORTH_MOST = 2000,
	KEPT_TILES_GAMES_MOST = 1000000,
	KEPT_TILES_BYTES_MOST = 1 << 20 /* the longest file */
};

/* What a table is for; borrowed. */
struct kept_tiles_for {
	const char *game;
	const struct tileset *tiles;
	const struct alphabet *alphabet;
	const struct lexicon *lexicon; /* a word list with an edition */
};

struct kept_tiles {
	struct kept_tiles_for of;
	uint8_t seed[HASH_BYTES];
	long games;
	int16_t *more[KEPT_TOGETHER]; /* numbers of one, two, three tiles; the index is
					 kept_tiles_place */
};

struct kept_tiles_for kept_tiles_for(const struct setup *s);
/* The index of n tiles, sorted by alphabet, among all such sets; and how many such
 * sets there are. */
size_t kept_tiles_place(const uint8_t *tile, int n);
size_t kept_tiles_places(const struct alphabet *a, int n);
/* kept_tiles_first: the first n tiles (all blanks). kept_tiles_next: the tiles after
 * these; returns false after the last. */
void kept_tiles_first(uint8_t *tile, int n);
bool kept_tiles_next(const struct alphabet *a, uint8_t *tile, int n);

/* A table with all numbers 0, in the arena. */
struct kept_tiles *kept_tiles_new(struct arena *arena, const struct kept_tiles_for *of);
/* Sets worth[part] for each part of a rack of n sorted tiles; bit i of `part` is
 * tile[i]. */
void kept_tiles_weigh(const struct kept_tiles *k, const uint8_t *tile, int n,
		      int *worth);

void kept_tiles_write(const struct kept_tiles *k, struct buf *b);
/* Reads a table into the arena. Fails with ERR_DATA and a sentence that begins with
 * the file's name when it is no table, is damaged, or is for something else. */
bool kept_tiles_read(struct arena *arena, const struct kept_tiles_for *of,
		     struct view text, const char *file, struct kept_tiles **out,
		     struct err *err);
/* The file's name: "classic.en-scowl80-1.std-en.kept". */
const char *kept_tiles_file(struct arena *arena, const struct kept_tiles_for *of);

#endif
