/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/copy.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { CHAINED = 14 /* the step since which rows have heads */ };

/* An empty file, so that it is never anybody else's to read. */
static bool make_file(const char *path, struct err *err)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd < 0) {
		return err_set(err, ERR_CREATE, "cannot make %s: %s", path,
			       err_why(errno));
	}
	close(fd);
	return true;
}

static bool settle_file(const char *path, struct err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	bool ok = fd >= 0 && fsync(fd) == 0;

	if (!ok) {
		err_set(err, ERR_IO, "cannot write %s: %s", path, err_why(errno));
	}
	if (fd >= 0) {
		close(fd);
	}
	return ok;
}

bool copy_write(struct store *st, const char *path, struct err *err)
{
	return make_file(path, err) && db_copy(store_db(st), path, err) &&
	       settle_file(path, err);
}

bool copy_sound(struct store *st, struct arena *arena, const char **why)
{
	static const enum db_check checks[] = {DB_PAGES, DB_REFERENCES};

	*why = NULL;
	for (size_t i = 0; i < sizeof checks / sizeof checks[0] && *why == NULL; i++) {
		struct view fault;
		struct err err = {0};

		if (!db_check(store_db(st), checks[i], arena, &fault, &err)) {
			*why = arena_printf(arena, "%s", err.text);
		} else if (fault.len > 0) {
			*why = arena_str(arena, fault);
		}
	}
	return *why == NULL;
}

static const char rows[] =
	"SELECT e.game, e.n, e.at, e.text, e.hidden, e.head, g.seed, e.letter, i.hash,"
	" i.raw FROM event e JOIN game g ON g.id = e.game"
	" LEFT JOIN inbox i ON i.id = e.letter ORDER BY e.game, e.n";

/* False, and zeros, where there are not so many bytes. */
static bool take_hash(struct db_stmt *q, int column, struct arena *arena, uint8_t *out)
{
	struct view bytes = db_blob(q, column, arena);
	bool whole = bytes.len == HASH_BYTES;

	memset(out, 0, HASH_BYTES);
	if (whole) {
		memcpy(out, bytes.at, HASH_BYTES);
	}
	return whole;
}

static struct copy_row take_row(struct db_stmt *q, struct arena *arena)
{
	struct copy_row row = {.game = db_int(q, 0),
			       .n = (long)db_int(q, 1),
			       .at = db_int(q, 2),
			       .text = db_text(q, 3, arena),
			       .hidden = db_text(q, 4, arena),
			       .brought = !db_is_null(q, 7)};

	row.chained = take_hash(q, 5, arena, row.head.byte);
	(void)take_hash(q, 6, arena, row.seed);
	if (row.brought && !take_hash(q, 8, arena, row.letter.byte)) {
		row.letter = hash_of(db_blob(q, 9, arena));
	}
	return row;
}

bool copy_each_row(struct store *st, int schema,
		   bool (*each)(void *arg, const struct copy_row *row), void *arg,
		   struct err *err)
{
	struct db *db = store_db(st);
	struct arena arena = {0};
	struct db_stmt *q;
	enum db_step step = DB_DONE;
	bool ok;

	if (schema < CHAINED) {
		return true;
	}
	if (!db_prepare(db, rows, &q, err)) {
		return false;
	}
	while ((step = db_next(q)) == DB_ROW) {
		struct copy_row row;

		arena_reset(&arena);
		row = take_row(q, &arena);
		if (!each(arg, &row)) {
			break;
		}
	}
	ok = step != DB_FAILED || db_fail(db, "reading the records", err);
	db_finish(q);
	arena_free(&arena);
	return ok;
}
