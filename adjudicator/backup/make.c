/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/make.h"

#include "adjudicator/backup/folder.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"
#include "formats/text/folder.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { AHEAD = 86400 /* clocks do not differ by more than that */ };

/* The making of one backup. */
struct making {
	const struct config *c;
	struct arena *arena;
	const char *folder;
	const char *path; /* while it is unfinished */
	struct backup_contents contents;
	struct progress *progress; /* may be NULL */
	struct err *err;
};

const char *backup_folder(const struct config *c, struct arena *arena)
{
	return file_path(arena, c->dir,
			 *c->backup_dir != '\0' ? c->backup_dir : "backups");
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

	return file_copy(file_real(m->arena, from), file_path(m->arena, m->path, name),
			 m->progress, &sum, m->err) &&
	       add_file(m, name, sum);
}

/* A database that is being copied. */
struct pouring {
	struct progress *progress;
	const char *from, *to;
	int64_t size; /* of the original; the copy may be smaller */
};

static void tell_rows(void *arg, const char *table, long n)
{
	const struct pouring *p = arg;

	progress_tell(p->progress, "copying %s: %ld rows", table, n);
}

static void tell(void *arg)
{
	const struct pouring *p = arg;
	struct stat st;

	if (stat(p->to, &st) == 0) {
		progress_bytes(p->progress, st.st_size, p->size, p->from);
	}
}

/* As copy_write. `from`: the database's file, or NULL. */
static bool copy_watched(struct store *st, const char *from, const char *to,
			 struct progress *progress, struct err *err)
{
	struct pouring p = {.progress = progress, .from = from, .to = to};
	const struct copy_listener rows = {tell_rows, &p};
	struct stat whole;
	bool ok;

	if (from != NULL && stat(from, &whole) == 0) {
		p.size = whole.st_size;
		store_watch(st, tell, &p);
	}
	ok = copy_write(st, to, &rows, err);
	store_watch(st, NULL, NULL);
	return ok;
}

static bool copy_database(struct making *m, struct store *st)
{
	const char *to = file_path(m->arena, m->path, BACKUP_DATABASE);
	struct file_sum sum;

	return db_version(store_db(st), &m->contents.schema, m->err) &&
	       copy_watched(st, store_path(m->arena, m->c->dir, m->c->database), to,
			    m->progress, m->err) &&
	       (file_sum(to, m->progress, &sum) ||
		err_set(m->err, ERR_IO, "cannot read %s: %s", to, err_why(errno))) &&
	       add_file(m, BACKUP_DATABASE, sum);
}

static bool copy_parts(struct making *m)
{
	for (size_t i = 0; i < BACKUP_PARTS; i++) {
		const char *from = file_path(m->arena, m->c->dir, backup_parts[i].name);

		struct stat st;

		if (!backup_parts[i].must && lstat(from, &st) != 0 && errno == ENOENT) {
			continue;
		}
		if (!copy_one(m, from, backup_parts[i].name)) {
			return false;
		}
	}
	return true;
}

const char *backup_lacks(const struct config *c, struct arena *arena)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < BACKUP_PARTS; i++) {
		if (view_ends(view_of(backup_parts[i].name), ".key") &&
		    credential_stands(arena,
				      file_path(arena, c->dir, backup_parts[i].name))) {
			buf_printf(&b, "%s%s", b.len > 0 ? " and " : "",
				   backup_parts[i].name);
		}
	}
	return b.len > 0 ? buf_cstr(&b) : NULL;
}

/* Copies the files of the folder, whatever they are called, if their names are
 * plain. */
static bool copy_lexica(struct making *m)
{
	const char *from = file_path(m->arena, m->c->dir, m->c->lexica);
	const char *to = file_path(m->arena, m->path, BACKUP_LEXICA);
	struct folder_names n;

	if (!folder_names(m->arena, from, &n)) {
		return errno == ENOENT || err_set(m->err, ERR_IO, "cannot read %s: %s",
						  from, err_why(errno));
	}
	if (mkdir(to, S_IRWXU) != 0) {
		return err_set(m->err, ERR_CREATE, "cannot make %s: %s", to,
			       err_why(errno));
	}
	folder_give_path(to, -1);
	for (size_t i = 0; i < n.count; i++) {
		const char *name =
			arena_printf(m->arena, BACKUP_LEXICA "/%s", n.name[i]);
		const char *path = file_path(m->arena, from, n.name[i]);
		struct stat st;

		if (backup_name_plain(view_of(name)) && stat(path, &st) == 0 &&
		    S_ISREG(st.st_mode) && !copy_one(m, path, name)) {
			return false;
		}
	}
	return file_settle(m->arena, file_path(m->arena, to, "x")) ||
	       err_set(m->err, ERR_IO, "cannot write %s: %s", to, err_why(errno));
}

static bool write_contents(struct making *m)
{
	struct buf b = buf_in(m->arena);

	backup_contents_write(&b, &m->contents);
	return file_make(m->arena, file_path(m->arena, m->path, BACKUP_CONTENTS),
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
			       err_why(errno));
	}
	folder_give_path(m->path, -1);
	return copy_database(m, st) && copy_parts(m) && copy_lexica(m) &&
	       write_contents(m) && prove(m, out);
}

/* Gives the backup its name; one of the same second may already have it. */
static bool name_it(struct making *m, const char **path)
{
	const char *to = backup_path(m->arena, m->folder, "", m->contents.made);

	if (rename(m->path, to) != 0 || !file_settle(m->arena, to)) {
		return err_set(m->err, ERR_IO, "cannot write %s: %s", to,
			       err_why(errno));
	}
	*path = to;
	return true;
}

/* ----------------------------------------------------------------- in peace */

static bool make_folder(struct making *m)
{
	if (mkdir(m->folder, S_IRWXU) == 0) {
		folder_give_path(m->folder, -1);
		return file_settle(m->arena, m->folder) ||
		       err_set(m->err, ERR_IO, "cannot write %s: %s", m->folder,
			       err_why(errno));
	}
	return errno == EEXIST ||
	       err_set(m->err, ERR_CREATE, "cannot make the folder %s: %s", m->folder,
		       err_why(errno));
}

/*
 * Only one is written there at a time. The lock is a file that is open for writing:
 * over NFS a folder cannot be locked. Where nothing can be, one of two that are written
 * at once does not pass its proof.
 */
static bool lock_folder(struct making *m, int *lock)
{
	const char *path = file_path(m->arena, m->folder, ".lock");

	if (!make_folder(m)) {
		return false;
	}
	*lock = file_lock(path, O_NOFOLLOW);
	if (*lock < 0) {
		return err_set(m->err, ERR_CREATE, "cannot write in the folder %s: %s",
			       m->folder, err_why(errno));
	}
	if (flock(*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) {
		return true;
	}
	close(*lock);
	return err_set(m->err, ERR_RETRY,
		       "another backup is being written to %s; try again later",
		       m->folder);
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
	struct backup_owner owner;
	int lock = -1;
	bool ok;

	*out = (struct backup_made){0};
	if (!lock_folder(&m, &lock)) {
		return false;
	}
	backup_sweep(arena, m.folder);
	m.contents.made = wish->now;
	while (access(backup_path(arena, m.folder, "", m.contents.made), F_OK) == 0) {
		m.contents.made++;
	}
	m.path = backup_path(arena, m.folder, BACKUP_HALF, m.contents.made);
	ok = write_backup(&m, st, &out->checked) && name_it(&m, &out->path);
	if (ok) {
		owner = backup_owner_of(c, arena);
		out->dropped = backup_let_go(arena, m.folder, &owner, m.contents.made);
	} else {
		backup_remove(arena, m.path);
	}
	close(lock);
	return ok;
}

/* Another club's is none of ours; one that cannot be read may be. */
bool backup_newest(const struct config *c, struct arena *arena, int64_t now,
		   struct backup_info *out, struct err *err)
{
	const char *folder = backup_folder(c, arena);
	struct backup_owner owner = backup_owner_of(c, arena);
	struct backup_entry *all;
	size_t count;

	*out = (struct backup_info){0};
	if (access(folder, R_OK | X_OK) != 0) {
		return errno == ENOENT || err_set(err, ERR_IO, "cannot read %s: %s",
						  folder, err_why(errno));
	}
	backup_list(arena, folder, &owner, &all, &count);
	for (size_t i = 0; i < count; i++) {
		if (all[i].whose == BACKUP_OTHERS) {
			continue;
		}
		if (all[i].made > now + AHEAD) {
			out->ahead++;
		} else if (out->path == NULL || all[i].made > out->made) {
			out->path = backup_path(arena, folder, "", all[i].made);
			out->made = all[i].made;
			out->bytes = all[i].bytes;
		}
	}
	return true;
}

static bool before(void *arg, struct store *st, int schema, struct err *err)
{
	const struct backup_upgrade *u = arg;
	const struct backup_wish wish = {.folder = backup_folder(u->config, u->arena),
					 .now = (int64_t)time(NULL)};
	struct backup_made made;
	struct err why = {0};

	if (!backup_make(u->config, st, u->arena, &wish, &made, &why)) {
		return err_set(
			err, why.kind,
			"this program is newer than the database (schema %d, it needs "
			"%d), and the copy that is made before it is changed cannot be "
			"written: %s; nothing was changed. Make room, or name another "
			"folder with backup-dir, and try again",
			schema, store_schema_version(), why.text);
	}
	log_info(u->log,
		 "the database goes from schema %d to %d; as it was it is kept in %s",
		 schema, store_schema_version(), made.path);
	return true;
}

struct store_upgrade backup_upgrade(struct backup_upgrade *u)
{
	return (struct store_upgrade){.before = before, .arg = u};
}

struct store_upgrade backup_upgrade_in(struct arena *arena, const struct config *c)
{
	struct backup_upgrade *u = arena_take(arena, sizeof *u);

	*u = (struct backup_upgrade){c, arena, NULL};
	return backup_upgrade(u);
}
