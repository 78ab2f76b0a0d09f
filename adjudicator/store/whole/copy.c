/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/copy.h"

#include "adjudicator/store/whole/transfer.h"
#include "formats/text/folder.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { CHAINED = 14 /* the schema step from which on rows have heads */ };

/* Makes an empty file first, so that nobody else can ever read it. */
static bool make_file(const char *path, struct err *err)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

	if (fd < 0) {
		return err_set(err, ERR_CREATE, "cannot make %s: %s", path,
			       err_why(errno));
	}
	folder_give_path(path, fd);
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

/* Leaves no WAL beside the copy: it is one file, which can be read where nothing can
 * be written. */
static bool close_log(struct store *made, const char *path, struct err *err)
{
	struct arena arena = {0};
	struct db_stmt *q;
	bool ok = db_prepare(store_db(made), "PRAGMA journal_mode = DELETE", &q, err);

	if (ok) {
		ok = (db_next(q) == DB_ROW &&
		      view_is(db_text(q, 0, &arena), "delete")) ||
		     err_set(err, ERR_IO, "cannot write all of %s: %s", path,
			     db_why(store_db(made)));
		db_finish(q);
	}
	arena_free(&arena);
	return ok;
}

static bool copy_rows(struct store *st, const char *path,
		      const struct copy_listener *told, struct err *err)
{
	struct transfer t = {.from = st};
	struct store *made = NULL;
	int schema;
	bool ok;

	if (told != NULL) {
		t.told = told->told;
		t.arg = told->arg;
	}
	ok = db_version(store_db(st), &schema, err) &&
	     store_open_new(&made, path, schema, err) &&
	     (t.to = made, transfer_all(&t, err)) && close_log(made, path, err);
	store_close(made);
	return ok;
}

bool copy_write(struct store *st, const char *path, const struct copy_listener *told,
		struct err *err)
{
	return make_file(path, err) &&
	       (db_copies(store_db(st)) ? db_copy(store_db(st), path, err)
					: copy_rows(st, path, told, err)) &&
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

/* Only some rows at a time, because a server's answer is kept in memory. */
static const char rows[] =
	"SELECT e.game, e.n, e.at, e.text, e.hidden, e.head, g.seed, e.letter, i.hash,"
	" CASE WHEN i.hash IS NULL THEN i.raw END"
	" FROM event e CROSS JOIN game g LEFT JOIN inbox i ON i.id = e.letter"
	" WHERE g.id = e.game AND (e.game, e.n) > ($1, $2)"
	" ORDER BY e.game, e.n LIMIT 64";

/* Returns false, and gives zeros, when there are not HASH_BYTES bytes. */
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
	struct copy_row last = {.game = INT64_MIN};
	struct arena arena = {0};
	struct db_stmt *q;
	bool more = true;
	bool ok = true;

	if (schema < CHAINED) {
		return true;
	}
	if (!db_prepare(db, rows, &q, err)) {
		return false;
	}
	while (ok && more) {
		enum db_step step;

		db_reset(q);
		db_bind_int(q, 1, last.game);
		db_bind_int(q, 2, last.n);
		more = false;
		while ((step = db_next(q)) == DB_ROW) {
			arena_reset(&arena);
			last = take_row(q, &arena);
			more = each(arg, &last);
			if (!more) {
				break;
			}
		}
		ok = step != DB_FAILED || db_fail(db, "reading the records", err);
	}
	db_finish(q);
	arena_free(&arena);
	return ok;
}
