/* SPDX-License-Identifier: ISC */
/*
 * What the parts of the PostgreSQL driver share; nobody else sees libpq. The driver
 * is a shared library, loaded when a club's setting asks for it.
 *
 * - Values travel in binary: bigint, text, bytea.
 * - BEGIN, marks, locks and changes that nobody waits for are not sent alone: they
 *   ride along with the next statement. Marks with nothing behind them are never
 *   sent.
 * - A transaction for writing takes the lock of the club's schema until its end:
 *   exclusively, as with SQLite, or shared with others that begin so.
 * - When the connection is lost, the work in hand fails; it is not repaired here.
 */
#ifndef ADJUDICATOR_STORE_POSTGRESQL_PG_H
#define ADJUDICATOR_STORE_POSTGRESQL_PG_H

#include "adjudicator/store/engine.h"
#include <libpq-fe.h>

enum { PG_NAME = 64 };
#define PG_STATEMENT "s%ld"

struct pg_db {
	struct db db;
	PGconn *conn;
	char schema[PG_NAME];
	char lock[160];   /* statement that takes the club's lock */
	char shared[160]; /* the same, shared with others */
	bool read_only;

	struct pg_item *waiting; /* what rides along with the next statement */
	size_t waits, room;
	struct db_traffic traffic;
	long age;      /* grows whenever the result of a statement may change */
	bool begun;    /* a transaction was begun, by db_begin or an outermost mark */
	bool by_mark;  /* it was that mark */
	int marks;     /* marks set and not ended, without the one that began it */
	long prepared; /* statements prepared so far; each has a name of its own */
	long *ended;   /* numbers of those that the server must still forget */
	size_t ends;
	struct db_stmt *locks[DB_LOCK_LEDGER + 1]; /* NULL until first used */

	long changes;
	int64_t added;
	char state[6];  /* SQLSTATE of the last failure, or empty */
	char why[1024]; /* the same in the server's words */

	void (*beat)(void *arg); /* see db_watch */
	void *arg;
};

struct pg_value {
	const char *at; /* borrowed until db_reset; NULL: null */
	size_t len;
	char number[sizeof(int64_t)];
};

/* A statement with copies of its values, to be sent later. */
struct pg_call {
	char name[24];
	long changes;          /* rows that must change; -1: any number */
	bool sure;             /* it changes exactly those unless it fails */
	const char *doing;     /* static; "": nothing worth telling */
	struct pg_stmt *ahead; /* gets the rows; NULL: this is not asked ahead */
	long age;
	int params;
	struct pg_value *value;
	char *bytes; /* the bytes of all values */
};

/* Waits to be sent. Exactly one of these is set. */
struct pg_item {
	const char *words; /* static; NULL: none */
	char mark[24];     /* "SAVEPOINT m1" or the like; "": none */
	struct pg_call *call;
};

struct pg_stmt {
	struct db_stmt stmt;
	long number; /* the number in its name; 0: not prepared at the server */
	char name[24];
	bool writes, adds;
	bool sure;   /* it adds exactly one row, or fails */
	bool broken; /* a bound value is not of its parameter's type */
	int params;
	Oid *type;              /* of each parameter, as the server said */
	struct pg_value *value; /* of each parameter */
	int columns;
	bool readable;         /* pg_number or pg_bytes can read each column's type */
	PGresult *rows;        /* NULL: not asked yet */
	int at;                /* the current row; -1 before the first */
	struct pg_call *asked; /* what was asked ahead, and its rows; NULL: nothing */
	PGresult *came;
};

static inline struct pg_db *pg_of(struct db *db)
{
	return (struct pg_db *)db;
}

/* words.c: no database is touched */
/* Whether a name is small letters, digits and _, as a club's schema must be
 * named. */
bool pg_plain_name(struct view v);
/* Splits a setting into the schema's name and the rest for libpq, which lives in the
 * arena. Returns false when the schema's name is not allowed. */
bool pg_setting(struct arena *a, struct view setting, char schema[PG_NAME],
		const char **conninfo);
/* Translates a schema step to PostgreSQL's dialect. */
const char *pg_schema_words(struct arena *a, struct view sql);
/* Translates a statement to PostgreSQL's dialect. *adds: the statement gives the id
 * of the row that it adds. */
const char *pg_statement_words(struct arena *a, struct view sql, bool *adds);
/* The number of parameters that a statement names; -1 when one between $1 and the
 * last is missing. */
int pg_params(struct view sql);

/* Type numbers of the server (pg_type.dat), which never change. */
enum { TYPE_BYTEA = 17, TYPE_INT8 = 20, TYPE_INT4 = 23, TYPE_TEXT = 25 };

/* late.c: what rides along with the next statement */
void pg_wait(struct pg_db *db, const char *sql);
void pg_wait_mark(struct pg_db *db, const char *what, int mark);
/* Takes back everything waiting from the SAVEPOINT of that mark on. Returns false,
 * and does nothing, when that SAVEPOINT was sent already. */
bool pg_unmark(struct pg_db *db, int mark);
/* Whether nothing waits behind that mark. */
bool pg_bare(const struct pg_db *db, int mark);
void pg_drop(struct pg_db *db, size_t from); /* drops what waits, from this index on */
/* Whether a change waits; with `checked`, only one whose number of rows must still
 * be checked in the server's answer. */
bool pg_changes_wait(const struct pg_db *db, bool checked);
/* Drops RELEASEs at the end of what waits: a commit ends those marks anyway. */
void pg_drop_releases(struct pg_db *db);
bool pg_later(struct db_stmt *q, long changes, const char *doing);
void pg_ahead(struct db_stmt *q);
/* Whether rows were asked ahead with the values bound now; q gets them. */
bool pg_came(struct pg_stmt *q);
void pg_forget_came(struct pg_stmt *q);
/* Handles the answer to a waiting item and owns r. Returns false when the item
 * failed, which is noted (pg_note). */
bool pg_item_done(struct pg_db *db, struct pg_item *item, PGresult *r);

/* wire.c */
/* Lets BEGIN and the club's lock wait to be sent. */
void pg_begin(struct pg_db *db, bool shared);
/* Sends what waits, then q (NULL: nothing), then COMMIT if `commit`, all in one
 * flush, and reads the answers. Returns false when one of them failed; see
 * pg_fail. */
bool pg_flush(struct pg_db *db, struct pg_stmt *q, bool commit);
/* Whether what waits starts with BEGIN. */
bool pg_begins(const struct pg_db *db);
/* Rolls back a transaction in which something failed, and drops what waits. */
void pg_abandon(struct pg_db *db);
/* Tells the server to forget a prepared statement, with the next flush between two
 * transactions. */
void pg_forget(struct pg_db *db, long number);
/* Prepares q at the server and learns its types. */
bool pg_learn(struct pg_db *db, struct pg_stmt *q, const char *sql);
/* Runs a text of any number of statements without results. */
bool pg_run(struct pg_db *db, const char *sql);

/* trouble.c */
void pg_note(struct pg_db *db, const PGresult *result); /* NULL: the connection's */
/* The same for a call that failed or changed a wrong number of rows. */
void pg_note_call(struct pg_db *db, const struct pg_call *call, PGresult *result);
bool pg_lost(const struct pg_db *db);
const char *pg_why(const struct db *db);
bool pg_fail(const struct db *db, const char *doing, struct err *err);

/* statement.c */
bool pg_prepare(struct db *db, const char *sql, struct db_stmt **out, struct err *err);
void pg_finish(struct db_stmt *q);
void pg_bind_int(struct db_stmt *q, int n, int64_t value);
void pg_bind_text(struct db_stmt *q, int n, struct view text);
void pg_bind_null(struct db_stmt *q, int n);
int pg_params_of(const struct db_stmt *q);
int pg_columns(const struct db_stmt *q);
enum db_step pg_next(struct db_stmt *q);
void pg_reset(struct db_stmt *q);
const void *pg_bytes(struct db_stmt *q, int column, size_t *len);
int64_t pg_number(struct db_stmt *q, int column);
bool pg_is_null(struct db_stmt *q, int column);

/* locks.c: see db.h */
void pg_name_locks(struct pg_db *db);
bool pg_lock(struct db *db, enum db_lock what, int64_t id, struct err *err);
bool pg_lead(struct db *db, bool *leads, struct err *err);
bool pg_now(struct db *db, int64_t *now, struct err *err);
bool pg_attend(struct db *db, struct err *err);
bool pg_crew(struct db *db, struct db_crew *out, struct err *err);

/* Asks for one number. */
bool pg_ask(struct db *db, const char *sql, int64_t *value, struct err *err);

/* open.c */
bool pg_open(struct db **out, const char *where, enum db_mode mode, struct err *err);
void pg_close(struct db *db);
bool pg_version(struct db *db, int *version, struct err *err);
bool pg_set_version(struct db *db, int version, struct err *err);
bool pg_check(struct db *db, enum db_check what, struct arena *a, struct view *fault,
	      struct err *err);

/* rows.c */
extern const char pg_list_tables[];
bool pg_snapshot(struct db *db, struct err *err);
bool pg_renumber(struct db *db, struct err *err);

/* health.c */
bool pg_rows(struct db *db, int64_t *rows, struct err *err);
bool pg_clubs(struct db *db, struct arena *a, struct db_club **out, size_t *count,
	      struct err *err);
bool pg_size(struct db *db, int64_t *bytes, struct err *err);
bool pg_health(struct db *db, struct arena *a, struct db_finding **out, size_t *count,
	       struct err *err);

#endif
