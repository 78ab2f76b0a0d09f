/* SPDX-License-Identifier: ISC */
/*
 * Whole games of Cubes with the English edition, words and removals at random: what a
 * turn takes, and how soon it is known whether a word is possible.
 */
#include <stdlib.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/cubes.h"
#include "adjudicator/replay/replay.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_games.h"

enum { GAMES = 400, WRONG = 4, REMOVES = 6, CHOICE = 400 };

static struct measure_times possible, impossible, turn;
static size_t turns;

/* One of the words that can be made, each as likely. */
struct choice {
	const struct position *pos;
	struct draw_stream *dice;
	uint32_t seen;
	struct path path;
};

static bool choose(void *arg, const uint8_t *tile, const struct path *p)
{
	struct choice *c = arg;

	if (!cubes_used(c->pos, tile, p->n) && draw_below(c->dice, ++c->seen) == 0) {
		c->path = *p;
	}
	return c->seen < CHOICE;
}

/* Three letters that touch: seldom a word. */
static void wander(const struct path_net *net, struct draw_stream *dice, struct path *p)
{
	uint32_t free = ~UINT32_C(0);
	uint8_t node = (uint8_t)draw_below(dice, net->nodes);

	p->n = 0;
	while (p->n < net->shortest) {
		p->node[p->n++] = node;
		free &= ~(UINT32_C(1) << node);
		if ((net->near[node] & free) == 0) {
			return;
		}
		do {
			node = (uint8_t)draw_below(dice, net->nodes);
		} while ((net->near[p->node[p->n - 1]] & free & UINT32_C(1) << node) ==
			 0);
	}
}

static bool play(struct table *t, const char *line)
{
	double start = measure_cpu_seconds();
	struct order o;
	bool done = order_read(t->arena, view_of(line), &o) &&
		    table_judge(t, t->pos.to_move, &o) == OUTCOME_APPLIED;

	if (done) {
		measure_time(&turn, measure_cpu_seconds() - start);
		turns++;
	}
	return done;
}

static void play_word(struct table *t, const struct pile_view *v, const struct path *p)
{
	struct buf b = buf_in(t->arena);

	buf_str(&b, "word");
	for (int i = 0; i < p->n; i++) {
		buf_char(&b, ' ');
		buf_add(&b, pile_face_name(v->face[p->node[i]]));
	}
	(void)play(t, buf_cstr(&b));
}

static void play_turn(struct table *t, struct draw_stream *dice, bool none)
{
	struct choice c = {.pos = &t->pos, .dice = dice};
	struct pile_view v;

	pile_look(&t->pos.pile, &v);
	if (none || (!t->pos.removed && draw_below(dice, REMOVES) == 0)) {
		(void)play(t, arena_printf(t->arena, "remove %u",
					   1 + draw_below(dice, PILE_CUBES)));
		return;
	}
	if (draw_below(dice, WRONG) == 0) {
		wander(&v.net, dice, &c.path);
	} else {
		(void)path_words(&v.net, t->pos.setup->lexicon, choose, &c);
	}
	play_word(t, &v, &c.path);
}

static void play_game(const struct some_games *g, uint32_t number)
{
	struct arena arena = {0};
	struct replay *r = arena_take(&arena, sizeof *r);
	struct err err = {0};
	struct draw_stream dice;
	struct table t;

	measure_must(replay_run(&arena, g->lexica,
				view_of(arena_printf(&arena,
						     "Turn-File: 1\nGame: cubes\n"
						     "Lexicon: %s\nPlayer: Ann\n"
						     "Player: Ben\nSeed: %064x\n\n",
						     g->edition, number)),
				"game", r, &err),
		     &err);
	dice = draw_stream(r->setup.seed, "bench", number);
	t = table_over(&arena, &r->pos, 0, true);
	while (!t.pos.over) {
		double start = measure_cpu_seconds();
		bool none = cubes_state(&t.pos) != PILE_GOES_ON;

		measure_time(none ? &impossible : &possible,
			     measure_cpu_seconds() - start);
		play_turn(&t, &dice, none);
	}
	arena_free(&arena);
}

int main(void)
{
	static struct some_games edition;

	if (!some_games_open(&edition, "bench_cubes")) {
		return EXIT_SUCCESS;
	}
	for (uint32_t i = 0; i < GAMES; i++) {
		play_game(&edition, i);
	}
	measure_times("cubes.possible", &possible);
	measure_times("cubes.impossible", &impossible);
	measure_times("cubes.turn", &turn);
	measure_figure("cubes.turns", (double)turns / GAMES, "turns a game");
	measure_figure("cubes.none", 100.0 * (double)impossible.n / (double)turns,
		       "% of turns");
	some_games_close(&edition);
	return EXIT_SUCCESS;
}
