/* SPDX-License-Identifier: ISC */
/* The chain of a stored game (crypto/record_chain.h): heads of its rows, names of
 * its seats. */
#ifndef ADJUDICATOR_RECORD_CHAIN_ROWS_H
#define ADJUDICATOR_RECORD_CHAIN_ROWS_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

/* Makes the heads of a game that began before there were chains; does nothing for
 * others. Afterwards r->match.head is that of the last row. */
bool record_chain(struct arena *arena, struct record *r, struct err *err);
/* Sets the head of a row that is about to be appended. */
bool record_link(struct arena *arena, struct record *r, struct match_event *row,
		 struct err *err);
/* Adds a line about the record to the start of the row that is appended next. */
void record_opening(struct arena *arena, struct record *r, const struct event *e);
/* Adds the salted names of the seats to the row that is appended next; again at each
 * change of hands. */
bool record_names(struct arena *arena, struct record *r, struct err *err);

/* Salts keep players' names in the chains of games from being guessed. */

/* As player_add, for a player named by letter `number`. The salt follows from that
 * letter, so judging it again after a disaster gives the same salt. */
bool salt_player(const struct context *d, struct arena *arena, int64_t number,
		 struct player *p, bool *fresh, struct err *err);
/* The salt of a player; it is made and stored if there is none. */
bool salt_of(const struct context *d, struct arena *arena, int64_t player,
	     struct hash *salt, struct err *err);

#endif
