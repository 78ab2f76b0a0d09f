/* SPDX-License-Identifier: ISC */
/*
 * The club's database: opening it, its schema, its transactions, and its statements,
 * which are all in one table (statements.h), prepared once. The only place that spells
 * BEGIN. The other files of this folder each keep one kind of row.
 */
#ifndef ADJUDICATOR_STORE_STORE_H
#define ADJUDICATOR_STORE_STORE_H

#include "adjudicator/store/db.h"
#include "adjudicator/store/statements/statements.h"
#include "formats/text/hash.h"

struct store;

/* DB_WRITE brings an older schema up to date, one step and its number a transaction.
 * A newer schema than ours is ERR_CONFIG and names both numbers. DB_CREATE makes the
 * file. One that the club has left is ERR_CONFIG. `setting` is the configuration's
 * value: "sqlite:PATH", where PATH is relative to `dir`, or "postgresql:" and a
 * connection string of libpq. */
bool store_open(struct store **out, const char *dir, const char *setting,
		enum db_mode mode, struct err *err);
/* The same. Before the first step of an upgrade `before` is called with the database as
 * it is, and the schema it has: false keeps it from being upgraded. */
struct store_upgrade {
	bool (*before)(void *arg, struct store *st, int schema, struct err *err);
	void *arg;
	bool moved; /* a database that the club has left will do, too (whole/moved.h) */
	int *had;   /* the schema it had, 0 when it is fresh; NULL: nobody asks */
};
bool store_open_upgrading(struct store **out, const char *dir, const char *setting,
			  enum db_mode mode, const struct store_upgrade *upgrade,
			  struct err *err);
/* The file that a setting means; NULL: none, as with a server. */
const char *store_path(struct arena *a, const char *dir, const char *setting);
/* A file for reading, whatever older schema it has: only for a look at it as a whole
 * (whole/copy.h). A newer one is ERR_CONFIG. */
bool store_open_file(struct store **out, const char *path, int *schema,
		     struct err *err);
/* Makes a fresh file with so many steps of the schema. */
bool store_open_new(struct store **out, const char *path, int schema, struct err *err);
void store_close(struct store *st); /* NULL is fine; what was not committed is gone */
/* See db_watch: how a long statement tells that it is at work. */
void store_watch(struct store *st, void (*beat)(void *arg), void *arg);
int store_schema_version(void); /* number of steps */

bool store_begin(struct store *st, struct err *err); /* for writing, at once */
/* The same beside other programs, which have begun so: what a letter changes is locked
 * by its name, and only a letter that was claimed (lane.h) is judged. Where one program
 * writes at a time it is store_begin. */
bool store_begin_shared(struct store *st, struct err *err);
bool store_shares(const struct store *st); /* whether others can */
/* Inside a transaction that began so; in any other there is nothing to lock. To its
 * end. First the lock, then what is to be read. */
bool store_lock_game(struct store *st, int64_t game, struct err *err);
/* Whether that game was the last to be locked: nobody else changes or removes it. */
bool store_has_game(const struct store *st, int64_t game);
/* Whether this transaction, or what was undone of it, has begun a game. */
void store_game_begun(struct store *st);
bool store_has_begun_game(const struct store *st);
/* *locked: this transaction has the ledger by a lock of its own. */
bool store_lock_ledger(struct store *st, bool *locked, struct err *err);
/* See db_lead and db_now. */
bool store_lead(struct store *st, bool *leads, struct err *err);
bool store_now(struct store *st, int64_t *now, struct err *err);
/* After a failure nothing is committed yet and store_rollback is due. */
bool store_commit(struct store *st, struct err *err);
void store_rollback(struct store *st);
/* What follows the mark can be undone alone; marks nest. Outside a transaction a mark
 * is one of its own. */
bool store_mark(struct store *st, struct err *err);
/* In a transaction that has changed nothing yet: all of it is the mark, which costs
 * nothing. Where that is undone, or another mark at the same place behind which
 * something was changed, everything fails until store_rollback. */
void store_mark_all(struct store *st);
bool store_undid_all(const struct store *st);
/* One is set: who set it undoes what failed behind it. */
bool store_marked(const struct store *st);
bool store_release(struct store *st, struct err *err);
void store_undo(struct store *st);

/* Values kept by name ("clock.drained"): numbers. 0 when absent. */
bool store_number(struct store *st, const char *name, int64_t *value, struct err *err);
void store_number_ahead(struct store *st, const char *name); /* see db_ahead */
void store_three_ahead(struct store *st, const char *const name[3]);
bool store_three_numbers(struct store *st, const char *const name[3], int64_t value[3],
			 struct err *err);
bool store_set_number(struct store *st, const char *name, int64_t value,
		      struct err *err);

/* What was put off in this transaction (db_later) is done now. */
bool store_settle(struct store *st, struct err *err);

/* For the files of this folder and their tests. */
/* The letter whose hash was taken last, for it is asked for again while that letter is
 * judged; 0: none. A number that is undone may become another letter's, so it is
 * forgotten with everything that is undone. */
struct store_hash {
	int64_t letter;
	struct hash hash;
};
struct store_hash *store_hash(struct store *st);
struct db *store_db(const struct store *st);
/* The statement, ready for its values; NULL (and err) when it cannot be had, or when
 * the engine ended the transaction begun here by itself. */
struct db_stmt *store_stmt(struct store *st, enum statement s, struct err *err);
/* Ends a mark: keeps what followed it when `ok`, undoes it otherwise. Gives ok. */
bool store_unmark(struct store *st, bool ok, struct err *err);

#endif
