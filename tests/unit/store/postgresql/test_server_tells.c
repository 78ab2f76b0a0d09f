/* SPDX-License-Identifier: ISC */
/* What a server tells of itself, of its clubs, and of who works in them. */
#include "adjudicator/store/store.h"
#include "formats/text/buf.h"
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

static void sql(const char *text)
{
	must(db_exec(c.db, text, &c.err));
}

START_TEST(a_club_is_as_large_as_its_own_schema)
{
	int64_t before, after, again;

	must(db_size(c.db, &before, &c.err));
	sql("INSERT INTO number SELECT 'large' || n, n FROM generate_series(1, 5000) "
	    "n");
	must(db_size(c.db, &after, &c.err));
	ck_assert_int_gt(after, before + 100000);
	sql("CREATE SCHEMA beside; CREATE TABLE beside.number AS TABLE number");
	must(db_size(c.db, &again, &c.err));
	ck_assert_int_eq(again, after);
	sql("DROP SCHEMA beside CASCADE; TRUNCATE number");
}

START_TEST(rows_are_those_that_the_server_has_counted)
{
	int64_t rows = -1;

	sql("INSERT INTO number SELECT 'row' || n, n FROM generate_series(1, 700) n");
	sql("ANALYZE number");
	must(db_rows(c.db, &rows, &c.err));
	ck_assert_int_ge(rows, 700);
	sql("TRUNCATE number");
}

/* "state: what" of each, a line. */
static const char *health(struct store *of)
{
	static const char *const states[] = {
		[DB_WELL] = "well", [DB_DOUBTFUL] = "doubtful", [DB_WRONG] = "wrong"};
	struct buf b = buf_in(&c.arena);
	struct db_finding *found;
	size_t count;

	must(db_health(store_db(of), &c.arena, &found, &count, &c.err));
	for (size_t i = 0; i < count; i++) {
		buf_printf(&b, "%s: %s\n", states[found[i].state], found[i].what);
	}
	return buf_cstr(&b);
}

static bool says(const char *all, const char *one)
{
	return strstr(all, one) != NULL;
}

/* The server of these tests keeps nothing through a power cut, and has no standby. */
START_TEST(a_server_that_may_lose_things_says_so)
{
	const char *all = health(c.st);

	ck_assert_int_eq(strncmp(all, "well: PostgreSQL ", 17), 0);
	ck_assert(says(all, ", encoding SQL_ASCII, order C\n"));
	ck_assert(says(all, "wrong: fsync is off at the server"));
	ck_assert(says(all, "wrong: full_page_writes is off at the server"));
	ck_assert(!says(all, "several hosts"));
}

START_TEST(a_second_host_that_nothing_waits_for_is_said)
{
	static const char first[] = "host=";
	const size_t at = view_find_text(view_of(c.database), first) + strlen(first);
	struct store *other = server_club_another(
		&c, arena_printf(&c.arena, "%.*s/nowhere,%s", (int)at, c.database,
				 c.database + at));

	ck_assert(says(health(other), "wrong: several hosts are named"));
	store_close(other);
}

static void start_of_club(const char *schema)
{
	sql(arena_printf(&c.arena,
			 "CREATE SCHEMA \"%s\"; CREATE TABLE"
			 " \"%s\".adjudicator_schema (step BIGINT)",
			 schema, schema));
}

/* In the order of their names; an asterisk behind those of somebody else. */
START_TEST(clubs_of_one_database_are_told_apart)
{
	struct buf b = buf_in(&c.arena);
	struct db_club *club;
	size_t count;

	sql("CREATE ROLE stranger");
	start_of_club("friday");
	start_of_club("sunday");
	sql("ALTER SCHEMA sunday OWNER TO stranger");
	start_of_club("led host=/elsewhere");
	sql("CREATE SCHEMA nothing");
	must(db_clubs(c.db, &c.arena, &club, &count, &c.err));
	for (size_t i = 0; i < count; i++) {
		buf_printf(&b, "%.*s%s ", VIEW_ARG(club[i].name),
			   club[i].ours ? "" : "*");
	}
	ck_assert_str_eq(buf_cstr(&b), "adjudicator friday sunday* ");
	sql("DROP SCHEMA nothing, friday, sunday, \"led host=/elsewhere\" CASCADE;"
	    "DROP ROLE stranger");
}

/* Some mean something to the server. */
START_TEST(a_schema_may_have_any_plain_name)
{
	struct store *other;
	int version;

	must(store_open(&other, "",
			arena_printf(&c.arena, "%s schema=order", c.database),
			DB_CREATE, &c.err));
	must(db_version(store_db(other), &version, &c.err));
	ck_assert_int_eq(version, store_schema_version());
	store_close(other);
	sql("DROP SCHEMA \"order\" CASCADE");
}

static const char *const names[] = {
	"9club",
	"club-1",
	"club$",
	"{club}",
	"a_name_of_as_many_letters_as_the_server_takes_of_none_of_them_i", /* and one */
};

START_TEST(a_schema_has_no_other_name)
{
	const char *name =
		arena_printf(&c.arena, "%s%s", names[_i], _i == 4 ? "s" : "");
	struct store *none;

	ck_assert(!store_open(&none, "",
			      arena_printf(&c.arena, "%s schema=%s", c.database, name),
			      DB_CREATE, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert(says(c.err.text, "must be of small letters, digits and _"));
}

/* A blank in quotes is part of what is said, and so is a quote behind a backslash. */
static const struct {
	const char *more, *name;
} quoted[] = {
	{"application_name='it\\'s schema=one  of ours\\\\'   schema=adjudicator",
	 "it's schema=one  of ours\\"						   },
	{"  application_name=''  options='-c geqo=off'",                           ""   },
	{"application_name=end\\",						 "end"},
};

/* A blank in quotes is part of what is said, and so is a quote behind a backslash. */
START_TEST(what_is_quoted_in_a_setting_goes_to_the_server)
{
	struct store *other = server_club_another(
		&c, arena_printf(&c.arena, "%s %s", c.database, quoted[_i].more));
	struct db_stmt *q;

	must(db_prepare(store_db(other),
			"SELECT CAST(current_setting('application_name') AS text)", &q,
			&c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_str_eq(arena_str(&c.arena, db_text(q, 0, &c.arena)), quoted[_i].name);
	db_finish(q);
	store_close(other);
}

START_TEST(a_reference_that_was_never_checked_is_found)
{
	struct view fault;

	must(db_check(c.db, DB_REFERENCES, &c.arena, &fault, &c.err));
	ck_assert_uint_eq(fault.len, 0);
	sql("ALTER TABLE number ADD CONSTRAINT of_later CHECK (value > 7) NOT VALID");
	must(db_check(c.db, DB_REFERENCES, &c.arena, &fault, &c.err));
	ck_assert(view_is(fault, "the constraint of_later was not checked"));
	sql("ALTER TABLE number DROP CONSTRAINT of_later");
}

START_TEST(one_program_leads)
{
	struct store *other = server_club_another(&c, c.database);
	bool leads = false;

	must(store_lead(c.st, &leads, &c.err));
	ck_assert(leads);
	must(store_lead(other, &leads, &c.err));
	ck_assert(!leads);
	store_close(other);
}

START_TEST(workers_are_counted_and_those_at_a_letter)
{
	struct store *one = server_club_another(&c, c.database);
	struct store *two = server_club_another(&c, c.database);
	struct db_crew crew;

	must(db_crew(c.db, &crew, &c.err));
	ck_assert_int_eq(crew.workers, 0);
	ck_assert_int_eq(crew.claims, 0);
	must(db_attend(store_db(one), &c.err) && db_attend(store_db(two), &c.err));
	must(store_begin_shared(two, &c.err));
	(void)server_club_number(&c, store_db(two), "SELECT COUNT(*) FROM number");
	must(db_crew(c.db, &crew, &c.err));
	ck_assert_int_eq(crew.workers, 2);
	ck_assert_int_eq(crew.claims, 1);
	store_rollback(two);
	store_close(two);
	store_close(one);
}

int main(void)
{
	arena_fixture(&c.arena);
	claims_fixture(set_up, tear_down);
	claims_rows(a_schema_has_no_other_name, names);
	claims_rows(what_is_quoted_in_a_setting_goes_to_the_server, quoted);
	return server_club_run(&c, "server_tells");
}
