/* SPDX-License-Identifier: ISC */
/*
 * The chain of a game's record: every row has a head, and nothing in a row can change
 * without changing its head and all that follow.
 *
 *	head_0 = SHA-256(F("adjudicator/chain/1") F(game))
 *	head_n = SHA-256(head_(n-1) entry_n)
 *
 * F(x) is x behind its length (formats/text/hash.h), a game is its number in decimal.
 * An entry is text, each line ended by "\n":
 *
 *	12 2026-11-20T20:00:00Z
 *	play seat=1 at=H8 ...           the public lines of the row
 *	hidden HEX                      of what only a seat may know, where there is any
 *	letter HEX                      of the letter that brought it, where one did
 *
 * What is hidden or personal stands there as SHA-256(F(salt) F(text)). The salt of
 * hidden text follows from the seed, that of a name from a secret of the player's; who
 * does not know it can guess neither, and when it is thrown away the chain still holds.
 */
#ifndef ADJUDICATOR_CRYPTO_RECORD_CHAIN_H
#define ADJUDICATOR_CRYPTO_RECORD_CHAIN_H

#include "formats/text/buf.h"
#include "formats/text/hash.h"

struct chain_row {
	long n; /* from 1 */
	int64_t at;
	struct view text;
	struct view hidden;        /* empty: none */
	const struct hash *letter; /* SHA-256 of its raw bytes; NULL: none */
};

struct hash chain_start(int64_t game);
/* HMAC(seed, F("adjudicator/hidden/1") F(n as four bytes)) */
struct hash chain_hidden_salt(const uint8_t seed[HASH_BYTES], long n);
/* HMAC(secret of the player, F("adjudicator/name/1") F(game)) */
struct hash chain_name_salt(const uint8_t secret[HASH_BYTES], int64_t game);
/* SHA-256(F(salt) F(text)) */
struct hash chain_salted(const struct hash *salt, struct view text);
/* The entry of a row; the seed counts only where something is hidden. */
void chain_entry(struct buf *b, const struct chain_row *row,
		 const uint8_t seed[HASH_BYTES]);
struct hash chain_next(const struct hash *head, struct view entry);

#endif
