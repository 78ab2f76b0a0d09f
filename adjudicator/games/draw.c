/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/draw.h"

static const char domain[] = "adjudicator/draw/1";

struct draw_stream draw_stream(const uint8_t seed[HASH_BYTES], const char *label,
			       uint32_t number)
{
	return (struct draw_stream){
		.seed = seed, .label = label, .number = number, .used = HASH_BYTES};
}

/* Hashes once what all blocks of the stream begin with. */
static void begin(struct draw_stream *s)
{
	hash_start_keyed(&s->head, s->seed);
	hash_field(&s->head, view_of(domain));
	hash_field(&s->head, view_of(s->label));
	hash_field_number(&s->head, s->number);
}

static uint32_t next(struct draw_stream *s)
{
	const uint8_t *b;

	if (s->used == HASH_BYTES) {
		struct hash_run run;

		if (s->block == 0) {
			begin(s);
		}
		run = s->head;
		hash_field_number(&run, s->block++);
		s->bytes = hash_end(&run);
		s->used = 0;
	}
	b = s->bytes.byte + s->used;
	s->used += 4;
	return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

uint32_t draw_below(struct draw_stream *s, uint32_t m)
{
	uint32_t spare = (UINT32_MAX % m + 1) % m; /* 2^32 mod m */
	uint32_t n = next(s);

	while (n > UINT32_MAX - spare) {
		n = next(s);
	}
	return n % m;
}

void draw_shuffle(struct draw_stream *s, uint8_t *item, size_t n)
{
	for (size_t i = n; i > 1; i--) {
		size_t j = draw_below(s, (uint32_t)i);
		uint8_t swap = item[i - 1];

		item[i - 1] = item[j];
		item[j] = swap;
	}
}
