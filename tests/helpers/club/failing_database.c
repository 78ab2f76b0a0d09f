/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/failing_database.h"

#include "adjudicator/store/engine.h"

static const struct engine *real;
static struct engine failing;
static long left;
static bool failed;
static long calls;
static const struct db_stmt *walked; /* the statement whose rows are read */
static int rows;                     /* how many of its rows were asked for */

static bool now(void)
{
	bool is = left > 0 && --left == 0;

	calls++;
	failed = failed || is;
	return is;
}

static bool say(struct err *err)
{
	return err_set(err, ERR_IO, "planned");
}

#define FAILS(call) (now() ? say(err) : (call))

/* A statement may fail at its first row, and at its second for all others. */
static enum db_step next(struct db_stmt *q)
{
	rows = q == walked ? rows + 1 : 0;
	walked = q;
	return rows < 2 && now() ? DB_FAILED : real->next(q);
}

static void reset(struct db_stmt *q)
{
	walked = NULL;
	real->reset(q);
}

static void finish(struct db_stmt *q)
{
	walked = NULL;
	real->finish(q);
}

/* After a planned failure tells our own error: the driver knows of none. */
static bool fail(const struct db *db, const char *doing, struct err *err)
{
	return failed ? say(err) : real->fail(db, doing, err);
}

static bool prepare(struct db *db, const char *sql, struct db_stmt **out,
		    struct err *err)
{
	return FAILS(real->prepare(db, sql, out, err));
}

static bool exec(struct db *db, const char *sql, struct err *err)
{
	return FAILS(real->exec(db, sql, err));
}

static bool schema(struct db *db, const char *sql, struct err *err)
{
	return FAILS(real->schema(db, sql, err));
}

static bool version(struct db *db, int *v, struct err *err)
{
	return FAILS(real->version(db, v, err));
}

static bool set_version(struct db *db, int v, struct err *err)
{
	return FAILS(real->set_version(db, v, err));
}

static bool begin(struct db *db, struct err *err)
{
	return FAILS(real->begin(db, err));
}

static bool commit(struct db *db, struct err *err)
{
	return FAILS(real->commit(db, err));
}

static bool mark(struct db *db, struct err *err)
{
	return FAILS(real->mark(db, err));
}

static bool release(struct db *db, struct err *err)
{
	return FAILS(real->release(db, err));
}

static bool snapshot(struct db *db, struct err *err)
{
	return FAILS(real->snapshot(db, err));
}

/* Can fail even if the real engine has nothing to do here, for engines that have. */
static bool renumber(struct db *db, struct err *err)
{
	return FAILS(real->renumber == NULL || real->renumber(db, err));
}

static bool check(struct db *db, enum db_check what, struct arena *a,
		  struct view *fault, struct err *err)
{
	return FAILS(real->check(db, what, a, fault, err));
}

void failing_at(struct store *st, long nth)
{
	struct db *db = store_db(st);

	if (db->engine != &failing) {
		real = db->engine;
		failing = *real;
		failing.next = next;
		failing.reset = reset;
		failing.finish = finish;
		failing.fail = fail;
		failing.prepare = prepare;
		failing.exec = exec;
		failing.schema = schema;
		failing.version = version;
		failing.set_version = set_version;
		failing.begin = begin;
		failing.commit = commit;
		failing.mark = mark;
		failing.release = release;
		failing.snapshot = snapshot;
		failing.renumber = renumber;
		failing.check = check;
		db->engine = &failing;
	}
	left = nth;
	calls = 0;
	failed = false;
}

long failing_calls(void)
{
	return calls;
}

bool failing_failed(void)
{
	return failed;
}

struct engine *failing_engine(void)
{
	return &failing;
}

/* A transaction within ours, as a savepoint. Its end also ends all later savepoints. */
static bool begin_within(struct db *db, struct err *err)
{
	return exec(db, "SAVEPOINT run", err);
}

static bool commit_within(struct db *db, struct err *err)
{
	return exec(db, "RELEASE SAVEPOINT run", err);
}

static void rollback_within(struct db *db)
{
	struct err ignored = {0};

	(void)(real->exec(db, "ROLLBACK TO SAVEPOINT run", &ignored) &&
	       real->exec(db, "RELEASE SAVEPOINT run", &ignored));
}

bool failing_hold(struct store *st, struct err *err)
{
	failing_at(st, 0);
	failing.begin = begin_within;
	failing.commit = commit_within;
	failing.rollback = rollback_within;
	return real->begin(store_db(st), err);
}

void failing_undo(struct store *st)
{
	real->rollback(store_db(st));
	failing.begin = begin;
	failing.commit = commit;
	failing.rollback = real->rollback;
}
