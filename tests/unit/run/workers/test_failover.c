/* SPDX-License-Identifier: ISC */
/*
 * The server of a club is killed while workers judge, in a COMMIT too, and its
 * synchronous standby serves from then on: each verdict that was seen is there, and all
 * becomes what one program on a file makes of it. FAILOVER_KILLS: how often.
 */
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "adjudicator/store/query.h"
#include "formats/text/line.h"
#include "formats/text/monotonic.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/server_pair.h"
#include "tests/helpers/cutting.h"

enum { FEW = 4, GAMES = 20 / CREW_SHARE, TURNS = 10, JOBS = 3 };

static struct crew_case crew;
static struct server_pair pair;
static struct arena arena;
static struct err err;
static struct view whole, names; /* as they must be */

static struct {
	struct cutting way[PAIR_NODES];
	char database[512]; /* by both ways */
	pid_t overseer;
	long kills;
	long seen, doubted;    /* verdicts: before a kill, and behind one unseen */
	int64_t slowest, time; /* from a kill to the next verdict, milliseconds */
} drill;

static long wanted(void)
{
	const char *text = getenv("FAILOVER_KILLS");

	return text == NULL ? 1 : strtol(text, NULL, 10);
}

static int64_t letters(void)
{
	return crew.moves.games * crew.moves.turns;
}

/* --------------------------------------------------------------------- the server */

/* False: the server has gone. */
static bool ask(const char *sql, int64_t *n)
{
	struct db_stmt *q;
	bool ok = db_prepare(store_db(crew.club.run.context.store), sql, &q, &err);

	if (ok) {
		ok = db_next(q) == DB_ROW;
		*n = ok ? db_int(q, 0) : 0;
		db_finish(q);
	}
	return ok;
}

static int64_t number(const char *sql)
{
	int64_t n = 0;

	ck_assert_msg(ask(sql, &n), "%s", sql);
	return n;
}

static int64_t verdicts(void)
{
	return number("SELECT COUNT(*) FROM ledger");
}

static struct view ledger(void)
{
	struct buf b = buf_in(&arena);
	struct db_stmt *q;

	ck_assert(db_prepare(store_db(crew.club.run.context.store),
			     "SELECT letter, verdict FROM ledger ORDER BY letter", &q,
			     &err));
	while (db_next(q) == DB_ROW) {
		const struct view verdict = db_text(q, 1, &arena);

		buf_printf(&b, "%lld %.*s\n", (long long)db_int(q, 0),
			   VIEW_ARG(verdict));
	}
	db_finish(q);
	return buf_view(&b);
}

/* Each line of one is a line of the other; how many more that has. */
static long more_than(struct view seen, struct view now)
{
	struct lines before = lines_of(seen), after = lines_of(now);
	struct view one = {0}, other = {0};
	long more = 0;

	while (line_next(&before, &one)) {
		bool there = line_next(&after, &other);

		while (there && !view_eq(one, other)) {
			more++;
			there = line_next(&after, &other);
		}
		ck_assert_msg(there, "the verdict of letter %.*s is lost",
			      VIEW_ARG(one));
	}
	while (line_next(&after, &other)) {
		more++;
	}
	return more;
}

/* ------------------------------------------------------------------------ a kill */

/* What the workers are at. */
enum strike {
	ANYWHERE,
	STOPPED, /* by the server's own way for an emergency */
	COMMIT_BEFORE,
	COMMIT_WITHIN,
	COMMIT_BEHIND, /* the server has it, perhaps has done it */
	UNHEARD,       /* COMMITs wait for the standby, which takes nothing in */
	STRIKES
};

/* The one that shows most comes first. Patroni's servers are reached without a way that
 * knows of COMMITs. */
static enum strike strikes(long k)
{
	if (pair.patroni) {
		return k % 2 == 0 ? UNHEARD : ANYWHERE;
	}
	return (enum strike)((k + UNHEARD) % STRIKES);
}

/* No COMMIT that waits for the standby is answered, so few are in doubt. */
static void wait_for_waiting(void)
{
	const int64_t most = verdicts() + 3L * JOBS;

	pair_deafen(&pair);
	while (number("SELECT COUNT(*) FROM pg_stat_activity"
		      " WHERE wait_event = 'SyncRep'") == 0 &&
	       verdicts() < most) {
		(void)poll(NULL, 0, 1);
	}
}

static void wait_for_commit(enum cut how, long after)
{
	struct cutting *way = &drill.way[pair.serves];

	cutting_want(way, how, after);
	while (!cutting_at_hand(way)) {
		(void)poll(NULL, 0, 1);
	}
}

static void get_ready(enum strike s, long k)
{
	switch (s) {
	case COMMIT_BEFORE:
		wait_for_commit(CUT_BEFORE, k % 4);
		break;
	case COMMIT_WITHIN:
		wait_for_commit(CUT_WITHIN, k % 4);
		break;
	case COMMIT_BEHIND:
		wait_for_commit(CUT_BEHIND, k % 4);
		break;
	case UNHEARD:
		wait_for_waiting();
		break;
	default:
		break;
	}
}

static void strike(enum strike s, long k)
{
	const struct timespec moment = {.tv_nsec = k * 397 % 1500 * 1000};

	if (s == COMMIT_BEHIND) {
		cutting_go(&drill.way[pair.serves]);
		(void)nanosleep(&moment, NULL);
	}
	if (!pair.patroni) {
		cutting_shut(&drill.way[pair.serves], true);
	}
	pair_kill(&pair, s != STOPPED);
	if (!pair.patroni) {
		cutting_go(&drill.way[pair.serves]);
	}
}

static void wait_for_verdicts(int64_t most)
{
	while (verdicts() < most) {
		(void)poll(NULL, 0, 1);
	}
}

static void fail_over(enum strike s, long k)
{
	struct view seen;
	int64_t start;

	get_ready(s, k);
	seen = ledger();
	start = monotonic_ms();
	strike(s, k);
	pair_promote(&pair);
	crew_reopen(&crew);
	drill.doubted += more_than(seen, ledger());
	drill.seen += verdicts();
	wait_for_verdicts(verdicts() + 1);
	start = monotonic_ms() - start;
	drill.time += start;
	drill.slowest = start > drill.slowest ? start : drill.slowest;
	if (++drill.kills == wanted()) {
		return;
	}
	crew_pause(drill.overseer, true);
	pair_follow(&pair);
	if (!pair.patroni) {
		cutting_shut(&drill.way[1 - pair.serves], false);
	}
	crew_pause(drill.overseer, false);
}

/* ----------------------------------------------------------------------- a drill */

/* Two ways in one setting, as their server's two hosts are. */
static void make_ways(void)
{
	for (int i = 0; i < PAIR_NODES; i++) {
		drill.way[i] = (struct cutting){.how = CUT_BEFORE};
		cutting_start(&drill.way[i], pair.node[i]);
	}
	snprintf(drill.database, sizeof drill.database,
		 "postgresql:host=%s,%s user=club dbname=club", drill.way[0].dir,
		 drill.way[1].dir);
}

static void judge_with_kills(long kills)
{
	int64_t next;

	crew_open(&crew, true);
	crew_lanes(&crew);
	if (!pair.patroni) {
		make_ways();
	}
	drill.overseer =
		crew_oversee(&crew, pair.patroni ? NULL : drill.database, JOBS);
	for (next = 5; drill.kills < kills && next < letters() - 30;
	     next = verdicts() + 3 + drill.kills * 7 % 12) {
		wait_for_verdicts(next);
		fail_over(strikes(drill.kills), drill.kills);
	}
	wait_for_verdicts(letters());
	ck_assert_int_eq(crew_dismiss(drill.overseer), 0);
	for (int i = 0; i < PAIR_NODES && !pair.patroni; i++) {
		(void)cutting_stop(&drill.way[i]);
	}
	crew_same(crew_whole(&crew, &arena), whole);
	crew_same(crew_names(&crew, &arena), names);
	crew_close(&crew);
}

START_TEST(a_standby_that_takes_over_has_every_verdict_that_was_seen)
{
	crew.moves.games = wanted() == 1 ? FEW : GAMES;
	crew.moves.turns = TURNS;
	whole = crew_alone(&crew, &arena, &names);
	while (drill.kills < wanted()) {
		judge_with_kills(wanted());
	}
	printf("killed the primary %ld times: %ld verdicts were seen and are there, "
	       "%ld "
	       "more than were seen; the next verdict came after %lld ms, %lld at "
	       "most\n",
	       drill.kills, drill.seen - drill.doubted, drill.doubted,
	       (long long)(drill.time / drill.kills), (long long)drill.slowest);
}

int main(void)
{
	const char *by = getenv("FAILOVER_BY");
	int bad;

	pair.patroni = by != NULL && strcmp(by, "patroni") == 0;
	if (!pair_start(&pair)) {
		return 0;
	}
	crew.database = pair.both;
	arena_fixture(&arena);
	claims_timeout(60 + (pair.patroni ? 120 : 20) * (double)wanted());
	bad = claims_run("failover");
	pair_stop();
	return bad;
}
