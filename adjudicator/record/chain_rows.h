/* SPDX-License-Identifier: ISC */
/* The chain of a stored game (record_chain.h): heads of its rows, names of its seats.
 */
#ifndef ADJUDICATOR_RECORD_CHAIN_ROWS_H
#define ADJUDICATOR_RECORD_CHAIN_ROWS_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

/* Makes the heads that are missing: of all rows of a game older than the chain. After
 * it r->match.head is that of the last row. */
bool record_chain(struct arena *arena, struct record *r, struct err *err);
/* Gives a row that is to be appended its head. */
bool record_link(struct arena *arena, struct record *r, struct match_event *row,
		 struct err *err);
/* One more line at the head of the row that is appended next. */
void record_opening(struct arena *arena, struct record *r, const struct event *e);
/* Who sits where, salted, in the row that is appended next; again whenever a seat
 * changes hands. */
bool record_names(struct arena *arena, struct record *r, struct err *err);

/* What keeps a player's name in the chains of games from being guessed. */

/* player_add for one whom the letter of that number names. The salt follows from that
 * letter, so that judging it again after a disaster gives the same. */
bool salt_player(const struct context *d, struct arena *arena, int64_t number,
		 struct player *p, bool *fresh, struct err *err);
/* The salt of a player, which is made and kept if there is none. */
bool salt_of(const struct context *d, struct arena *arena, int64_t player,
	     struct hash *salt, struct err *err);

#endif
