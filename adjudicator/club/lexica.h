/* SPDX-License-Identifier: ISC */
/*
 * Where games find their words: alphabets, tile sets and lexica by name. Each is loaded
 * once and kept until lexica_close. Several threads may ask for tile sets and lexica.
 */
#ifndef ADJUDICATOR_CLUB_LEXICA_H
#define ADJUDICATOR_CLUB_LEXICA_H

#include "dict/lexicon.h"
#include "dict/tiles.h"

struct lexica;

/* `folder` has the built editions; NULL: there are none. */
struct lexica *lexica_open(const char *folder);
void lexica_close(struct lexica *s); /* NULL is fine */
const char *lexica_folder(const struct lexica *s);

struct lexica_set {
	const struct tileset *tiles;
	const struct alphabet *alphabet; /* the alphabet of the tiles */
};

/* S4. With an empty id: the tile set of a family for a language (family "std", language
 * "en": std-en). Else the set with that id: FAMILY-ID if there is one, else ID itself.
 * Case does not matter. Returns false with an error that lists the family. */
bool lexica_tiles(struct lexica *s, const char *family, struct view language,
		  struct view id, struct lexica_set *out, struct err *err);
/* For a record that was judged where its words were. An edition which is missing
 * here, but whose hash the record names, is taken to have every word except those
 * that a challenge removed. */
struct lexica_trust {
	const struct view *bad; /* the phonies, as they are spelt */
	size_t count;
	struct view missing; /* the missing edition, once one was replaced */
};
/* Trusts records from now on; NULL: no more. Lexica made in this way stay valid
 * until lexica_close. */
void lexica_trust(struct lexica *s, struct lexica_trust *trust);

/* spec: "any", "words CAT DOG", or an edition "en-scowl80-1", perhaps followed by
 * its hash, which must then agree. */
bool lexica_lexicon(struct lexica *s, const struct alphabet *alphabet, struct view spec,
		    const struct lexicon **lexicon, struct err *err);
/* The newest edition for a language in the folder; "any" where there is none. */
bool lexica_newest(struct lexica *s, struct arena *arena, struct view language,
		   struct view *out, struct err *err);

#endif
