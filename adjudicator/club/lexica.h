/* SPDX-License-Identifier: ISC */
/*
 * Where games find their words: alphabets, tile sets and lexica by name, each loaded
 * once and kept until they are closed. Several threads may ask for sets and lexica.
 */
#ifndef ADJUDICATOR_CLUB_LEXICA_H
#define ADJUDICATOR_CLUB_LEXICA_H

#include "dict/lexicon.h"
#include "dict/tiles.h"

struct lexica;

/* `lexica` is the folder of built editions; NULL: there are none. */
struct lexica *lexica_open(const char *folder);
void lexica_close(struct lexica *s); /* NULL is fine */
const char *lexica_folder(const struct lexica *s);

struct lexica_set {
	const struct tileset *tiles;
	const struct alphabet *alphabet; /* that they are made of */
};

/* S4: the tile set of a family for a language (family "std", language "en": std-en);
 * or, when id is not empty, the one named so: FAMILY-ID if there is one, else ID whole.
 * Capitals do not matter. False with a sentence that lists the family. */
bool lexica_tiles(struct lexica *s, const char *family, struct view language,
		  struct view id, struct lexica_set *out, struct err *err);
/* For a record that was judged where its words were: an edition which is not here, but
 * whose hash the record names, has every word except those that a question took off. */
struct lexica_trust {
	const struct view *bad; /* as they are spelt */
	size_t count;
	struct view missing; /* the edition, once one was stood in for */
};
/* From now on; NULL: no more. What was stood in for stays good until they are
 * closed. */
void lexica_trust(struct lexica *s, struct lexica_trust *trust);

/* "any", "words CAT DOG", or an edition "en-scowl80-1", perhaps with its hash behind
 * it, which must then agree. */
bool lexica_lexicon(struct lexica *s, const struct alphabet *alphabet, struct view spec,
		    const struct lexicon **lexicon, struct err *err);
/* The newest edition for a language in that folder; "any" where there is none. */
bool lexica_newest(struct lexica *s, struct arena *arena, struct view language,
		   struct view *out, struct err *err);

#endif
