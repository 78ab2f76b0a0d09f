/* SPDX-License-Identifier: ISC */
/* A tile set: how many of each tile a bag holds, and what they are worth. */
#ifndef DICT_TILES_H
#define DICT_TILES_H

#include "dict/alphabet.h"

struct tileset {
	char id[32];                       /* FAMILY-NAME: "angrywords-en" */
	char alphabet[24];                 /* id of the alphabet it is made of */
	uint8_t count[ALPHABET_TILES + 1]; /* [0]: blanks */
	int8_t value[ALPHABET_TILES + 1];  /* [0] is 0 */
	int total;                         /* sum of count; checked when read */
};

/* Reads "letter:count:value" words; `total` in the file must agree with the sum. */
bool tileset_read(struct tileset *out, const struct alphabet *a, struct view id,
		  struct view data, struct err *err);
/* Whether there is a built-in set `id`. */
bool tileset_there(struct view id);
/* The built-in set `id` and its alphabet (filled first, living in `arena`). */
bool tileset_load(struct tileset *out, struct alphabet *alphabet, struct arena *arena,
		  struct view id, struct err *err);
/* Whether it is of that family, as std-en is of "std"; all are of an empty one. */
bool tileset_of(struct view id, struct view family);
/* Ids of the built-in sets of a family ("std": std-en, std-es ...), space between, in
 * *b; of all when it is empty. */
void tileset_list(struct buf *b, struct view family);

#endif
