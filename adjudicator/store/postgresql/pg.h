/* SPDX-License-Identifier: ISC */
/*
 * What the parts of the PostgreSQL driver share; nobody else sees libpq. The driver is
 * a library of its own, loaded where a club's setting asks for it.
 *
 * - Values travel in binary: bigint, text, bytea.
 * - BEGIN, marks, locks and changes that nobody waits for are not sent by themselves:
 *   they ride along with the next statement. Marks with nothing behind them are never
 *   sent.
 * - Who begins for writing takes the lock of the club's schema, to the end of the
 *   transaction: alone, as with SQLite, or beside others that begin so.
 * - A lost connection ends the work in hand; nothing is repaired in its place.
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
	char lock[160];   /* the statement that takes the club's lock, */
	char shared[160]; /* and the one that takes it beside others */
	bool read_only;

	struct pg_item *waiting; /* what rides along with the next statement */
	size_t waits, room;
	struct db_traffic traffic;
	long age;      /* grows with what may change what a statement reads */
	bool begun;    /* a transaction, by db_begin or by an outermost mark */
	bool by_mark;  /* by that mark */
	int marks;     /* set and not yet ended, but for the one that began it */
	long prepared; /* so many statements, which have names of their own */
	long *ended;   /* of them, that the server is still to forget */
	size_t ends;
	struct db_stmt *locks[DB_LOCK_LEDGER + 1]; /* NULL until first used */

	long changes;
	int64_t added;
	char state[6];  /* of the last failure; five signs, or empty */
	char why[1024]; /* in the server's words */

	void (*beat)(void *arg); /* of db_watch */
	void *arg;
};

struct pg_value {
	const char *at; /* borrowed until the reset; NULL: null */
	size_t len;
	char number[sizeof(int64_t)];
};

/* A statement with values of its own: it is sent some time later. */
struct pg_call {
	char name[24];
	long changes;          /* rows that it must change; -1: any number */
	bool sure;             /* they are so many where it does not fail */
	const char *doing;     /* static; "": nothing that is worth telling */
	struct pg_stmt *ahead; /* what keeps its rows, and how old it was; NULL: none */
	long age;
	int params;
	struct pg_value *value;
	char *bytes; /* of all of them */
};

/* One of these. */
struct pg_item {
	const char *words; /* static; NULL: none */
	char mark[24];     /* "": none */
	struct pg_call *call;
};

struct pg_stmt {
	struct db_stmt stmt;
	long number; /* its name's; 0: the server has not learnt it */
	char name[24];
	bool writes, adds;
	bool sure;   /* it adds one row, or fails */
	bool broken; /* a value of another type than the statement's */
	int params;
	Oid *type;              /* of each parameter, as the server told */
	struct pg_value *value; /* of each */
	int columns;
	bool readable;  /* each of them is of a type that pg_number or pg_bytes reads */
	PGresult *rows; /* NULL: not yet asked */
	int at;         /* the row; -1 before the first */
	struct pg_call *asked; /* ahead of its use, and what came; NULL: nothing */
	PGresult *came;
};

static inline struct pg_db *pg_of(struct db *db)
{
	return (struct pg_db *)db;
}

/* words.c; pure */
/* Small letters, digits and _: a schema of no other name is a club. */
bool pg_plain_name(struct view v);
/* What a setting says: the schema, and what libpq is to read, which is the arena's.
 * False where the schema's name is none. */
bool pg_setting(struct arena *a, struct view setting, char schema[PG_NAME],
		const char **conninfo);
/* A schema step in PostgreSQL's words. */
const char *pg_schema_words(struct arena *a, struct view sql);
/* A statement in its dialect; *adds: it tells the number of the row that it adds. */
const char *pg_statement_words(struct arena *a, struct view sql, bool *adds);
/* How many parameters it names; -1 where one between $1 and the last is missing. */
int pg_params(struct view sql);

/* Types as the server numbers them (pg_type.dat); they never change. */
enum { TYPE_BYTEA = 17, TYPE_INT8 = 20, TYPE_INT4 = 23, TYPE_TEXT = 25 };

/* late.c: what rides along */
void pg_wait(struct pg_db *db, const char *sql);
void pg_wait_mark(struct pg_db *db, const char *what, int mark);
/* Takes back what waits from "SAVEPOINT" of that mark on; false, and nothing done,
 * where that has been sent. */
bool pg_unmark(struct pg_db *db, int mark);
/* The mark has nothing behind it. */
bool pg_bare(const struct pg_db *db, int mark);
void pg_drop(struct pg_db *db, size_t from); /* and all that waits behind it */
/* Something of it changes rows; `checked`: so many and no others, which its answer
 * alone can tell. */
bool pg_changes_wait(const struct pg_db *db, bool checked);
/* Marks that end with the transaction anyway. */
void pg_drop_releases(struct pg_db *db);
bool pg_later(struct db_stmt *q, long changes, const char *doing);
void pg_ahead(struct db_stmt *q);
/* Rows that came ahead for the values that it has now. */
bool pg_came(struct pg_stmt *q);
void pg_forget_came(struct pg_stmt *q);
/* What an item came to; false: it failed, which is noted. */
bool pg_item_done(struct pg_db *db, struct pg_item *item, PGresult *r);

/* wire.c */
/* A transaction, and the lock of the club; both to ride along. */
void pg_begin(struct pg_db *db, bool shared);
/* Sends what waits, then q (NULL: nothing more), then COMMIT if that is asked for, in
 * one flush, and reads the answers. False: one of them failed, see pg_fail. */
bool pg_flush(struct pg_db *db, struct pg_stmt *q, bool commit);
/* What waits begins a transaction. */
bool pg_begins(const struct pg_db *db);
/* Ends a transaction in which something failed, and forgets what waits. */
void pg_abandon(struct pg_db *db);
/* The server forgets it, with what is sent next between two transactions. */
void pg_forget(struct pg_db *db, long number);
/* Prepares q and learns its types. */
bool pg_learn(struct pg_db *db, struct pg_stmt *q, const char *sql);
/* One text of any number of statements without results. */
bool pg_run(struct pg_db *db, const char *sql);

/* trouble.c */
void pg_note(struct pg_db *db, const PGresult *result); /* NULL: the connection's */
/* A call that failed, or changed another number of rows than it must. */
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

/* One number; false when the server says no. */
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
