/* SPDX-License-Identifier: ISC */
/*
 * What a database driver provides behind db.h: one filled table of functions per
 * engine. The drivers' own structs begin with struct db and struct db_stmt, so that
 * db.c finds the table. db.h says what each call does.
 */
#ifndef ADJUDICATOR_STORE_ENGINE_H
#define ADJUDICATOR_STORE_ENGINE_H

#include "adjudicator/store/db.h"

struct db {
	const struct engine *engine;
};

struct db_stmt {
	struct db *db; /* borrowed */
};

struct engine {
	size_t size; /* of this struct when the driver was built */
	bool (*open)(struct db **out, const char *where, enum db_mode mode,
		     struct err *err);
	void (*close)(struct db *db);
	bool (*exec)(struct db *db, const char *sql, struct err *err);
	bool (*schema)(struct db *db, const char *sql, struct err *err);
	bool (*version)(struct db *db, int *version, struct err *err);
	bool (*set_version)(struct db *db, int version, struct err *err);
	long (*changes)(const struct db *db);
	int64_t (*added)(const struct db *db);
	const char *(*why)(const struct db *db);
	bool (*fail)(const struct db *db, const char *doing, struct err *err);
	bool (*check)(struct db *db, enum db_check what, struct arena *a,
		      struct view *fault, struct err *err);
	/* NULL: the database is not a file. */
	bool (*copy)(struct db *db, const char *path, struct err *err);
	void (*patience)(struct db *db, int milliseconds);
	void (*watch)(struct db *db, void (*beat)(void *arg), void *arg);

	/* The next four are NULL where only one program can write at a time. */
	bool (*begin_shared)(struct db *db, struct err *err);
	bool (*lock)(struct db *db, enum db_lock what, int64_t id, struct err *err);
	bool (*lead)(struct db *db, bool *leads, struct err *err);
	bool (*now)(struct db *db, int64_t *now, struct err *err);
	bool (*begin)(struct db *db, struct err *err);
	bool (*commit)(struct db *db, struct err *err);
	void (*rollback)(struct db *db);
	bool (*in_transaction)(const struct db *db);
	bool (*mark)(struct db *db, struct err *err);
	bool (*release)(struct db *db, struct err *err);
	void (*undo)(struct db *db);
	/* The next four are NULL where statements cannot be put off. */
	bool (*settle)(struct db *db, struct err *err);
	bool (*later)(struct db_stmt *q, long changes, const char *doing);
	void (*ahead)(struct db_stmt *q);
	void (*traffic)(const struct db *db, struct db_traffic *out);

	bool (*prepare)(struct db *db, const char *sql, struct db_stmt **out,
			struct err *err);
	void (*finish)(struct db_stmt *q);
	void (*bind_int)(struct db_stmt *q, int n, int64_t value);
	void (*bind_text)(struct db_stmt *q, int n, struct view text);
	void (*bind_blob)(struct db_stmt *q, int n, struct view bytes);
	void (*bind_null)(struct db_stmt *q, int n);
	int (*params)(const struct db_stmt *q);
	int (*columns)(const struct db_stmt *q);
	enum db_step (*next)(struct db_stmt *q);
	void (*reset)(struct db_stmt *q);
	/* The bytes of a text or blob, owned by the engine until the next row; NULL
	 * when the column is null. */
	const void *(*bytes)(struct db_stmt *q, int column, size_t *len);
	int64_t (*number)(struct db_stmt *q, int column);
	bool (*is_null)(struct db_stmt *q, int column);

	const char *list_tables; /* an SQL statement; see db_list_tables */
	bool (*snapshot)(struct db *db, struct err *err);
	/* NULL: there is nothing to do. */
	bool (*renumber)(struct db *db, struct err *err);

	bool (*rows)(struct db *db, int64_t *rows, struct err *err);
	/* The next five are NULL for a file. */
	bool (*attend)(struct db *db, struct err *err);
	bool (*crew)(struct db *db, struct db_crew *out, struct err *err);
	bool (*clubs)(struct db *db, struct arena *a, struct db_club **out,
		      size_t *count, struct err *err);
	bool (*disk)(struct db *db, int64_t *bytes, struct err *err);
	bool (*health)(struct db *db, struct arena *a, struct db_finding **out,
		       size_t *count, struct err *err);
};

extern const struct engine sqlite_engine;

/* The function that a driver's library exports under this name. */
const struct engine *adjudicator_engine(void);
#define ADJUDICATOR_ENGINE "adjudicator_engine"

#endif
