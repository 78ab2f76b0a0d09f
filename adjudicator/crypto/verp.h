/* SPDX-License-Identifier: ISC */
/*
 * Addresses for one letter: club+b.NUMBER.TAG@club.example, with 80 bits of a keyed
 * hash over the number as the tag. Mail to such an address is about that letter.
 * Nobody can make one up, and it gives access to nothing else. Kind b is the return
 * path of each letter; kind t is for answers to a test letter.
 */
#ifndef ADJUDICATOR_CRYPTO_VERP_H
#define ADJUDICATOR_CRYPTO_VERP_H

#include "formats/letter.h"
#include "formats/text/arena.h"

enum verp_kind { VERP_RETURN, VERP_TRIAL };

struct view verp_address(struct arena *arena, const uint8_t key[HASH_BYTES],
			 struct view own_address, enum verp_kind kind, int64_t number);
/* The number of our letter that this one is about, by its recipients; 0: none. */
int64_t verp_find(const uint8_t key[HASH_BYTES], struct view own_address,
		  enum verp_kind kind, const struct letter *l);

#endif
