/* SPDX-License-Identifier: ISC */
/* A keyed hash (BLAKE2b) shortened to a tag, and comparison in constant time. */
#ifndef ADJUDICATOR_CRYPTO_KEYED_H
#define ADJUDICATOR_CRYPTO_KEYED_H

#include "formats/text/hash.h"

/* Writes a tag of n bytes, at most HASH_BYTES. */
void keyed_tag(const uint8_t key[HASH_BYTES], struct view text, uint8_t *tag, size_t n);
bool keyed_same(const uint8_t *a, const uint8_t *b, size_t n);

/* Values that look random but follow from the club's key: Message-IDs, boundaries,
 * seeds. */

/* HMAC-SHA-256 over two lines, `label` and `text`. */
struct hash derive(const uint8_t key[HASH_BYTES], const char *label, const char *text);

#endif
