/* SPDX-License-Identifier: ISC */
/*
 * The only randomness in the rules: everything drawn follows from the game's seed
 * (D1).
 *
 * A stream is named by a label and a number. Its block i is HMAC-SHA-256(seed,
 * F("adjudicator/draw/1") F(label) F(number) F(i)). F(x) is the length of x and then
 * x. Numbers and lengths have four bytes, most significant first (D2). A block is
 * read as a row of such numbers. To draw a number below m, numbers are skipped until
 * one is below the greatest multiple of m up to 2^32, and that one is taken modulo m
 * (rejection sampling). A shuffle goes from the last place to the second and swaps
 * each with a drawn place that is not behind it (D5).
 *
 * Where the seed comes from, and how players check it afterwards: record/seed.h.
 */
#ifndef ADJUDICATOR_GAMES_DRAW_H
#define ADJUDICATOR_GAMES_DRAW_H

#include "formats/text/hash.h"

struct draw_stream {
	const uint8_t *seed; /* borrowed */
	const char *label;   /* borrowed */
	uint32_t number, block;
	struct hash_run head; /* what all blocks begin with; set at the first block */
	struct hash bytes;
	size_t used;
};

struct draw_stream draw_stream(const uint8_t seed[HASH_BYTES], const char *label,
			       uint32_t number);
uint32_t draw_below(struct draw_stream *s, uint32_t m); /* m > 0 */
void draw_shuffle(struct draw_stream *s, uint8_t *item, size_t n);

#endif
