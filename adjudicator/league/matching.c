/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/matching.h"

#include <assert.h>
#include <string.h>

enum { BITS = 64 };

struct match_graph graph_new(struct arena *arena, int n)
{
	size_t words = ((size_t)n + BITS - 1) / BITS;

	return (struct match_graph){
		.n = n,
		.words = words,
		.row = arena_array(arena, (size_t)n * words + 1, sizeof(uint64_t))};
}

static uint64_t *row_of(const struct match_graph *g, int v)
{
	return g->row + (size_t)v * g->words;
}

static void bit_set(uint64_t *bits, int v)
{
	bits[v / BITS] |= (uint64_t)1 << v % BITS;
}

static void bit_clear(uint64_t *bits, int v)
{
	bits[v / BITS] &= ~((uint64_t)1 << v % BITS);
}

static bool bit(const uint64_t *bits, int v)
{
	return (bits[v / BITS] >> v % BITS & 1) != 0;
}

/* The index of the lowest bit; word is not 0. */
static int lowest(uint64_t word)
{
	int n = 0;

	for (int step = BITS / 2; step > 0; step /= 2) {
		if ((word & (((uint64_t)1 << step) - 1)) == 0) {
			word >>= step;
			n += step;
		}
	}
	return n;
}

void graph_join(struct match_graph *g, int a, int b)
{
	assert(a != b);
	bit_set(row_of(g, a), b);
	bit_set(row_of(g, b), a);
}

bool graph_joined(const struct match_graph *g, int a, int b)
{
	return bit(row_of(g, a), b);
}

struct matching matching_new(struct arena *arena, const struct match_graph *g)
{
	size_t n = (size_t)g->n + 1;
	struct matching m = {
		.graph = g,
		.mate = arena_array(arena, n, sizeof(int)),
		.in = arena_array(arena, g->words + 1, sizeof(uint64_t)),
		.alone = arena_array(arena, g->words + 1, sizeof(uint64_t)),
		.before = arena_array(arena, n, sizeof(int)),
		.base = arena_array(arena, n, sizeof(int)),
		.queue = arena_array(arena, n, sizeof(int)),
		.mark = arena_array(arena, n, sizeof(int)),
		.even = arena_array(arena, n, sizeof(bool)),
		.ring = arena_array(arena, n, sizeof(bool)),
	};

	for (int v = 0; v < g->n; v++) {
		m.mate[v] = -1;
	}
	return m;
}

void matching_add(struct matching *m, int v)
{
	m->mate[v] = -1;
	bit_set(m->in, v);
	bit_set(m->alone, v);
}

static void pair_up(struct matching *m, int a, int b)
{
	m->mate[a] = b;
	m->mate[b] = a;
	bit_clear(m->alone, a);
	bit_clear(m->alone, b);
}

static void leave(struct matching *m, int v)
{
	m->mate[v] = -1;
	bit_clear(m->in, v);
	bit_clear(m->alone, v);
}

static void stay_alone(struct matching *m, int v)
{
	m->mate[v] = -1;
	bit_set(m->alone, v);
}

/* The first vertex, from `from` on, that v is joined with, and that is both in `of`
 * and in the matching; -1: none. */
static int neighbour(const struct matching *m, int v, const uint64_t *of, int from)
{
	const uint64_t *row = row_of(m->graph, v);
	size_t i = (size_t)from / BITS;
	uint64_t word;

	if (i >= m->graph->words) {
		return -1;
	}
	word = row[i] & of[i] & ~(uint64_t)0 << from % BITS;
	while (word == 0) {
		if (++i == m->graph->words) {
			return -1;
		}
		word = row[i] & of[i];
	}
	return (int)i * BITS + lowest(word);
}

/* Where the paths of two even vertices back to the root first meet. */
static int meeting(struct matching *m, int a, int b)
{
	int mark = ++m->marks;

	for (;;) {
		a = m->base[a];
		m->mark[a] = mark;
		if (m->mate[a] < 0) {
			break;
		}
		a = m->before[m->mate[a]];
	}
	b = m->base[b];
	while (m->mark[b] != mark) {
		b = m->base[m->before[m->mate[b]]];
	}
	return b;
}

/* Marks the bases on the path from v back to `base`, and reverses the path. */
static void mark_ring(struct matching *m, int v, int base, int child)
{
	while (m->base[v] != base) {
		m->ring[m->base[v]] = m->ring[m->base[m->mate[v]]] = true;
		m->before[v] = child;
		child = m->mate[v];
		v = m->before[m->mate[v]];
	}
}

/* Contracts the odd cycle through a-b into one vertex: its odd vertices become even,
 * too, and are queued. */
static int shrink(struct matching *m, int a, int b, int end)
{
	int base = meeting(m, a, b);
	int n = m->graph->n;

	memset(m->ring, 0, (size_t)n * sizeof *m->ring);
	mark_ring(m, a, base, b);
	mark_ring(m, b, base, a);
	for (int v = 0; v < n; v++) {
		if (!m->ring[m->base[v]]) {
			continue;
		}
		m->base[v] = base;
		if (!m->even[v]) {
			m->even[v] = true;
			m->queue[end++] = v;
		}
	}
	return end;
}

static void start_search(struct matching *m, int root)
{
	int n = m->graph->n;

	for (int v = 0; v < n; v++) {
		m->before[v] = -1;
		m->base[v] = v;
	}
	memset(m->even, 0, (size_t)n * sizeof *m->even);
	m->even[root] = true;
	m->queue[0] = root;
}

/* Ends the search at an unmatched vertex joined with v; -1: there is none. */
static int end_at(struct matching *m, int v)
{
	int lonely = neighbour(m, v, m->alone, 0);

	if (lonely >= 0) {
		m->before[lonely] = v;
	}
	return lonely;
}

/* Looks at the edges of v; *end: end of the queue. Returns an unmatched vertex, or
 * -1. Every vertex that becomes even is checked at once, because in a dense graph it
 * usually ends the search. */
static int look_from(struct matching *m, int v, int *end)
{
	int lonely = end_at(m, v);

	for (int to = neighbour(m, v, m->in, 0); lonely < 0 && to >= 0;
	     to = neighbour(m, v, m->in, to + 1)) {
		if (m->base[v] == m->base[to] || m->mate[v] == to) {
			continue;
		}
		if (m->even[to]) {
			*end = shrink(m, v, to, *end);
		} else if (m->before[to] < 0) {
			int next = m->mate[to];

			m->before[to] = v;
			m->even[next] = true;
			m->queue[(*end)++] = next;
			lonely = end_at(m, next);
		}
	}
	return lonely;
}

/* Gives root, which is unmatched, a mate by an augmenting path if there is one. */
static bool search(struct matching *m, int root)
{
	int end = 1, to = -1;

	start_search(m, root);
	bit_clear(m->alone, root);
	for (int i = 0; i < end && to < 0; i++) {
		to = look_from(m, m->queue[i], &end);
	}
	if (to < 0) {
		bit_set(m->alone, root);
		return false;
	}
	while (to >= 0) {
		int v = m->before[to];
		int next = m->mate[v];

		pair_up(m, v, to);
		to = next;
	}
	return true;
}

int matching_grow(struct matching *m)
{
	int alone = 0;

	for (int v = 0; v < m->graph->n; v++) {
		if (bit(m->alone, v) && !search(m, v)) {
			alone++;
		}
	}
	return alone;
}

bool matching_take(struct matching *m, int a, int b)
{
	int of_a = m->mate[a], of_b = b < 0 ? -1 : m->mate[b];

	if (b >= 0 && (of_a == b || of_a < 0 || of_b < 0)) {
		if (of_a != b && of_a >= 0) {
			stay_alone(m, of_a);
		} else if (of_b != a && of_b >= 0) {
			stay_alone(m, of_b);
		}
		leave(m, a);
		leave(m, b);
		return true;
	}
	leave(m, a);
	if (of_a >= 0) {
		stay_alone(m, of_a);
	}
	if (b >= 0) {
		leave(m, b);
		stay_alone(m, of_b);
	}
	if (of_a < 0 || search(m, of_a) || (b >= 0 && search(m, of_b))) {
		return true;
	}
	bit_set(m->in, a);
	pair_up(m, a, of_a);
	if (b >= 0) {
		bit_set(m->in, b);
		pair_up(m, b, of_b);
	}
	return false;
}

void matching_give(struct matching *m, int a, int b)
{
	bit_set(m->in, a);
	bit_set(m->in, b);
	pair_up(m, a, b);
}

void matching_drop(struct matching *m, int v)
{
	int other = m->mate[v];

	leave(m, v);
	if (other >= 0) {
		stay_alone(m, other);
		(void)search(m, other);
	}
}
