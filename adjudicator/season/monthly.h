/* SPDX-License-Identifier: ISC */
/*
 * The club's bulletin, once a month, to whoever wants it (`set bulletin on`, L34): what
 * ended in the month before, its records, who is new, how seasons stand, who solved
 * puzzles, and the organiser's own words. Nobody is named who has not written `set
 * members on`, and of games that go on nothing is told.
 */
#ifndef ADJUDICATOR_SEASON_MONTHLY_H
#define ADJUDICATOR_SEASON_MONTHLY_H

#include "adjudicator/letters/note.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/store/result.h"
#include "adjudicator/system/log.h"

/* Writes it when a month is over, in the organiser's zone where he plays himself, else
 * in UTC. That it was written is kept with the letters, in one transaction. Where the
 * organiser's words cannot be read it waits, and nothing else does: the log and he are
 * told once. */
bool monthly_bulletin(struct context *d, const struct log *log, struct err *err);

/* The parts: what happened, the same for all readers. */
struct monthly_game {
	const struct result *r;
	struct best_play best[SEATS];
};
struct monthly_season {
	struct view name, division; /* the latter empty where there is one only */
	bool over;
	int round, rounds; /* 0: none, or no end */
	struct view *leader;
	size_t leaders; /* who may be named */
};
struct monthly_solver {
	struct view name;
	int found;
};
struct monthly {
	struct context *d;
	struct arena *arena;
	int month;        /* year * 12 + month - 1 */
	int64_t from, to; /* its first moment, and the first behind it */
	struct player *player;
	size_t players;
	bool *named; /* by number of a player */
	int64_t highest;
	struct monthly_game *game; /* those that can be told, by their ends */
	size_t games;
	long ended; /* all of them */
	struct monthly_season *season;
	size_t seasons;
	struct monthly_solver *solver;
	size_t solvers;
	struct view *language; /* of the words that it tells */
	size_t languages;
	struct view words; /* the organiser's; empty: none */
	bool unread;       /* they are there, and cannot be told: why stands in err */
};

/* Fills all behind `to`. */
bool monthly_gather(struct monthly *m, struct err *err);
bool monthly_named(const struct monthly *m, int64_t player);
/* Whether there is something to tell: a season that goes on by itself is nothing. */
bool monthly_any(const struct monthly *m);
/* A letter to one reader. */
bool monthly_say(struct note *n, const struct monthly *m, const struct player *reader);

#endif
