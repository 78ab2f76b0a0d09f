/* SPDX-License-Identifier: ISC */
/* Pages that were written again and again, as the club went on, against all of them
 * written at once. */
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/players/forget.h"
#include "adjudicator/record/result.h"
#include "adjudicator/site/club.h"
#include "adjudicator/store/rating.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/site_case.h"
#include "tests/helpers/scratch.h"

enum { FILE_MOST = 1 << 22, MANY = 210 };

static struct site_case pages;
static long played;
static struct arena arena;
static struct site_counts counts;
static struct err err;

static void set_up(void)
{
	site_case_open(&pages);
	err = (struct err){0};
	played = 0;
}

static void tear_down(void)
{
	arena_free(&arena);
	site_case_close(&pages);
}

/* ------------------------------------------------------------------ what happens */

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", err.text);
}

static void sql(const char *text)
{
	must(db_exec(store_db(pages.rc.club.st), text, &err));
}

static void play(void)
{
	struct record *r = arena_take(&pages.rc.arena, sizeof *r);
	const char *head;
	const char *wrong = random_club_play(
		&pages.rc, &random_kinds[played % RANDOM_KINDS], played, &head, r);

	ck_assert_msg(wrong == NULL, "game %ld: %s", played, wrong);
	must(outcome_keep(r, &err));
	played++;
}

static void play_three(void)
{
	for (int i = 0; i < 3; i++) {
		play();
	}
}

static void begin(const char *options)
{
	struct record *r = arena_take(&pages.rc.arena, sizeof *r);
	struct dice d = {.state = 3};
	const char *wrong;

	wrong = random_club_start(
		&pages.rc, &d,
		arena_printf(&arena,
			     "Game: angrywords\nLanguage: en\nOptions: %s\n"
			     "Lexicon: any\nPlayer: Ann\nPlayer: Ben\n",
			     options),
		r);
	ck_assert_msg(wrong == NULL, "%s", wrong);
}

static void begin_unwatched(void)
{
	begin("observers=off");
}

static void begin_many(void)
{
	must(store_begin(pages.rc.club.st, &err));
	for (int i = 0; i < MANY; i++) {
		begin("challenge=void");
	}
	must(store_commit(pages.rc.club.st, &err));
}

static void nothing(void)
{
}

static void rename_one(void)
{
	sql("UPDATE seat SET name = 'Zoe' WHERE game = 1 AND seat = 0");
}

static void tell_secrets(void)
{
	sql("UPDATE game SET untold = NULL");
}

static void give_time(void)
{
	sql("UPDATE game SET deadline = deadline + 86400 WHERE id = (SELECT MAX(id)"
	    " FROM game)");
}

static void change_hands(void)
{
	sql("UPDATE seat SET player = (SELECT MAX(id) FROM player) WHERE game = 2"
	    " AND seat = 0");
}

static void wait_longer(void)
{
	pages.rc.config.protest_time *= 2;
}

static void rate(void)
{
	const struct kept_rating row = {.kind = view_of("angrywords"),
					.language = view_of("en"),
					.player = pages.rc.players[1].id,
					.month = 2026 * 12,
					.rating = 1520000,
					.deviation = 90000,
					.volatility = 60000,
					.games = 2,
					.total = 12};

	must(rating_put(pages.rc.club.st, &row, &err));
	play(); /* ratings follow results */
}

static void drop_a_result(void)
{
	must(result_drop(pages.rc.club.st, 1, &err));
}

static void forget(void)
{
	must(forget_player(&pages.rc.context, &arena, pages.rc.players[0].id,
			   FORGET_ASKED, &err));
}

/* ------------------------------------------------------------------- all pages */

/* nftw knows no context. */
static const char *whole;
static long files;

static int compare(const char *path, const struct stat *st, int kind, struct FTW *f)
{
	const char *name = path + strlen(whole) + 1;
	struct view once;
	struct view again;

	(void)st;
	if (kind != FTW_F || path[f->base] == '.') {
		return 0;
	}
	files++;
	ck_assert(file_read(&arena, path, FILE_MOST, &once));
	ck_assert_msg(file_read(&arena, file_path(&arena, pages.dir, name), FILE_MOST,
				&again),
		      "there is no %s", name);
	ck_assert_msg(view_eq(once, again), "%s differs in %s", name, whole);
	return 0;
}

static void write_to(const char *where)
{
	struct arena a = {0};

	must(club_site(&pages.rc.context, &a, where, &counts, &err));
	arena_free(&a);
}

static void same_as_at_once(const char *when)
{
	char *fresh = scratch_path(pages.folder, when);
	long all;

	write_to(pages.dir);
	all = counts.written + counts.same;
	write_to(fresh);
	ck_assert_msg(all == counts.written, "%s: %ld files, not %ld", when, all,
		      counts.written);
	whole = fresh;
	files = 0;
	ck_assert_int_eq(nftw(fresh, compare, 16, FTW_PHYS), 0);
	ck_assert_msg(files == all, "%s: %ld files, not %ld", when, files, all);
	free(fresh);
}

#define STEP(name)                                                                     \
	{                                                                              \
#name, name                                                            \
	}
static const struct {
	const char *name;
	void (*happens)(void);
} steps[] = {
	STEP(nothing),    STEP(play_three),      STEP(play_three),
	STEP(rename_one), STEP(tell_secrets),    STEP(begin_many),
	STEP(give_time),  STEP(begin_unwatched), STEP(change_hands),
	STEP(rate),       STEP(nothing),         STEP(wait_longer),
	STEP(play),       STEP(drop_a_result),   STEP(forget),
};

START_TEST(pages_written_bit_by_bit_are_those_written_at_once)
{
	for (int i = 0; i < COUNT(steps); i++) {
		steps[i].happens();
		same_as_at_once(arena_printf(&arena, "%d-%s", i, steps[i].name));
	}
}

START_TEST(a_turn_is_told_on_the_pages_that_tell_of_it_alone)
{
	begin_many();
	write_to(pages.dir);
	write_to(pages.dir);
	ck_assert_int_eq(counts.written, 0);
	sql("UPDATE game SET deadline = deadline + 86400 WHERE id = 1");
	write_to(pages.dir);
	/* Its page, a leaf of what is played, and two players with theirs. */
	ck_assert_int_gt(counts.written, 0);
	ck_assert_int_le(counts.written, 7);
	ck_assert_int_gt(counts.same, MANY);
}

START_TEST(a_leaf_that_was_deleted_comes_back)
{
	begin_many();
	write_to(pages.dir);
	ck_assert_int_eq(remove(arena_printf(&arena, "%s/playing-2.html", pages.dir)),
			 0);
	ck_assert_int_eq(remove(arena_printf(&arena, "%s/players/%lld.html", pages.dir,
					     (long long)pages.rc.players[0].id)),
			 0);
	write_to(pages.dir);
	ck_assert_int_eq(counts.written, 2);
}

START_TEST(a_row_that_cannot_be_read_leaves_the_others_in_their_places)
{
	struct arena a = {0};

	play_three();
	write_to(pages.dir);
	sql("UPDATE event SET text = 'nonsense' WHERE game = 2 AND n = 1");
	sql("UPDATE game SET deadline = 77 WHERE id = 2");
	ck_assert(!club_site(&pages.rc.context, &a, pages.dir, &counts, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "game 2"));
	arena_free(&a);
	err = (struct err){0};
	ck_assert(!club_site(&pages.rc.context, &a, pages.dir, &counts, &err));
	ck_assert_int_eq(counts.removed, 0);
	arena_free(&a);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(600);
	return claims_run("site written again");
}
