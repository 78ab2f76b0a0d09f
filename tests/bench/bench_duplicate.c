/* SPDX-License-Identifier: ISC */
/*
 * A round of a duplicate season is closed: what everybody sent is counted, the best
 * play goes on the board, and the next round opens with a letter to each player. The
 * search for the best play is measured by itself, and as a floor one sentence that is
 * kept for each of them in one transaction. BENCH_GAMES: players, else 1000.
 */
#include <stdlib.h>

#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/boards/moves.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/tick.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_games.h"
#include "tests/helpers/scratch.h"

enum {
	PLAYERS = 1000,
	SEARCHES = 20,
	ROUNDS = 5,
	PLAYS = 500,
	MS = 1000,
	SIGNED_UP = 86400
};

static struct some_club club;
static struct arena arena;
static struct err err;

static void must(bool ok)
{
	measure_must(ok, &err);
}

static int64_t begin(const char *edition, long players)
{
	struct season s = {.name = view_of("Autumn Racks"),
			   .text = view_of(arena_printf(
				   &arena,
				   "Season: 1\nName: Autumn Racks\nGame: angrywords\n"
				   "Lexicon: %s\nFormat: duplicate 9\n"
				   "Sign-Up: 2026-10-01 to 2026-10-31\n"
				   "Start: 2026-11-01\nRound: 2d\n",
				   edition)),
			   .secret = hash_of(view_of("K")),
			   .created = SOME_NOW - SIGNED_UP};
	struct store *st = club.run.context.store;

	s.hash = hash_of(s.text);
	some_club_players(&club, 1, players);
	must(store_begin(st, &err) && season_add(st, &arena, &s, &err));
	for (long i = 1; i <= players; i++) {
		struct season_entrant e = {
			.player = i, .team = -1, .since = s.created + i};
		bool fresh;

		must(entrant_add(st, s.id, &e, &fresh, &err));
	}
	must(store_commit(st, &err));
	return s.id;
}

static void tick(int64_t season)
{
	long begun = 0;

	must(season_tick_one(&club.run.context, NULL, season, false, &begun, &err));
}

/* Some of the plays there are. */
struct plays {
	struct position *pos;
	struct play_trace *trace;
	struct season_play play[PLAYS];
	size_t count;
};

static bool collect(void *arg, const struct play *p)
{
	struct plays *all = arg;
	struct buf b = buf_in(&arena);

	crossword_write(&b, all->pos, p);
	crossword_score(all->pos, p, all->trace);
	all->play[all->count++] =
		(struct season_play){.play = buf_view(&b), .points = all->trace->score};
	return all->count < PLAYS;
}

/* Everybody sends one of them. */
static void all_send(const struct season_run *r, struct position *pos)
{
	struct plays *all = arena_take(&arena, sizeof *all);
	struct store *st = club.run.context.store;

	*all = (struct plays){.pos = pos,
			      .trace = arena_take(&arena, sizeof *all->trace)};
	(void)moves_each(pos, DUPLICATE_SEAT, collect, all);
	must(store_begin(st, &err));
	for (size_t i = 0; i < r->s.entrants && all->count > 0; i++) {
		struct season_play p = all->play[i % all->count];

		p.round = season_duplicate_round(r)->n;
		p.entrant = r->s.entrant[i].id;
		p.at = SOME_NOW + (int64_t)i;
		must(duplicate_put(st, r->s.id, &p, &err));
	}
	must(store_commit(st, &err));
}

static double searched(const struct position *pos)
{
	struct duplicate_best best;
	double start = measure_cpu_seconds();

	for (int i = 0; i < SEARCHES; i++) {
		(void)duplicate_best(&arena, pos, &best);
	}
	return (measure_cpu_seconds() - start) / SEARCHES;
}

static double sentences_kept(long players)
{
	struct context *d = &club.run.context;
	double start = measure_cpu_seconds();

	must(store_begin(d->store, &err));
	for (long i = 1; i <= players; i++) {
		struct note n =
			note_to(d, &arena, news_to_player(i, 0, view_of("en")), &err);

		note_say(&n, "bulletin-how");
		must(note_tell(&n, "notice", "head-bulletin"));
	}
	must(store_commit(d->store, &err));
	return measure_cpu_seconds() - start;
}

static double letters_written(void)
{
	double start = measure_cpu_seconds();

	must(phase_write(&club.run, &err));
	return measure_cpu_seconds() - start;
}

/* One round, from its rack to the next. */
struct took {
	double best, close, letters;
};

static void round_goes_by(int64_t season, int n, struct took *took)
{
	struct context *d = &club.run.context;
	struct season_run *r = arena_take(&arena, sizeof *r);
	struct record *game = arena_take(&arena, sizeof *game);
	double start;

	must(season_open(d, &arena, season, r, &err) &&
	     record_load(d, &arena, r->s.game, game, &err));
	if (season_duplicate_round(r) == NULL || season_duplicate_round(r)->n != n) {
		measure_stop("it is not round %d", n);
	}
	took->best += searched(&game->pos);
	all_send(r, &game->pos);
	d->now = season_duplicate_round(r)->due;
	start = measure_cpu_seconds();
	tick(season);
	took->close += measure_cpu_seconds() - start;
	took->letters += letters_written();
}

static void measure(const char *edition, long players)
{
	int64_t season = begin(edition, players);
	struct took took = {0};
	double floor;

	tick(season);
	(void)letters_written();
	for (int n = 1; n <= ROUNDS; n++) {
		round_goes_by(season, n, &took);
	}
	floor = sentences_kept(players);
	measure_figure("duplicate.close", took.close / ROUNDS, "s");
	measure_figure("duplicate.floor", floor, "s");
	measure_figure("duplicate.ratio", took.close / ROUNDS / floor, "x");
	measure_figure("duplicate.best", MS * took.best / ROUNDS, "ms");
	measure_figure("duplicate.letters", took.letters / ROUNDS, "s");
	measure_figure("duplicate.letters.floor", letters_written(), "s");
}

int main(void)
{
	const char *asked = getenv("BENCH_GAMES");
	long players = asked != NULL ? strtol(asked, NULL, 10) : PLAYERS;
	char *dir = scratch_dir();
	struct some_games words;
	struct lexica *none;

	measure_begin();
	if (!some_games_open(&words, "bench_duplicate")) {
		scratch_remove(dir);
		return EXIT_SUCCESS;
	}
	some_club_open(&club, dir);
	none = club.run.context.lexica;
	club.run.context.lexica = words.lexica;
	measure(words.edition, players);
	club.run.context.lexica = none;
	some_club_close(&club);
	some_games_close(&words);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
