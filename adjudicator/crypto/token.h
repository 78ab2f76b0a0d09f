/* SPDX-License-Identifier: ISC */
/*
 * Reply tokens: they prove who may say "my play in game 7". A token names game, seat
 * and its epoch, and turn (or a question), and has 80 bits of a keyed hash over
 * them: at most 31 letters and digits, in any case. It is in the plus part of the
 * Reply-To address and, for hosts without plus addresses, in the Subject as
 * [12.TOKEN]. (References to a letter of ours prove the same; the store knows
 * those.) Tokens are never logged.
 */
#ifndef ADJUDICATOR_CRYPTO_TOKEN_H
#define ADJUDICATOR_CRYPTO_TOKEN_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/hash.h"

enum { TOKEN_TEXT = 32 /* a token as text, with NUL, at most */ };
enum { TOKEN_EPOCHS = 64 };

struct token {
	uint32_t game;
	uint8_t seat;  /* from 0 to 3 */
	uint8_t epoch; /* how often the seat's tokens were renewed, modulo 64 */
	uint16_t turn;
	uint32_t question; /* 0: none */
};

void token_write(const uint8_t key[HASH_BYTES], const struct token *t,
		 char out[TOKEN_TEXT]);
/* Returns false when it is no token of this key; compares in constant time. */
bool token_read(const uint8_t key[HASH_BYTES], struct view text, struct token *out);

/* Finds the token of a letter: the plus part of a recipient that matches
 * `own_address`, else the Subject's tag. Returns false when there is none of this
 * key. */
bool token_find(const uint8_t key[HASH_BYTES], struct view own_address,
		const struct letter *l, struct token *out);
/* "adjudicator+TOKEN@club.example" */
struct view token_address(struct arena *arena, struct view own_address,
			  const char *token);

#endif
