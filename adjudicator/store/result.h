/* SPDX-License-Identifier: ISC */
/*
 * How games ended that count, to be looked up without folding their events:
 * adjudicator/record/result.h says which do and keeps the rows. Who sat there, and
 * under which name, is read from the game's seats: a player who is forgotten has his
 * other name here at once.
 */
#ifndef ADJUDICATOR_STORE_RESULT_H
#define ADJUDICATOR_STORE_RESULT_H

#include "adjudicator/store/match.h"

/* Half points. */
enum { RESULT_LOSS = 0, RESULT_DRAWN = 1, RESULT_WON = 2 };

struct result {
	int64_t game;               /* 0: none */
	struct view kind, language; /* "angrywords", "en" */
	int64_t ended;              /* when */
	struct view reason;         /* "out", as end_reason_name has it */
	size_t seats;
	struct {
		int64_t player;   /* 0: nobody the club knows */
		struct view name; /* as the game knows the player */
		int points;       /* at the end, with what the end itself brought */
		int half;         /* several who are equal at the top drew */
		bool missed;      /* resigned, or let the time run out at last */
	} seat[MATCH_SEATS];
};

/* In the caller's transaction; replaces what was kept. Of the seats points, half and
 * missed are kept. */
bool result_keep(struct store *st, const struct result *r, struct err *err);
/* Nothing happens when there is none. */
bool result_drop(struct store *st, int64_t game, struct err *err);
/* r->game is 0 when there is none. */
bool result_get(struct store *st, struct arena *a, int64_t game, struct result *r,
		struct err *err);
/* By (ended, game). */
struct results {
	struct result *at; /* in the arena they were read into */
	size_t n;
};
/* At most that many that are rated behind the place of that one; all from the first
 * where its `ended` and `game` are 0. Drills are not, nor games with hotseat=on or a
 * handicap. */
bool result_after(struct store *st, struct arena *a, const struct result *behind,
		  size_t most, struct results *out, struct err *err);
/* Games that are over and have none: those of one seat, and those that were over before
 * results were kept. */
bool result_missing(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		    struct err *err);
/* The earliest end of all that was kept or dropped since somebody has seen to it; 0:
 * nothing was. Whoever folds results in the order of their ends begins there. */
bool result_since(struct store *st, int64_t *ended, struct err *err);
bool result_seen(struct store *st, struct err *err);
/* Counts up whenever a row is kept or dropped: whoever keeps what is made of results
 * compares it. */
bool result_changed(struct store *st, int64_t *count, struct err *err);

#endif
