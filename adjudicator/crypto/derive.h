/* SPDX-License-Identifier: ISC */
/* Values that look random and follow from the club's key: Message-IDs, boundaries,
 * seeds. */
#ifndef ADJUDICATOR_CRYPTO_DERIVE_H
#define ADJUDICATOR_CRYPTO_DERIVE_H

#include "formats/text/hash.h"

/* HMAC-SHA-256 over "label" and "text", a line each. */
struct hash derive(const uint8_t key[HASH_BYTES], const char *label, const char *text);

#endif
