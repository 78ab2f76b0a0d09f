/* SPDX-License-Identifier: ISC */
/* The weekly puzzles, and the best answer of each solver. */
#ifndef ADJUDICATOR_STORE_PUZZLE_H
#define ADJUDICATOR_STORE_PUZZLE_H

#include "adjudicator/store/store.h"

struct puzzle {
	int64_t id; /* 0: none */
	int64_t at; /* when it was sent */
	int64_t game;
	int turn;
	struct view play; /* the best one, "8D CRATE" */
	int points;
};

/* Fills p->id. */
bool puzzle_add(struct store *st, struct puzzle *p, struct err *err);
/* The newest puzzle with an id below `before`; 0: the newest of all. p->id is 0 when
 * there is none. */
bool puzzle_last(struct store *st, struct arena *a, int64_t before, struct puzzle *p,
		 struct err *err);
enum { PUZZLE_LOOKED_AT = 8 };
/* The newest games that could become a puzzle, PUZZLE_LOOKED_AT at most. They ended
 * after `since`, were not one before, and everybody who ever had a seat in them
 * agreed (preference `share`) or is a robot. */
bool puzzle_games(struct store *st, struct arena *a, int64_t since, int64_t **ids,
		  size_t *count, struct err *err);

/* One solver's answer. */
struct puzzle_answer {
	int64_t puzzle, player;
	int64_t at; /* 0: there is none */
	struct view play;
	int points; /* 0: one of its words is not in the list */
};

/* Keeps the answer if it has more points than the one kept before, or there was
 * none. */
bool puzzle_answer_keep(struct store *st, const struct puzzle_answer *a,
			struct err *err);
bool puzzle_answer_get(struct store *st, struct arena *a, int64_t puzzle,
		       int64_t player, struct puzzle_answer *out, struct err *err);
/* The names of those who found the puzzle's best play. */
bool puzzle_solvers(struct store *st, struct arena *a, const struct puzzle *p,
		    struct view **names, size_t *count, struct err *err);

/* A line of the solvers' table, which adds up the puzzles sent from `from` until
 * before `to`, except the one that can still be answered. */
struct puzzle_row {
	int64_t player;
	struct view name;
	int answered, best; /* puzzles answered, and those whose best play was found */
	int points;
};
struct puzzle_span {
	int64_t from, to;
	int64_t open; /* the puzzle that is left out; 0: none */
};
/* The solver with the most points first. */
bool puzzle_table(struct store *st, struct arena *a, const struct puzzle_span *span,
		  struct puzzle_row **out, size_t *count, struct err *err);

#endif
