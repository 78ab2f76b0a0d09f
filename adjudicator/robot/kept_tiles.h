/* SPDX-License-Identifier: ISC */
/*
 * What tiles are worth that stay on the rack, as `dict train` learned it for a game, a
 * tile set and a word list: a number for each tile, and one for each two and three
 * together, by which they are worth more than their parts. So a rack is worth the sum
 * of the numbers of all its parts. Tenths of a point.
 *
 * As a file (adjudicator-lexicon(5)) it is text: a head, a line for each number that is
 * not 0, and a sum of all before it.
 */
#ifndef ADJUDICATOR_ROBOT_KEPT_TILES_H
#define ADJUDICATOR_ROBOT_KEPT_TILES_H

#include "adjudicator/games/game.h"

enum {
	KEPT_TOGETHER = 3, /* in one number, at most */
	KEPT_TILES_WORTH_MOST = 2000,
	KEPT_TILES_GAMES_MOST = 1000000,
	KEPT_TILES_BYTES_MOST = 1 << 20 /* of a file */
};

/* What it is for; borrowed. */
struct kept_tiles_for {
	const char *game;
	const struct tileset *tiles;
	const struct alphabet *alphabet;
	const struct lexicon *lexicon; /* an edition */
};

struct kept_tiles {
	struct kept_tiles_for of;
	uint8_t seed[HASH_BYTES];
	long games;
	int16_t *
		more[KEPT_TOGETHER]; /* of one, two, three tiles: by kept_tiles_place */
};

struct kept_tiles_for kept_tiles_for(const struct setup *s);
/* Where so many tiles, in the order of the alphabet, stand among all of that number;
 * and how many there are. */
size_t kept_tiles_place(const uint8_t *tile, int n);
size_t kept_tiles_places(const struct alphabet *a, int n);
/* The first tiles of that number (all blanks), and the next; false: there are no more.
 */
void kept_tiles_first(uint8_t *tile, int n);
bool kept_tiles_next(const struct alphabet *a, uint8_t *tile, int n);

/* All numbers 0, in the arena. */
struct kept_tiles *kept_tiles_new(struct arena *arena, const struct kept_tiles_for *of);
/* worth[part] of each part of a rack of n tiles in order: bit i is tile[i]. */
void kept_tiles_weigh(const struct kept_tiles *k, const uint8_t *tile, int n,
		      int *worth);

void kept_tiles_write(const struct kept_tiles *k, struct buf *b);
/* In the arena. ERR_DATA with a sentence that begins with the file's name: it is no
 * such table, is damaged, or is for something else. */
bool kept_tiles_read(struct arena *arena, const struct kept_tiles_for *of,
		     struct view text, const char *file, struct kept_tiles **out,
		     struct err *err);
/* "classic.en-scowl80-1.std-en.kept" */
const char *kept_tiles_file(struct arena *arena, const struct kept_tiles_for *of);

#endif
