/* SPDX-License-Identifier: ISC */
#include "dict/quick_sum.h"

enum { LANES = 4, LANE = 8, STRIPE = LANES * LANE };

static const uint64_t prime1 = 0x9e3779b185ebca87U;
static const uint64_t prime2 = 0xc2b2ae3d27d4eb4fU;
static const uint64_t prime3 = 0x165667b19e3779f9U;
static const uint64_t prime4 = 0x85ebca77c2b2ae63U;
static const uint64_t prime5 = 0x27d4eb2f165667c5U;

static uint64_t turn(uint64_t v, int by)
{
	return v << by | v >> (64 - by);
}

static uint64_t get32(const unsigned char *p)
{
	return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 |
	       (uint64_t)p[3] << 24;
}

static inline uint64_t get64(const unsigned char *p)
{
	return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 |
	       (uint64_t)p[3] << 24 | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 |
	       (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

static uint64_t mix(uint64_t lane, uint64_t in)
{
	return turn(lane + in * prime2, 31) * prime1;
}

/* Sums up the whole stripes at the beginning. */
static uint64_t stripes(const unsigned char *p, size_t len, uint64_t seed)
{
	const unsigned char *end = p + (len & ~(size_t)(STRIPE - 1));
	uint64_t a = seed + prime1 + prime2;
	uint64_t b = seed + prime2;
	uint64_t c = seed;
	uint64_t d = seed - prime1;
	uint64_t sum;

	for (; p < end; p += STRIPE) {
		a = mix(a, get64(p));
		b = mix(b, get64(p + 8));
		c = mix(c, get64(p + 16));
		d = mix(d, get64(p + 24));
	}
	sum = turn(a, 1) + turn(b, 7) + turn(c, 12) + turn(d, 18);
	sum = (sum ^ mix(0, a)) * prime1 + prime4;
	sum = (sum ^ mix(0, b)) * prime1 + prime4;
	sum = (sum ^ mix(0, c)) * prime1 + prime4;
	return (sum ^ mix(0, d)) * prime1 + prime4;
}

uint64_t quick_sum(struct view bytes, uint64_t seed)
{
	const unsigned char *p = (const unsigned char *)bytes.at;
	const unsigned char *end = p + bytes.len;
	uint64_t sum = seed + prime5;

	if (bytes.len >= STRIPE) {
		sum = stripes(p, bytes.len, seed);
		p += bytes.len & ~(size_t)(STRIPE - 1);
	}
	sum += bytes.len;
	for (; end - p >= LANE; p += LANE) {
		sum = turn(sum ^ mix(0, get64(p)), 27) * prime1 + prime4;
	}
	for (; end - p >= 4; p += 4) {
		sum = turn(sum ^ get32(p) * prime1, 23) * prime2 + prime3;
	}
	for (; p < end; p++) {
		sum = turn(sum ^ *p * prime5, 11) * prime1;
	}
	sum = (sum ^ sum >> 33) * prime2;
	sum = (sum ^ sum >> 29) * prime3;
	return sum ^ sum >> 32;
}
