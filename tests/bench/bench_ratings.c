/* SPDX-License-Identifier: ISC */
/*
 * Ratings of clubs with 10,000 and 100,000 results of two years: all of them folded
 * anew, one more result of this month, and the table of the club.
 */
#include <stdio.h>
#include <stdlib.h>

#include "adjudicator/record/ratings.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/player.h"
#include "adjudicator/store/result.h"
#include "tests/bench/measure.h"
#include "tests/helpers/scratch.h"

enum { MONTHS = 24, DAY = 86400, MONTH = 30, MORE = 21, MILLI = 1000 };
static const int64_t begins = INT64_C(1735689600); /* 2025-01-01 */

struct decision {
	struct store *st;
	struct arena arena; /* of one result */
	struct err err;
	int players, games;
	uint64_t dice;
};

static void must(struct decision *b, bool done)
{
	measure_must(done, &b->err);
}

static int number(struct decision *b, int below)
{
	b->dice =
		b->dice * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (int)((b->dice >> 33) % (uint64_t)below);
}

static void add_players(struct decision *b)
{
	for (int i = 1; i <= b->players; i++) {
		struct player p = {
			.name = view_of(arena_printf(&b->arena, "P%d", i)),
			.address = view_of(arena_printf(&b->arena, "p%d@x.example", i)),
			.language = view_of("en"),
			.confirmed = true};
		bool fresh;

		must(b, player_add(b->st, &p, NULL, &fresh, &b->err));
	}
}

/* Players are numbered from 1; who has the lower number wins more often. */
static void add_result(struct decision *b, int64_t ended)
{
	int one = number(b, b->players);
	int two = (one + 1 + number(b, b->players - 1)) % b->players;
	bool first = (number(b, 3) > 0) == (one < two);
	struct match m = {.kind = view_of("angrywords"),
			  .state = view_of("over"),
			  .turn = 9,
			  .to_move = -1,
			  .seats = 2};
	struct result r = {.kind = m.kind,
			   .language = view_of("en"),
			   .ended = ended,
			   .reason = view_of("out"),
			   .seats = 2};

	for (int i = 0; i < 2; i++) {
		m.seat[i].player = r.seat[i].player = 1 + (i == 0 ? one : two);
		m.seat[i].name = view_of("somebody");
		m.seat[i].accepted = true;
		r.seat[i].points = 300 + number(b, 100);
		r.seat[i].half = (i == 0) == first ? RESULT_WON : RESULT_LOSS;
	}
	must(b, match_add(b->st, &m, &b->err));
	r.game = m.id;
	must(b, result_keep(b->st, &r, &b->err));
}

static void figure(const struct decision *b, const char *name, double value,
		   const char *unit)
{
	char full[64];

	(void)snprintf(full, sizeof full, "ratings.%d.%s", b->games, name);
	measure_figure(full, value, unit);
}

/* Each in a transaction that is written. */
static double fold(struct decision *b, bool anew)
{
	double start = measure_cpu_seconds();

	must(b, store_begin(b->st, &b->err) &&
			(anew ? ratings_recompute(b->st, &b->err)
			      : ratings_refresh(b->st, &b->err)) &&
			store_commit(b->st, &b->err));
	return (measure_cpu_seconds() - start) * MILLI;
}

static void measure_club(struct decision *b)
{
	const struct kept_rating what = {.kind = view_of("angrywords"),
					 .language = view_of("en")};
	int64_t now = begins + (int64_t)MONTHS * MONTH * DAY;
	struct rated_club club;
	double took[MORE];
	double start;

	figure(b, "recompute", fold(b, true), "ms");
	for (int i = 0; i < MORE; i++) {
		must(b, store_begin(b->st, &b->err));
		add_result(b, now);
		must(b, store_commit(b->st, &b->err));
		took[i] = fold(b, false);
	}
	figure(b, "one.more", measure_median(took, MORE), "ms");
	start = measure_cpu_seconds();
	must(b, ratings_club(b->st, &b->arena, &what, now, &club, &b->err));
	figure(b, "table", (measure_cpu_seconds() - start) * MILLI, "ms");
	figure(b, "players", (double)club.n, "players");
}

static void measure_games(int players, int games)
{
	struct decision b = {.players = players, .games = games, .dice = 1};
	char *dir = scratch_dir();

	must(&b, store_open(&b.st, dir, "sqlite:club.db", DB_CREATE, &b.err) &&
			 store_begin(b.st, &b.err));
	add_players(&b);
	for (int i = 0; i < games; i++) {
		add_result(&b, begins + (int64_t)number(&b, MONTHS * MONTH) * DAY);
		arena_reset(&b.arena);
	}
	must(&b, store_commit(b.st, &b.err));
	measure_club(&b);
	store_close(b.st);
	arena_free(&b.arena);
	scratch_remove(dir);
}

int main(void)
{
	measure_begin();
	measure_games(200, 10000);
	measure_games(2000, 100000);
	return EXIT_SUCCESS;
}
