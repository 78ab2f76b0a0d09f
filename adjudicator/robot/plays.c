/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/plays.h"

struct search {
	const struct plays_ask *ask;
	struct plays *out;
	struct play_trace trace;
};

static bool known(const struct search *s)
{
	bool all = true;

	for (size_t i = 0; i < s->trace.words && all; i++) {
		all = level_knows(s->ask->level, s->trace.word[i].tile,
				  s->trace.word[i].length);
	}
	return all;
}

/* Equal plays stay in the order in which they were found. */
static void insert(struct search *s, const struct weighed *w)
{
	struct plays *out = s->out;
	size_t at;

	if (out->n == s->ask->most && out->best[out->n - 1].worth >= w->worth) {
		return;
	}
	at = out->n < s->ask->most ? out->n++ : out->n - 1;
	for (; at > 0 && out->best[at - 1].worth < w->worth; at--) {
		out->best[at] = out->best[at - 1];
	}
	out->best[at] = *w;
}

/* Reservoir sampling: each play found is kept with the same probability. */
static void draw(struct search *s, const struct weighed *w)
{
	struct plays *out = s->out;
	size_t sample = (size_t)s->ask->sample;

	if (out->n < sample) {
		out->best[out->n++] = *w;
	} else {
		uint32_t at = draw_below(s->ask->dice, out->seen);

		if (at < sample) {
			out->best[at] = *w;
		}
	}
}

/* The part of the rack that stays after the play. */
static unsigned left_by(const struct rack_parts *parts, const struct play *p)
{
	uint8_t used[ALPHABET_TILES + 1] = {0};
	unsigned left = (1U << parts->n) - 1;

	for (int i = 0; i < p->length; i++) {
		if ((p->laid >> i & 1U) != 0) {
			uint8_t t =
				p->tile[i] & TILE_AS_BLANK ? TILE_BLANK : p->tile[i];

			left &= ~(1U << (parts->first[t] + used[t]++));
		}
	}
	return left;
}

static bool weigh(void *arg, const struct play *p)
{
	struct search *s = arg;
	const struct plays_ask *ask = s->ask;
	const struct tileset *tiles = ask->pos->setup->tiles;
	struct weighed w = {.play = *p};

	crossword_score(ask->pos, p, &s->trace);
	if (!known(s)) {
		return true;
	}
	s->out->seen++;
	w.score = s->trace.score;
	w.worth = TENTHS * w.score;
	for (int i = 0; i < p->length; i++) {
		if ((p->laid >> i & 1U) != 0 && (p->tile[i] & TILE_AS_BLANK) == 0) {
			w.value += tiles->value[p->tile[i]];
		}
	}
	if (ask->parts != NULL) {
		w.worth += ask->parts->worth[left_by(ask->parts, p)];
	}
	if (ask->sample > 0) {
		draw(s, &w);
	} else {
		insert(s, &w);
	}
	return true;
}

/* Sorts a sample, which comes in random order. */
static void sort(struct plays *out)
{
	for (size_t i = 1; i < out->n; i++) {
		struct weighed w = out->best[i];
		size_t at = i;

		for (; at > 0 && out->best[at - 1].worth < w.worth; at--) {
			out->best[at] = out->best[at - 1];
		}
		out->best[at] = w;
	}
}

void plays_find(const struct plays_ask *ask, struct plays *out)
{
	struct search s = {.ask = ask, .out = out};

	out->n = 0;
	out->seen = 0;
	(void)moves_each(ask->pos, ask->seat, weigh, &s);
	if (ask->sample > 0) {
		sort(out);
	}
}
