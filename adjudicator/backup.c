/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup.h"

#include "adjudicator/backup_contents.h"
#include "adjudicator/backup_copy.h"
#include "adjudicator/backup_names.h"
#include "adjudicator/club.h"
#include "adjudicator/file.h"
#include "adjudicator/store/copy.h"
#include "adjudicator/store/migrate.h"
#include "formats/text/line.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Of a backup that is being written, and of one that is let go. */
static const char half[] = ".half-";
static const char gone[] = ".gone-";

/* One making of a backup. */
struct making {
	const struct config *c;
	struct arena *arena;
	const char *folder;
	const char *path; /* while it is half there */
	struct backup_contents contents;
	struct progress *progress; /* NULL: none */
	struct err *err;
};

const char *backup_folder(const struct config *c, struct arena *arena)
{
	return club_path(arena, c->dir,
			 *c->backup_dir != '\0' ? c->backup_dir : "backups");
}

/* ---------------------------------------------------------------- folders */

struct names {
	const char **name;
	size_t count;
};

static bool keep_name(struct arena *arena, struct names *n, const char *name)
{
	n->name = arena_room(arena, n->name, n->count, sizeof *n->name);
	n->name[n->count++] = arena_str(arena, view_of(name));
	return true;
}

/* What is in a folder, but "." and ".."; false with errno set. */
static bool list_folder(struct arena *arena, const char *path, struct names *out)
{
	DIR *d = opendir(path);
	const struct dirent *e;

	*out = (struct names){0};
	if (d == NULL) {
		return false;
	}
	errno = 0;
	while ((e = readdir(d)) != NULL) {
		if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0) {
			(void)keep_name(arena, out, e->d_name);
		}
	}
	closedir(d);
	return errno == 0;
}

static void empty_folder(struct arena *arena, const char *path)
{
	struct names n;

	(void)list_folder(arena, path, &n);
	for (size_t i = 0; i < n.count; i++) {
		(void)unlink(club_path(arena, path, n.name[i]));
	}
}

/* A backup has no folder but this one. What is not ours stays, and its folder too. */
static void remove_backup(struct arena *arena, const char *path)
{
	const char *lexica = club_path(arena, path, BACKUP_LEXICA);

	empty_folder(arena, lexica);
	(void)rmdir(lexica);
	empty_folder(arena, path);
	(void)rmdir(path);
}

/* What a backup left that was cut short. */
static void sweep(struct making *m)
{
	struct names n;

	(void)list_folder(m->arena, m->folder, &n);
	for (size_t i = 0; i < n.count; i++) {
		struct view name = view_of(n.name[i]);

		if (view_starts(name, half) || view_starts(name, gone)) {
			remove_backup(m->arena,
				      club_path(m->arena, m->folder, n.name[i]));
		}
	}
}

/* By name; only folders that have one. */
static void list_backups(struct arena *arena, const char *folder, int64_t **made,
			 size_t *count)
{
	struct names n;

	*made = NULL;
	*count = 0;
	(void)list_folder(arena, folder, &n);
	for (size_t i = 0; i < n.count; i++) {
		int64_t t;

		if (backup_name_read(view_of(n.name[i]), &t)) {
			*made = arena_room(arena, *made, *count, sizeof **made);
			(*made)[(*count)++] = t;
		}
	}
}

static const char *path_of(struct arena *arena, const char *folder, const char *mark,
			   int64_t made)
{
	return club_path(arena, folder,
			 arena_printf(arena, "%s%s", mark, backup_name(arena, made)));
}

/* Those that need not be kept; under another name first, so that none is half there. */
static long let_go(struct making *m, int64_t now)
{
	int64_t *made;
	bool *keep;
	size_t count;
	long n = 0;

	list_backups(m->arena, m->folder, &made, &count);
	keep = arena_array(m->arena, count + 1, sizeof *keep);
	backup_names_keep(made, count, now, keep);
	for (size_t i = 0; i < count; i++) {
		const char *aside = path_of(m->arena, m->folder, gone, made[i]);

		if (!keep[i] &&
		    rename(path_of(m->arena, m->folder, "", made[i]), aside) == 0) {
			remove_backup(m->arena, aside);
			n++;
		}
	}
	return n;
}

/* ----------------------------------------------------------------- writing */

static bool add_file(struct making *m, const char *name, struct file_sum sum)
{
	struct backup_contents *c = &m->contents;

	if (c->files == BACKUP_FILES) {
		return err_set(m->err, ERR_IO, "%s would hold more than %d files",
			       m->path, BACKUP_FILES);
	}
	c->file = arena_room(m->arena, c->file, c->files, sizeof *c->file);
	c->file[c->files++] = (struct backup_file){name, sum};
	return true;
}

static bool copy_one(struct making *m, const char *from, const char *name)
{
	struct file_sum sum;

	return file_copy(from, club_path(m->arena, m->path, name), m->progress, &sum,
			 m->err) &&
	       add_file(m, name, sum);
}

static bool copy_database(struct making *m, struct store *st)
{
	const char *to = club_path(m->arena, m->path, BACKUP_DATABASE);
	struct file_sum sum;

	return db_version(store_db(st), &m->contents.schema, m->err) &&
	       backup_copy(st, store_path(m->arena, m->c->dir, m->c->database), to,
			   m->progress, m->err) &&
	       (file_sum(to, m->progress, &sum) ||
		err_set(m->err, ERR_IO, "cannot read %s: %s", to, strerror(errno))) &&
	       add_file(m, BACKUP_DATABASE, sum);
}

/* Of the club's folder; a key may be missing in an older club. */
static const struct part {
	const char *name;
	bool must;
} parts[] = {
	{"adjudicator.conf", true },
	{"club.key",         false},
	{"signing.key",      false},
	{"signing.pub",      false},
};

static bool copy_parts(struct making *m)
{
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		const char *from = club_path(m->arena, m->c->dir, parts[i].name);

		if (!parts[i].must && access(from, F_OK) != 0) {
			continue;
		}
		if (!copy_one(m, from, parts[i].name)) {
			return false;
		}
	}
	return true;
}

/* Its files, whatever they are called, as far as their names are plain. */
static bool copy_lexica(struct making *m)
{
	const char *from = club_path(m->arena, m->c->dir, m->c->lexica);
	const char *to = club_path(m->arena, m->path, BACKUP_LEXICA);
	struct names n;

	if (!list_folder(m->arena, from, &n)) {
		return errno == ENOENT || err_set(m->err, ERR_IO, "cannot read %s: %s",
						  from, strerror(errno));
	}
	if (mkdir(to, S_IRWXU) != 0) {
		return err_set(m->err, ERR_CREATE, "cannot make %s: %s", to,
			       strerror(errno));
	}
	for (size_t i = 0; i < n.count; i++) {
		const char *name =
			arena_printf(m->arena, BACKUP_LEXICA "/%s", n.name[i]);
		const char *path = club_path(m->arena, from, n.name[i]);
		struct stat st;

		if (backup_name_plain(view_of(name)) && stat(path, &st) == 0 &&
		    S_ISREG(st.st_mode) && !copy_one(m, path, name)) {
			return false;
		}
	}
	return file_settle(m->arena, club_path(m->arena, to, "x")) ||
	       err_set(m->err, ERR_IO, "cannot write %s: %s", to, strerror(errno));
}

static bool write_contents(struct making *m)
{
	struct buf b = buf_in(m->arena);

	backup_contents_write(&b, &m->contents);
	return file_make(m->arena, club_path(m->arena, m->path, BACKUP_CONTENTS),
			 S_IRUSR | S_IWUSR, buf_view(&b), m->err);
}

static bool prove(struct making *m, struct backup_checked *out)
{
	if (!backup_check(m->path, m->arena, m->progress, out, m->err)) {
		return false;
	}
	return out->wrong == NULL ||
	       err_set(m->err, ERR_IO,
		       "the copy does not hold, so there is no new backup: %s; the "
		       "database itself may be damaged (`adjudicator verify --all`)",
		       out->wrong);
}

static bool write_backup(struct making *m, struct store *st, struct backup_checked *out)
{
	if (mkdir(m->path, S_IRWXU) != 0) {
		return err_set(m->err, ERR_CREATE, "cannot make %s: %s", m->path,
			       strerror(errno));
	}
	return copy_database(m, st) && copy_parts(m) && copy_lexica(m) &&
	       write_contents(m) && prove(m, out);
}

/* It gets its name; one of the same second stands there, perhaps. */
static bool name_it(struct making *m, const char **path)
{
	const char *to = path_of(m->arena, m->folder, "", m->contents.made);

	if (rename(m->path, to) != 0 || !file_settle(m->arena, to)) {
		return err_set(m->err, ERR_IO, "cannot write %s: %s", to,
			       strerror(errno));
	}
	*path = to;
	return true;
}

/* ----------------------------------------------------------------- in peace */

/* Only one is written there at a time. */
static bool lock_folder(struct making *m, int *lock)
{
	if (mkdir(m->folder, S_IRWXU) != 0 && errno != EEXIST) {
		return err_set(m->err, ERR_CREATE, "cannot make the folder %s: %s",
			       m->folder, strerror(errno));
	}
	*lock = open(m->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (*lock < 0) {
		return err_set(m->err, ERR_CREATE, "cannot open the folder %s: %s",
			       m->folder, strerror(errno));
	}
	if (flock(*lock, LOCK_EX | LOCK_NB) == 0) {
		return true;
	}
	err_set(m->err, errno == EWOULDBLOCK ? ERR_RETRY : ERR_IO,
		errno == EWOULDBLOCK
			? "another backup is being written to %s; try again later"
			: "cannot lock the folder %s",
		m->folder);
	close(*lock);
	return false;
}

bool backup_make(const struct config *c, struct store *st, struct arena *arena,
		 const struct backup_wish *wish, struct backup_made *out,
		 struct err *err)
{
	struct making m = {.c = c,
			   .arena = arena,
			   .folder = wish->folder,
			   .progress = wish->progress,
			   .err = err};
	int lock = -1;
	bool ok;

	*out = (struct backup_made){0};
	if (!lock_folder(&m, &lock)) {
		return false;
	}
	sweep(&m);
	m.contents.made = wish->now;
	while (access(path_of(arena, m.folder, "", m.contents.made), F_OK) == 0) {
		m.contents.made++;
	}
	m.path = path_of(arena, m.folder, half, m.contents.made);
	ok = write_backup(&m, st, &out->checked) && name_it(&m, &out->path);
	if (ok) {
		out->dropped = let_go(&m, m.contents.made);
	} else {
		remove_backup(arena, m.path);
	}
	close(lock);
	return ok;
}

bool backup_newest(const struct config *c, struct arena *arena, struct backup_info *out,
		   struct err *err)
{
	const char *folder = backup_folder(c, arena);
	struct backup_contents contents;
	struct view text;
	int64_t *made;
	size_t count;

	*out = (struct backup_info){0};
	if (access(folder, R_OK | X_OK) != 0) {
		return errno == ENOENT || err_set(err, ERR_IO, "cannot read %s: %s",
						  folder, strerror(errno));
	}
	list_backups(arena, folder, &made, &count);
	for (size_t i = 0; i < count; i++) {
		if (out->path == NULL || made[i] > out->made) {
			out->path = path_of(arena, folder, "", made[i]);
			out->made = made[i];
		}
	}
	if (out->path != NULL &&
	    file_read(arena, club_path(arena, out->path, BACKUP_CONTENTS),
		      BACKUP_CONTENTS_MAX, &text) &&
	    backup_contents_read(arena, text, &contents)) {
		for (size_t i = 0; i < contents.files; i++) {
			out->bytes += contents.file[i].sum.size;
		}
	}
	return true;
}
