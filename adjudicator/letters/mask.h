/* SPDX-License-Identifier: ISC */
/*
 * A copy of a letter that somebody else may have. Reply tokens, the tags of return
 * paths and our Message-IDs become stars, wherever they stand. They are recognised
 * by the key and not by the text around them: so links, quoted text, subjects, soft
 * line breaks and parts in base64 are covered, and nothing else is touched. A letter
 * that was changed says so in its first line, with the SHA-256 of the original.
 * Takes time linear in the letter's length.
 */
#ifndef ADJUDICATOR_LETTERS_MASK_H
#define ADJUDICATOR_LETTERS_MASK_H

#include "formats/text/arena.h"
#include "formats/text/hash.h"
#include "formats/text/view.h"

#define MASK_HEADER "X-Adjudicator-Masked"

struct mask {
	const uint8_t *key; /* the club's key, HASH_BYTES */
	struct view own;    /* the club's address */
};

/* Returns `letter` itself where there is nothing to hide. */
struct view mask_letter(struct arena *arena, const struct mask *m, struct view letter);

/* The same for any other text; no line is added. */
struct view mask_text(struct arena *arena, const struct mask *m, struct view text);

#endif
