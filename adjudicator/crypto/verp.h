/* SPDX-License-Identifier: ISC */
/*
 * Addresses of one letter: club+b.NUMBER.TAG@club.example, where the tag is 80 bits of
 * a keyed hash over the number. What comes back there is about that letter of ours;
 * nobody can make up such an address, and it opens nothing else. Kind b is the return
 * path of each letter; to kind t goes the answer to a test letter.
 */
#ifndef ADJUDICATOR_CRYPTO_VERP_H
#define ADJUDICATOR_CRYPTO_VERP_H

#include "formats/letter.h"
#include "formats/text/arena.h"

enum verp_kind { VERP_RETURN, VERP_TRIAL };

struct view verp_address(struct arena *arena, const uint8_t key[HASH_BYTES],
			 struct view own_address, enum verp_kind kind, int64_t number);
/* The letter of ours that this one came back for, by its recipients; 0: by them, none.
 */
int64_t verp_find(const uint8_t key[HASH_BYTES], struct view own_address,
		  enum verp_kind kind, const struct letter *l);

#endif
