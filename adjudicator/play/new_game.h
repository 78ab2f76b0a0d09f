/* SPDX-License-Identifier: ISC */
/* Games that players ask for by letter. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_H
#define ADJUDICATOR_PLAY_NEW_GAME_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Answers the order `new`. */
bool new_game(struct hearing *h, const struct order *o);
/* The same for a letter that does not prove who wrote it: only the writer is asked,
 * first of all. */
bool new_game_unproved(struct hearing *h, const struct order *o);
/* Answers `rematch`: the same players in a game like this one. */
bool new_rematch(struct hearing *h, const struct record *r, int seat,
		 const struct order *o);

#endif
