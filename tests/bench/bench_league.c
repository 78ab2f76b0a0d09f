/* SPDX-License-Identifier: ISC */
/*
 * Pairing a round: Swiss seasons of 15 rounds, as large as a division may be and as
 * large as clubs are; and a round of each other format. How such a division stands, by
 * all tie-breaks, and which ranks everybody can still reach while its last round is
 * played.
 */
#include <stdio.h>
#include <stdlib.h>

#include "adjudicator/league/bounds.h"
#include "tests/bench/measure.h"
#include "tests/helpers/random/random_season.h"

enum { LARGE = 2000, CLUB = 40, ROUNDS = 15, SEASONS = 5, MILLI = 1000 };

static struct arena arena;
static struct random_season season;

static double time_round(int round, struct fixture **list, size_t *count)
{
	struct diag diag;
	double start = measure_cpu_seconds();

	if (!pair_round(&arena, &season.p, round, list, count, &diag)) {
		measure_stop("round %d: %s", round, diag_name(diag.code));
	}
	return (measure_cpu_seconds() - start) * MILLI;
}

/* The median round of some seasons, and the slowest. */
static void seasons(const char *name, enum pair_format format, int entrants,
		    bool troubled)
{
	static double took[SEASONS * ROUNDS];
	double worst = 0;
	char label[64];
	size_t n = 0;

	for (uint32_t number = 0; number < SEASONS; number++) {
		random_begin(&season, format, entrants, number);
		season.troubled = troubled;
		for (int round = 1; round <= ROUNDS; round++) {
			struct fixture *list;
			size_t count;

			if (troubled) {
				season_come_and_go(&season);
			}
			took[n] = time_round(round, &list, &count);
			worst = took[n] > worst ? took[n] : worst;
			n++;
			season_play(&season, &arena, round, list, count);
		}
		arena_reset(&arena);
	}
	(void)snprintf(label, sizeof label, "%s.round", name);
	measure_figure(label, measure_median(took, n), "ms");
	(void)snprintf(label, sizeof label, "%s.worst", name);
	measure_figure(label, worst, "ms");
}

/* ------------------------------------------------------------------- standings */

static const enum tie_break ties[] = {TIE_POINTS, TIE_HEAD,       TIE_BUCHHOLZ,
				      TIE_MEDIAN, TIE_CUMULATIVE, TIE_WINS,
				      TIE_SPREAD};

/* What the season played so far; games of round `open` are not over. */
static struct league league_of_season(int open)
{
	const struct pairing *p = &season.p;
	struct table_game *game = arena_array(&arena, p->pasts + 1, sizeof *game);
	struct league l = {.entrants = p->entrants,
			   .game = game,
			   .games = p->pasts,
			   .tie = ties,
			   .ties = sizeof ties / sizeof ties[0]};

	for (size_t i = 0; i < p->pasts; i++) {
		const struct pair_past *x = &p->past[i];

		game[i] = (struct table_game){.round = x->round,
					      .a = x->a,
					      .b = x->b,
					      .half = x->half,
					      .points_a = 200 + (int)(i * 37 % 200),
					      .points_b = 200 + (int)(i * 53 % 200)};
		if (x->b < 0) {
			game[i].how = GAME_BYE;
		} else if (x->round == open) {
			game[i].half = -1;
		}
	}
	return l;
}

static void play_season(int entrants)
{
	random_begin(&season, PAIR_SWISS, entrants, 1);
	for (int round = 1; round <= ROUNDS; round++) {
		struct fixture *list;
		size_t count;

		(void)time_round(round, &list, &count);
		season_play(&season, &arena, round, list, count);
	}
}

static void standings(const char *name, int entrants)
{
	double took[SEASONS];
	char label[64];
	double exact = 0;
	double start;
	struct league l;

	play_season(entrants);
	l = league_of_season(0);
	for (size_t i = 0; i < SEASONS; i++) {
		start = measure_cpu_seconds();
		if (league_table(&arena, &l)[0].rank != 1) {
			measure_stop("nobody is first");
		}
		took[i] = (measure_cpu_seconds() - start) * MILLI;
	}
	(void)snprintf(label, sizeof label, "%s.table", name);
	measure_figure(label, measure_median(took, SEASONS), "ms");
	l = league_of_season(ROUNDS);
	start = measure_cpu_seconds();
	for (int e = 0; e < entrants; e++) {
		struct arena one = {0};

		exact += league_bounds(&one, &l, e).exact;
		arena_free(&one);
	}
	(void)snprintf(label, sizeof label, "%s.bounds", name);
	measure_figure(label, (measure_cpu_seconds() - start) * MILLI / entrants,
		       "ms/player");
	(void)snprintf(label, sizeof label, "%s.bounds.exact", name);
	measure_figure(label, 100 * exact / entrants, "%");
	arena_reset(&arena);
}

int main(void)
{
	measure_begin();
	seasons("league.swiss.2000", PAIR_SWISS, LARGE, false);
	seasons("league.swiss.2000.troubled", PAIR_SWISS, LARGE, true);
	seasons("league.swiss.40", PAIR_SWISS, CLUB, false);
	seasons("league.king.2000", PAIR_KING, LARGE, false);
	seasons("league.robin.2000", PAIR_ROUND_ROBIN, LARGE, false);
	standings("league.2000", LARGE);
	standings("league.40", CLUB);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
