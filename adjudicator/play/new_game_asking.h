/* SPDX-License-Identifier: ISC */
/* A game while it is asked for: what new_game.c and new_game_players.c share. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_ASKING_H
#define ADJUDICATOR_PLAY_NEW_GAME_ASKING_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/new_game_line.h"

struct asking_for {
	struct hearing *h;
	const struct order *o;
	struct new_game n;
	struct view stranger[SEATS]; /* who never answered us */
	size_t strangers;
};

/* That it cannot begin: why, for people, and at which words of the order. */
bool asking_refuse(struct asking_for *a, const char *why, struct view at);
/* The players, the asker first. *ok is false where one of them cannot be asked, and he
 * was told so. */
bool asking_players(struct asking_for *a, const struct new_game_wish *w, bool *ok);

#endif
