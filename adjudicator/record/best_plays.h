/* SPDX-License-Identifier: ISC */
/* The best play of each player in a game that is over. */
#ifndef ADJUDICATOR_RECORD_BEST_PLAYS_H
#define ADJUDICATOR_RECORD_BEST_PLAYS_H

#include "adjudicator/record/record.h"

struct best_play {
	int bingos;       /* plays of all tiles */
	int points;       /* of the best play; 0: none */
	long row;         /* of the record, that it stands in */
	struct view play; /* "8D CRATE", "SON" */
	/* On a board: where its word lies, and that in notation. */
	struct place place;
	struct view word;
	struct view
		longest; /* the longest word that was laid out; of equals the first */
};

/* "8D CRATE" of a play on a board, "SON" of a word on a path. */
struct view best_play_text(struct arena *arena, const struct event *e);
/* A play counts that stayed: nobody took it back, no ruling went behind it, and its
 * points came. Of a game that goes on nothing is told: all of it is empty then. */
bool best_of_game(const struct record *r, struct arena *arena,
		  struct best_play best[SEATS], struct err *err);

/* Plays of several games in one list. */
struct best_row {
	int64_t game;
	int seat, points;
	int step; /* of the game's page; only there */
	struct view play, name;
};
enum { BEST_SHOWN = 5 };
/* The highest first; of equals that of the older game. */
void best_sort(struct best_row *row, size_t n);

#endif
