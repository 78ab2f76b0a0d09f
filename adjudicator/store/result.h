/* SPDX-License-Identifier: ISC */
/*
 * Results of the games that count, so that they can be looked up without folding
 * events. adjudicator/record/result.h says which games count and keeps the rows. Who
 * had a seat, and under which name, is read from the game's seats, so a forgotten
 * player appears under his other name at once.
 */
#ifndef ADJUDICATOR_STORE_RESULT_H
#define ADJUDICATOR_STORE_RESULT_H

#include "adjudicator/store/match.h"

/* Half points. */
enum { RESULT_LOSS = 0, RESULT_DRAWN = 1, RESULT_WON = 2 };

struct result {
	int64_t game;               /* 0: none */
	struct view kind, language; /* "angrywords", "en" */
	int64_t ended;              /* when the game ended */
	struct view reason;         /* "out", as end_reason_name has it */
	size_t seats;
	struct {
		int64_t player;   /* 0: nobody whom the club knows */
		struct view name; /* the player's name in this game */
		int points;       /* final score, with what the end itself brought */
		int half; /* half points; those who are equal at the top have drawn */
		bool missed; /* resigned, or let the time run out at the end */
	} seat[MATCH_SEATS];
};

/* Replaces the result that was kept, in the caller's transaction. Of the seats,
 * points, half and missed are kept. */
bool result_keep(struct store *st, const struct result *r, struct err *err);
/* Does nothing when there is no result. */
bool result_drop(struct store *st, int64_t game, struct err *err);
/* r->game is 0 when there is none. */
bool result_get(struct store *st, struct arena *a, int64_t game, struct result *r,
		struct err *err);
/* Results ordered by (ended, game). */
struct results {
	struct result *at; /* in the arena they were read into */
	size_t n;
};
/* At most `most` rated games that come after (behind->ended, behind->game); both 0:
 * from the first. Drills are not rated, nor games with hotseat=on, a handicap, or a
 * robot. */
bool result_after(struct store *st, struct arena *a, const struct result *behind,
		  size_t most, struct results *out, struct err *err);
/* Games that are over and have no result: games with one seat, and games that ended
 * before results were kept. */
bool result_missing(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		    struct err *err);
/* *ended is the earliest end of a result that was kept or dropped since result_seen
 * was last called; 0: none was. A fold over results in the order of their ends must
 * begin again there. */
bool result_since(struct store *st, int64_t *ended, struct err *err);
bool result_seen(struct store *st, struct err *err);
/* *count goes up whenever a result is kept or dropped. A cache made from results
 * compares it. */
bool result_changed(struct store *st, int64_t *count, struct err *err);

#endif
