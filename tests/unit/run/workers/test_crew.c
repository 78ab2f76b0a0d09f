/* SPDX-License-Identifier: ISC */
/*
 * The same letters, judged by one program on a file and by several on a server, some of
 * which are killed: all comes to the same, and no letter is lost or heard twice.
 * CREW_KILLS: how often, over so many more letters, some in each round: check measures
 * no test that takes longer than 35 minutes.
 */
#include <signal.h>
#include <stdlib.h>

#include "adjudicator/run/workers/workers.h"
#include "adjudicator/store/lane.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"

/* So many letters between one kill and the next: 20,000 for 500. */
enum { GAP = 12, GAP_LONG = 40, TURNS = 10, TURNS_LONG = 25, ROUND = 100 };

static struct crew_case crew;
static struct run *const the_run = &crew.club.run;
static struct arena arena;
static struct err err;
static long gap;

static long letters(void)
{
	return crew.moves.games * crew.moves.turns;
}

static void compare(struct view whole, struct view names)
{
	crew_same(crew_whole(&crew, &arena), whole);
	crew_same(crew_names(&crew, &arena), names);
	crew_close(&crew);
}

/* One of them, as `run` has it; and several. */
static const int crews[] = {1, 8};

START_TEST(several_judge_as_one_does)
{
	struct view names;
	struct view whole = crew_alone(&crew, &arena, &names);
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = crews[_i]};

	crew_open(&crew, true);
	crew_lanes(&crew);
	ck_assert_msg(workers_run(&w, &err), "%s", err.text);
	ck_assert_int_eq(crew.club.run.judged, letters());
	printf("%d workers judged %ld letters as one program does\n", crews[_i],
	       letters());
	compare(whole, names);
}

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

START_TEST(a_worker_that_is_killed_gives_its_letter_back)
{
	struct view names;
	struct view whole = crew_alone(&crew, &arena, &names);
	long killed = 0;
	pid_t overseer;
	long left;

	crew_open(&crew, true);
	crew_lanes(&crew);
	overseer = crew_oversee(&crew, NULL, 4);
	for (left = waiting(); left > 0; left = waiting()) {
		long least = left - gap;

		while (left > least && left > 0) {
			left = waiting();
		}
		if (left > 0) {
			pid_t pid = crew_worker(overseer, (uint32_t)killed);

			killed += pid != 0 && kill(pid, SIGKILL) == 0;
		}
	}
	ck_assert_int_eq(crew_dismiss(overseer), 0);
	/* Of few letters most may be judged before a busy machine kills once more. */
	ck_assert_int_gt(killed, gap == GAP ? 0 : letters() / gap / 3);
	printf("killed workers %ld times over %ld letters\n", killed, letters());
	compare(whole, names);
}

/* Tried first with no mark but the transaction, and then with one, behind which it is
 * put off. */
START_TEST(letters_of_a_damaged_game_wait_and_keep_no_other_waiting)
{
	struct workers w = {.run = &the_run, .clubs = 1, .jobs = 2};
	struct lane *lane;
	struct store *st;
	size_t count;

	crew_open(&crew, true);
	crew_lanes(&crew);
	st = the_run->context.store;
	must(db_exec(store_db(st),
		     "UPDATE event SET text = 'nonsense' WHERE game = 1 AND n = 1",
		     &err));
	must(workers_run(&w, &err));
	ck_assert_int_eq(the_run->judged, letters() - crew.moves.turns);
	must(lane_waiting(st, &arena, &lane, &count, &err));
	ck_assert_int_eq(count, crew.moves.turns);
	for (size_t i = 0; i < count; i++) {
		ck_assert_int_eq(lane[i].game, 1);
		ck_assert_int_gt(lane[i].later, SOME_NOW);
	}
	crew_close(&crew);
}

int main(void)
{
	const char *kills = getenv("CREW_KILLS");
	const long all = kills == NULL ? 0 : strtol(kills, NULL, 10);
	const long rounds = all > ROUND ? (all + ROUND - 1) / ROUND : 1;
	const long n = (all + rounds - 1) / rounds;
	int bad;

	gap = n > 0 ? GAP_LONG : GAP;
	crew.moves.turns = n > 0 ? TURNS_LONG : TURNS;
	crew.moves.games = n > 0 ? n * GAP_LONG / TURNS_LONG + 1 : 16 / CREW_SHARE;
	crew.database = engine_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	claims_rows(several_judge_as_one_does, crews);
	claims_times(a_worker_that_is_killed_gives_its_letter_back, 0, (int)rounds);
	arena_fixture(&arena);
	claims_timeout(120 + 20 * (double)n);
	bad = claims_run("crew");
	engine_server_stop();
	return bad;
}
