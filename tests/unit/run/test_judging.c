/* SPDX-License-Identifier: ISC */
/*
 * What a run keeps that is ended from outside, and what becomes of a letter that ends
 * runs. Reader and clock are the test's own: a letter says what happens while it is
 * read.
 */
#include "adjudicator/run/phases.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/run/at_hand.h"
#include "formats/text/monotonic.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"

static struct arena arena;
static struct err err;
static struct config config;
static struct store *store;
static char *dir;
static long letters;

/* -------------------------------------------------------- the reader, the clock */

static int64_t clock_ms;

int64_t monotonic_ms(void)
{
	return clock_ms;
}

int monotonic_left(int64_t deadline)
{
	return deadline > clock_ms ? 1 : 0;
}

struct reader {
	bool ahead;
};
static struct reader one;
const struct reader_limits reader_defaults = {0};

struct reader *reader_new(const struct reader_limits *limits, struct view own_address)
{
	(void)limits;
	(void)own_address;
	return &one;
}

void reader_free(struct reader *r)
{
	r->ahead = false;
}

bool reader_bare(const struct reader *r)
{
	(void)r;
	return false;
}

void reader_ahead(struct reader *r, const struct reader_letter *letter, size_t count)
{
	(void)letter;
	r->ahead = count > 0;
}

bool reader_read(struct reader *r, struct arena *a, struct view raw, bool truncated,
		 struct letter *out, struct err *e)
{
	(void)r;
	(void)a;
	(void)truncated;
	*out = (struct letter){.fault = LETTER_ROBOT, .why = view_of("a test says so")};
	if (view_is(raw, "slow")) {
		clock_ms += 1500;
	} else if (view_is(raw, "kill")) {
		(void)raise(SIGKILL);
	} else if (view_is(raw, "term")) {
		(void)raise(SIGTERM);
	} else if (view_is(raw, "trouble")) {
		return err_set(e, ERR_RETRY, "no process can be had");
	}
	return true;
}

/* ---------------------------------------------------------------------- a club */

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static void open_store(void)
{
	must(store_open(&store, dir, config.database, DB_WRITE, &err));
}

static void set_up(void)
{
	err = (struct err){0};
	letters = 0;
	must(club_folder(&arena, dir, "adjudicator@club.example", &err) &&
	     config_read(&config, dir, &err));
	open_store();
}

static void tear_down(void)
{
	store_close(store);
	config_free(&config);
}

static int64_t arrive(const char *raw)
{
	struct inbox_letter in = {
		.source = view_of("maildir"),
		.uid = view_of(arena_printf(&arena, "uid-%ld", ++letters)),
		.arrived = 1795392000,
		.fetched = 1795392000,
		.raw = view_of(raw)};
	bool fresh;

	must(inbox_add(store, &in, &fresh, &err));
	return in.id;
}

static _Noreturn void run_here(void)
{
	struct run r = {
		.context = {.config = &config, .now = 1795392000}
        };

	/* Check has a handler of its own. */
	(void)sigaction(SIGTERM, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
	if (!store_open(&r.context.store, dir, config.database, DB_WRITE, &err)) {
		_exit(2);
	}
	r.context.reader = reader_new(&reader_defaults, view_of(""));
	_exit(phase_judge(&r, &err) ? 0 : 1);
}

/* How a run of its own ended: the signal, or minus its exit code. */
static int run(void)
{
	int status;
	pid_t pid;

	store_close(store);
	pid = fork();
	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		run_here();
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	open_store();
	return WIFSIGNALED(status) ? WTERMSIG(status) : -WEXITSTATUS(status);
}

static long waiting(void)
{
	long count;

	must(inbox_waiting(store, &count, &err));
	return count;
}

static bool has_verdict(int64_t letter, const char *verdict)
{
	struct ledger_row row = {0};

	must(ledger_get(store, &arena, letter, &row, &err));
	return view_is(row.verdict, verdict);
}

static void arrive_all(const char *const *raw, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		(void)arrive(raw[i]);
	}
}

#define ARRIVE(...)                                                                    \
	arrive_all((const char *const[]){__VA_ARGS__},                                 \
		   sizeof(const char *const[]){__VA_ARGS__} / sizeof(char *))

/* ------------------------------------------------------------------- the tests */

START_TEST(a_run_that_is_killed_loses_no_more_than_two_seconds)
{
	ARRIVE("slow", "slow", "slow", "slow", "slow", "kill", "last");
	ck_assert_int_eq(run(), SIGKILL);
	ck_assert_int_eq(waiting(), 3);
}

START_TEST(a_run_that_is_asked_to_end_keeps_what_it_has_judged)
{
	ARRIVE("one", "two", "term", "four");
	ck_assert_int_eq(run(), SIGTERM);
	ck_assert_int_eq(waiting(), 1);
	/* That was a good end: the next run reads ahead, a batch at a time. */
	ARRIVE("five", "kill");
	ck_assert_int_eq(run(), SIGKILL);
	ck_assert_int_eq(waiting(), 3);
}

START_TEST(behind_a_killed_run_each_letter_stands_by_itself)
{
	ARRIVE("one", "two", "kill", "four");
	ck_assert_int_eq(run(), SIGKILL);
	ck_assert_int_eq(waiting(), 4);
	ck_assert_int_eq(run(), SIGKILL);
	ck_assert_int_eq(waiting(), 2);
}

START_TEST(a_letter_that_was_at_hand_in_three_killed_runs_is_quarantined)
{
	bool again;
	int64_t bad;
	int64_t good;

	(void)arrive("one");
	bad = arrive("kill");
	good = arrive("three");
	for (int i = 0; i < 1 + AT_HAND_RUNS; i++) {
		ck_assert_int_eq(run(), SIGKILL);
	}
	ck_assert_int_eq(run(), 0);
	ck_assert_int_eq(waiting(), 0);
	ck_assert(has_verdict(bad, "quarantined") && has_verdict(good, "robot"));
	/* The operator has it tried again; it is innocent until it kills again. */
	must(inbox_again(store, bad, &again, &err) && at_hand_forget(store, bad, &err));
	ck_assert(again);
	for (int i = 0; i < 1 + AT_HAND_RUNS; i++) {
		ck_assert_int_eq(run(), SIGKILL);
	}
	ck_assert_int_eq(run(), 0);
	ck_assert(has_verdict(bad, "quarantined"));
}

START_TEST(another_letter_at_hand_does_not_count_for_it)
{
	int64_t second;

	ARRIVE("kill");
	ck_assert_int_eq(run(), SIGKILL);
	ck_assert_int_eq(run(), SIGKILL);
	ck_assert_int_eq(run(), SIGKILL);
	second = arrive("kill");
	for (int i = 0; i < AT_HAND_RUNS; i++) {
		ck_assert_int_eq(run(), SIGKILL);
		ck_assert(has_verdict(1, "quarantined"));
		ck_assert(has_verdict(second, ""));
	}
	ck_assert_int_eq(run(), 0);
	ck_assert(has_verdict(second, "quarantined"));
}

START_TEST(trouble_that_is_heard_of_is_no_letters_fault)
{
	int64_t letter = arrive("trouble");

	for (int i = 0; i < 6; i++) {
		ck_assert_int_eq(run(), -1);
	}
	ck_assert(has_verdict(letter, ""));
	ck_assert_int_eq(waiting(), 1);
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	return claims_run("judging");
}
