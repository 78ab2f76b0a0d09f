/* SPDX-License-Identifier: ISC */
/*
 * The lobby (S16): games that are offered to anybody of the club. "new wordbox with
 * anybody" offers one, "lobby" lists them, "lobby take Ann" begins hers at once, for an
 * offer is a yes (new_game.c), and "lobby close" takes one's own away.
 * - Each player has one offer at most, and it lapses after LOBBY_DAYS days.
 * - It is kept among the player's choices, and goes with them.
 */
#ifndef ADJUDICATOR_PLAY_LOBBY_H
#define ADJUDICATOR_PLAY_LOBBY_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/new_game_line.h"

enum { LOBBY_DAYS = 30 };

/* What one player offers. */
struct open_game {
	int64_t player; /* 0: nothing is offered */
	int64_t since;
	struct view line; /* as it stands behind `new`, in English: "wordbox lang es" */
};

/* Puts that game there, in place of what this player offered before, and tells him. */
bool lobby_keep(struct hearing *h, const struct new_game_wish *w,
		const struct setup *setup);
/* What he offers now. */
bool lobby_offer(struct context *d, struct arena *arena, int64_t player,
		 struct open_game *out, struct err *err);
bool lobby_drop(struct context *d, int64_t player, struct err *err);

/* How many games there are that this player may take, of others. */
bool lobby_count(struct context *d, struct arena *arena, int64_t player, size_t *count,
		 struct err *err);

/* The orders. */
bool lobby_list(struct hearing *h, const struct record *r, int seat,
		const struct order *o);
bool lobby_close(struct hearing *h);
/* "lobby take Ann", "lobby close" (new_game.c). */
bool lobby_order(struct hearing *h, const struct order *o);

#endif
