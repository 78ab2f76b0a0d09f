/* SPDX-License-Identifier: ISC */
/* What keeps our letters from a player: a mail server that delivers them late, or
 * returns them. */
#ifndef ADJUDICATOR_STORE_UNDELIVERED_H
#define ADJUDICATOR_STORE_UNDELIVERED_H

#include "adjudicator/store/store.h"

/* A letter that left this many seconds late or more: the time its reader lost is
 * given back. */
enum { UNDELIVERED_LATE = 3600 };

/* *waits: a letter to the player about that game (0: about none), written before
 * `before`, has not left yet. */
bool undelivered_waits(struct store *st, int64_t player, int64_t game, int64_t before,
		       bool *waits, struct err *err);
/* *left is when the first letter about a turn of that game left, of those written to
 * the player at `since` or later; 0: none has. */
bool undelivered_left(struct store *st, int64_t player, int64_t game, int64_t since,
		      int64_t *left, struct err *err);
/* Running games with a deadline about which somebody has news from before `now` that
 * is in no letter yet. A game may be listed several times. */
bool untold_games(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err);
/* In such a game: the seats (a bit each) with news that is in no letter yet, and
 * since when. For the seat to move, only news that its turn began counts: also an
 * answer to an order of that player, or a ruling. */
struct untold {
	unsigned seats;
	int64_t since;
};
bool untold_seats(struct store *st, int64_t game, int64_t now, int to_move,
		  struct untold *out, struct err *err);

/* Letters that left that late and whose lost time has not been given back;
 * undelivered_done notes that it has. */
bool undelivered_late(struct store *st, struct arena *a, int64_t **letters,
		      size_t *count, struct err *err);
bool undelivered_done(struct store *st, int64_t letter, struct err *err);

/* Players with bounces, or whose clocks are stopped. */
bool undelivered_players(struct store *st, struct arena *a, int64_t **players,
			 size_t *count, struct err *err);
/* *count is how many letters to his present address are known to have come back
 * since he last wrote. */
bool undelivered_bounces(struct store *st, int64_t player, struct view address,
			 long *count, struct err *err);
/* *since is when his clocks were stopped; 0: they run. */
bool undelivered_since(struct store *st, int64_t player, int64_t *since,
		       struct err *err);
/* Stops his clocks at `since`; 0: lets them run again. */
bool undelivered_stop(struct store *st, int64_t player, int64_t since, struct err *err);

/*
 * Bounces: our letters that did not reach their player. A mail server refused or
 * returned them, or they were given up after days. Once the player has written in
 * answer to one of our letters, earlier bounces do not count any more: that letter
 * had arrived.
 */
struct bounce {
	int64_t outbox, player;
	int64_t letter; /* the bounce report; 0: none, a server refused it at once */
	int64_t at;
	const char *kind;   /* hard, days (given up), soft (only late) */
	struct view status; /* as "5.1.1"; may be empty */
	bool tagged; /* the report surely is about that letter: a clock may stop */
};

struct bounce_state {
	long hard, days; /* numbers of letters */
	long untold_hard,
		untold_days; /* those among them that the organiser was not told of */
	int64_t since;       /* the first bounce; 0: none */
};

enum { BOUNCES_BAD = 3 }; /* that many hard bounces, or one letter given up, are bad */

/* A letter counts once for each kind. *fresh: it was not counted yet, or is tagged
 * only now. */
bool bounce_add(struct store *st, const struct bounce *b, bool *fresh, struct err *err);
bool bounce_state(struct store *st, int64_t player, struct bounce_state *out,
		  struct err *err);
/* Whether our letters to this player do not arrive. */
bool bounce_bad(const struct bounce_state *s);
/* Players with bounces that the organiser was not told of. */
bool bounce_untold(struct store *st, struct arena *a, int64_t **players, size_t *count,
		   struct err *err);
bool bounce_told(struct store *st, int64_t player, struct err *err);

#endif
