/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/server_club.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/engine.h"

int server_club_run(struct server_club *c, const char *name)
{
	int bad;

	c->database = engine_server_start();
	if (c->database == NULL) {
		return 0;
	}
	bad = claims_run(name);
	engine_server_stop();
	return bad;
}

void server_club_open(struct server_club *c)
{
	ck_assert_msg(store_open(&c->st, "", c->database, DB_CREATE, &c->err), "%s",
		      c->err.text);
	c->db = store_db(c->st);
}

struct store *server_club_another(struct server_club *c, const char *setting)
{
	struct store *other;

	ck_assert_msg(store_open(&other, "", setting, DB_WRITE, &c->err), "%s",
		      c->err.text);
	return other;
}

int64_t server_club_number(struct server_club *c, struct db *of, const char *sql)
{
	struct db_stmt *q;
	int64_t n;

	ck_assert_msg(db_prepare(of, sql, &q, &c->err), "%s", c->err.text);
	ck_assert_msg(db_next(q) == DB_ROW, "%s", db_why(of));
	n = db_int(q, 0);
	db_finish(q);
	return n;
}
