/* SPDX-License-Identifier: ISC */
/* The games of a club as pages tell of them: a page for each, and the page of all. */
#ifndef ADJUDICATOR_SITE_GAMES_H
#define ADJUDICATOR_SITE_GAMES_H

#include "adjudicator/desk.h"
#include "adjudicator/site/site.h"

/* A game in one line: what an observer may know. */
struct site_game {
	int64_t id;
	const struct game *game;
	struct view language; /* of its words */
	struct view state;    /* invited running over void */
	bool over, halted;
	enum end_reason reason;
	int64_t ended; /* when its last event was kept, where it is over */
	int seats;
	struct view name[SEATS];
	int64_t player[SEATS];
	int points[SEATS];
	unsigned winners;
	int turn, to_move; /* -1: nobody */
	int64_t deadline;  /* 0: none */
	bool page;         /* it has one: games/N.html */
};

struct site_games {
	struct site_game *game; /* by their numbers */
	size_t count;
};

/* Reads the games that changed, and writes their pages. */
bool site_games(struct site *s, const struct desk *d, struct arena *arena,
		struct site_games *out, struct err *err);
/* index.html */
bool site_index(struct site *s, const struct site_games *all, int64_t now,
		struct err *err);

/* A game's line of a list: number, title, players with points, the winners marked,
 * date; keys id, href, title, ended, and seats (name, points, won, last). */
void site_game_fields(struct fields *f, const struct site *s, const struct site_game *g,
		      int64_t now);

#endif
