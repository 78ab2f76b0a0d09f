/* SPDX-License-Identifier: ISC */
/* The week's puzzles, and the best answer of each solver. */
#ifndef ADJUDICATOR_STORE_PUZZLE_H
#define ADJUDICATOR_STORE_PUZZLE_H

#include "adjudicator/store/store.h"

struct puzzle {
	int64_t id; /* 0: none */
	int64_t at; /* when it was sent */
	int64_t game;
	int turn;
	struct view play; /* the best, "8D CRATE" */
	int points;
};

/* Fills p->id. */
bool puzzle_add(struct store *st, struct puzzle *p, struct err *err);
/* The newest of those before that number; 0: of all. */
bool puzzle_last(struct store *st, struct arena *a, int64_t before, struct puzzle *p,
		 struct err *err);
enum { PUZZLE_LOOKED_AT = 8 };
/* The newest games that may become one, so many at most: they ended after that moment,
 * none was one before, and everybody who ever had a seat has agreed or is a robot. */
bool puzzle_games(struct store *st, struct arena *a, int64_t since, int64_t **ids,
		  size_t *count, struct err *err);

/* Of one solver. */
struct puzzle_answer {
	int64_t puzzle, player;
	int64_t at; /* 0: there is none */
	struct view play;
	int points; /* 0: a word of it is in no list */
};

/* Keeps it where it has more points than what was kept, or nothing was. */
bool puzzle_answer_keep(struct store *st, const struct puzzle_answer *a,
			struct err *err);
bool puzzle_answer_get(struct store *st, struct arena *a, int64_t puzzle,
		       int64_t player, struct puzzle_answer *out, struct err *err);
/* Who found its best play. */
bool puzzle_solvers(struct store *st, struct arena *a, const struct puzzle *p,
		    struct view **names, size_t *count, struct err *err);

/* A line of the solvers' table: all puzzles sent between two moments, the latter not
 * among them, but for one that can still be answered. */
struct puzzle_row {
	int64_t player;
	struct view name;
	int answered, best; /* puzzles; those whose best play was found */
	int points;
};
struct puzzle_span {
	int64_t from, to;
	int64_t open; /* the puzzle that is left out */
};
/* Most points first. */
bool puzzle_table(struct store *st, struct arena *a, const struct puzzle_span *span,
		  struct puzzle_row **out, size_t *count, struct err *err);

#endif
