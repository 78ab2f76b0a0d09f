/* SPDX-License-Identifier: ISC */
/*
 * The chain of a game's record: every row has a head, and nothing in a row can
 * change without changing its head and all that follow.
 *
 *   head_0 = SHA-256(F("adjudicator/chain/1") F(game))
 *   head_n = SHA-256(head_(n-1) entry_n)
 *
 * F(x) is the length of x and then x (formats/text/hash.h); a game is its number in
 * decimal digits. An entry is text, each line ended by "\n":
 *
 *   12 2026-11-20T20:00:00Z         number and time of the row
 *   play seat=1 at=H8 ...           the public lines of the row
 *   hidden HEX                      hash of the hidden part, if there is one
 *   letter HEX                      hash of the letter that caused the row, if one did
 *
 * Hidden and personal parts are hashed as SHA-256(F(salt) F(text)). The salt of
 * hidden text follows from the seed, the salt of a name from a secret of the player.
 * Without the salt nobody can guess the text, and when the salt is deleted the chain
 * still holds.
 */
#ifndef ADJUDICATOR_CRYPTO_RECORD_CHAIN_H
#define ADJUDICATOR_CRYPTO_RECORD_CHAIN_H

#include "formats/text/buf.h"
#include "formats/text/hash.h"

struct chain_row {
	long n; /* from 1 */
	int64_t at;
	struct view text;
	struct view hidden;        /* empty: there is none */
	const struct hash *letter; /* SHA-256 of its raw bytes; NULL: none */
};

struct hash chain_start(int64_t game);
/* HMAC(seed, F("adjudicator/hidden/1") F(n as four bytes)) */
struct hash chain_hidden_salt(const uint8_t seed[HASH_BYTES], long n);
/* HMAC(secret of the player, F("adjudicator/name/1") F(game)) */
struct hash chain_name_salt(const uint8_t secret[HASH_BYTES], int64_t game);
/* SHA-256(F(salt) F(text)) */
struct hash chain_salted(const struct hash *salt, struct view text);
/* Writes the entry of a row; the seed is used only if the row hides something. */
void chain_entry(struct buf *b, const struct chain_row *row,
		 const uint8_t seed[HASH_BYTES]);
struct hash chain_next(const struct hash *head, struct view entry);

#endif
