/* SPDX-License-Identifier: ISC */
#include "formats/text/hash.h"

#include "formats/text/num.h"
#include <assert.h>
#include <nettle/hmac.h>
#include <sodium.h>
#include <string.h>

/* Nettle uses the processor's own instructions where there are some. */
static_assert(sizeof(struct hmac_sha256_ctx) <= sizeof((struct hash_run){0}.state) &&
		      sizeof(struct sha256_ctx) <= sizeof((struct hash_run){0}.state),
	      "a hash_run holds the states of nettle");

enum { NUMBER_BYTES = 4 };

void hash_start(struct hash_run *run)
{
	struct sha256_ctx s;

	sha256_init(&s);
	memcpy(run->state, &s, sizeof s);
	run->keyed = false;
}

void hash_start_keyed(struct hash_run *run, const uint8_t key[HASH_BYTES])
{
	struct hmac_sha256_ctx s;

	hmac_sha256_set_key(&s, HASH_BYTES, key);
	memcpy(run->state, &s, sizeof s);
	run->keyed = true;
}

static void add(struct hash_run *run, const uint8_t *at, size_t n)
{
	if (run->keyed) {
		struct hmac_sha256_ctx s;

		memcpy(&s, run->state, sizeof s);
		hmac_sha256_update(&s, n, at);
		memcpy(run->state, &s, sizeof s);
	} else {
		struct sha256_ctx s;

		memcpy(&s, run->state, sizeof s);
		sha256_update(&s, n, at);
		memcpy(run->state, &s, sizeof s);
	}
}

void hash_add(struct hash_run *run, struct view v)
{
	if (v.len > 0) {
		add(run, (const uint8_t *)v.at, v.len);
	}
}

static void put_number(uint8_t *at, uint32_t n)
{
	for (int i = 0; i < NUMBER_BYTES; i++) {
		at[i] = (uint8_t)(n >> (24 - 8 * i));
	}
}

void hash_field(struct hash_run *run, struct view v)
{
	uint8_t length[NUMBER_BYTES];

	assert(v.len <= UINT32_MAX);
	put_number(length, (uint32_t)v.len);
	add(run, length, sizeof length);
	hash_add(run, v);
}

void hash_field_number(struct hash_run *run, uint32_t n)
{
	uint8_t field[2 * NUMBER_BYTES];

	put_number(field, NUMBER_BYTES);
	put_number(field + NUMBER_BYTES, n);
	add(run, field, sizeof field);
}

struct hash hash_end(struct hash_run *run)
{
	struct hash h;

	if (run->keyed) {
		struct hmac_sha256_ctx s;

		memcpy(&s, run->state, sizeof s);
		hmac_sha256_digest(&s, sizeof h.byte, h.byte);
	} else {
		struct sha256_ctx s;

		memcpy(&s, run->state, sizeof s);
		sha256_digest(&s, sizeof h.byte, h.byte);
	}
	return h;
}

struct hash hash_of(struct view v)
{
	struct hash_run run;

	hash_start(&run);
	hash_add(&run, v);
	return hash_end(&run);
}

struct hash hash_keyed(const uint8_t key[HASH_BYTES], struct view v)
{
	struct hash_run run;

	hash_start_keyed(&run, key);
	hash_add(&run, v);
	return hash_end(&run);
}

int64_t hash_number(const uint8_t byte[HASH_BYTES])
{
	uint64_t n = 0;

	for (int i = 0; i < 8; i++) {
		n = n << 8 | byte[i];
	}
	return (int64_t)(n >> 2);
}

void hex_write(const uint8_t *bytes, size_t n, char *out)
{
	sodium_bin2hex(out, 2 * n + 1, bytes, n);
}

static int hex_digit(char c)
{
	if (digit(c)) {
		return c - '0';
	}
	c = ascii_lower(c);
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool hex_read(struct view v, uint8_t *bytes, size_t n)
{
	if (v.len != 2 * n) {
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		int high = hex_digit(v.at[2 * i]);
		int low = hex_digit(v.at[2 * i + 1]);

		if (high < 0 || low < 0) {
			return false;
		}
		bytes[i] = (uint8_t)(high * 16 + low);
	}
	return true;
}
