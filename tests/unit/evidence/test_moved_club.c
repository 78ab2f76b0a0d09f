/* SPDX-License-Identifier: ISC */
/* Clubs of random games, and one with a season, move to a database server and back:
 * what is exported and proved there is the same. */
#include "adjudicator/evidence/verify.h"
#include "adjudicator/record/turnfile.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/store/whole/transfer.h"
#include "tests/helpers/club/season_case.h"
#include "tests/helpers/random/random_club.h"
#include "tests/helpers/scratch.h"
#include "tests/helpers/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

enum { GAMES = 12 };

static struct server server = {.name = "postgresql"};
static char database[256];
static struct random_club rc;
static struct arena arena;
static struct err err;

static void take(void *arg, struct view name, struct view value)
{
	(void)arg;
	if (view_is(name, "database")) {
		snprintf(database, sizeof database, "%.*s", VIEW_ARG(value));
	}
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

/* Rows of `from` in a schema of its own. */
static struct store *moved(struct store *from)
{
	struct transfer t = {.from = from};

	must(store_open(
		     &t.to, "",
		     arena_printf(&arena, "%s schema=c%ld", database, (long)getpid()),
		     DB_CREATE, &err) &&
	     transfer_all(&t, &err));
	return t.to;
}

/* A copy of a server's club in a file. */
static struct store *brought_back(struct store *from, const char *dir)
{
	const char *path = arena_printf(&arena, "%s/back.db", dir);
	struct store *st = NULL;

	must(copy_write(from, path, NULL, &err) &&
	     store_open(&st, "", arena_printf(&arena, "sqlite:%s", path), DB_READ,
			&err));
	return st;
}

static void drop(struct store *st)
{
	must(db_exec(store_db(st),
		     arena_printf(&arena, "DROP SCHEMA c%ld CASCADE", (long)getpid()),
		     &err));
	store_close(st);
}

static void same_tables(struct store *a, struct store *b)
{
	struct transfer t = {.from = a, .to = b};
	const char *table;

	must(transfer_differs(&t, &arena, &table, &err));
	ck_assert_msg(table == NULL, "the table %s", table);
}

static struct view export_of(struct store *st, int64_t game)
{
	const struct viewer all = {VIEWER_OPERATOR, 0};
	struct context context = rc.context;
	struct buf b = buf_in(&arena);
	struct record r;

	context.store = st;
	must(record_load(&context, &arena, game, &r, &err) &&
	     record_export(&arena, &r, all, &b, &err));
	return buf_view(&b);
}

static void is_proved(struct store *st, int64_t game)
{
	struct context context = rc.context;
	struct verified v;

	context.store = st;
	must(verify_game(&context, &arena, game, &v, &err));
	ck_assert_msg(v.what == NULL, "game %lld: %s", (long long)game, v.what);
}

START_TEST(random_games_are_exported_and_proved_the_same)
{
	char *dir = scratch_dir();
	int64_t game[GAMES];
	struct store *there, *back;

	random_club_open(&rc);
	for (int i = 0; i < GAMES; i++) {
		const char *head;
		struct record r;
		const char *wrong = random_club_play(
			&rc, &random_kinds[i % RANDOM_KINDS], 900 + i, &head, &r);

		ck_assert_msg(wrong == NULL, "%s", wrong);
		game[i] = r.match.id;
	}
	there = moved(rc.club.st);
	back = brought_back(there, dir);
	same_tables(rc.club.st, there);
	same_tables(rc.club.st, back);
	for (int i = 0; i < GAMES; i++) {
		struct view text = export_of(rc.club.st, game[i]);

		ck_assert(view_eq(export_of(there, game[i]), text));
		ck_assert(view_eq(export_of(back, game[i]), text));
		is_proved(there, game[i]);
		is_proved(back, game[i]);
	}
	store_close(back);
	drop(there);
	random_club_close(&rc);
	scratch_remove(dir);
}

START_TEST(a_season_goes_with_its_club)
{
	char *dir = scratch_dir();
	struct store *there, *back;

	season_set_up();
	(void)season_played_out(season_of(SEASON_HEAD "Format: swiss 3\n", PLAYERS, 0));
	there = moved(season_club.st);
	back = brought_back(there, dir);
	same_tables(season_club.st, there);
	same_tables(season_club.st, back);
	store_close(back);
	drop(there);
	season_tear_down();
	scratch_remove(dir);
}

static void finish(void)
{
	arena_free(&arena);
}

static void begin(void)
{
	err = (struct err){0};
}

int main(void)
{
	int failed;

	if (!server_start(&server, take, NULL)) {
		return EXIT_SUCCESS;
	}
	claims_fixture(begin, finish);
	claims_timeout(60);
	failed = claims_run("moved club");
	server_stop(&server);
	return failed;
}
