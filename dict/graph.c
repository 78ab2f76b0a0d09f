/* SPDX-License-Identifier: ISC */
/*
 * - Words come sorted, so only the states along the latest word can still change; each
 *   state left behind is looked up among the finished ones and shared.
 * - A state is its list of arcs. Children are finished before their parents; laying
 *   states out in reverse puts every child behind its parents.
 */
#include "dict/graph.h"

#include "dict/alphabet.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { ARC_LETTER_SHIFT = 40, ARC_FLAG_SHIFT = 32 };

/* letter << 40 | accepts << 32 | state it leads to */
typedef uint64_t arc;

/* A finished state: its arcs within maker.arc. State 0 has none. */
struct state {
	uint32_t from;
	uint32_t n;
};

/* A state along the latest word. Its last arc's target is still open. */
struct open_state {
	uint32_t n;
	arc arc[ALPHABET_TILES];
};

struct maker {
	arc *arc;
	size_t arcs, arc_room;
	struct state *state;
	size_t states, state_room;
	uint32_t *slot; /* hash table of states; 0: empty */
	size_t slots;   /* a power of two */
	struct open_state open[WORD_TILES + 1];
};

static void *grown(void *at, size_t *room, size_t need, size_t size)
{
	if (need > *room) {
		*room = need + *room / 2 + 1024;
		at = arena_sure(realloc(at, *room * size));
	}
	return at;
}

static size_t mix(const arc *arcs, uint32_t n)
{
	uint64_t h = n;

	for (uint32_t i = 0; i < n; i++) {
		h = (h ^ arcs[i]) * 0x9e3779b97f4a7c15U;
		h ^= h >> 29;
	}
	return (size_t)h;
}

static size_t slot_of(const struct maker *m, const arc *arcs, uint32_t n)
{
	size_t i = mix(arcs, n) & (m->slots - 1);

	while (m->slot[i] != 0) {
		const struct state *s = &m->state[m->slot[i]];

		if (s->n == n &&
		    memcmp(m->arc + s->from, arcs, n * sizeof *arcs) == 0) {
			break;
		}
		i = (i + 1) & (m->slots - 1);
	}
	return i;
}

static void slots_grow(struct maker *m)
{
	m->slots = m->slots == 0 ? 4096 : m->slots * 2;
	free(m->slot);
	m->slot = arena_sure(calloc(m->slots, sizeof *m->slot));
	for (size_t i = 1; i < m->states; i++) {
		const struct state *s = &m->state[i];

		m->slot[slot_of(m, m->arc + s->from, s->n)] = (uint32_t)i;
	}
}

static uint32_t state_add(struct maker *m, const arc *arcs, uint32_t n)
{
	m->arc = grown(m->arc, &m->arc_room, m->arcs + n, sizeof *m->arc);
	m->state = grown(m->state, &m->state_room, m->states + 1, sizeof *m->state);
	if (n > 0) {
		memcpy(m->arc + m->arcs, arcs, n * sizeof *arcs);
	}
	m->state[m->states] = (struct state){(uint32_t)m->arcs, n};
	m->arcs += n;
	return (uint32_t)m->states++;
}

/* The finished state with the arcs of `s`, which is empty afterwards. */
static uint32_t finish(struct maker *m, struct open_state *s)
{
	size_t i;

	if (s->n == 0) {
		return 0;
	}
	if (m->slots / 2 <= m->states) {
		slots_grow(m);
	}
	i = slot_of(m, s->arc, s->n);
	if (m->slot[i] == 0) {
		m->slot[i] = state_add(m, s->arc, s->n);
	}
	s->n = 0;
	return m->slot[i];
}

/* Finishes the open states deeper than `depth`; `deepest` holds the latest word's end.
 */
static void close_below(struct maker *m, size_t depth, size_t deepest)
{
	for (size_t d = deepest; d > depth; d--) {
		uint32_t child = finish(m, &m->open[d]);
		struct open_state *parent = &m->open[d - 1];

		parent->arc[parent->n - 1] |= child;
	}
}

static size_t length(const uint8_t *word)
{
	return strlen((const char *)word);
}

static void word_add(struct maker *m, const uint8_t *before, const uint8_t *word)
{
	size_t same = 0;
	size_t n = length(word);

	assert(n > 0 && n <= WORD_TILES);
	while (before[same] != 0 && before[same] == word[same]) {
		same++;
	}
	assert(before[same] < word[same]);
	close_below(m, same, length(before));
	for (size_t d = same; d < n; d++) {
		struct open_state *s = &m->open[d];

		assert(s->n < ALPHABET_TILES);
		s->arc[s->n++] = (arc)word[d] << ARC_LETTER_SHIFT |
				 (arc)(d + 1 == n) << ARC_FLAG_SHIFT;
	}
}

static uint32_t *lay_out(const struct maker *m, uint32_t root, size_t total)
{
	uint32_t *out = arena_sure(calloc(total, sizeof *out));
	uint32_t *place = arena_sure(calloc(m->states, sizeof *place));
	uint32_t at = GRAPH_FIRST;

	for (size_t i = m->states; i-- > 1;) {
		place[i] = at;
		at += m->state[i].n;
	}
	assert(at == total);
	out[GRAPH_ROOT] = GRAPH_LAST | place[root];
	for (size_t i = 1; i < m->states; i++) {
		const struct state *s = &m->state[i];

		for (uint32_t k = 0; k < s->n; k++) {
			arc a = m->arc[s->from + k];

			out[place[i] + k] =
				(uint32_t)(a >> ARC_LETTER_SHIFT)
					<< GRAPH_LETTER_SHIFT |
				((a >> ARC_FLAG_SHIFT & 1) != 0 ? GRAPH_ACCEPTS : 0) |
				(k + 1 == s->n ? GRAPH_LAST : 0) | place[(uint32_t)a];
		}
	}
	free(place);
	return out;
}

bool graph_make(const uint8_t *const *words, size_t count, uint32_t **nodes, size_t *n,
		struct err *err)
{
	static const uint8_t nothing[1];
	struct maker *m = arena_sure(calloc(1, sizeof *m));
	const uint8_t *before = nothing;
	uint32_t root;
	bool ok = true;

	state_add(m, NULL, 0);
	for (size_t i = 0; i < count; i++) {
		word_add(m, before, words[i]);
		before = words[i];
	}
	close_below(m, 0, length(before));
	root = finish(m, &m->open[0]);
	*n = GRAPH_FIRST + m->arcs;
	if (*n > GRAPH_NODES) {
		ok = err_set(err, ERR_DATA,
			     "these words need %zu graph nodes and a lexicon holds %d",
			     *n, GRAPH_NODES);
	} else {
		*nodes = lay_out(m, root, *n);
	}
	free(m->arc);
	free(m->state);
	free(m->slot);
	free(m);
	return ok;
}

struct view graph_bytes(uint32_t *nodes, size_t n)
{
	uint8_t *at = (uint8_t *)nodes;

	for (size_t i = 0; i < n; i++) {
		uint32_t node = nodes[i];

		for (size_t k = 0; k < GRAPH_NODE_BYTES; k++) {
			at[i * GRAPH_NODE_BYTES + k] = (uint8_t)(node >> 8 * k);
		}
	}
	return view_from((const char *)at, n * GRAPH_NODE_BYTES);
}
