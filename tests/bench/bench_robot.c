/* SPDX-License-Identifier: ISC */
/*
 * The strong robot against a player who makes the play of most points, in pairs of
 * games of one seed with places swapped: what it wins of games and points, each with
 * the standard error of the mean of so many pairs; what a move takes; and whole games
 * of two robots. BENCH_GAMES: pairs; BENCH_OF: the games ("classic wordbox"), else all;
 * BENCH_KEPT: a folder with tables of `dict train`.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/play/kept_tiles.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/robot/robot.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_games.h"

enum { PAIRS = 100, PERCENT = 100 };

static struct measure_times moves, greedy;
static const struct kept_tiles *kept;

struct pick {
	const struct position *pos;
	struct play_trace trace;
	struct play play;
	int score;
};

static bool pick_highest(void *arg, const struct play *p)
{
	struct pick *pick = arg;

	crossword_score(pick->pos, p, &pick->trace);
	if (pick->trace.score > pick->score) {
		pick->score = pick->trace.score;
		pick->play = *p;
	}
	return true;
}

static struct view highest(struct arena *arena, const struct position *pos)
{
	struct pick *pick = arena_take(arena, sizeof *pick);

	*pick = (struct pick){.pos = pos, .score = -1};
	(void)moves_each(pos, pos->to_move, pick_highest, pick);
	if (pick->score < 0) {
		return view_of("pass");
	}
	return crossword_short(arena, pos, &pick->play);
}

static struct view robot(struct arena *arena, const struct position *pos)
{
	struct game_view v;
	struct robot_seat r = {
		.view = &v, .rules = robot_rules(pos->setup), .level = ROBOT_STRONG};

	r.rules.kept = kept;
	view_make(arena, pos, (struct viewer){VIEWER_PLAYER, pos->to_move}, NULL, &v);
	return robot_order(arena, &r);
}

/* robots: bit a seat. */
static void play_turn(struct table *t, unsigned robots)
{
	bool of_robot = (robots >> t->pos.to_move & 1U) != 0;
	double start = measure_cpu_seconds();
	struct view line =
		of_robot ? robot(t->arena, &t->pos) : highest(t->arena, &t->pos);
	struct order o;

	measure_time(of_robot ? &moves : &greedy, measure_cpu_seconds() - start);
	if (!order_read(t->arena, line, &o) ||
	    table_judge(t, t->pos.to_move, &o) != OUTCOME_APPLIED) {
		measure_stop("%.*s is refused", VIEW_ARG(line));
	}
}

static struct position play(struct setup *setup, uint32_t number, unsigned robots)
{
	struct arena arena = {0};
	struct position pos;
	struct diag diag;
	struct table t;

	memcpy(setup->seed, &number, sizeof number);
	position_init(&pos, setup, &diag);
	t = table_over(&arena, &pos, 0, false);
	table_deal(&t);
	while (!t.pos.over) {
		play_turn(&t, robots);
	}
	pos = t.pos;
	arena_free(&arena);
	return pos;
}

/* Of pairs: a mean, and how sure it is. */
struct mean {
	double n, sum, squares;
};

static void add(struct mean *m, double value)
{
	m->n++;
	m->sum += value;
	m->squares += value * value;
}

static void figure(const char *what, const char *game, const struct mean *m)
{
	double mean = m->sum / m->n;
	double spread = m->squares / m->n - mean * mean;
	char name[64];

	(void)snprintf(name, sizeof name, "robot.%s.%s", what, game);
	measure_figure(name, PERCENT * mean, "%");
	(void)snprintf(name, sizeof name, "robot.%s.%s.error", what, game);
	measure_figure(name, PERCENT * sqrt((spread > 0 ? spread : 0) / m->n), "%");
}

static void matches(const char *game, struct setup *setup, uint32_t pairs)
{
	struct mean won = {0};
	struct mean points = {0};

	for (uint32_t i = 0; i < pairs; i++) {
		double wins = 0;
		double mine = 0;
		double all = 0;

		for (int seat = 0; seat < 2; seat++) {
			struct position end = play(setup, i, 1U << seat);
			int own = end.score[seat] + end.adjust[seat];
			int other = end.score[1 - seat] + end.adjust[1 - seat];

			wins += own > other ? 1 : own == other ? 0.5 : 0;
			mine += own;
			all += own + other;
		}
		add(&won, wins / 2);
		add(&points, mine / all);
	}
	figure("won", game, &won);
	figure("points", game, &points);
}

static void of_robots(struct setup *setup, uint32_t count)
{
	double start = measure_cpu_seconds();

	for (uint32_t i = 0; i < count; i++) {
		(void)play(setup, i, 3);
	}
	measure_figure("robot.game", (measure_cpu_seconds() - start) / count, "s");
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static void slowest(struct measure_times *t)
{
	qsort(t->took, t->n, sizeof t->took[0], by_size);
	measure_figure("robot.move.p99", t->took[t->n * (PERCENT - 1) / PERCENT] / 1000,
		       "ms");
	measure_figure("robot.move.p50", t->took[t->n / 2] / 1000, "ms");
	measure_figure("robot.move.worst", t->worst / 1000, "ms");
}

int main(void)
{
	static const char *const played[] = {"angrywords", "classic", "wordbox",
					     "wordgame"};
	const char *asked = getenv("BENCH_GAMES");
	const char *only = getenv("BENCH_OF");
	const char *tables = getenv("BENCH_KEPT");
	uint32_t pairs = asked != NULL ? (uint32_t)strtoul(asked, NULL, 10) : PAIRS;
	struct arena arena = {0};
	struct some_games g;

	measure_begin();
	if (!some_games_open(&g, "bench_robot")) {
		return EXIT_SUCCESS;
	}
	for (size_t i = 0; i < sizeof played / sizeof played[0]; i++) {
		struct setup_text text = {.game = view_of(played[i]),
					  .language = view_of("en"),
					  .options = view_of("challenge=void"),
					  .lexicon = view_of(g.edition)};
		enum setup_part fault;
		struct setup setup;
		struct err err = {0};

		if (only != NULL && !view_among(view_of(played[i]), only)) {
			continue;
		}
		measure_must(setup_make(&arena, g.lexica, &text, &setup, &fault, &err),
			     &err);
		setup.seats = 2;
		kept = NULL;
		measure_must(tables == NULL || kept_tiles_load(&arena, tables, &setup,
							       &kept, &err),
			     &err);
		matches(played[i], &setup, pairs);
		if (i == 0) {
			of_robots(&setup, pairs / 10 + 1);
		}
	}
	slowest(&moves);
	some_games_close(&g);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
