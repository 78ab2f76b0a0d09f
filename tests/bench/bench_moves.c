/* SPDX-License-Identifier: ISC */
/*
 * All plays of full racks in the middle of English games, which plays picked at random
 * have led to.
 */
#include <stdio.h>
#include <stdlib.h>

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/record/setup.h"
#include "dict/recipe.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum { POSITIONS = 40, TURNS = 10 };

/* One play of all that come, each as likely. */
struct pick {
	struct draw_stream *dice;
	struct play play;
	uint32_t seen;
};

static bool pick_one(void *arg, const struct play *p)
{
	struct pick *pick = arg;

	if (draw_below(pick->dice, ++pick->seen) == 0) {
		pick->play = *p;
	}
	return true;
}

static bool count_one(void *arg, const struct play *p)
{
	size_t *n = arg;

	(void)p;
	++*n;
	return true;
}

static void play_turn(struct table *t, struct draw_stream *dice)
{
	struct pick pick = {.dice = dice};
	struct buf line = buf_in(t->arena);
	struct order o;

	moves_each(&t->pos, t->pos.to_move, pick_one, &pick);
	if (pick.seen == 0) {
		buf_str(&line, "pass");
	} else {
		crossword_write(&line, &t->pos, &pick.play);
	}
	if (!order_read(t->arena, buf_view(&line), &o) ||
	    table_judge(t, t->pos.to_move, &o) != OUTCOME_APPLIED) {
		measure_stop("%s is refused", buf_cstr(&line));
	}
}

static struct position middle(struct arena *arena, struct setup *setup, uint32_t n)
{
	struct draw_stream dice = draw_stream(setup->seed, "moves", n);
	struct position pos;
	struct table t;
	struct diag diag;

	setup->seed[0] = (uint8_t)n;
	position_init(&pos, setup, &diag);
	t = table_over(arena, &pos, 0, true);
	table_deal(&t);
	for (int i = 0; i < TURNS; i++) {
		play_turn(&t, &dice);
	}
	return t.pos;
}

static void measure_moves(struct arena *arena, struct setup *setup)
{
	double took[POSITIONS];
	double all = 0;
	size_t plays = 0;

	for (uint32_t i = 0; i < POSITIONS; i++) {
		struct position pos = middle(arena, setup, i);
		double start = measure_seconds();

		moves_each(&pos, pos.to_move, count_one, &plays);
		took[i] = measure_seconds() - start;
		all += took[i];
	}
	measure_figure("moves.speed", (double)plays / all, "plays/s");
	measure_figure("moves.plays", (double)plays / POSITIONS, "plays a position");
	measure_figure("moves.position", 1000 * measure_median(took, POSITIONS), "ms");
}

int main(void)
{
	const struct recipe *r = recipe_find(view_of("en"));
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct lexica *lexica = lexica_open(dir);
	struct lexicon_info info;
	struct setup setup;
	struct setup_text text = {.game = view_of("angrywords"),
				  .language = view_of("en")};
	enum setup_part fault;
	struct err err = {0};

	if (r == NULL || !recipe_run(r, 1, dir, NULL, NULL, &info, &err)) {
		(void)fprintf(stderr, "SKIPPED bench_moves: %s\n",
			      r == NULL ? "no recipe" : err.text);
	} else {
		text.lexicon = view_of(info.id);
		measure_must(setup_make(&arena, lexica, &text, &setup, &fault, &err),
			     &err);
		setup.seats = 2;
		measure_moves(&arena, &setup);
	}
	lexica_close(lexica);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
