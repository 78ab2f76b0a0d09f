/* SPDX-License-Identifier: ISC */
/*
 * A turn whose time is over, as letters say it: what happens if nothing arrives (K2,
 * K10, K11), and the case that a referee gets where he is to decide.
 */
#ifndef ADJUDICATOR_CLOCKS_ABSENCE_H
#define ADJUDICATOR_CLOCKS_ABSENCE_H

#include "adjudicator/club/context.h"
#include "formats/phrase.h"

/* What the sentences need to know of a game's clock: grace, twice (time beyond which
 * counts twice), and one of auto, claim and td. */
void overdue_set(struct fields *f, const struct options *o, struct view language);
/* Why the player to move, whose time is over, leaves the game with it (K12): he has not
 * written since it began. */
bool overdue_absence(struct desk *d, const struct record *r, enum absence *absence,
		     struct err *err);
/* The time of the turn at hand is over, and a referee has to say what follows: opens a
 * case of kind `time`, and writes to him. */
bool overdue_case(struct desk *d, struct arena *arena, const struct record *r,
		  struct err *err);

/* Before that a position was `before`: its case is closed where the turn is not overdue
 * any more. */
bool overdue_settled(struct desk *d, struct arena *arena, const struct record *r,
		     const struct position *before, struct err *err);

/* Something happened in that game: where its option says so it is listened to (K13). */
bool overdue_listen(const struct record *r, struct err *err);
/* Players to move who have fallen silent: each is brought before a referee once. */
bool overdue_tick(struct desk *d, struct err *err);

#endif
