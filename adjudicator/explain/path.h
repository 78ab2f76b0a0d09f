/* SPDX-License-Identifier: ISC */
/*
 * What a referee needs of a word on a path: every step with its letter and what it
 * counts, every crossing with its four letters, every cube with its uses before and
 * after. Part of explain.h; text and JSON only write it down.
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
	int worth;       /* of the letter */
	int counts;      /* with the crossing or the cube's bonus */
	struct view why; /* "straight: no crossing" */
	struct view rules;
	/* WordCap: the crossing of the step that ends here; 0: there is none. */
	int crossing;
	struct explain_corner corner[CORNERS];
	/* Cubes: the cube, and how often it was used before and is now. */
	struct view cube;
	int before, after;
	const char *bonus; /* "DW"; empty for a plain cube */
};

struct explain_path {
	struct view word;
	struct explain_step *step;
	size_t steps;
	bool waits;      /* for the others, as it was made */
	bool asked;      /* the word list was, as it was made ... */
	bool known;      /* ... and the word is there */
	struct view sum; /* "3 letters, crossings 2 + 2 = 4: together 7" */
	struct view rules;
};

/* The word of t->walk, which must be there. Lives in `arena`. */
struct explain_path *explain_path(struct arena *arena, const struct replay *r,
				  const struct replay_turn *t);
/* What a refused path lacks, behind the sentence of its refusal: ": they share no
 * corner"; often empty. Adds the rule. */
const char *explain_path_lacks(const struct replay *r, const struct replay_turn *t,
			       struct buf *rules);
/* What the game began with. */
void explain_path_start(struct arena *arena, const struct replay *r,
			struct explain_notes *notes);

/* The parts that differ: grid_word.c and pile_word.c. */
void explain_grid_word(struct arena *arena, const struct replay_turn *t,
		       struct explain_path *out);
void explain_pile_word(struct arena *arena, const struct replay_turn *t,
		       struct explain_path *out);

/* As JSON (path_json.c), and what a position of a path game holds. */
json_t *explain_json_path(const struct explain_path *x);
json_t *explain_json_ground(struct arena *arena, const struct position *pos);

#endif
