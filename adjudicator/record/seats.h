/* SPDX-License-Identifier: ISC */
/*
 * Who has which seat, and the seed that this follows from (seed.h). Before a game
 * starts its players are in the order of the invitation, without seats. Then the
 * seed is made, and the seats are dealt with it (D6).
 */
#ifndef ADJUDICATOR_RECORD_SEATS_H
#define ADJUDICATOR_RECORD_SEATS_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/store/player.h"

/* The secret of a game that is made for `reason`, which must be unique. It follows
 * from the club's key, so the same game made again from a backup has the same
 * secret. */
void seating_secret(const struct config *c, const char *reason,
		    uint8_t secret[HASH_BYTES]);
/* What the organiser commits himself to when the game is made; empty when it has no
 * secret. For a game of a season (else NULL) it names what the secret follows from.
 * In a running game, or when a player is forgotten, "invited=" is empty. Returns
 * false when the database cannot be read. */
bool seating_promise(struct arena *arena, const struct record *r,
		     const struct season_place *season, enum promise_form form,
		     struct view *out, struct err *err);
/* The form of the promise for a game that is made now. */
enum promise_form seating_promise_form(const struct record *r);
/* The promise as older versions wrote it: "hash=HEX". */
struct view seating_promise_old(struct arena *arena, const struct match *m,
				const struct season_place *season);
/* Makes the seed and deals the seats. *e is the event for the record, of kind
 * EVENT_START if the game has no secret. `beacon` is the announced text, or
 * empty. */
bool seating_deal(struct context *d, struct arena *arena, struct record *r,
		  struct view beacon, struct event *e, struct err *err);

/* The luck words of a player's letter, and its Message-ID; often empty. */
struct said {
	struct view words, message_id;
};
/* What a player contributes to the seed: his words, else the words he has set for
 * all his games, else his letter's Message-ID; else nothing. */
bool seating_luck(struct context *d, struct arena *arena, int64_t player,
		  struct said said, struct view *luck, struct err *err);

/* Players who had seats of a stored game before others got them. */

/* Reads them into r and its set-up. Fails with ERR_DATA when there are more or fewer
 * than changes of hands in the record. */
bool record_formers(struct arena *arena, struct record *r, struct err *err);
/* Gives the seat to that player, with all that follows in the store
 * (store/former.h), and adds the new names to the row that is appended next. */
bool record_hand_over(struct arena *arena, struct record *r, int seat,
		      const struct player *to, struct err *err);
/* The last seat that a player had and no longer has; -1: none. */
int record_former_seat(const struct record *r, int64_t player);
/* Whether the player had that seat, and somebody else has it now. */
bool record_left(const struct record *r, int seat, int64_t player);

/* Question `id`, if it was put to that seat and is still open in its turn; else
 * q->id is 0. */
bool record_question(const struct record *r, struct arena *arena, int seat, int64_t id,
		     struct question *q, struct err *err);

/* The season, division, round and board of a stored game. */

/* *any is false when it belongs to no season. `luck` is not filled. */
bool season_place_of(const struct context *d, struct arena *arena, int64_t game,
		     struct season_place *place, bool *any, struct err *err);

#endif
