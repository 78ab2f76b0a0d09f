/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/keyed.h"

#include "formats/text/buf.h"
#include <assert.h>
#include <sodium.h>
#include <string.h>

void keyed_tag(const uint8_t key[HASH_BYTES], struct view text, uint8_t *tag, size_t n)
{
	uint8_t full[HASH_BYTES];

	assert(n <= sizeof full);
	crypto_generichash(full, sizeof full, (const unsigned char *)text.at, text.len,
			   key, HASH_BYTES);
	memcpy(tag, full, n);
	sodium_memzero(full, sizeof full);
}

bool keyed_same(const uint8_t *a, const uint8_t *b, size_t n)
{
	return sodium_memcmp(a, b, n) == 0;
}

struct hash derive(const uint8_t key[HASH_BYTES], const char *label, const char *text)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	struct hash h;

	buf_printf(&b, "%s\n%s\n", label, text);
	h = hash_keyed(key, buf_view(&b));
	arena_free(&arena);
	return h;
}
