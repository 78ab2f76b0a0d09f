/* SPDX-License-Identifier: ISC */
/*
 * The SQLite driver.
 *
 * - A relative path gets "./" before it, because SQLite gives "file:x" and
 *   ":memory:" a special meaning.
 * - The file is created here, with mode 0600, because it holds seeds and addresses.
 *   SQLite gives its journal the same mode.
 * - Deleted data is overwritten, so that it cannot be found in the file any more.
 * - WAL with synchronous=FULL: with less, a power cut could lose letters that were
 *   already removed from their mailbox.
 */
#include "adjudicator/store/sqlite/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

enum {
	BUSY_MS = 5000,
	APPLICATION = 0x61646a31 /* "adj1" */
};

static bool refuse(const struct db *db, enum err_kind kind, const char *why,
		   struct err *err)
{
	return err_set(err, kind, "database %s: %s", sqlite_of(db)->path, why);
}

/* Savepoints are kept in memory, because a file for each would take longer than
 * judging a letter. The cache of 4 MiB holds what a batch writes. A child process
 * inherits it, so it counts twice. */
static const char settings[] =
	"PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;"
	"PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;"
	"PRAGMA cache_size = -4096; PRAGMA secure_delete = ON;"
	"PRAGMA wal_autocheckpoint = 4000;";

/* A library built without WAL keeps another journal mode and reports no error. */
static bool keeps_wal(struct db *db, struct err *err)
{
	struct db_stmt *q;
	const char *mode;
	size_t len;
	bool wal;

	if (!sqlite_first(db, "PRAGMA journal_mode = WAL", &q, err)) {
		return false;
	}
	mode = sqlite_bytes(q, 0, &len);
	wal = mode != NULL && view_is(view_from(mode, len), "wal");
	sqlite_finish(q);
	return wal || refuse(db, ERR_IO, "its disk cannot keep a WAL", err);
}

static bool settle(struct db *db, enum db_mode mode, struct err *err)
{
	sqlite3_extended_result_codes(handle_of(db), 1);
	sqlite3_busy_timeout(handle_of(db), BUSY_MS);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_DQS_DML, 0, NULL);
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
	/* Plans must not depend on values: otherwise a statement whose value may fit
	 * a partial index is prepared again at each use. */
	sqlite3_db_config(handle_of(db), SQLITE_DBCONFIG_ENABLE_QPSG, 1, NULL);
	if (!sqlite_exec(db, settings, err)) {
		return false;
	}
	if (mode == DB_READ) {
		return sqlite_exec(db, "PRAGMA schema_version", err);
	}
	if (sqlite3_db_readonly(handle_of(db), "main") != 0) {
		return refuse(db, ERR_IO, "it is read-only", err);
	}
	return keeps_wal(db, err);
}

char *sqlite_path(const char *path)
{
	size_t size = strlen(path) + 3;
	char *full = malloc(size);

	if (full == NULL) {
		arena_die();
	}
	snprintf(full, size, "%s%s", *path == '/' ? "" : "./", path);
	return full;
}

static bool create(const struct sqlite_db *db, struct err *err)
{
	/* O_EXCL, because closing a file that is already open would release SQLite's
	 * locks. */
	int fd = open(db->path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd >= 0) {
		close(fd);
	} else if (errno != EEXIST) {
		return err_set(err, ERR_IO, "database %s: it cannot be created: %s",
			       db->path, err_why(errno));
	}
	return true;
}

/* The path as a URI for SQLite. */
static char *uri_of(const char *path)
{
	static const char immutable[] = "?immutable=1";
	char *uri = malloc(3 * strlen(path) + sizeof "file:" + sizeof immutable);
	char *to = uri;

	if (uri == NULL) {
		arena_die();
	}
	to += sprintf(to, "file:");
	for (; *path != '\0'; path++) {
		to += sprintf(to, strchr("?#%", *path) != NULL ? "%%%02X" : "%c",
			      (unsigned char)*path);
	}
	memcpy(to, immutable, sizeof immutable);
	return uri;
}

/* Whether nobody can change the database: it is on a disk mounted read-only, and
 * everything written is in the file itself. */
static bool frozen(const struct sqlite_db *db)
{
	char *wal = malloc(strlen(db->path) + sizeof "-wal");
	struct statvfs fs;
	struct stat st;
	bool ok;

	if (wal == NULL) {
		arena_die();
	}
	sprintf(wal, "%s-wal", db->path);
	ok = statvfs(db->path, &fs) == 0 && (fs.f_flag & ST_RDONLY) != 0 &&
	     (stat(wal, &st) == 0 ? st.st_size == 0 : errno == ENOENT);
	free(wal);
	return ok;
}

static bool open_as(struct sqlite_db *db, const char *name, int flags,
		    enum db_mode mode, struct err *err)
{
	return (sqlite3_open_v2(name, &db->handle, flags, NULL) == SQLITE_OK ||
		sqlite_fail(&db->db, "", err)) &&
	       settle(&db->db, mode, err);
}

/* Opened as immutable: otherwise SQLite creates files beside the database even for
 * reading. */
static bool open_frozen(struct sqlite_db *db, struct err *err)
{
	char *uri = uri_of(db->path);
	bool ok =
		open_as(db, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, DB_READ, err);

	free(uri);
	return ok;
}

/* For all databases, and only before the first is opened: one thread uses SQLite,
 * nobody asks how much memory is in use, and a table that lives as long as a
 * statement gets one or two pages when needed instead of twenty at once. */
static void engine_settle(void)
{
	static bool settled;

	if (!settled) {
		(void)sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
		(void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
		(void)sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0);
	}
	settled = true;
}

bool sqlite_open(struct db **out, const char *path, enum db_mode mode, struct err *err)
{
	int flags = mode == DB_READ ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
	struct sqlite_db *db = calloc(1, sizeof *db);
	bool ok;

	*out = NULL;
	engine_settle();
	if (db == NULL) {
		arena_die();
	}
	db->db.engine = &sqlite_engine;
	db->path = sqlite_path(path);
	if (mode == DB_READ && frozen(db)) {
		ok = open_frozen(db, err);
	} else {
		ok = (mode != DB_CREATE || create(db, err)) &&
		     open_as(db, db->path, flags, mode, err);
	}
	if (ok) {
		*out = &db->db;
	} else {
		sqlite_close(&db->db);
	}
	return ok;
}

void sqlite_close(struct db *db)
{
	struct sqlite_db *mine = (struct sqlite_db *)db;

	sqlite_finish(mine->mark);
	sqlite_finish(mine->release);
	sqlite3_close_v2(mine->handle);
	free(mine->path);
	free(mine);
}

/* One statement, because another program may take a schema step meanwhile. */
static const char versions[] =
	"SELECT v.user_version, a.application_id, (SELECT COUNT(*) FROM sqlite_master)"
	" FROM pragma_user_version v, pragma_application_id a";

bool sqlite_version(struct db *db, int *version, struct err *err)
{
	struct db_stmt *q;
	bool foreign;

	if (!sqlite_first(db, versions, &q, err)) {
		return false;
	}
	*version = (int)sqlite_number(q, 0);
	foreign = sqlite_number(q, 1) != APPLICATION &&
		  (*version != 0 || sqlite_number(q, 2) != 0);
	sqlite_finish(q);
	return !foreign || refuse(db, ERR_IO, "it belongs to some other program", err);
}

bool sqlite_set_version(struct db *db, int version, struct err *err)
{
	char sql[96];

	snprintf(sql, sizeof sql,
		 "PRAGMA user_version = %d; PRAGMA application_id = %d;", version,
		 APPLICATION);
	return sqlite_exec(db, sql, err);
}
