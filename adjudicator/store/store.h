/* SPDX-License-Identifier: ISC */
/*
 * The club's database: opening it, its schema, its transactions, and its statements,
 * which are all in one table (statements/statements.h) and prepared once. Nobody but
 * the store says BEGIN. The other files of this folder each keep one kind of row.
 */
#ifndef ADJUDICATOR_STORE_STORE_H
#define ADJUDICATOR_STORE_STORE_H

#include "adjudicator/store/db.h"
#include "adjudicator/store/statements/statements.h"
#include "formats/text/hash.h"

struct store;

/* `setting` is the configuration's value: "sqlite:PATH", where PATH is relative to
 * `dir`, or "postgresql:" and a connection string of libpq. DB_CREATE makes the
 * file. DB_WRITE brings an older schema up to date, each step with its number in one
 * transaction. ERR_CONFIG when the schema is newer than ours (naming both numbers),
 * or when the club has moved away from this database. */
bool store_open(struct store **out, const char *dir, const char *setting,
		enum db_mode mode, struct err *err);
/* The same. Before the first step of an upgrade `before` is called with the database
 * as it is and its schema; when `before` returns false, nothing is upgraded. */
struct store_upgrade {
	bool (*before)(void *arg, struct store *st, int schema, struct err *err);
	void *arg;
	bool moved; /* accept a database that the club has moved away from
		       (whole/moved.h) */
	int *had;   /* set to the schema it had, 0 when it is new; may be NULL */
};
bool store_open_upgrading(struct store **out, const char *dir, const char *setting,
			  enum db_mode mode, const struct store_upgrade *upgrade,
			  struct err *err);
/* The path of the file that a setting names; NULL when it names none, as with a
 * server. */
const char *store_path(struct arena *a, const char *dir, const char *setting);
/* Opens a file of ours or any older schema for reading, only to look at it as a
 * whole (whole/copy.h). *schema is its schema. A newer schema is ERR_CONFIG. */
bool store_open_file(struct store **out, const char *path, int *schema,
		     struct err *err);
/* Makes a new file with the first `schema` steps of the schema. */
bool store_open_new(struct store **out, const char *path, int schema, struct err *err);
void store_close(
	struct store *st); /* NULL is fine; rolls back what was not committed */
/* See db_watch: lets a long statement show that it is at work. */
void store_watch(struct store *st, void (*beat)(void *arg), void *arg);
int store_schema_version(void); /* the number of schema steps */

bool store_begin(struct store *st, struct err *err); /* locks for writing at once */
/* Begins a transaction beside those of other programs that began theirs in this way
 * too. It must lock each game it changes, and judge only a letter that it claimed
 * (lane.h). Where only one program can write at a time, this is store_begin. */
bool store_begin_shared(struct store *st, struct err *err);
bool store_shares(const struct store *st); /* whether several can write */
/* Locks a game until the end of a transaction begun by store_begin_shared; in any
 * other there is nothing to lock. Take the lock before reading what depends on
 * it. */
bool store_lock_game(struct store *st, int64_t game, struct err *err);
/* Whether that game is the one locked last: nobody else can change or remove it
 * now. */
bool store_has_game(const struct store *st, int64_t game);
/* Notes that a game was begun; and whether one was since store_begin_shared, even if
 * that was undone. */
void store_game_begun(struct store *st);
bool store_has_begun_game(const struct store *st);
/* Locks the ledger, in the same way. *locked is false when no lock was needed. */
bool store_lock_ledger(struct store *st, bool *locked, struct err *err);
/* See db_lead and db_now. */
bool store_lead(struct store *st, bool *leads, struct err *err);
bool store_now(struct store *st, int64_t *now, struct err *err);
/* When it fails, nothing was committed and store_rollback must follow. */
bool store_commit(struct store *st, struct err *err);
void store_rollback(struct store *st);
/* Sets a mark. store_undo undoes what followed the last mark, store_release keeps
 * that; marks nest. A mark set outside a transaction begins one of its own. */
bool store_mark(struct store *st, struct err *err);
/* Sets a mark at the beginning of a transaction that has changed nothing yet, at no
 * cost. Undoing changes back to that place ends the engine's transaction: everything
 * then fails until store_rollback, and store_undid_all is true. */
void store_mark_all(struct store *st);
bool store_undid_all(const struct store *st);
/* Whether a mark is set: whoever set it undoes what fails behind it. */
bool store_marked(const struct store *st);
bool store_release(struct store *st, struct err *err);
void store_undo(struct store *st);

/* Numbers kept by name ("clock.drained"); 0 when absent. stored.h lists them. */
bool store_number(struct store *st, const char *name, int64_t *value, struct err *err);
void store_number_ahead(struct store *st, const char *name); /* see db_ahead */
void store_three_ahead(struct store *st, const char *const name[3]);
bool store_three_numbers(struct store *st, const char *const name[3], int64_t value[3],
			 struct err *err);
bool store_set_number(struct store *st, const char *name, int64_t value,
		      struct err *err);

/* Runs at once what was put off in this transaction (db_later). */
bool store_settle(struct store *st, struct err *err);

/* For the files of this folder and their tests. */
/* The hash that was computed last and its letter, because it is asked for again
 * while that letter is judged; letter 0: none. Whatever is undone forgets it: the
 * number of an undone letter may be given to another. */
struct store_hash {
	int64_t letter;
	struct hash hash;
};
struct store_hash *store_hash(struct store *st);
struct db *store_db(const struct store *st);
/* The statement, ready for its values. NULL, and err, when it cannot be prepared, or
 * when the engine itself ended the transaction. */
struct db_stmt *store_stmt(struct store *st, enum statement s, struct err *err);
/* Ends a mark: keeps what followed it when `ok`, undoes it otherwise. Returns
 * whether it was kept. */
bool store_unmark(struct store *st, bool ok, struct err *err);

#endif
