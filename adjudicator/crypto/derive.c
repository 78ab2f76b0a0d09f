/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/derive.h"

#include "formats/text/buf.h"

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
