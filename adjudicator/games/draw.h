/* SPDX-License-Identifier: ISC */
/*
 * The only randomness in the rules: everything drawn follows from the game's seed (D1).
 *
 * A stream is named by a label and a number. Its block i is HMAC-SHA-256(seed, F(
 * "adjudicator/draw/1") F(label) F(number) F(i)), where F(x) is x behind its length,
 * both numbers and lengths four bytes, most significant first (D2). Blocks are read as
 * such four-byte numbers; a number below m is taken from the first of them under the
 * greatest multiple of m (rejection sampling), modulo m. A shuffle goes from the last
 * place to the second and swaps each with a place not behind it (D5).
 *
 * Where the seed comes from, and how players prove it afterwards: record/seed.h.
 */
#ifndef ADJUDICATOR_GAMES_DRAW_H
#define ADJUDICATOR_GAMES_DRAW_H

#include "formats/text/hash.h"

struct draw_stream {
	const uint8_t *seed; /* borrowed */
	const char *label;   /* borrowed */
	uint32_t number, block;
	struct hash_run head; /* of all blocks, once there is one */
	struct hash bytes;
	size_t used;
};

struct draw_stream draw_stream(const uint8_t seed[HASH_BYTES], const char *label,
			       uint32_t number);
uint32_t draw_below(struct draw_stream *s, uint32_t m); /* m > 0 */
void draw_shuffle(struct draw_stream *s, uint8_t *item, size_t n);

#endif
