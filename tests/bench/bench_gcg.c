/* SPDX-License-Identifier: ISC */
/*
 * 1,000 finished games as GCG records: read, judged and scored, with every word looked
 * up in the English edition and with every word good, nothing printed. The floor only
 * takes the same texts apart.
 */
#include <stdio.h>
#include <stdlib.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/games/moves.h"
#include "adjudicator/sheet.h"
#include "adjudicator/sheet_make.h"
#include "dict/recipe.h"
#include "tests/bench/measure.h"
#include "tests/unit/scratch.h"

enum { GAMES = 1000, RUNS = 5, CHOICE = 60 };

struct work {
	struct arena arena; /* of the texts */
	struct shelf *shelf;
	const char *edition;
	struct view text[GAMES];
	long events;
};

static const char head[] = "Turn-File: 1\nGame: classic\nLanguage: en\n"
			   "Options: challenge=void\nPlayer: Ann\nPlayer: Ben\n";

/* Takes one play of so many. */
struct pick {
	uint32_t left;
	struct play play;
};

static bool take(void *arg, const struct play *p)
{
	struct pick *pick = arg;

	pick->play = *p;
	return pick->left-- > 0;
}

/* Plays a game to its end and writes it down as a turn file. */
static struct view play_game(struct work *w, struct arena *arena, uint32_t number)
{
	struct replay *r = arena_take(arena, sizeof *r);
	struct buf b = buf_in(arena);
	struct err err = {0};
	struct table t;
	struct draw_stream dice;

	buf_printf(&b, "%sLexicon: %s\nSeed: %064x\n\n", head, w->edition, number);
	measure_must(replay_run(arena, w->shelf, buf_view(&b), "game", r, &err), &err);
	dice = draw_stream(r->setup.seed, "bench", number);
	t = table_over(arena, &r->pos, 0, true);
	while (!t.pos.over) {
		struct pick pick = {.left = draw_below(&dice, CHOICE)};
		struct buf order = buf_in(arena);
		struct order o;
		int seat = t.pos.to_move;

		moves_each(&t.pos, seat, take, &pick);
		if (pick.play.length > 0) {
			crossword_write(&order, &t.pos, &pick.play);
		} else {
			buf_str(&order, "pass");
		}
		if (!order_read(arena, buf_view(&order), &o) ||
		    r->setup.game->judge(&t, seat, &o) != OUTCOME_APPLIED) {
			measure_stop("%s was refused", buf_cstr(&order));
		}
		buf_printf(&b, "%.*s: %s\n", VIEW_ARG(r->setup.name[seat]),
			   buf_cstr(&order));
	}
	return buf_view(&b);
}

static void record_games(struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};

	for (uint32_t i = 0; i < GAMES; i++) {
		struct replay *r = arena_take(&arena, sizeof *r);
		struct buf b = buf_in(&w->arena);
		struct gcg g;
		struct view text = play_game(w, &arena, i);

		measure_must(replay_run(&arena, w->shelf, text, "game", r, &err), &err);
		sheet_make(&arena, r, (struct view){0}, &g);
		gcg_write(&b, &g);
		w->text[i] = buf_view(&b);
		w->events += (long)g.events;
		arena_reset(&arena);
	}
	arena_free(&arena);
}

static double judge_all(struct work *w, const char *lexicon)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct buf faults = buf_in(&arena);
		struct sheet_ask ask = {"game", {.lexicon = view_of(lexicon)}};
		struct setup setup;
		struct sheet sheet;
		struct gcg g;

		if (!gcg_read(&arena, w->text[i], GCG_FILE, "game", &g, &faults)) {
			measure_stop("%s", buf_cstr(&faults));
		}
		measure_must(sheet_setup(&arena, w->shelf, &g, &ask, &setup, &err),
			     &err);
		sheet_judge(&arena, &setup, &g, false, &sheet);
		if (sheet.faults > 0) {
			struct buf b = buf_in(&arena);

			sheet_text(&b, &sheet, 0, 0);
			measure_stop("%s", buf_cstr(&b));
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_seconds() - start;
}

static double read_all(const struct work *w)
{
	struct arena arena = {0};
	double start = measure_seconds();

	for (size_t i = 0; i < GAMES; i++) {
		struct buf faults = buf_in(&arena);
		struct gcg g;

		if (!gcg_read(&arena, w->text[i], GCG_FILE, "game", &g, &faults)) {
			measure_stop("%s", buf_cstr(&faults));
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return measure_seconds() - start;
}

/* The figure's median, and how far the runs lie apart. */
static void report(const char *name, double *seconds, long events)
{
	struct arena arena = {0};

	measure_figure(arena_printf(&arena, "gcg.%s", name),
		       (double)events / measure_median(seconds, RUNS), "events/s");
	measure_figure(arena_printf(&arena, "gcg.%s.slowest", name),
		       (double)events / seconds[RUNS - 1], "events/s");
	measure_figure(arena_printf(&arena, "gcg.%s.fastest", name),
		       (double)events / seconds[0], "events/s");
	arena_free(&arena);
}

static void measure_all(struct work *w)
{
	double words[RUNS];
	double any[RUNS];
	double lowest[RUNS];

	record_games(w);
	for (int i = 0; i < RUNS; i++) {
		lowest[i] = read_all(w);
		words[i] = judge_all(w, w->edition);
		any[i] = judge_all(w, "any");
	}
	measure_figure("gcg.games", GAMES, "games");
	measure_figure("gcg.events", (double)w->events, "events");
	report("words", words, w->events);
	report("any", any, w->events);
	report("floor", lowest, w->events);
}

int main(void)
{
	const struct recipe *r = recipe_find(view_of("en"));
	struct work *w = calloc(1, sizeof *w);
	char *dir = scratch_dir();
	struct lexicon_info info;
	struct err err = {0};

	if (w == NULL || r == NULL || !recipe_run(r, 1, dir, NULL, NULL, &info, &err)) {
		(void)fprintf(stderr, "SKIPPED bench_gcg: %s\n", err.text);
	} else {
		w->edition = info.id;
		w->shelf = shelf_open(dir);
		measure_all(w);
		shelf_close(w->shelf);
		arena_free(&w->arena);
	}
	free(w);
	scratch_remove(dir);
	return EXIT_SUCCESS;
}
