/* SPDX-License-Identifier: ISC */
/* What keeps a player's name in the chains of games from being guessed. */
#ifndef ADJUDICATOR_RECORD_NAME_SALT_H
#define ADJUDICATOR_RECORD_NAME_SALT_H

#include "adjudicator/club/context.h"

/* player_add for one whom the letter of that number names. The salt follows from that
 * letter, so that judging it again after a disaster gives the same. */
bool salt_player(const struct context *d, struct arena *arena, int64_t number,
		 struct player *p, bool *fresh, struct err *err);
/* The salt of a player, which is made and kept if there is none. */
bool salt_of(const struct context *d, struct arena *arena, int64_t player,
	     struct hash *salt, struct err *err);

#endif
