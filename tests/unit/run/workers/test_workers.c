/* SPDX-License-Identifier: ISC */
/*
 * Programs that judge beside one another: when none of them claims anything, a letter
 * at which they crash, and many clubs. What comes of their letters: test_crew.c.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/run/workers/workers.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/store/whole/moved.h"
#include "adjudicator/system/stop.h"
#include "tests/bench/crowd.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 12 / CREW_SHARE, TURNS = 10, LETTERS = GAMES * TURNS };

static struct crew_case crew;
static struct run *const the_run = &crew.club.run;
static struct arena arena;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static long waiting(void)
{
	long due;

	ck_assert(crew_waiting(&crew, &due));
	return due;
}

START_TEST(a_run_judges_on_a_server_as_on_a_file)
{
	struct view want = crew_alone(&crew, &arena, NULL);

	crew_open(&crew, true);
	must(phase_judge(&crew.club.run, &err));
	crew_same(crew_whole(&crew, &arena), want);
	crew_close(&crew);
}

/* ----------------------------------------------------------------------- killed */

/* Who waits for a lock that another has, as the server numbers them; 0: nobody. It is
 * asked over and over, and prepared once: the server forgets no statement. */
static int64_t blocked(struct db_stmt **q)
{
	int64_t who;

	must(*q != NULL || db_prepare(store_db(crew.club.run.context.store),
				      "SELECT COALESCE(MAX(pid), 0) FROM pg_locks"
				      " WHERE locktype = 'advisory' AND NOT granted",
				      q, &err));
	who = db_next(*q) == DB_ROW ? db_int(*q, 0) : 0;
	db_reset(*q);
	return who;
}

/* Twice at the same letter, whose game is kept locked. A sanitizer would catch another
 * signal and end the worker as one that failed. */
START_TEST(a_letter_at_which_workers_crash_is_quarantined)
{
	struct store *st;
	struct ledger_row row = {0};
	struct db_stmt *q = NULL;
	int64_t last = 0;
	pid_t overseer;

	crew.moves.games = crew.moves.turns = 1;
	crew_open(&crew, true);
	st = crew.club.run.context.store;
	crew_lanes(&crew);
	must(store_begin_shared(st, &err) && store_lock_game(st, 1, &err) &&
	     store_settle(st, &err));
	overseer = crew_oversee(&crew, NULL, 1);
	while (row.letter == 0) {
		int64_t now;

		crew_look_later();
		now = blocked(&q);
		if (now != 0 && now != last) {
			pid_t pid = crew_worker(overseer, 0);

			last = now;
			ck_assert(pid > 0 && kill(pid, SIGABRT) == 0);
		}
		must(ledger_get(st, &arena, 1, &row, &err));
	}
	ck_assert(view_is(row.verdict, "quarantined"));
	db_finish(q);
	store_rollback(st);
	ck_assert_int_eq(crew_dismiss(overseer), 0);
	crew_close(&crew);
}

/* ------------------------------------------------------------------- many clubs */

/* By one worker and by several. */
static const int crews[] = {1, 4};

/* Places are counted in the order of verdicts: a worker that the machine stops between
 * its claim and its verdict is passed by the others, by a round of all clubs at most.
 */
START_TEST(a_flood_in_one_club_keeps_no_other_waiting)
{
	struct crowd c = {.quiet = 5, .games = 2, .turns = 3, .jobs = crews[_i]};
	long alone, beside;

	setenv("TEST_DATABASE", crew.database, 1);
	alone = crowd_wait(&c);
	c.flood = 40;
	beside = crowd_wait(&c);
	ck_assert_int_ge(alone, 20);
	ck_assert_int_le(beside, 2 * alone + (c.jobs - 1) * (c.quiet + 1));
}

/* A club whose key is another's beside one that is well. */
START_TEST(a_club_that_cannot_be_served_keeps_no_other_waiting)
{
	struct some_club other;
	struct run *const both[] = {&other.run, &crew.club.run};
	struct workers w = {.run = both, .clubs = 2, .jobs = 1};
	char *dir = scratch_dir();

	crew_open(&crew, true);
	some_club_open(&other, dir);
	crew_lanes(&crew);
	must(store_set_number(other.run.context.store, LANE_TERMS, 1, &err));
	must(workers_run(&w, &err));
	ck_assert_int_eq(waiting(), 0);
	ck_assert_int_eq(other.run.judged, LETTERS);
	crew_close(&crew);
	some_club_close(&other);
	scratch_remove(dir);
}

/* ---------------------------------------------------------------------- refused */

/* What the club has, where this program has another; and what it says then. */
static void other_key(struct store *st)
{
	uint8_t key[HASH_BYTES];

	memcpy(key, crew.club.config.key, sizeof key);
	key[0] ^= 1;
	must(key_keep(key, st, &err));
}

static void older_schema(struct store *st)
{
	must(db_set_version(store_db(st), store_schema_version() - 1, &err));
}

static void newer_schema(struct store *st)
{
	must(db_set_version(store_db(st), store_schema_version() + 1, &err));
}

static void lead_with(struct store *st, int schema, int rules)
{
	int64_t terms;

	must(lanes_terms_of(&crew.club.config, schema, rules, &terms, &err) &&
	     store_set_number(st, LANE_TERMS, terms, &err));
}

static void newer_leader(struct store *st)
{
	lead_with(st, store_schema_version() + 1, RULES_VERSION);
}

static void other_rules(struct store *st)
{
	lead_with(st, store_schema_version(), RULES_VERSION + 1);
}

static const struct {
	void (*differ)(struct store *st);
	const char *says;
} others[] = {
	{other_key,    "club.key"                           },
	{older_schema, "the database is of an older version"},
	{newer_schema, "newer"			      },
	{newer_leader, "is not the one that leads the club" },
	{other_rules,  "is not the one that leads the club" },
};

START_TEST(who_differs_claims_nothing_and_says_why)
{
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = 1};

	crew_open(&crew, true);
	crew_lanes(&crew);
	others[_i].differ(crew.club.run.context.store);
	stop_hold();
	ck_assert(!workers_run(&w, &err));
	stop_release();
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(err.text, others[_i].says) != NULL, "%s", err.text);
	ck_assert_int_eq(waiting(), LETTERS);
	crew_close(&crew);
}

START_TEST(a_program_with_other_terms_claims_nothing)
{
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = 2};

	crew_open(&crew, true);
	crew_lanes(&crew);
	must(store_set_number(crew.club.run.context.store, LANE_TERMS, 1, &err));
	stop_hold();
	ck_assert(!workers_run(&w, &err));
	stop_release();
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_int_eq(waiting(), LETTERS);
	crew_close(&crew);
}

/* This machine's clock, as all of the program here asks for it. */
static time_t ahead;

time_t time(time_t *timer)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_REALTIME, &now);
	now.tv_sec += ahead;
	if (timer != NULL) {
		*timer = now.tv_sec;
	}
	return now.tv_sec;
}

/* Ahead of the server's, and behind it. */
static const int differences[] = {90, -90};

START_TEST(a_machine_with_another_time_than_the_server_judges_nothing)
{
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = 1};

	crew_open(&crew, true);
	crew_lanes(&crew);
	crew.club.run.context.now = 0;
	ahead = differences[_i];
	stop_hold();
	ck_assert(!workers_run(&w, &err));
	stop_release();
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "clock"));
	ahead = 0;
	ck_assert_int_eq(waiting(), LETTERS);
	crew_close(&crew);
}

START_TEST(by_another_time_than_the_servers_no_turn_runs_out)
{
	struct context *d = &crew.club.run.context;

	crew_open(&crew, true);
	ahead = differences[_i];
	must(phase_fetch(&crew.club.run, &err));
	ck_assert(!d->drained);
	ahead /= 2;
	must(phase_fetch(&crew.club.run, &err));
	ck_assert(d->drained);
	ahead = 0;
	crew_close(&crew);
}

/* Another edition is built on one machine while the others judge. */
START_TEST(with_other_word_lists_nothing_is_claimed_until_they_are_the_same)
{
	struct context *d = &crew.club.run.context;
	char *folder, *list;
	int fd;

	crew_open(&crew, true);
	crew_lanes(&crew);
	must(lanes_agree(d, &err));
	folder = scratch_path(crew.club.dir, crew.club.config.lexica);
	(void)mkdir(folder, S_IRWXU);
	list = scratch_path(folder, "en-scowl80-7.lexicon");
	fd = open(list, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
	ck_assert_int_ge(fd, 0);
	close(fd);
	ck_assert(!lanes_agree(d, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	ck_assert_ptr_nonnull(strstr(err.text, "word lists"));
	ck_assert_int_eq(unlink(list), 0);
	must(lanes_agree(d, &err));
	free(list);
	free(folder);
	crew_close(&crew);
}

START_TEST(where_a_club_has_moved_away_nothing_is_claimed)
{
	const struct moved away = {
		.mark = MOVED_AWAY, .other = "sqlite:club.db", .at = SOME_NOW};
	struct lane_wish wish = {.now = SOME_NOW};
	struct lane_claim claim = {0};

	crew_open(&crew, true);
	must(lanes_terms(&crew.club.config, &wish.terms, &err));
	crew_lanes(&crew);
	must(moved_set(crew.club.run.context.store, &away, &err));
	must(store_begin_shared(crew.club.run.context.store, &err) &&
	     lane_claim(crew.club.run.context.store, &arena, &wish, &claim, &err));
	store_rollback(crew.club.run.context.store);
	ck_assert_int_eq(claim.in.id, 0);
	ck_assert(!lanes_agree(&crew.club.run.context, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	crew_close(&crew);
}

/* Of one game, and from one sender, the first alone. */
START_TEST(the_first_of_a_game_and_of_a_sender_is_claimed)
{
	struct store *st;
	struct lane_wish wish = {.now = SOME_NOW, .terms = 7};
	const struct lane lanes[] = {
		{1, 5, 50, 0           },
		{2, 5, 60, 0           },
		{3, 6, 50, 0           },
		{4, 7, 70, SOME_NOW + 1},
		{5, 7, 80, 0           }
        };
	struct lane_claim claim;

	crew_open(&crew, true);
	st = crew.club.run.context.store;
	must(store_set_number(st, LANE_TERMS, 7, &err));
	for (size_t i = 0; i < sizeof lanes / sizeof lanes[0]; i++) {
		must(lane_add(st, &lanes[i], &err));
	}
	must(store_begin_shared(st, &err) &&
	     lane_claim(st, &arena, &wish, &claim, &err));
	ck_assert_int_eq(claim.in.id, 1);
	wish.least = 2;
	must(lane_claim(st, &arena, &wish, &claim, &err));
	ck_assert_int_eq(claim.in.id, 5);
	store_rollback(st);
	crew_close(&crew);
}

static void set_up(void)
{
	crew.moves = (struct some_moves){.games = GAMES, .turns = TURNS};
}

int main(void)
{
	int bad;

	crew.database = engine_copying_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	claims_rows(a_machine_with_another_time_than_the_server_judges_nothing,
		    differences);
	claims_rows(by_another_time_than_the_servers_no_turn_runs_out, differences);
	claims_rows(who_differs_claims_nothing_and_says_why, others);
	claims_rows(a_flood_in_one_club_keeps_no_other_waiting, crews);
	claims_fixture(set_up, NULL);
	arena_fixture(&arena);
	claims_timeout(120);
	bad = claims_run("workers");
	engine_server_stop();
	return bad;
}
