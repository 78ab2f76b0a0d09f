/* SPDX-License-Identifier: ISC */
/*
 * Pairing a round: Swiss seasons of 15 rounds, as large as a division may be and as
 * large as clubs are; and a round of each other format.
 */
#include <stdio.h>
#include <stdlib.h>

#include "tests/bench/measure.h"
#include "tests/unit/random_season.h"

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
		season_begin(&season, format, entrants, number);
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

int main(void)
{
	measure_begin();
	seasons("league.swiss.2000", PAIR_SWISS, LARGE, false);
	seasons("league.swiss.2000.troubled", PAIR_SWISS, LARGE, true);
	seasons("league.swiss.40", PAIR_SWISS, CLUB, false);
	seasons("league.king.2000", PAIR_KING, LARGE, false);
	seasons("league.robin.2000", PAIR_ROUND_ROBIN, LARGE, false);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
