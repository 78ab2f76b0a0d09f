/* SPDX-License-Identifier: ISC */
/*
 * A turn whose time is over, as letters say it: what happens if nothing arrives (K2,
 * K10, K11), and the case that a referee gets where he is to decide.
 */
#ifndef ADJUDICATOR_CLOCKS_ABSENCE_H
#define ADJUDICATOR_CLOCKS_ABSENCE_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "formats/phrase.h"

/* Why the player to move, whose time is over, leaves the game with it (K12): he has not
 * written since it began. */
bool absence_now(struct context *d, const struct record *r, enum absence *absence,
		 struct err *err);

#endif
