/* SPDX-License-Identifier: ISC */
/*
 * Two workers seal what they judge, each in a sum of its own: whatever somebody takes
 * away or changes by hand is found, as it is where one program judges; before all is
 * added up, and behind it.
 */
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/store/lane.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"

enum { WORKERS = 2, LETTERS = 8 };

static struct crew_case crew;
static struct arena arena;
static struct err err;
static struct seal_own own[WORKERS];

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static struct context *d(void)
{
	return &crew.club.run.context;
}

static struct lane_claim claim_for(struct seal_own *by)
{
	struct lane_wish wish = {.now = SOME_NOW};
	struct lane_claim claim = {0};

	d()->own = by;
	must(lanes_terms(&crew.club.config, &wish.terms, &err) &&
	     store_begin_shared(d()->store, &err) &&
	     lane_claim(d()->store, &arena, &wish, &claim, &err));
	ck_assert_int_ne(claim.in.id, 0);
	seal_own_begin(by, claim.round);
	return claim;
}

/* One letter, as a worker does; its number. */
static int64_t judge(struct seal_own *by, bool kept)
{
	struct lane_claim claim = claim_for(by);
	bool waits;

	must(judge_one(&crew.club.run, &arena, &claim.in, STUMBLE_TELL, &waits, &err));
	if (kept) {
		must(store_commit(d()->store, &err));
		(void)seal_own_end(by, true);
	} else {
		store_rollback(d()->store);
	}
	d()->own = NULL;
	return claim.in.id;
}

static void judge_some(int letters)
{
	for (int i = 0; i < letters; i++) {
		(void)judge(&own[i % WORKERS], true);
	}
}

static void add_up(void)
{
	must(seal_note(d(), &err));
}

static void kept(int64_t workers, int64_t round)
{
	struct sealed s;

	must(sealed_get(d()->store, &s, &err));
	ck_assert_int_eq(s.workers, workers);
	ck_assert_int_eq(s.round, round);
}

static void begin(void)
{
	memset(own, 0, sizeof own);
	crew.moves.games = 4;
	crew.moves.turns = 8;
	crew_open(&crew, true);
	crew_lanes(&crew);
	judge_some(LETTERS);
	kept(WORKERS, 0);
}

static void finish(void)
{
	crew_close(&crew);
}

static void ignore(void *arg, const struct ledger_fault *fault)
{
	(void)arg;
	(void)fault;
}

static bool found(void)
{
	struct verified_ledger v = {.arena = &arena, .tell = ignore};

	must(verify_ledger(d(), &v, &err));
	return v.faults > 0;
}

static void change(const char *sql)
{
	must(db_exec(store_db(d()->store), sql, &err));
}

#define LAST "(SELECT MAX(letter) FROM ledger)"
#define LAST_GONE                                                                      \
	"UPDATE inbox SET judged = 0 WHERE id = " LAST ";"                             \
	"DELETE FROM ledger WHERE letter = " LAST
#define ALL_GONE "DELETE FROM ledger; UPDATE inbox SET judged = 0"
#define OF       "name LIKE 'seal.of-%"

/* The last letter is the second worker's. */
static const char *const changes[] = {
	LAST_GONE,
	ALL_GONE,
	ALL_GONE "; DELETE FROM number WHERE " OF "'",
	ALL_GONE "; DELETE FROM number WHERE " OF "';"
		 "UPDATE number SET value = 0 WHERE name = 'seal.workers'",
	LAST_GONE "; DELETE FROM number WHERE " OF ".2'",
	LAST_GONE "; DELETE FROM number WHERE " OF ".2';"
		  "UPDATE number SET value = 1 WHERE name = 'seal.workers'",
	"DELETE FROM number WHERE " OF "'",
	"DELETE FROM number WHERE " OF ".1'",
	"DELETE FROM number WHERE name = 'seal.of-mark.1'",
	"DELETE FROM number WHERE name LIKE 'seal.%'",
	"DELETE FROM number WHERE name NOT LIKE 'seal.of-%' AND name LIKE 'seal.%'",
	"UPDATE number SET value = value + 1 WHERE name = 'seal.of-sum.1'",
	"UPDATE number SET value = value - 1 WHERE name = 'seal.of-mark.2'",
	"UPDATE number SET value = value + 1 WHERE name = 'seal.workers'",
	"UPDATE number SET value = value + 1 WHERE name = 'seal.round'",
	"UPDATE number SET name = replace(name, '.1', '.3') WHERE " OF ".1'",
	"UPDATE number SET name = name || '.x' WHERE " OF ".1'",
	"INSERT INTO number SELECT replace(name, '.2', '.3'), value FROM number "
	"WHERE " OF ".2'",
	"UPDATE ledger SET verdict = 'refused' WHERE letter = " LAST,
	"UPDATE ledger SET seal = NULL WHERE letter = " LAST,
	"UPDATE ledger SET seal = (SELECT seal FROM ledger WHERE letter = 1)"
	" WHERE letter = " LAST,
	"DELETE FROM inbox WHERE id = (SELECT MAX(id) FROM inbox)",
};

START_TEST(what_is_taken_from_a_worker_or_changed_is_missed)
{
	begin();
	ck_assert(!found());
	for (int i = 0; i < COUNT(changes); i++) {
		must(store_begin(d()->store, &err));
		/* Nothing refers to what was taken: it is as if it had never been. */
		change("SET LOCAL session_replication_role = replica");
		change(changes[i]);
		ck_assert_msg(found(), "%s: unseen", changes[i]);
		must(seal_begin(d(), &err) && seal_keep(d(), &err));
		ck_assert_msg(found(), "%s: unseen behind a run", changes[i]);
		store_rollback(d()->store);
	}
	ck_assert(!found());
	finish();
}

/* And the verdicts that came since, as if they had never been. */
START_TEST(what_a_worker_kept_before_a_round_is_not_taken_for_what_it_keeps)
{
	begin();
	change("CREATE TABLE old AS SELECT * FROM number WHERE name LIKE 'seal.of-%'");
	add_up();
	judge_some(LETTERS);
	must(store_begin(d()->store, &err));
	change("UPDATE number SET value = (SELECT value FROM old WHERE name ="
	       " number.name) WHERE name LIKE 'seal.of-%'");
	ck_assert(found());
	must(seal_begin(d(), &err));
	ck_assert(d()->seals_spoilt);
	store_rollback(d()->store);
	finish();
}

START_TEST(what_workers_sealed_is_added_up_by_who_is_alone)
{
	begin();
	add_up();
	kept(0, 1);
	ck_assert(!found());
	judge_some(LETTERS);
	kept(WORKERS, 1);
	ck_assert(!found());
	must(store_begin(d()->store, &err) && seal_begin(d(), &err) &&
	     seal_keep(d(), &err) && store_commit(d()->store, &err));
	kept(0, 2);
	add_up();
	kept(0, 2);
	ck_assert(!found());
	finish();
}

/* Of a first letter, of a later one, and where nobody knows what became of it. */
START_TEST(what_a_worker_gave_up_is_in_no_sum)
{
	struct seal_own third = {0};

	begin();
	(void)judge(&own[0], false);
	(void)judge(&third, false);
	ck_assert_int_eq(judge(&own[1], false), judge(&own[1], true));
	(void)seal_own_end(&own[0], false);
	judge_some(2);
	kept(WORKERS + 1, 0);
	ck_assert(!found());
	finish();
}

/* At the second try, with marks; the letter waits. */
static void try_in_vain(struct seal_own *by)
{
	struct lane_claim claim = claim_for(by);
	bool waits;

	must(judge_one(&crew.club.run, &arena, &claim.in, STUMBLE_QUARANTINE, &waits,
		       &err));
	ck_assert(waits);
	must(lane_put_off(d()->store, claim.in.id, SOME_NOW, &err) &&
	     store_commit(d()->store, &err));
	(void)seal_own_end(by, true);
	d()->own = NULL;
}

/* Of a first letter, and of a later one. */
START_TEST(a_verdict_that_is_undone_alone_is_in_no_sum)
{
	struct seal_own third = {0};

	begin();
	change("CREATE FUNCTION deny() RETURNS trigger LANGUAGE plpgsql AS"
	       " 'BEGIN RAISE insufficient_privilege; END';"
	       "CREATE TRIGGER deny BEFORE INSERT ON ledger"
	       " FOR EACH ROW EXECUTE FUNCTION deny()");
	try_in_vain(&own[0]);
	try_in_vain(&third);
	change("DROP TRIGGER deny ON ledger");
	(void)judge(&own[0], true);
	(void)judge(&third, true);
	kept(WORKERS + 1, 0);
	ck_assert(!found());
	finish();
}

/* More workers than there is room for. */
START_TEST(a_worker_without_a_sum_of_its_own_uses_the_clubs)
{
	struct seal_own more = {0};

	crew.moves.games = 4;
	crew.moves.turns = SEALED_WORKERS / 4 + 1;
	crew_open(&crew, true);
	crew_lanes(&crew);
	for (int i = 0; i <= SEALED_WORKERS; i++) {
		memset(&more, 0, sizeof more);
		(void)judge(&more, true);
		ck_assert_int_eq(more.kept.number != 0, i < SEALED_WORKERS);
	}
	kept(SEALED_WORKERS, 0);
	ck_assert(!found());
	add_up();
	kept(0, 1);
	ck_assert(!found());
	finish();
}

int main(void)
{
	int bad;

	crew.database = engine_copying_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	arena_fixture(&arena);
	claims_timeout(60);
	bad = claims_run("own_seals");
	engine_server_stop();
	return bad;
}
