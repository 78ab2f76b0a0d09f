/* SPDX-License-Identifier: ISC */
/* Games that are asked for by letter. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_H
#define ADJUDICATOR_PLAY_NEW_GAME_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* A game that is asked for. */
bool new_game(struct hearing *h, const struct order *o);
/* Of a letter that does not prove who wrote it: he is asked first, and nobody else. */
bool new_game_unproved(struct hearing *h, const struct order *o);
/* The same players in a game like this one. */
bool new_rematch(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);

#endif
