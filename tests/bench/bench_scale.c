/* SPDX-License-Identifier: ISC */
/*
 * What a letter costs in a club that has grown: the median time to judge one with 100,
 * 10,000 and 100,000 games running. The floor is the smallest club.
 */
#include <stdlib.h>

#include "adjudicator/run/judge_letter.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/random/random_play.h"
#include "tests/helpers/scratch.h"

enum { SAMPLE = 100 };

static const long sizes[] = {100, 10000, 100000};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* The first move of a game, fetched but not judged. */
static struct inbox_letter first_move(struct some_club *c, struct arena *arena,
				      long game)
{
	struct setup *setup = arena_take(arena, sizeof *setup);
	struct draw_stream dice;
	struct token token = {.game = (uint32_t)game + 1, .turn = 1};
	struct position *pos = arena_take(arena, sizeof *pos);
	struct inbox_letter in = {
		.source = view_of("maildir"), .arrived = SOME_NOW, .fetched = SOME_NOW};
	struct diag diag = {0};
	struct err err = {0};
	struct random_play play;
	struct table t;
	bool fresh;

	some_club_setup(c, arena, some_club_player(game, 0), some_club_player(game, 1),
			(uint32_t)game, setup);
	if (!position_init(pos, setup, &diag)) {
		measure_stop("a game cannot be set up");
	}
	t = table_over(arena, pos, SOME_NOW, true);
	table_deal(&t);
	dice = draw_stream(setup->seed, "random play", (uint32_t)game);
	play = random_play(arena, &t.pos, &dice, SOME_NOW);
	in.uid = view_of(arena_printf(arena, "game-%ld", game));
	in.raw = some_club_letter(c, arena, &token, some_club_player(game, 0),
				  play.order);
	measure_must(inbox_add(c->run.context.store, &in, &fresh, &err), &err);
	return in;
}

/* Seconds to judge it. */
static double judge(struct some_club *c, struct arena *arena,
		    const struct inbox_letter *in)
{
	struct err err = {0};
	struct ledger_row row;
	double start = measure_seconds();
	double took;
	struct judge_end end;

	measure_must(store_mark(c->run.context.store, &err) &&
			     judge_letter(&c->run.context, arena, in, &end, &err) &&
			     store_release(c->run.context.store, &err),
		     &err);
	took = measure_seconds() - start;
	measure_must(ledger_get(c->run.context.store, arena, in->id, &row, &err), &err);
	if (!view_is(row.verdict, "applied")) {
		measure_stop("a letter was not applied: %.*s", VIEW_ARG(row.reason));
	}
	return took;
}

/* Microseconds; the letters are spread over games from..to-1. */
static double median_letter(struct some_club *c, long from, long to)
{
	double took[SAMPLE];
	struct arena arena = {0};
	struct err err = {0};

	measure_must(store_begin(c->run.context.store, &err), &err);
	for (long i = 0; i < SAMPLE; i++) {
		struct inbox_letter in =
			first_move(c, &arena, from + i * (to - from) / SAMPLE);

		took[i] = 1e6 * judge(c, &arena, &in);
		arena_reset(&arena);
	}
	measure_must(store_commit(c->run.context.store, &err), &err);
	arena_free(&arena);
	return measure_median(took, SAMPLE);
}

int main(void)
{
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct some_club c;
	double first = 0;
	double last = 0;
	long have = 0;

	some_club_open(&c, dir);
	for (size_t i = 0; i < SIZES; i++) {
		double start = measure_seconds();

		some_club_games(&c, have, sizes[i]);
		measure_figure(
			arena_printf(&arena, "scale.new-games-%ld", sizes[i] - have),
			measure_seconds() - start, "s");
		last = median_letter(&c, have, sizes[i]);
		measure_figure(arena_printf(&arena, "scale.letter-%ld", sizes[i]), last,
			       "us");
		first = i == 0 ? last : first;
		have = sizes[i];
	}
	measure_figure("scale.ratio", last / first, "x floor");
	some_club_close(&c);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
