/* SPDX-License-Identifier: ISC */
/*
 * A copy of a letter that somebody else may have: reply tokens and the tags of return
 * paths, wherever they stand, and Message-IDs of ours become stars. They are known by
 * the key, not by what is around them, so links, quoted text, subjects, soft line
 * breaks and parts in base64 are covered, and nothing else is touched. A letter that is
 * changed says so in its first line, with the SHA-256 of what it was. Linear in the
 * letter.
 */
#ifndef ADJUDICATOR_LETTERS_MASK_H
#define ADJUDICATOR_LETTERS_MASK_H

#include "formats/text/arena.h"
#include "formats/text/hash.h"
#include "formats/text/view.h"

#define MASK_HEADER "X-Adjudicator-Masked"

struct mask {
	const uint8_t *key; /* the club's, HASH_BYTES */
	struct view own;    /* its address */
};

/* `letter` itself where there is nothing to hide. */
struct view mask_letter(struct arena *arena, const struct mask *m, struct view letter);

/* The same of any other text, which does not say so. */
struct view mask_text(struct arena *arena, const struct mask *m, struct view text);

#endif
