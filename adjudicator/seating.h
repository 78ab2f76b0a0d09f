/* SPDX-License-Identifier: ISC */
/*
 * Who sits where, and the seed that it follows from (stir.h). Until a game starts its
 * players are in the order of the invitation, and have no seats; then the seed is
 * stirred, and with it they are dealt.
 */
#ifndef ADJUDICATOR_SEATING_H
#define ADJUDICATOR_SEATING_H

#include "adjudicator/desk.h"

/* What the organiser commits himself to when the game is made: "hash=HEX"; empty where
 * it has no secret. */
struct view seating_commitment(struct arena *arena, const struct match *m);
/* Stirs and deals; *e is the event that tells of it, of kind EVENT_START where nothing
 * was stirred. `beacon` is what was announced, or empty. */
bool seating_deal(struct desk *d, struct arena *arena, struct record *r,
		  struct view beacon, struct event *e, struct err *err);

/* What a player brings to the stirring: the words of his letter, else those he keeps
 * for all his games, else the letter itself; 0 letters and no words: nothing. */
bool seating_luck(struct desk *d, struct arena *arena, int64_t player,
		  struct view words, struct view message_id, struct view *luck,
		  struct err *err);

#endif
