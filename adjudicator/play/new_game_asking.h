/* SPDX-License-Identifier: ISC */
/* A game that is asked for, while it is set up: shared by new_game.c and
 * new_game_players.c. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_ASKING_H
#define ADJUDICATOR_PLAY_NEW_GAME_ASKING_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/new_game_line.h"

struct asking_for {
	struct hearing *h;
	const struct order *o;
	struct new_game n;
	struct view stranger[SEATS]; /* those who have never answered the club */
	size_t strangers;
};

/* Refuses the game: `why` is for people, `at` the words of the order. */
bool asking_refuse(struct asking_for *a, const char *why, struct view at);
/* Fills the players, the asker first. *ok is false when one of them cannot be asked;
 * the asker has then been told. */
bool asking_players(struct asking_for *a, const struct new_game_wish *w, bool *ok);

#endif
