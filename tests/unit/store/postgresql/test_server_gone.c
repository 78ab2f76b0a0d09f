/* SPDX-License-Identifier: ISC */
/* Nothing is told for a server that is gone. */
#include "adjudicator/store/outbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/server_club.h"

#include <string.h>

static struct server_club c;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* One club for all tests. */
static void set_up(void)
{
	server_club_open(&c);
}

static void tear_down(void)
{
	store_close(c.st);
}

static struct db *far;          /* whose connection is lost, */
static struct store *far_store; /* and the club that it was of */

static bool asks_for_version(void)
{
	int n;

	return db_version(far, &n, &c.err);
}

static bool sets_version(void)
{
	return db_set_version(far, store_schema_version(), &c.err);
}

static bool asks_for_size(void)
{
	int64_t n;

	return db_size(far, &n, &c.err);
}

static bool asks_for_rows(void)
{
	int64_t n;

	return db_rows(far, &n, &c.err);
}

static bool asks_for_clubs(void)
{
	struct db_club *club;
	size_t count;

	return db_clubs(far, &c.arena, &club, &count, &c.err);
}

static bool asks_for_health(void)
{
	struct db_finding *found;
	size_t count;

	return db_health(far, &c.arena, &found, &count, &c.err);
}

static bool checks_pages(void)
{
	struct view fault;

	return db_check(far, DB_PAGES, &c.arena, &fault, &c.err) && fault.len == 0;
}

static bool checks_references(void)
{
	struct view fault;

	return db_check(far, DB_REFERENCES, &c.arena, &fault, &c.err) && fault.len == 0;
}

static bool takes_snapshot(void)
{
	return db_snapshot(far, &c.err);
}

static bool renumbers(void)
{
	return db_renumber(far, &c.err);
}

static bool locks(void)
{
	return db_lock(far, DB_LOCK_GAME, 7, &c.err) &&
	       db_lock(far, DB_LOCK_LEDGER, 0, &c.err);
}

/* Another one leads, or nobody. */
static bool leads(void)
{
	bool is = true;
	bool ok = db_lead(far, &is, &c.err);

	ck_assert(ok || !is);
	return ok;
}

static bool asks_the_time(void)
{
	int64_t now;

	return db_now(far, &now, &c.err);
}

static bool attends(void)
{
	return db_attend(far, &c.err);
}

static bool asks_for_the_crew(void)
{
	struct db_crew crew;

	return db_crew(far, &crew, &c.err);
}

static bool runs(void)
{
	return db_exec(far, "TRUNCATE number", &c.err);
}

static const struct outbox_letter letter = {.id = 1};
static const struct outbox_claim claim = {.who = 7, .seconds = 60};

static bool looks_for_letters(void)
{
	struct outbox_letter o;

	return outbox_next(far_store, &c.arena, 0, 1000, &o, &c.err);
}

static bool claims_a_letter(void)
{
	bool ours;

	return outbox_claim(far_store, &letter, &claim, &ours, &c.err);
}

static bool holds_a_letter(void)
{
	bool held;

	return outbox_held(far_store, letter.id, claim.who, &held, &c.err);
}

static bool lists_tables(void)
{
	struct db_stmt *q;
	bool ok = db_prepare(far, db_list_tables(far), &q, &c.err);

	db_finish(q);
	return ok;
}

static bool begins(void)
{
	return db_begin(far, &c.err);
}

static bool changes_at_the_end(void)
{
	struct db_stmt *q;
	bool ok = db_begin_shared(far, &c.err) && db_mark(far, &c.err) &&
		  db_prepare(far, "UPDATE number SET value = $1", &q, &c.err);

	if (ok) {
		db_bind_int(q, 1, 7);
		ok = db_later(q, 0, "changing it") && db_settle(far, &c.err) &&
		     db_release(far, &c.err) && db_commit(far, &c.err);
		db_finish(q);
	}
	return ok;
}

/* clang-format off */
static const struct {
	const char *name;
	bool (*does)(void);
} asked[] = {
	{"the version", asks_for_version},
	{"a new version", sets_version},
	{"its size", asks_for_size},
	{"its rows", asks_for_rows},
	{"its clubs", asks_for_clubs},
	{"its health", asks_for_health},
	{"its pages", checks_pages},
	{"its references", checks_references},
	{"a moment", takes_snapshot},
	{"new numbers", renumbers},
	{"locks", locks},
	{"who leads", leads},
	{"the time", asks_the_time},
	{"a place", attends},
	{"the crew", asks_for_the_crew},
	{"statements", runs},
	{"its tables", lists_tables},
	{"a transaction", begins},
	{"letters", looks_for_letters},
	{"a letter", claims_a_letter},
	{"whose it is", holds_a_letter},
	{"a change", changes_at_the_end},
};
/* clang-format on */

/* As when its machine dies: whoever asks next finds out. */
static void lose(void)
{
	const int64_t process = server_club_number(&c, far, "SELECT pg_backend_pid()");

	ck_assert_int_eq(
		server_club_number(&c, c.db,
				   arena_printf(&c.arena,
						"SELECT CASE WHEN"
						" pg_terminate_backend(%lld, 10000)"
						" THEN 1 ELSE 0 END",
						(long long)process)),
		1);
}

static void is_gone(const char *name, bool (*does)(void))
{
	c.err = (struct err){0};
	ck_assert_msg(!does(), "%s", name);
	ck_assert_msg(c.err.kind == ERR_RETRY &&
			      strstr(c.err.text, "the server went away") != NULL,
		      "%s: %s", name, c.err.text);
	db_rollback(far);
	ck_assert(!db_in_transaction(far));
}

/* It is noticed by the first question, and holds for all that follow. */
START_TEST(a_server_that_went_away_answers_nothing)
{
	struct store *other = server_club_another(&c, c.database);
	struct db_stmt *one, *two;

	far_store = other;
	far = store_db(other);
	must(asked[_i].does());
	db_rollback(far);
	must(db_prepare(far, "SELECT value FROM number", &one, &c.err));
	must(db_prepare(far, "SELECT name FROM number", &two, &c.err));
	lose();
	is_gone(asked[_i].name, asked[_i].does);
	db_finish(one);
	db_finish(two);
	is_gone(asked[_i].name, asked[_i].does);
	is_gone(asked[_i].name, asked[_i].does);
	store_close(other);
}

int main(void)
{
	arena_fixture(&c.arena);
	claims_fixture(set_up, tear_down);
	claims_rows(a_server_that_went_away_answers_nothing, asked);
	return server_club_run(&c, "server_gone");
}
