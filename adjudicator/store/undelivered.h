/* SPDX-License-Identifier: ISC */
/* What keeps our letters from a player: a mail server that takes them late, or returns
 * them. */
#ifndef ADJUDICATOR_STORE_UNDELIVERED_H
#define ADJUDICATOR_STORE_UNDELIVERED_H

#include "adjudicator/store/store.h"

/* A letter that left an hour late or more: what its reader lost is given back. */
enum { UNDELIVERED_LATE = 3600 };

/* Whether a letter about that game, 0: about none, that was written before then waits
 * to leave for the player. */
bool undelivered_waits(struct store *st, int64_t player, int64_t game, int64_t before,
		       bool *waits, struct err *err);
/* When the first letter that was written to the player about a turn of that game, then
 * or later, left; 0: none has. */
bool undelivered_left(struct store *st, int64_t player, int64_t game, int64_t since,
		      int64_t *left, struct err *err);
/* Running games of which somebody has yet to be written what happened before `now`; one
 * may come several times. */
bool untold_games(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err);
/* In such a game: the seats (a bit each) that have not been written what they should
 * know, and since when. For the seat to move, only that it is its turn counts. */
struct untold {
	unsigned seats;
	int64_t since;
};
bool untold_seats(struct store *st, int64_t game, int64_t now, int to_move,
		  struct untold *out, struct err *err);

/* Letters that left so late, and have not been made good. */
bool undelivered_late(struct store *st, struct arena *a, int64_t **letters,
		      size_t *count, struct err *err);
bool undelivered_done(struct store *st, int64_t letter, struct err *err);

/* Players with bounces, or whose clocks stand still. */
bool undelivered_players(struct store *st, struct arena *a, int64_t **players,
			 size_t *count, struct err *err);
/* How many letters are known to have come back from where this player's letters go now,
 * since he wrote last. */
bool undelivered_bounces(struct store *st, int64_t player, struct view address,
			 long *count, struct err *err);
/* Since when his clocks stand still; 0: they do not. */
bool undelivered_since(struct store *st, int64_t player, int64_t *since,
		       struct err *err);
/* 0: no longer. */
bool undelivered_stop(struct store *st, int64_t player, int64_t since, struct err *err);

/*
 * Bounces: letters of ours that did not get to their player: refused by a mail server,
 * returned by one, or given up after days. What happened before the last letter that
 * the player wrote in answer to one of ours does not count any more: that one had
 * arrived.
 */
struct bounce {
	int64_t outbox, player;
	int64_t letter; /* the report; 0: none, we were refused ourselves */
	int64_t at;
	const char *kind;   /* hard, days (given up), soft (only late) */
	struct view status; /* as "5.1.1"; may be empty */
	bool tagged;        /* it is known to be about that letter: a clock may stop */
};

struct bounce_state {
	long hard, days;               /* letters */
	long untold_hard, untold_days; /* of them, since the organiser was told */
	int64_t since;                 /* the first of them; 0: none */
};

enum { BOUNCES_BAD = 3 }; /* so many for good, or one that was given up */

/* The same letter counts once of each kind; *fresh tells. */
bool bounce_add(struct store *st, const struct bounce *b, bool *fresh, struct err *err);
bool bounce_state(struct store *st, int64_t player, struct bounce_state *out,
		  struct err *err);
/* Letters to this player do not arrive. */
bool bounce_bad(const struct bounce_state *s);
/* Players with anything untold. */
bool bounce_untold(struct store *st, struct arena *a, int64_t **players, size_t *count,
		   struct err *err);
bool bounce_told(struct store *st, int64_t player, struct err *err);

#endif
