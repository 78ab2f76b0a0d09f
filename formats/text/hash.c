/* SPDX-License-Identifier: ISC */
#include "formats/text/hash.h"

#include "formats/text/num.h"
#include <assert.h>
#include <sodium.h>
#include <string.h>

static_assert(sizeof(crypto_auth_hmacsha256_state) <=
			      sizeof((struct hash_run){0}.state) &&
		      sizeof(crypto_hash_sha256_state) <=
			      sizeof((struct hash_run){0}.state),
	      "a hash_run holds libsodium's states");

struct hash hash_of(struct view v)
{
	struct hash h;

	crypto_hash_sha256(h.byte, (const unsigned char *)v.at, v.len);
	return h;
}

void hash_start(struct hash_run *run)
{
	crypto_hash_sha256_state s;

	crypto_hash_sha256_init(&s);
	memcpy(run->state, &s, sizeof s);
	run->keyed = false;
}

void hash_start_keyed(struct hash_run *run, const uint8_t key[HASH_BYTES])
{
	crypto_auth_hmacsha256_state s;

	crypto_auth_hmacsha256_init(&s, key, HASH_BYTES);
	memcpy(run->state, &s, sizeof s);
	run->keyed = true;
}

static void add(struct hash_run *run, const unsigned char *at, size_t n)
{
	if (run->keyed) {
		crypto_auth_hmacsha256_state s;

		memcpy(&s, run->state, sizeof s);
		crypto_auth_hmacsha256_update(&s, at, n);
		memcpy(run->state, &s, sizeof s);
	} else {
		crypto_hash_sha256_state s;

		memcpy(&s, run->state, sizeof s);
		crypto_hash_sha256_update(&s, at, n);
		memcpy(run->state, &s, sizeof s);
	}
}

void hash_add(struct hash_run *run, struct view v)
{
	add(run, (const unsigned char *)v.at, v.len);
}

static void add_number(struct hash_run *run, uint32_t n)
{
	const unsigned char bytes[] = {(unsigned char)(n >> 24),
				       (unsigned char)(n >> 16),
				       (unsigned char)(n >> 8), (unsigned char)n};

	add(run, bytes, sizeof bytes);
}

void hash_field(struct hash_run *run, struct view v)
{
	assert(v.len <= UINT32_MAX);
	add_number(run, (uint32_t)v.len);
	hash_add(run, v);
}

void hash_field_number(struct hash_run *run, uint32_t n)
{
	add_number(run, sizeof n);
	add_number(run, n);
}

struct hash hash_end(struct hash_run *run)
{
	struct hash h;

	if (run->keyed) {
		crypto_auth_hmacsha256_state s;

		memcpy(&s, run->state, sizeof s);
		crypto_auth_hmacsha256_final(&s, h.byte);
	} else {
		crypto_hash_sha256_state s;

		memcpy(&s, run->state, sizeof s);
		crypto_hash_sha256_final(&s, h.byte);
	}
	return h;
}

struct hash hash_keyed(const uint8_t key[HASH_BYTES], struct view v)
{
	struct hash h;

	crypto_auth_hmacsha256(h.byte, (const unsigned char *)v.at, v.len, key);
	return h;
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
