/* SPDX-License-Identifier: ISC */
/*
 * Who sits where, and the seed that it follows from (seed.h). Until a game starts its
 * players are in the order of the invitation, and have no seats; then the seed is
 * stirred, and with it they are dealt (D6).
 */
#ifndef ADJUDICATOR_RECORD_SEATS_H
#define ADJUDICATOR_RECORD_SEATS_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/store/player.h"

/* The secret of a game that is made for this reason, which no other game has: it
 * follows from the club's key, so that from a backup the same is made once more. */
void seating_secret(const struct config *c, const char *reason,
		    uint8_t secret[HASH_BYTES]);
/* What the organiser commits himself to when the game is made; empty where it has no
 * secret. Of a game of a season (or NULL) also what its secret follows from. In a game
 * that runs, or where one of them is forgotten, it names nobody behind "invited=".
 * False for a database that cannot be read. */
bool seating_promise(struct arena *arena, const struct record *r,
		     const struct season_place *season, enum promise_form form,
		     struct view *out, struct err *err);
/* The form in which a game is promised that is made now. */
enum promise_form seating_promise_form(const struct record *r);
/* The same as older programs wrote it: "hash=HEX". */
struct view seating_promise_old(struct arena *arena, const struct match *m,
				const struct season_place *season);
/* Stirs and deals; *e is the event that tells of it, of kind EVENT_START where nothing
 * was stirred. `beacon` is what was announced, or empty. */
bool seating_deal(struct context *d, struct arena *arena, struct record *r,
		  struct view beacon, struct event *e, struct err *err);

/* The words of a player's letter, and its Message-ID; often empty. */
struct said {
	struct view words, message_id;
};
/* What he brings to the stirring: his words, else those that he keeps for all his
 * games, else the letter itself; without any of these nothing. */
bool seating_luck(struct context *d, struct arena *arena, int64_t player,
		  struct said said, struct view *luck, struct err *err);

/* Who had seats of a stored game before others have them. */

/* Reads them into r and its set-up. ERR_DATA where there are more or fewer than changes
 * of hands in its record. */
bool record_formers(struct arena *arena, struct record *r, struct err *err);
/* The seat is that player's, with all that follows from it in the store (former.h), and
 * his name is told in the row that is appended next. */
bool record_hand_over(struct arena *arena, struct record *r, int seat,
		      const struct player *to, struct err *err);
/* The seat that a player had last and has no longer; -1: none. */
int record_former_seat(const struct record *r, int64_t player);

/* The question of that number, if it was put to that seat and is still open in its
 * turn; else q->id is 0. */
bool record_question(const struct record *r, struct arena *arena, int seat, int64_t id,
		     struct question *q, struct err *err);

/* Which season, division, round and board a stored game belongs to. */

/* *any is false where it is of no season. Luck is not filled in. */
bool season_place_of(const struct context *d, struct arena *arena, int64_t game,
		     struct season_place *place, bool *any, struct err *err);

#endif
