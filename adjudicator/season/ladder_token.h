/* SPDX-License-Identifier: ISC */
/* The secret by which a challenge on a ladder is answered. */
#ifndef ADJUDICATOR_SEASON_LADDER_TOKEN_H
#define ADJUDICATOR_SEASON_LADDER_TOKEN_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/season.h"

/* Speaks of a challenge; and the one by which that player answers it, until he makes
 * his secrets anew. */
bool ladder_token(const struct token *t);
struct token ladder_token_for(int64_t challenge, const struct player *asked);
struct view ladder_address(const struct context *d, struct arena *arena,
			   int64_t challenge, const struct player *asked);
/* Whom it speaks for; 0: nobody. */
bool ladder_owner(struct hearing *h, const struct token *t, int64_t *owner,
		  bool *revoked);
/* That of the newest challenge he has not answered; question 0: there is none. */
bool ladder_token_of(struct hearing *h, int64_t player, struct token *out);

#endif
