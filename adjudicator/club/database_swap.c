/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/database_swap.h"

#include "adjudicator/system/file.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MARK_MAX = 8192 };

static const char wal[] = "-wal";

static bool fail(struct err *err, const char *doing, const char *path)
{
	return err_set(err, ERR_IO, "cannot %s %s: %s", doing, path, err_why(errno));
}

static const char *mark_of(struct arena *arena, const char *dir)
{
	return file_path(arena, dir, "club.swap");
}

static bool there(const char *path)
{
	return access(path, F_OK) == 0;
}

const char *swap_beside(struct arena *arena, const char *file, const char *name)
{
	const char *slash = strrchr(file, '/');

	return slash == NULL ? name
			     : arena_printf(arena, "%.*s/%s", (int)(slash - file), file,
					    name);
}

/* Where a file of the database is moved to. `which` is "-wal", or "" for the
 * database itself. */
static const char *put_of(struct arena *arena, const char *file, const char *aside,
			  const char *which)
{
	const char *slash = strrchr(file, '/');

	return arena_printf(arena, "%s/%s%s", swap_beside(arena, file, aside),
			    slash != NULL ? slash + 1 : file, which);
}

static const char *log_of(struct arena *arena, const char *file)
{
	return arena_printf(arena, "%s%s", file, wal);
}

/* ------------------------------------------------------------------------ taking */

/* The path is stored as the settings have it, because a club's folder may be moved. */
static bool mark(const struct swap *s, struct err *err)
{
	struct view file = view_of(s->file);
	size_t dir = strlen(s->dir);

	if (view_starts(file, s->dir) && file.len > dir && file.at[dir] == '/') {
		file = view_part(file, dir + 1, file.len);
	}
	return file_make(
		s->arena, mark_of(s->arena, s->dir), S_IRUSR | S_IWUSR,
		view_of(arena_printf(s->arena, "%.*s\n%s\n", VIEW_ARG(file), s->aside)),
		err);
}

static bool put_aside(const struct swap *s, const char *which, struct err *err)
{
	const char *from = arena_printf(s->arena, "%s%s", s->file, which);
	const char *to = put_of(s->arena, s->file, s->aside, which);

	return !there(from) ||
	       (rename(from, to) == 0 && file_settle(s->arena, to) &&
		file_settle(s->arena, from)) ||
	       fail(err, "put aside", from);
}

static bool unmark(struct arena *arena, const char *dir, struct err *err)
{
	const char *path = mark_of(arena, dir);

	return (unlink(path) == 0 && file_settle(arena, path)) || errno == ENOENT ||
	       fail(err, "remove", path);
}

/* The index of a log is made again with the log. */
static void drop_index(struct arena *arena, const char *file)
{
	(void)unlink(arena_printf(arena, "%s-shm", file));
}

bool swap_take(const struct swap *s, struct err *err)
{
	const char *aside = swap_beside(s->arena, s->file, s->aside);
	bool old = there(s->file);

	if ((old || there(log_of(s->arena, s->file))) &&
	    ((mkdir(aside, S_IRWXU) != 0 && errno != EEXIST) ||
	     !file_settle(s->arena, aside))) {
		return fail(err, "make the folder", aside);
	}
	if ((old && !mark(s, err)) || !put_aside(s, wal, err) ||
	    !put_aside(s, "", err)) {
		return false;
	}
	drop_index(s->arena, s->file);
	if (rename(s->made, s->file) != 0 || !file_settle(s->arena, s->file)) {
		return fail(err, "write", s->file);
	}
	return !old || unmark(s->arena, s->dir, err);
}

/* ----------------------------------------------------------------------- undoing */

/* A log that somebody has begun in the meantime is not overwritten, unless it is
 * empty. */
static bool bring_back(struct arena *arena, const char *file, const char *aside,
		       const char *which, struct err *err)
{
	const char *from = put_of(arena, file, aside, which);
	const char *to = arena_printf(arena, "%s%s", file, which);
	struct stat st;

	if (!there(from) || (stat(to, &st) == 0 && st.st_size > 0)) {
		return true;
	}
	return (rename(from, to) == 0 && file_settle(arena, to)) ||
	       fail(err, "bring back", to);
}

static bool undo(struct arena *arena, const char *file, const char *aside,
		 struct err *err)
{
	bool taken = there(put_of(arena, file, aside, ""));

	/* the new database is already in its place */
	if (taken && there(file)) {
		return true;
	}
	drop_index(arena, file);
	if (!bring_back(arena, file, aside, "", err) ||
	    !bring_back(arena, file, aside, wal, err)) {
		return false;
	}
	(void)rmdir(swap_beside(arena, file, aside));
	return true;
}

bool swap_undo(struct arena *arena, const char *dir, struct err *err)
{
	const char *path = mark_of(arena, dir);
	struct view text;
	struct view file;

	if (!file_read(arena, path, MARK_MAX, &text)) {
		return errno == ENOENT || errno == ENOTDIR || fail(err, "read", path);
	}
	file = view_cut(&text, '\n');
	text = view_cut(&text, '\n');
	if (file.len == 0 || text.len == 0 || view_find(text, '/') < text.len) {
		return err_set(err, ERR_DATA, "%s is damaged", path);
	}
	return undo(arena, file_path(arena, dir, arena_str(arena, file)),
		    arena_str(arena, text), err) &&
	       unmark(arena, dir, err);
}
