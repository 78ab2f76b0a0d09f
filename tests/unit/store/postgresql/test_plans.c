/* SPDX-License-Identifier: ISC */
/*
 * How a server looks for what it is asked for before it has ever counted its rows: it
 * plans for tables without any, and the plan stays until it counts. What is asked for
 * each letter must have one good plan whatever it believes.
 */
#include "adjudicator/store/statements/statements.h"
#include "adjudicator/store/store.h"
#include "formats/text/buf.h"
#include "tests/helpers/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static struct server server = {.name = "postgresql"};
static char database[256];
static struct arena arena;
static struct store *st;
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

static void set_up(void)
{
	char setting[320];

	snprintf(setting, sizeof setting, "%s schema=p%ld", database, (long)getpid());
	must(store_open(&st, "", setting, DB_CREATE, &err));
}

static void tear_down(void)
{
	(void)db_exec(store_db(st),
		      arena_printf(&arena, "DROP SCHEMA p%ld CASCADE", (long)getpid()),
		      &err);
	store_close(st);
	arena_free(&arena);
}

/* $1, $2 ... in it. */
static int params(const char *sql)
{
	int most = 0;

	for (; *sql != '\0'; sql++) {
		if (*sql == '$') {
			int n = (int)strtol(sql + 1, NULL, 10);

			most = n > most ? n : most;
		}
	}
	return most;
}

static const char *plan_of(enum statement s)
{
	const char *sql = statement_sql(s);
	const int n = params(sql);
	struct buf call = buf_in(&arena);
	struct buf plan = buf_in(&arena);
	struct db_stmt *q;

	must(db_exec(store_db(st), arena_printf(&arena, "PREPARE plan%d AS %s", s, sql),
		     &err));
	buf_printf(&call, "EXPLAIN (COSTS OFF) EXECUTE plan%d", s);
	for (int i = 0; i < n; i++) {
		buf_printf(&call, "%sNULL%s", i == 0 ? " (" : ", ",
			   i == n - 1 ? ")" : "");
	}
	must(db_prepare(store_db(st), buf_cstr(&call), &q, &err));
	while (db_next(q) == DB_ROW) {
		buf_printf(&plan, "%.*s\n", VIEW_ARG(db_text(q, 0, &arena)));
	}
	db_finish(q);
	return buf_cstr(&plan);
}

/* By the key of its table, and by no index that has the number somewhere. */
START_TEST(what_is_asked_for_by_its_number_is_found_by_it)
{
	for (enum statement s = 0; s < STATEMENTS_; s++) {
		struct view sql = view_of(statement_sql(s));
		struct view plan;
		size_t at;

		if (view_find_text(sql, " WHERE id = $1") == sql.len ||
		    view_find_text(sql, "EXISTS") < sql.len) {
			continue;
		}
		plan = view_of(plan_of(s));
		at = view_find_text(plan, "_pkey");
		ck_assert_msg(at < plan.len &&
				      view_find_text(view_part(plan, at, plan.len),
						     "Index Cond: (id = $1)") <
					      plan.len - at,
			      "%.*s\n%.*s", VIEW_ARG(sql), VIEW_ARG(plan));
	}
}

/* Nothing of these is looked for row by row. */
static const struct {
	enum statement s;
	const char *never;
} asked[] = {
	{LEDGER_CONTENT, "Filter: "     },
        {LEDGER_HEARD,   "Filter: "     },
	{LEDGER_NAMED,   "Filter: "     },
        {OUTBOX_NEXT,    "Join Filter: "},
	{OUTBOX_AGAIN,   "outbox_whole" },
        {LANE_CLAIM,     "Join Filter: "},
	{NOTICE_GROUP,   "Join Filter: "},
};

START_TEST(what_each_letter_asks_is_found_by_an_index)
{
	for (int i = 0; i < COUNT(asked); i++) {
		const char *plan = plan_of(asked[i].s);

		ck_assert_msg(strstr(plan, asked[i].never) == NULL, "%s\n%s",
			      statement_sql(asked[i].s), plan);
	}
}

int main(void)
{
	int failed;

	if (!server_start(&server, take, NULL)) {
		return EXIT_SUCCESS;
	}
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	failed = claims_run("plans");
	server_stop(&server);
	return failed;
}
