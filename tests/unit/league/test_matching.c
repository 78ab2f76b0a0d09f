/* SPDX-License-Identifier: ISC */
/* Against an exhaustive search, on small graphs of every density. */
#include <string.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/league/matching.h"
#include "tests/helpers/claims.h"

enum { MOST = 12, SETS = 1 << MOST, GRAPHS = 150, LARGE = 301 };

static struct arena arena;
static struct match_graph graph;
static struct draw_stream dice;
static int8_t best[SETS]; /* pairs among these; -1: not known */

static void begin(void)
{
	static const uint8_t seed[HASH_BYTES];

	dice = draw_stream(seed, "matching", 1);
}

static const uint32_t percents[] = {10, 30, 50, 70, 90};

static void some_graph(int n, uint32_t percent)
{
	graph = graph_new(&arena, n);
	for (int a = 0; a < n; a++) {
		for (int b = 0; b < a; b++) {
			if (draw_below(&dice, 100) < percent) {
				graph_join(&graph, a, b);
			}
		}
	}
	memset(best, -1, sizeof best);
}

/* By trying everything: the lowest is alone, or with any of the others. */
static int most_pairs(unsigned set)
{
	int low = 0;

	if (set == 0) {
		return 0;
	}
	if (best[set] >= 0) {
		return best[set];
	}
	while ((set >> low & 1) == 0) {
		low++;
	}
	set &= ~(1U << low);
	best[set | 1U << low] = (int8_t)most_pairs(set);
	for (int other = low + 1; other < graph.n; other++) {
		if ((set >> other & 1) != 0 && graph_joined(&graph, low, other)) {
			int with = 1 + most_pairs(set & ~(1U << other));

			if (with > best[set | 1U << low]) {
				best[set | 1U << low] = (int8_t)with;
			}
		}
	}
	return best[set | 1U << low];
}

/* Pairs, where it is a matching of just these. */
static int pairs_of(const struct matching *m, unsigned set)
{
	int ends = 0;

	for (int v = 0; v < graph.n; v++) {
		int mate = m->mate[v];

		if (mate >= 0) {
			ck_assert((set >> v & 1) != 0 && (set >> mate & 1) != 0);
			ck_assert_int_eq(m->mate[mate], v);
			ck_assert(graph_joined(&graph, v, mate));
			ends++;
		}
	}
	return ends / 2;
}

static struct matching grown(unsigned set)
{
	struct matching m = matching_new(&arena, &graph);
	int in = 0;

	for (int v = 0; v < graph.n; v++) {
		if ((set >> v & 1) != 0) {
			matching_add(&m, v);
			in++;
		}
	}
	ck_assert_int_eq(matching_grow(&m), in - 2 * most_pairs(set));
	ck_assert_int_eq(pairs_of(&m, set), most_pairs(set));
	return m;
}

START_TEST(no_matching_is_greater)
{
	for (int i = 0; i < GRAPHS; i++) {
		some_graph(2 + (int)draw_below(&dice, MOST - 1), percents[_i]);
		(void)grown((1U << graph.n) - 1);
		(void)grown(draw_below(&dice, 1U << graph.n));
		arena_reset(&arena);
	}
}

/* Pairs are taken out until nobody is left whom one could take. */
START_TEST(pair_is_taken_just_when_a_greatest_matching_holds_it)
{
	for (int i = 0; i < GRAPHS; i++) {
		unsigned set;
		struct matching m;

		some_graph(2 + (int)draw_below(&dice, MOST - 1), percents[_i]);
		set = (1U << graph.n) - 1;
		m = grown(set);
		for (int tries = 0; tries < 4 * graph.n; tries++) {
			int a = (int)draw_below(&dice, (uint32_t)graph.n);
			int b = (int)draw_below(&dice, (uint32_t)graph.n);
			unsigned rest = set & ~(1U << a) & ~(1U << b);
			bool held;

			if ((set >> a & 1) == 0 || (set >> b & 1) == 0 || a == b ||
			    !graph_joined(&graph, a, b)) {
				continue;
			}
			held = most_pairs(rest) + 1 == most_pairs(set);
			ck_assert(matching_take(&m, a, b) == held);
			ck_assert_int_eq(pairs_of(&m, held ? rest : set),
					 most_pairs(set) - (int)held);
			if (held && tries % 2 == 0) {
				matching_give(&m, a, b);
				ck_assert_int_eq(pairs_of(&m, set), most_pairs(set));
			} else if (held) {
				set = rest;
			}
		}
		arena_reset(&arena);
	}
}

START_TEST(one_is_taken_alone_just_when_the_others_do_not_need_him)
{
	for (int i = 0; i < GRAPHS; i++) {
		unsigned set;
		struct matching m;

		some_graph(2 + (int)draw_below(&dice, MOST - 1), percents[_i]);
		set = (1U << graph.n) - 1;
		m = grown(set);
		for (int v = 0; v < graph.n; v++) {
			unsigned rest = set & ~(1U << v);
			bool spared = most_pairs(rest) == most_pairs(set);

			ck_assert(matching_take(&m, v, -1) == spared);
			if (!spared && v % 3 == 0) {
				matching_drop(&m, v);
				spared = true;
			}
			set = spared ? rest : set;
			ck_assert_int_eq(pairs_of(&m, set), most_pairs(set));
		}
		arena_reset(&arena);
	}
}

/* Triangles in a row, each joined to the next by a corner: a path through all of them
 * goes round every one, this way or that. */
START_TEST(blossoms_in_blossoms_are_shrunk_and_opened)
{
	struct matching m;

	graph = graph_new(&arena, LARGE + 1);
	for (int v = 0; v + 2 < LARGE; v += 2) {
		graph_join(&graph, v, v + 1);
		graph_join(&graph, v + 1, v + 2);
		graph_join(&graph, v, v + 2);
	}
	graph_join(&graph, LARGE / 2 / 2 * 2, LARGE);
	m = matching_new(&arena, &graph);
	for (int v = 0; v <= LARGE; v++) {
		matching_add(&m, v);
	}
	ck_assert_int_eq(matching_grow(&m), 0);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(no_matching_is_greater, percents);
	claims_rows(pair_is_taken_just_when_a_greatest_matching_holds_it, percents);
	claims_rows(one_is_taken_alone_just_when_the_others_do_not_need_him, percents);
	return claims_run("matching");
}
