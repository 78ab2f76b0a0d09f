/* SPDX-License-Identifier: ISC */
/*
 * Greatest matchings: as many pairs as a graph allows, nobody in two. Augmenting paths
 * are found breadth first and odd circles are shrunk (Edmonds' blossoms), so what is
 * found is the greatest there is, not only a great one. A matching then says of any
 * edge whether a greatest matching holds it, and gives it away.
 */
#ifndef ADJUDICATOR_LEAGUE_MATCHING_H
#define ADJUDICATOR_LEAGUE_MATCHING_H

#include "formats/text/arena.h"
#include <stdint.h>

struct match_graph {
	int n;
	size_t words;  /* of a row */
	uint64_t *row; /* bit b of row a: an edge */
};

struct match_graph graph_new(struct arena *arena, int n);
void graph_join(struct match_graph *g, int a, int b);
bool graph_joined(const struct match_graph *g, int a, int b);

/* Of the vertices that are in it. */
struct matching {
	const struct match_graph *graph; /* borrowed */
	int *mate;                       /* -1: alone, or not in it */
	uint64_t *in, *alone;            /* bits */
	int *before, *base, *queue, *mark;
	bool *even, *ring;
	int marks;
};

/* Nobody is in it yet. */
struct matching matching_new(struct arena *arena, const struct match_graph *g);
void matching_add(struct matching *m, int v);
/* Makes it a greatest one. Returns how many remain alone. */
int matching_grow(struct matching *m);

/* These keep a greatest matching the greatest. matching_take: a and b, which are
 * joined, go out as a pair; false, and nothing has changed, where no greatest matching
 * holds that pair. With b -1 a goes out alone; false where every greatest matching
 * needs it. matching_give: the pair comes back. matching_drop: v goes out in any case.
 */
bool matching_take(struct matching *m, int a, int b);
void matching_give(struct matching *m, int a, int b);
void matching_drop(struct matching *m, int v);

#endif
