/* SPDX-License-Identifier: ISC */
/* A tile set: how many of each tile a bag holds, and what each is worth. */
#ifndef DICT_TILES_H
#define DICT_TILES_H

#include "dict/alphabet.h"

struct tileset {
	char id[32];                       /* FAMILY-NAME: "angrywords-en" */
	char alphabet[24];                 /* id of its alphabet */
	uint8_t count[ALPHABET_TILES + 1]; /* [0]: blanks */
	int8_t value[ALPHABET_TILES + 1];  /* [0] is 0 */
	int total;                         /* sum of count; checked when read */
};

/* Reads "letter:count:value" words. Fails when `total` in the file is not their
 * sum. */
bool tileset_read(struct tileset *out, const struct alphabet *a, struct view id,
		  struct view data, struct err *err);
/* Whether there is a built-in set `id`. */
bool tileset_there(struct view id);
/* Loads the built-in set `id`, after its alphabet, which lives in `arena`. */
bool tileset_load(struct tileset *out, struct alphabet *alphabet, struct arena *arena,
		  struct view id, struct err *err);
/* Whether the set is of that family, as std-en is of "std". All sets are of the
 * family "". */
bool tileset_of(struct view id, struct view family);
/* Writes the ids of a family's built-in sets, separated by blanks ("std": std-en
 * std-es ...); family "": of all. */
void tileset_list(struct buf *b, struct view family);

#endif
