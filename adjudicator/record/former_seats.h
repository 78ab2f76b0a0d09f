/* SPDX-License-Identifier: ISC */
/* Who had seats of a stored game before others have them. */
#ifndef ADJUDICATOR_RECORD_FORMER_SEATS_H
#define ADJUDICATOR_RECORD_FORMER_SEATS_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/player.h"

/* Reads them into r and its set-up. ERR_DATA where there are more or fewer than changes
 * of hands in its record. */
bool record_formers(struct arena *arena, struct record *r, struct err *err);
/* The seat is that player's, with all that follows from it in the store
 * (former_change), and his name is told in the row that is appended next. */
bool record_hand_over(struct arena *arena, struct record *r, int seat,
		      const struct player *to, struct err *err);
/* The seat that a player had last and has no longer; -1: none. */
int record_former_seat(const struct record *r, int64_t player);

#endif
