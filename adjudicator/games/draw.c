/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/draw.h"

#include <string.h>

static const char domain[] = "adjudicator/draw/1";
enum { FIELDS_MAX = 128 };

static size_t put_number(uint8_t *at, uint32_t n)
{
	at[0] = (uint8_t)(n >> 24);
	at[1] = (uint8_t)(n >> 16);
	at[2] = (uint8_t)(n >> 8);
	at[3] = (uint8_t)n;
	return 4;
}

static size_t put_text(uint8_t *at, const char *text)
{
	size_t n = strlen(text);

	put_number(at, (uint32_t)n);
	for (size_t i = 0; i < n; i++) {
		at[4 + i] = (uint8_t)text[i];
	}
	return 4 + n;
}

static size_t put_field(uint8_t *at, uint32_t n)
{
	put_number(at, 4);
	return 4 + put_number(at + 4, n);
}

struct draw_stream draw_stream(const uint8_t seed[HASH_BYTES], const char *label,
			       uint32_t number)
{
	return (struct draw_stream){
		.seed = seed, .label = label, .number = number, .used = HASH_BYTES};
}

static uint32_t next(struct draw_stream *s)
{
	const uint8_t *b;

	if (s->used == HASH_BYTES) {
		uint8_t fields[FIELDS_MAX];
		size_t n = put_text(fields, domain);

		n += put_text(fields + n, s->label);
		n += put_field(fields + n, s->number);
		n += put_field(fields + n, s->block++);
		s->bytes = hash_keyed(s->seed, view_from((const char *)fields, n));
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
