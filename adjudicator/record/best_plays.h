/* SPDX-License-Identifier: ISC */
/* The best play of each player in a game that is over. */
#ifndef ADJUDICATOR_RECORD_BEST_PLAYS_H
#define ADJUDICATOR_RECORD_BEST_PLAYS_H

#include "adjudicator/record/record.h"

struct best_play {
	int bingos;       /* plays of a whole rack */
	int points;       /* of the best play; 0: there is none */
	long row;         /* row of the record with that play */
	struct view play; /* "8D CRATE", "SON" */
	/* On a board: where its word lies, and the word in notation. */
	struct place place;
	struct view word;
	struct view longest; /* the longest word laid; the first of equals */
};

/* "8D CRATE" for a play on a board, "SON" for a word on a path. */
struct view best_play_text(struct arena *arena, const struct event *e);
/* Finds the best play of each seat. A play counts if nobody took it back, no ruling
 * went back past it, and its points were added. While the game goes on all of best[]
 * is empty. */
bool best_of_game(const struct record *r, struct arena *arena,
		  struct best_play best[SEATS], struct err *err);

/* Plays of several games in one list. */
struct best_row {
	int64_t game;
	int seat, points;
	int step; /* its step on the game's page; filled only there */
	struct view play, name;
};
enum { BEST_SHOWN = 5 };
/* Sorts by points, highest first; of equals the older game's. */
void best_sort(struct best_row *row, size_t n);

#endif
