/* SPDX-License-Identifier: ISC */
/*
 * What could not be done, and is set aside so that everything else goes on: with its
 * reason, and when it is tried again. The row goes when it is done after all.
 */
#ifndef ADJUDICATOR_STORE_ASIDE_H
#define ADJUDICATOR_STORE_ASIDE_H

#include "adjudicator/store/store.h"

enum aside_what {
	ASIDE_NOTICE, /* it cannot be written */
	ASIDE_GAME,   /* its clock, or news of it, cannot be looked at */
	ASIDE_PLAYER, /* what is done for one player apart from a game */
	ASIDE_SEASON,
	ASIDE_REPORT, /* a letter to the organiser */
	ASIDES_
};

struct aside {
	enum aside_what what;
	int64_t number; /* of the notice, game, player, season or report */
	int64_t game;   /* that waits for it; 0: none */
	int seat;       /* of a notice; else -1 */
	int64_t player; /* who waits for it; 0: none */
	int64_t since;  /* when it was first set aside */
	int64_t due;    /* when it is tried again */
	struct view reason;
};

const char *aside_name(enum aside_what what);

/* Of one that is set aside already, `since` stays. */
bool aside_put(struct store *st, const struct aside *a, struct err *err);
/* out->since is 0 when it is not set aside. */
bool aside_get(struct store *st, struct arena *arena, enum aside_what what,
	       int64_t number, struct aside *out, struct err *err);
bool aside_drop(struct store *st, enum aside_what what, int64_t number,
		struct err *err);
bool aside_count(struct store *st, long *count, struct err *err);
/* All, the oldest first. */
bool aside_list(struct store *st, struct arena *arena, struct aside **out,
		size_t *count, struct err *err);
/* Games, by id, that are to be tried again at `now`. */
bool aside_games(struct store *st, struct arena *arena, int64_t now, int64_t **ids,
		 size_t *count, struct err *err);
/* Since when the game, or a letter about it to that seat, is set aside; 0: it is not.
 */
bool aside_since(struct store *st, int64_t game, int seat, int64_t *since,
		 struct err *err);
/* The time until `now` was given back to that seat. */
bool aside_renew(struct store *st, int64_t game, int seat, int64_t now,
		 struct err *err);
/* All are tried again in the next run. */
bool aside_hurry(struct store *st, struct err *err);

#endif
