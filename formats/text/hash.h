/* SPDX-License-Identifier: ISC */
/* SHA-256 and HMAC-SHA-256, and their hexadecimal. */
#ifndef FORMATS_TEXT_HASH_H
#define FORMATS_TEXT_HASH_H

#include "formats/text/view.h"
#include <stdint.h>

enum { HASH_BYTES = 32, HASH_HEX = 65 /* with its NUL */ };

struct hash {
	uint8_t byte[HASH_BYTES];
};

/* A hash over several pieces; the state is 8-byte aligned and copied freely. */
struct hash_run {
	uint64_t state[42];
	bool keyed;
};

struct hash hash_of(struct view v);
void hash_start(struct hash_run *run);
void hash_add(struct hash_run *run, struct view v);
struct hash hash_end(struct hash_run *run);
void hash_start_keyed(struct hash_run *run, const uint8_t key[HASH_BYTES]);
/* F(x): x behind its length of four bytes, most significant first, so that no piece
 * passes for a part of the next one. A number is such four bytes itself. */
void hash_field(struct hash_run *run, struct view v);
void hash_field_number(struct hash_run *run, uint32_t n);
struct hash hash_keyed(const uint8_t key[HASH_BYTES], struct view v); /* HMAC-SHA-256 */

/* The first 62 bits at `byte`, the first one highest: two of them add up in an int64_t.
 */
int64_t hash_number(const uint8_t byte[HASH_BYTES]);

void hex_write(const uint8_t *bytes, size_t n, char *out); /* out: 2n+1 bytes */
/* True when v is exactly 2n hexadecimal digits. */
bool hex_read(struct view v, uint8_t *bytes, size_t n);

#endif
