/* SPDX-License-Identifier: ISC */
/*
 * The lobby (S16): games that are offered to everybody in the club. "new wordbox
 * with anybody" offers one, "lobby" lists them, "lobby take Ann" begins Ann's at
 * once, because an offer is a yes (new_game.c), and "lobby close" withdraws one's
 * own.
 *
 * - Each player has at most one offer. It lapses after LOBBY_DAYS days.
 * - It is stored among the player's choices, and deleted with them.
 */
#ifndef ADJUDICATOR_PLAY_LOBBY_H
#define ADJUDICATOR_PLAY_LOBBY_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/new_game_line.h"

enum { LOBBY_DAYS = 30 };

/* What one player offers. */
struct open_game {
	int64_t player; /* 0: there is no offer */
	int64_t since;
	struct view line; /* what follows `new`, in English: "wordbox lang es" */
};

/* Stores the offer in place of the player's former one, and tells him. */
bool lobby_keep(struct hearing *h, const struct new_game_wish *w,
		const struct setup *setup);
/* The player's offer. */
bool lobby_offer(struct context *d, struct arena *arena, int64_t player,
		 struct open_game *out, struct err *err);
bool lobby_drop(struct context *d, int64_t player, struct err *err);

/* How many offers of others this player may take. */
bool lobby_count(struct context *d, struct arena *arena, int64_t player, size_t *count,
		 struct err *err);

/* Answer the orders `lobby` and `lobby close`. */
bool lobby_list(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
bool lobby_close(struct hearing *h);
/* Answers "lobby take Ann" and "lobby close" (new_game.c). */
bool lobby_order(struct hearing *h, const struct order *o);

#endif
