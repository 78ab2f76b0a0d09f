/* SPDX-License-Identifier: ISC */
/* What a letter proves by a secret of ours, whoever sent it. */
#ifndef ADJUDICATOR_RUN_PROOF_H
#define ADJUDICATOR_RUN_PROOF_H

#include "adjudicator/letters/hearing.h"

struct proof {
	int64_t owner;        /* the player it speaks for; 0: it proves nothing */
	bool revoked;         /* a secret that counts no more */
	enum warrant warrant; /* what it speaks for; with a game: that of h->token */
	struct view wished;   /* it answers what we asked this address, which is not yet
				 the player's; empty: it does not */
};

/* By its reply token, else by a letter of ours that it answers; fills h->token. */
bool proof_find(struct hearing *h, const struct letter *l, struct proof *p);

#endif
