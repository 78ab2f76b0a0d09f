/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/secret_search.h"

#include "adjudicator/record/seed.h"

static const char *found(struct arena *arena, const struct opened_letter *l,
			 const uint8_t bytes[HASH_BYTES])
{
	char *hex = arena_take(arena, HASH_HEX);

	hex_write(bytes, HASH_BYTES, hex);
	return leak_stands(l, hex) ? hex : NULL;
}

/* Searches for the salts, too: who knows a salt can guess the words that others gave
 * for the shuffle. */
const char *secret_search(struct arena *arena, const struct opened_letter *l,
			  const struct match *m)
{
	struct stirring s = {.secret = m->secret};
	const char *hex = found(arena, l, m->seed);

	if (hex == NULL && m->committed) {
		hex = found(arena, l, m->secret);
	}
	for (size_t i = 0; i < m->seats && hex == NULL && m->committed; i++) {
		struct hash salt = stir_salt(&s, i);

		hex = found(arena, l, salt.byte);
	}
	return hex;
}
