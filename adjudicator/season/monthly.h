/* SPDX-License-Identifier: ISC */
/*
 * The club's bulletin, once a month, for everybody who wants it (`set bulletin on`,
 * L34): what ended in the month before, its records, who is new, how seasons stand,
 * who solved puzzles, and the organiser's own words. It names nobody who has not
 * written `set members on`, and tells nothing of games that go on.
 */
#ifndef ADJUDICATOR_SEASON_MONTHLY_H
#define ADJUDICATOR_SEASON_MONTHLY_H

#include "adjudicator/letters/note.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/store/result.h"
#include "adjudicator/system/log.h"

/* Writes it when a month is over: in the organiser's time zone if he is a player,
 * else in UTC. That it was written is kept in the same transaction as the letters.
 * Where the organiser's words cannot be read the bulletin waits, and nothing else
 * does; he and the log are told once. */
bool monthly_bulletin(struct context *d, const struct log *log, struct err *err);

/* Its content, which is the same for all readers. */
struct monthly_game {
	const struct result *r;
	struct best_play best[SEATS];
};
struct monthly_season {
	struct view name, division; /* division: empty where there is only one */
	bool over;
	int round, rounds; /* round 0: none; rounds 0: no end */
	struct view *leader;
	size_t leaders; /* those who may be named */
};
struct monthly_solver {
	struct view name;
	int found;
};
struct monthly {
	struct context *d;
	struct arena *arena;
	int month;        /* year * 12 + month - 1 */
	int64_t from, to; /* the first moment of the month, and the first after it */
	struct player *player;
	size_t players;
	bool *named; /* whether a player may be named, by player number */
	int64_t highest;
	/* Games that may be told of, in the order in which they ended. */
	struct monthly_game *game;
	size_t games;
	long ended; /* how many games ended in all */
	struct monthly_season *season;
	size_t seasons;
	struct monthly_solver *solver;
	size_t solvers;
	struct view *language; /* languages whose words it tells */
	size_t languages;
	struct view words; /* the organiser's words; empty: none */
	bool unread;       /* they exist, but cannot be read; the error says why */
};

/* Fills in all fields after `to`. */
bool monthly_gather(struct monthly *m, struct err *err);
bool monthly_named(const struct monthly *m, int64_t player);
/* Whether there is anything to tell; a season that goes on is not enough. */
bool monthly_any(const struct monthly *m);
/* Adds the letter for one reader. */
bool monthly_say(struct note *n, const struct monthly *m, const struct player *reader);

#endif
