/* SPDX-License-Identifier: ISC */
/*
 * crash-state CLUB [DATABASE]
 *
 * All that a club's folder means, as text that can be compared: every row of every
 * table, what the engine thinks of its file, and the name and hash of every letter in
 * the Maildirs. Pages, free lists and times of files do not show, and how long a run
 * took. DATABASE is the setting of a club on a server: its rows are copied to a file.
 */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/store/db.h"
#include "adjudicator/store/whole/copy.h"
#include "formats/text/buf.h"
#include "formats/text/hash.h"

static const char *const folders[] = {
	"inbox/tmp",
	"inbox/new",
	"inbox/cur",
	"inbox/.Processed/tmp",
	"inbox/.Processed/new",
	"inbox/.Processed/cur",
	"inbox/.Rejected/tmp",
	"inbox/.Rejected/new",
	"inbox/.Rejected/cur",
	"outbox/tmp",
	"outbox/new",
	"outbox/cur",
};

static void quit(const char *what, const char *name)
{
	(void)fprintf(stderr, "crash-state: %s: %s\n", name, what);
	exit(EXIT_FAILURE);
}

/* Column 0 of every row. */
static struct view *column(struct arena *arena, struct db *db, const char *sql,
			   size_t *count)
{
	struct view *row = NULL;
	struct db_stmt *q;
	struct err err = {0};
	enum db_step step = DB_FAILED;

	*count = 0;
	if (!db_prepare(db, sql, &q, &err)) {
		quit(err.text, sql);
	}
	while ((step = db_next(q)) == DB_ROW) {
		row = arena_room(arena, row, *count, sizeof *row);
		row[(*count)++] = db_text(q, 0, arena);
	}
	if (step != DB_DONE) {
		quit(db_why(db), sql);
	}
	db_finish(q);
	return row;
}

static void print_table(struct arena *arena, struct db *db, struct view table)
{
	struct buf sql = buf_in(arena);
	size_t n;
	struct view *part =
		column(arena, db,
		       arena_printf(arena, "SELECT name FROM pragma_table_info('%.*s')",
				    VIEW_ARG(table)),
		       &n);

	buf_str(&sql, "SELECT ''");
	for (size_t i = 0; i < n; i++) {
		buf_printf(&sql, " || ' ' || quote(\"%.*s\")", VIEW_ARG(part[i]));
	}
	buf_printf(&sql, " FROM \"%.*s\"%s ORDER BY 1", VIEW_ARG(table),
		   view_is(table, "number")
			   ? " WHERE name NOT IN ('run.took', "
			     "'copies.mark', 'copies.moving', 'copies.none', "
			     "'copies.warned') AND value <> 0"
			   : "");
	part = column(arena, db, buf_cstr(&sql), &n);
	for (size_t i = 0; i < n; i++) {
		printf("%.*s%.*s\n", VIEW_ARG(table), VIEW_ARG(part[i]));
	}
}

static void print_database(struct arena *arena, const char *path)
{
	struct err err = {0};
	struct db *db;
	struct view *row;
	size_t n;

	if (!db_open(&db, path, DB_READ, &err)) {
		quit(err.text, path);
	}
	row = column(arena, db,
		     "SELECT integrity_check FROM pragma_integrity_check"
		     " UNION ALL SELECT \"table\" || ' refers to nothing'"
		     " FROM pragma_foreign_key_check",
		     &n);
	for (size_t i = 0; i < n; i++) {
		printf("database %.*s\n", VIEW_ARG(row[i]));
	}
	row = column(arena, db,
		     "SELECT name FROM sqlite_schema WHERE type = 'table'"
		     " ORDER BY name",
		     &n);
	for (size_t i = 0; i < n; i++) {
		print_table(arena, db, row[i]);
	}
	db_close(db);
}

static struct hash hash_file(struct arena *arena, const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	char *at;

	if (fd < 0 || fstat(fd, &st) != 0) {
		quit("cannot be read", path);
	}
	at = arena_take(arena, (size_t)st.st_size + 1);
	if (read(fd, at, (size_t)st.st_size) != st.st_size) {
		quit("cannot be read", path);
	}
	close(fd);
	return hash_of(view_from(at, (size_t)st.st_size));
}

static void print_folder(struct arena *arena, const char *club, const char *folder)
{
	const char *dir = arena_printf(arena, "%s/%s", club, folder);
	struct dirent **entry;
	int n = scandir(dir, &entry, NULL, alphasort);

	if (n < 0) {
		quit("cannot be listed", dir);
	}
	for (int i = 0; i < n; i++) {
		const char *name = entry[i]->d_name;

		if (name[0] != '.') {
			char hex[HASH_HEX];
			struct hash h = hash_file(
				arena, arena_printf(arena, "%s/%s", dir, name));

			hex_write(h.byte, HASH_BYTES, hex);
			printf("%s %s %s\n", folder, name, hex);
		}
		free(entry[i]);
	}
	free(entry);
}

static const char *copy_of(struct arena *arena, const char *club, const char *setting)
{
	const char *path = arena_printf(arena, "%s/club.copy", club);
	struct err err = {0};
	struct store *st;

	(void)unlink(path);
	if (!store_open(&st, club, setting, DB_READ, &err) ||
	    !copy_write(st, path, NULL, &err)) {
		quit(err.text, setting);
	}
	store_close(st);
	return path;
}

int main(int argc, char **argv)
{
	struct arena arena = {0};

	if (argc != 2 && argc != 3) {
		quit("give a club's folder", "usage");
	}
	print_database(&arena, argc == 3 ? copy_of(&arena, argv[1], argv[2])
					 : arena_printf(&arena, "%s/club.db", argv[1]));
	for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
		print_folder(&arena, argv[1], folders[i]);
	}
	arena_free(&arena);
	return EXIT_SUCCESS;
}
