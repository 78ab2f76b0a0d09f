/* SPDX-License-Identifier: ISC */
/*
 * What a referee needs about a word on a path: every step with its letter and
 * points, every crossing with its four letters, every cube with its uses before and
 * after. Part of explain.h; text and JSON are written from it.
 */
#ifndef ADJUDICATOR_EXPLAIN_PATH_H
#define ADJUDICATOR_EXPLAIN_PATH_H

#include "adjudicator/explain/explain.h"
#include <jansson.h>

/* One of the four letters around a crossing. */
struct explain_corner {
	struct view at;
	const char *letter;
	int bonus;
};

enum { CORNERS = 4 };

struct explain_step {
	struct view at; /* "B2", "24R" */
	const char *letter;
	int worth;       /* points of the letter */
	int counts;      /* points with the crossing or the cube's bonus */
	struct view why; /* "straight: no crossing" */
	struct view rules;
	/* WordCap: points of the crossing of the step that ends here; 0: none. */
	int crossing;
	struct explain_corner corner[CORNERS];
	/* Cubes: the cube, and its uses before and after the word. */
	struct view cube;
	int before, after;
	const char *bonus; /* "DW"; empty when the cube has none */
};

struct explain_path {
	struct view word;
	struct explain_step *step;
	size_t steps;
	bool waits;      /* when it was made: it waits for the others */
	bool asked;      /* when it was made: it was looked up ... */
	bool known;      /* ... and is in the list */
	struct view sum; /* "3 letters, crossings 2 + 2 = 4: together 7" */
	struct view rules;
};

/* Explains the word of t->walk, which must not be NULL. The result lives in `arena`. */
struct explain_path *explain_path(struct arena *arena, const struct replay *r,
				  const struct replay_turn *t);
/* What is missing in a refused path, to follow the sentence of its refusal: ": they
 * share no corner"; often empty. Adds the rule to `rules`. */
const char *explain_path_lacks(const struct replay *r, const struct replay_turn *t,
			       struct buf *rules);
/* Adds notes about what the game began with. */
void explain_path_start(struct arena *arena, const struct replay *r,
			struct explain_notes *notes);

/* grid_word.c and pile_word.c: the parts that differ. */
void explain_grid_word(struct arena *arena, const struct replay_turn *t,
		       struct explain_path *out);
void explain_pile_word(struct arena *arena, const struct replay_turn *t,
		       struct explain_path *out);

/* path_json.c: a path as JSON, and the content of a position of a path game. */
json_t *explain_json_path(const struct explain_path *x);
json_t *explain_json_ground(struct arena *arena, const struct position *pos);

#endif
