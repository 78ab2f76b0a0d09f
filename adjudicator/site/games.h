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
	bool over, halted;
	bool open;   /* nothing of it is secret */
	bool closed; /* it goes on, and its players want no observers: nobody may see
			how it stands */
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
	/* Those that could not be read, and why the first could not; they are not among
	 * the games. */
	long faults;
	int64_t faulty;
	struct err fault;
};

/* Reads the games that changed since they were written last, and writes their pages. */
bool site_games(struct site *s, const struct desk *d, struct arena *arena,
		struct site_games *out, struct err *err);
/* index.html */
bool site_index(struct site *s, const struct site_games *all, struct err *err);

/* A game's line of a list: number, title, players with points, the winners marked,
 * date; keys id, href, title, turn, void, halted, mover, due, ended, and seats (name,
 * points, won, last). */
void site_game_fields(struct fields *f, const struct site *s,
		      const struct site_game *g);

#endif
