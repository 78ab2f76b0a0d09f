/* SPDX-License-Identifier: ISC */
/*
 * A thing that could not be done is set aside, so that everything else goes on. Its
 * row keeps the reason and when it is tried again, and is deleted once the thing is
 * done after all.
 */
#ifndef ADJUDICATOR_STORE_ASIDE_H
#define ADJUDICATOR_STORE_ASIDE_H

#include "adjudicator/store/store.h"

enum aside_what {
	ASIDE_NOTICE, /* a notice that cannot be written as a letter */
	ASIDE_GAME,   /* a game whose clock, or news, cannot be dealt with */
	ASIDE_PLAYER, /* work for one player that concerns no game */
	ASIDE_SEASON,
	ASIDE_REPORT, /* a letter to the organiser */
	ASIDES_
};

struct aside {
	enum aside_what what;
	int64_t number; /* of the notice, game, player, season or report */
	int64_t game;   /* the game that waits for it; 0: none */
	int seat;       /* the seat that a notice is for; else -1 */
	int64_t player; /* the player who waits for it; 0: none */
	int64_t since;  /* when it was first set aside */
	int64_t due;    /* when it is tried again */
	struct view reason;
};

const char *aside_name(enum aside_what what);

/* A thing that is set aside already keeps its `since`. */
bool aside_put(struct store *st, const struct aside *a, struct err *err);
/* out->since is 0 when it is not set aside. */
bool aside_get(struct store *st, struct arena *arena, enum aside_what what,
	       int64_t number, struct aside *out, struct err *err);
bool aside_drop(struct store *st, enum aside_what what, int64_t number,
		struct err *err);
bool aside_count(struct store *st, long *count, struct err *err);
/* All of them, the oldest first. */
bool aside_list(struct store *st, struct arena *arena, struct aside **out,
		size_t *count, struct err *err);
/* The ids of set-aside games that are due to be tried again at `now`. */
bool aside_games(struct store *st, struct arena *arena, int64_t now, int64_t **ids,
		 size_t *count, struct err *err);
/* *since is when the game, or a notice for that seat of it, was set aside; 0:
 * neither is. */
bool aside_since(struct store *st, int64_t game, int seat, int64_t *since,
		 struct err *err);
/* Sets `since` to now for the game and that seat's notices: the time until then was
 * given back to the player. */
bool aside_renew(struct store *st, int64_t game, int seat, int64_t now,
		 struct err *err);
/* Makes everything due at once, so that the next run tries it again. */
bool aside_hurry(struct store *st, struct err *err);

#endif
