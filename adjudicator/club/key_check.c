/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/key_check.h"

static const char name[] = "club.key";

/* Half of what a signed number holds, and never 0. */
static int64_t number_of(const uint8_t key[HASH_BYTES])
{
	struct hash h = hash_keyed(key, view_of("adjudicator/club.key/1"));
	uint64_t n = 0;

	for (int i = 0; i < 8; i++) {
		n = n << 8 | h.byte[i];
	}
	return (int64_t)(n >> 2) + 1;
}

bool key_check(const struct config *c, struct store *st, struct err *err)
{
	int64_t known;

	if (!store_number(st, name, &known, err)) {
		return false;
	}
	return known == 0 || known == number_of(c->key) ||
	       err_set(err, ERR_CONFIG,
		       "club.key in %s is not the key that this club's reply addresses "
		       "were made with; bring that one back from a backup, or, if it "
		       "is lost for good, remove this one and run `adjudicator init "
		       "%s` for a new one",
		       c->dir, c->dir);
}

bool key_keep(const uint8_t key[HASH_BYTES], struct store *st, struct err *err)
{
	return store_set_number(st, name, number_of(key), err);
}

bool key_check_open(const struct config *c, struct store *st, struct err *err)
{
	int64_t known;

	return store_number(st, name, &known, err) &&
	       (known == 0 ? key_keep(c->key, st, err) : key_check(c, st, err));
}
