/* SPDX-License-Identifier: ISC */
/* Lists that grow with the club are cut into leaves, and nothing of them is lost. */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/site/leaves.h"
#include "adjudicator/site/players.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_club.h"
#include "tests/helpers/scratch.h"

enum { MANY = 901, PAGE_MOST = 150 * 1000 };

static struct random_club rc;
static char *folder;
static char *dir;
static struct arena arena;
static struct site_counts counts;
static struct err err;
static struct site *s;

static void set_up(void)
{
	struct site_about about;

	random_club_open(&rc);
	folder = scratch_dir();
	dir = scratch_path(folder, "pages");
	err = (struct err){0};
	about = (struct site_about){.dir = dir,
				    .club = view_of("The Tuesday Club"),
				    .language = view_of("en"),
				    .sections = 1U << SITE_GAMES | 1U << SITE_PLAYERS};
	ck_assert_msg(site_open(&arena, &about, &s, &err), "%s", err.text);
}

static void tear_down(void)
{
	site_close(s);
	arena_free(&arena);
	free(dir);
	scratch_remove(folder);
	random_club_close(&rc);
}

static const char *text_of(const char *path)
{
	struct view text;

	return file_read(&arena, arena_printf(&arena, "%s/%s", dir, path), 8L << 20,
			 &text)
		       ? arena_str(&arena, text)
		       : NULL;
}

/* So many games of two, all of them over, or none; each between two others. */
static struct site_games many(size_t count, bool over, int64_t first)
{
	struct site_games all = {.game = arena_array(&arena, count, sizeof *all.game),
				 .count = count};

	for (size_t i = 0; i < count; i++) {
		struct site_game *g = &all.game[i];

		*g = (struct site_game){.id = (int64_t)i + 1,
					.game = game_find(view_of("wordbox")),
					.over = over,
					.ended = over ? 1793534400 + (int64_t)i : 0,
					.seats = 2,
					.turn = 3,
					.page = true};
		for (int k = 0; k < 2; k++) {
			g->player[k] = k == 0 ? first : 2 + (int64_t)i;
			g->name[k] = view_of(arena_printf(&arena, "Player %05lld",
							  (long long)g->player[k]));
		}
	}
	return all;
}

/* How often "what" stands on all leaves, every one of which can be loaded, leads to the
 * others, and says which it is. */
static size_t on_all_leaves(const char *stem, const char *what, size_t leaves)
{
	size_t n = 0;

	for (size_t i = 1; i <= leaves; i++) {
		const char *path = site_leaf_path(&arena, stem, i);
		const char *at = text_of(path);

		ck_assert_msg(at != NULL, "there is no %s", path);
		ck_assert_uint_le(strlen(at), PAGE_MOST);
		for (size_t k = 1; k <= leaves; k++) {
			const char *to = site_leaf_path(&arena, stem, k);

			ck_assert(k + 2 < i || k > i + 2 || strstr(at, to) != NULL);
		}
		ck_assert_ptr_nonnull(
			strstr(at, arena_printf(&arena, "page %zu of %zu", i, leaves)));
		while ((at = strstr(at, what)) != NULL) {
			at += strlen(what);
			n++;
		}
	}
	ck_assert_ptr_null(text_of(site_leaf_path(&arena, stem, leaves + 1)));
	return n;
}

START_TEST(games_in_play_and_results_stand_on_leaves)
{
	struct site_games running = many(MANY, false, 1);
	struct site_games over = many(MANY, true, 1);

	ck_assert_msg(site_index(s, &running, &err), "%s", err.text);
	ck_assert_uint_eq(on_all_leaves("playing", "games/", 5), MANY);
	ck_assert_ptr_nonnull(strstr(text_of("playing.html"), "games/901.html"));
	ck_assert_msg(site_index(s, &over, &err), "%s", err.text);
	ck_assert_uint_eq(on_all_leaves("results-2026-11", "games/", 5), MANY);
	ck_assert_ptr_nonnull(
		strstr(text_of("results-2026-11.html"), "games/901.html"));
	ck_assert_ptr_nonnull(
		strstr(text_of("results-2026-11-5.html"), "games/1.html"));
}

START_TEST(players_and_the_games_of_one_stand_on_leaves)
{
	struct site_games all = many(MANY, true, 1);
	struct site_players players;

	ck_assert_msg(site_players(s, &rc.context, &arena, &all, &players, &err), "%s",
		      err.text);
	ck_assert_uint_eq(players.count, MANY + 1);
	ck_assert_uint_eq(on_all_leaves("players", "players/", 5), MANY + 1);
	/* The tallies of the first leaf lead to one game more. */
	ck_assert_uint_eq(on_all_leaves("players/1", "games/", 5), MANY + 1);
	ck_assert_ptr_null(text_of("players/2-2.html"));
}

START_TEST(leaves_stay_when_nothing_changes_and_go_with_their_rows)
{
	struct site_games all = many(MANY, true, 1);
	struct site_games few = many(3, true, 1);
	struct site_players players;

	ck_assert(site_players(s, &rc.context, &arena, &all, &players, &err));
	ck_assert(site_end(s, &counts, &err));
	for (int i = 0; i < 2; i++) {
		const struct site_about about = *site_about(s);

		site_close(s);
		ck_assert(site_open(&arena, &about, &s, &err));
		ck_assert(site_players(s, &rc.context, &arena, i == 0 ? &all : &few,
				       &players, &err));
		ck_assert(site_end(s, &counts, &err));
		ck_assert_int_eq(counts.written > 0, i == 1);
		ck_assert_int_eq(text_of("players-5.html") == NULL, i == 1);
		ck_assert_int_eq(text_of("players/1-2.html") == NULL, i == 1);
	}
}

START_TEST(leaves_hold_all_rows_once)
{
	struct site_leaf leaf = {.stem = "playing", .rows = (size_t)_i};
	size_t rows = 0;
	size_t n = 0;

	while (site_leaf_next(&leaf)) {
		ck_assert_uint_eq(leaf.from, rows);
		ck_assert_uint_le(leaf.count, SITE_LEAF_ROWS);
		rows += leaf.count;
		ck_assert_uint_eq(leaf.n, ++n);
	}
	ck_assert_uint_eq(rows, (size_t)_i);
	ck_assert_uint_ge(n, 1);
}

int main(void)
{
	TCase *plain = tcase_create("rows");

	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	claims_times(leaves_hold_all_rows_once, 0, 2 * SITE_LEAF_ROWS + 2);
	claims_apart(leaves_hold_all_rows_once, plain);
	return claims_run("leaves of the club's lists");
}
