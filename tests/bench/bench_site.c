/* SPDX-License-Identifier: ISC */
/*
 * The pages of a club with 10,000 finished games with real words, some 800 of them a
 * month and ten for each player: all of them written, every one judged again for its
 * page; then once more when nothing has happened, and when one game has been added.
 * SITE_GAMES is how many games. The floor of the second is that every game's row is
 * read and every file looked for. What has been added moves the leaves of its month, of
 * its players and, for those are new, of the table of players, and nothing else.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/evidence/import.h"
#include "adjudicator/site/club.h"
#include "adjudicator/site/leaves.h"
#include "formats/text/num.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/bench/some_games.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 10000, TEXTS = 40, FILES = 3, A_MONTH = 800 };

static const char *const kinds[] = {"wordbox", "angrywords", "wordgame", "classic"};

struct work {
	struct some_games some;
	struct some_club club;
	struct context context;
	struct arena arena; /* of the texts */
	struct view text[TEXTS];
	char *pages;
	long games;
};

/* The text with a time in front of its first turn. */
static struct view dated(struct arena *arena, struct view text, long number)
{
	long month = number / A_MONTH;
	size_t head = view_find_text(text, "\n\n") + 2;

	return view_of(arena_printf(arena, "%.*s@ time %04ld-%02ld-01T12:00:00Z\n%.*s",
				    VIEW_ARG(view_part(text, 0, head)),
				    2000 + month / 12, month % 12 + 1,
				    VIEW_ARG(view_part(text, head, text.len))));
}

static void keep_game(struct work *w, long number)
{
	struct arena arena = {0};
	struct err err = {0};
	struct replay *replay = arena_take(&arena, sizeof *replay);
	struct record *r = arena_take(&arena, sizeof *r);
	struct player player[SEATS];

	for (int i = 0; i < 2; i++) {
		measure_must(player_by_id(w->context.store, &arena,
					  some_club_player(number, i), &player[i],
					  &err),
			     &err);
	}
	measure_must(replay_run(&arena, w->some.lexica,
				dated(&arena, w->text[number % TEXTS], number), "game",
				replay, &err) &&
			     import_game(&w->context, &arena, replay, player, r, &err),
		     &err);
	arena_free(&arena);
}

static void keep_games(struct work *w)
{
	struct err err = {0};

	some_club_players(&w->club, 1, some_club_player(w->games, 1));
	w->context = w->club.run.context;
	w->context.lexica = w->some.lexica;
	w->context.recent = NULL;
	for (uint32_t i = 0; i < TEXTS; i++) {
		w->text[i] = some_game(&w->some, &w->arena,
				       kinds[i % (sizeof kinds / sizeof kinds[0])],
				       "challenge=void", i);
	}
	measure_must(store_begin(w->context.store, &err), &err);
	for (long i = 0; i < w->games; i++) {
		keep_game(w, i);
	}
	measure_must(store_commit(w->context.store, &err), &err);
}

static double write_site(struct work *w, const char *name, struct site_counts *counts)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();
	double took;

	measure_must(club_site(&w->context, &arena, w->pages, counts, &err), &err);
	took = measure_seconds() - start;
	measure_figure(name, took, "s");
	measure_figure(arena_printf(&arena, "%s.cpu", name),
		       measure_cpu_seconds() - cpu, "s");
	arena_free(&arena);
	return took;
}

/* Of the pages of the first so many games. */
static double page_bytes(const struct work *w)
{
	struct arena arena = {0};
	double most = 0;

	for (int i = 1; i <= TEXTS; i++) {
		struct stat st;
		const char *path =
			arena_printf(&arena, "%s/games/%d.html", w->pages, i);

		if (stat(path, &st) == 0 && (double)st.st_size > most) {
			most = (double)st.st_size;
		}
	}
	arena_free(&arena);
	return most;
}

static void must_have(long got, long least, const char *what)
{
	if (got < least) {
		measure_stop("%ld %s, not %ld", got, what, least);
	}
}

static void at_most(long got, long most, const char *what)
{
	if (got > most) {
		measure_stop("%ld %s, not %ld", got, what, most);
	}
}

/* Lists that one more game of two new players is in. */
static long lists(const struct work *w)
{
	return 8 + A_MONTH / SITE_LEAF_ROWS +
	       some_club_player(w->games, 1) / SITE_LEAF_ROWS;
}

static void measure(struct work *w)
{
	struct site_counts counts;
	struct err err = {0};
	double full = write_site(w, "site.full", &counts);

	must_have(counts.written, FILES * w->games, "files written");
	measure_figure("site.full.games", (double)w->games / full, "games/s");
	measure_figure("site.page", page_bytes(w), "bytes at most");
	(void)write_site(w, "site.unchanged", &counts);
	at_most(counts.written, 0, "files written again");
	must_have(counts.same, FILES * w->games, "files that stay");
	measure_must(store_begin(w->context.store, &err), &err);
	keep_game(w, w->games);
	measure_must(store_commit(w->context.store, &err), &err);
	(void)write_site(w, "site.one-more", &counts);
	at_most(counts.written, FILES + lists(w), "files written for one game");
	measure_figure("site.memory", measure_memory(), "MiB");
}

int main(void)
{
	struct work *w = calloc(1, sizeof *w);
	const char *games_given = getenv("SITE_GAMES");
	char *dir = scratch_dir();

	if (w == NULL || !some_games_open(&w->some, "bench_site")) {
		scratch_remove(dir);
		free(w);
		return EXIT_SUCCESS;
	}
	w->games = GAMES;
	if (games_given != NULL) {
		(void)num_read(view_of(games_given), 1, 1000000, &w->games);
	}
	measure_begin();
	some_club_open(&w->club, dir);
	w->pages = scratch_path(dir, "pages");
	keep_games(w);
	measure(w);
	some_club_close(&w->club);
	some_games_close(&w->some);
	arena_free(&w->arena);
	free(w->pages);
	scratch_remove(dir);
	free(w);
	return EXIT_SUCCESS;
}
