/* SPDX-License-Identifier: ISC */
/*
 * Maximum matchings: as many pairs as a graph allows, nobody in two of them. Augmenting
 * paths are searched breadth first and odd cycles are contracted (Edmonds' blossoms),
 * so the matching found is a maximum one. After that it can be asked of any edge
 * whether some maximum matching contains it, and the edge can be taken out.
 */
#ifndef ADJUDICATOR_LEAGUE_MATCHING_H
#define ADJUDICATOR_LEAGUE_MATCHING_H

#include "formats/text/arena.h"
#include <stdint.h>

struct match_graph {
	int n;
	size_t words;  /* words in a row of the matrix */
	uint64_t *row; /* bit b of row a: a and b are joined */
};

struct match_graph graph_new(struct arena *arena, int n);
void graph_join(struct match_graph *g, int a, int b);
bool graph_joined(const struct match_graph *g, int a, int b);

/* A matching among the vertices that were added. */
struct matching {
	const struct match_graph *graph; /* borrowed */
	int *mate;                       /* -1: alone, or not added */
	uint64_t *in, *alone;            /* bit sets */
	int *before, *base, *queue, *mark;
	bool *even, *ring;
	int marks;
};

/* A matching without vertices. */
struct matching matching_new(struct arena *arena, const struct match_graph *g);
void matching_add(struct matching *m, int v);
/* Makes it a maximum matching. Returns how many vertices remain alone. */
int matching_grow(struct matching *m);

/* These keep a maximum matching maximum. matching_take removes a and b, which must
 * be joined, as a pair; it returns false, and changes nothing, where no maximum
 * matching contains that pair. With b -1 it removes a alone, and returns false where
 * every maximum matching needs a. matching_give puts the pair back. matching_drop
 * removes v in any case. */
bool matching_take(struct matching *m, int a, int b);
void matching_give(struct matching *m, int a, int b);
void matching_drop(struct matching *m, int v);

#endif
