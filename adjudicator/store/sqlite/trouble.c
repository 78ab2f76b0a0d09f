/* SPDX-License-Identifier: ISC */
/* Turns SQLite's errors into sentences that tell what to do. */
#include "adjudicator/store/sqlite/sqlite.h"

#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BUSY   "another program is using it; try again later"
#define BACKUP "; bring it back from a backup"

/* clang-format off */
static const struct trouble {
	int code;
	enum err_kind kind;
	const char *sentence; /* NULL: SQLite's own words */
	const char *mend;     /* appended to the sentence */
} troubles[] = {
	{SQLITE_BUSY,       ERR_RETRY, BUSY, ""},
	{SQLITE_LOCKED,     ERR_RETRY, BUSY, ""},
	{SQLITE_PROTOCOL,   ERR_RETRY, BUSY, ""},
	{SQLITE_NOMEM,      ERR_RETRY, "there is no memory left", ""},
	{SQLITE_CONSTRAINT, ERR_BUG,   NULL, ""},
	{SQLITE_READONLY,   ERR_IO,    "it is read-only",
	 "; whoever runs this must be able to write it, and its folder"},
	{SQLITE_NOTADB,     ERR_IO,    "it is not a database", BACKUP},
	{SQLITE_CORRUPT,    ERR_IO,    "it is damaged", BACKUP},
	{-1,                ERR_IO,    NULL, ""},
};
/* clang-format on */

static const struct trouble *trouble_of(const struct db *db)
{
	int code = sqlite3_extended_errcode(handle_of(db));
	const struct trouble *t = troubles;

	code = code == SQLITE_IOERR_NOMEM ? SQLITE_NOMEM : code & 0xff;
	while (t->code != code && t->code != -1) {
		t++;
	}
	return t;
}

const char *sqlite_why(const struct db *db)
{
	return sqlite3_errmsg(handle_of(db));
}

/* The errno of the file system. SQLite says CANTOPEN also when it means a file
 * beside the database that it could not create. */
static int system_error(const struct db *db)
{
	char *path = arena_sure(strdup(sqlite_of(db)->path));
	int number = 0;

	if (sqlite3_errcode(handle_of(db)) != SQLITE_CANTOPEN) {
		number = sqlite3_system_errno(handle_of(db));
	} else if (access(sqlite_of(db)->path, R_OK) != 0 ||
		   access(dirname(path), W_OK) != 0) {
		number = errno;
	}
	free(path);
	return number;
}

/* Reports trouble with the disk, whatever was being done. */
static bool disk_fail(const struct db *db, const char *path, int code, struct err *err)
{
	int number = code == SQLITE_FULL ? ENOSPC : system_error(db);

	return err_set(err, ERR_IO, "database %s: %s%s%s", path,
		       code == SQLITE_CANTOPEN ? "it cannot be opened: " : "",
		       number != 0 ? err_why(number) : "its disk fails; look after it",
		       code == SQLITE_CANTOPEN && number == ENOENT ? BACKUP : "");
}

static bool fail(const struct db *db, const char *path, const char *doing,
		 struct err *err)
{
	int code = sqlite3_extended_errcode(handle_of(db)) & 0xff;
	const struct trouble *t = trouble_of(db);

	if (t->code == -1 &&
	    (code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_CANTOPEN)) {
		return disk_fail(db, path, code, err);
	}
	if (t->sentence != NULL) {
		return err_set(err, t->kind, "database %s: %s%s", sqlite_of(db)->path,
			       t->sentence, t->mend);
	}
	return err_set(err, t->kind, "database %s: %s%s%s", sqlite_of(db)->path, doing,
		       *doing != '\0' ? ": " : "", sqlite_why(db));
}

bool sqlite_fail(const struct db *db, const char *doing, struct err *err)
{
	return fail(db, sqlite_of(db)->path, doing, err);
}

bool sqlite_fail_copying(const struct db *db, const char *copy, struct err *err)
{
	return fail(db, copy, "copying it", err);
}
