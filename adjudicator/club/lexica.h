/* SPDX-License-Identifier: ISC */
/*
 * Where games find their words: alphabets, tile sets and lexica by name, each loaded
 * once and kept until the shelf is closed.
 */
#ifndef ADJUDICATOR_CLUB_LEXICA_H
#define ADJUDICATOR_CLUB_LEXICA_H

#include "dict/lexicon.h"
#include "dict/tiles.h"

struct shelf;

/* `lexica` is the folder of built editions; NULL: there are none. */
struct shelf *shelf_open(const char *lexica);
void shelf_close(struct shelf *s); /* NULL is fine */

struct shelf_set {
	const struct tileset *tiles;
	const struct alphabet *alphabet; /* that they are made of */
};

/* S4: the tile set of a family for a language (family "std", language "en": std-en);
 * or, when id is not empty, the one named so: FAMILY-ID if there is one, else ID whole.
 * Capitals do not matter. False with a sentence that lists the family. */
bool shelf_tiles(struct shelf *s, const char *family, struct view language,
		 struct view id, struct shelf_set *out, struct err *err);
/* For a record that was judged where its words were: an edition which is not here, but
 * whose hash the record names, has every word except those that a question took off. */
struct shelf_trust {
	const struct view *bad; /* as they are spelt */
	size_t count;
	struct view missing; /* the edition, once one was stood in for */
};
/* From now on; NULL: no more. What was stood in for stays good until the shelf is
 * closed. */
void shelf_trust(struct shelf *s, struct shelf_trust *trust);

/* "any", "words CAT DOG", or an edition "en-scowl80-1", perhaps with its hash behind
 * it, which must then agree. */
/* The newest edition for a language in that folder; "any" where there is none. */
struct view shelf_newest(struct shelf *s, struct arena *arena, struct view language);
bool shelf_lexicon(struct shelf *s, const struct alphabet *alphabet, struct view spec,
		   const struct lexicon **lexicon, struct err *err);

#endif
