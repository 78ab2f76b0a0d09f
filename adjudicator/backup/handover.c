/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/handover.h"

#include "adjudicator/backup/contents.h"
#include "adjudicator/backup/names.h"
#include "adjudicator/system/file.h"
#include "adjudicator/system/tar.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CHUNK = 65536 };

static const char zeros[2 * TAR_BLOCK];

static bool fail(struct err *err, const char *doing, const char *path)
{
	return err_set(err, errno == EEXIST ? ERR_CREATE : ERR_IO, "cannot %s %s: %s",
		       doing, path, err_why(errno));
}

/* ---------------------------------------------------------------------- the mark */

static const char *mark_of(struct arena *arena, const char *dir)
{
	return file_path(arena, dir, "club.handed");
}

bool handover_check(struct arena *arena, const char *dir, struct err *err)
{
	return access(mark_of(arena, dir), F_OK) != 0 ||
	       err_set(err, ERR_CONFIG,
		       "the club in %s was handed over and goes on elsewhere; if it "
		       "does not, and nobody else runs it, `adjudicator handover "
		       "--back` "
		       "lets it go on here",
		       dir);
}

bool handover_back(struct arena *arena, const char *dir, bool *was, struct err *err)
{
	const char *path = mark_of(arena, dir);

	*was = unlink(path) == 0;
	return (*was && file_settle(arena, path)) || (!*was && errno == ENOENT) ||
	       fail(err, "remove", path);
}

/* ------------------------------------------------------------------------ giving */

/* Copies that many bytes of a file, and pads them to a block. */
static bool pour(int from, int to, int64_t size, const char *name, struct progress *p)
{
	char chunk[CHUNK];
	int64_t left = size;

	while (left > 0) {
		ssize_t n =
			read(from, chunk, left < CHUNK ? (size_t)left : (size_t)CHUNK);

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0 || !file_put(to, view_from(chunk, (size_t)n))) {
			return false;
		}
		left -= n;
		progress_bytes(p, size - left, size, name);
	}
	return file_put(to, view_from(zeros, (size_t)tar_padding(size)));
}

/* A backup that is being handed over. */
struct giving {
	struct arena *arena;
	const char *backup, *name; /* its folder, and that folder's name */
	int64_t made;
	struct progress *progress;
	int fd;
};

static bool give_file(const struct giving *g, const char *name)
{
	int from = open(file_path(g->arena, g->backup, name), O_RDONLY | O_CLOEXEC);
	struct tar_entry e = {.written = g->made};
	char block[TAR_BLOCK];
	struct stat st;
	bool ok;

	(void)snprintf(e.name, sizeof e.name, "%s/%s", g->name, name);
	ok = from >= 0 && fstat(from, &st) == 0;
	e.size = ok ? st.st_size : 0;
	ok = ok && strlen(g->name) + 1 + strlen(name) < sizeof e.name &&
	     tar_write(block, &e) && file_put(g->fd, view_from(block, sizeof block)) &&
	     pour(from, g->fd, e.size, name, g->progress);
	if (from >= 0) {
		close(from);
	}
	return ok;
}

static bool give_all(struct giving *g)
{
	struct backup_contents c;

	if (!backup_contents_of(g->arena, g->backup, &c)) {
		return false;
	}
	g->made = c.made;
	for (size_t i = 0; i < c.files; i++) {
		if (!give_file(g, c.file[i].name)) {
			return false;
		}
	}
	return give_file(g, BACKUP_CONTENTS) &&
	       file_put(g->fd, view_from(zeros, sizeof zeros)) && fsync(g->fd) == 0;
}

static bool mark_handed(struct arena *arena, const char *dir, const char *file,
			struct err *err)
{
	return file_make(arena, mark_of(arena, dir), S_IRUSR | S_IWUSR,
			 view_of(arena_printf(arena, "%s\n", file)), err);
}

/* Until the file has its name, nobody can go on with it: in case of failure the club
 * goes on here. */
static bool hand(struct arena *arena, const char *dir, const char *half,
		 const char *file, struct err *err)
{
	struct err ignored = {0};
	bool was;

	if (!mark_handed(arena, dir, file, err) ||
	    (rename(half, file) != 0 && !fail(err, "write", file))) {
		(void)handover_back(arena, dir, &was, &ignored);
		return false;
	}
	return file_settle(arena, file) || fail(err, "write", file);
}

bool handover_give(struct arena *arena, const char *dir, const char *backup,
		   const char *file, struct progress *progress, struct err *err)
{
	const char *half = arena_printf(arena, "%s.new", file);
	struct giving g = {.arena = arena, .backup = backup, .progress = progress};
	const char *name = strrchr(backup, '/');
	bool ok;

	g.name = name != NULL ? name + 1 : backup;
	if (access(file, F_OK) == 0) {
		errno = EEXIST;
		return fail(err, "make", file);
	}
	(void)unlink(half);
	g.fd = open(half, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
	if (g.fd < 0) {
		return err_set(err, ERR_CREATE, "cannot make %s: %s", file,
			       err_why(errno));
	}
	ok = give_all(&g) || fail(err, "write", file);
	close(g.fd);
	ok = ok && hand(arena, dir, half, file, err);
	if (!ok) {
		(void)unlink(half);
	}
	return ok;
}

/* ------------------------------------------------------------------------ taking */

/* A file that is being unpacked. */
struct taking {
	struct arena *arena;
	const char *file, *folder;
	const char *half; /* the backup, while it is unfinished */
	int64_t made;     /* from its name */
	size_t files;
	int fd;
	struct progress *progress;
	struct err *err;
};

static bool odd(const struct taking *t)
{
	return err_set(t->err, ERR_DATA,
		       "%s is not what `adjudicator handover` writes, or not all of it",
		       t->file);
}

static bool read_block(const struct taking *t, char block[TAR_BLOCK])
{
	size_t got = 0;

	while (got < TAR_BLOCK) {
		ssize_t n = read(t->fd, block + got, TAR_BLOCK - got);

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			return false;
		}
		got += (size_t)n;
	}
	return true;
}

/* The first file names the backup; all others belong to the same. */
static bool begin(struct taking *t, struct view name)
{
	if (t->half != NULL) {
		int64_t made;

		return backup_name_read(name, &made) && made == t->made;
	}
	if (!backup_name_read(name, &t->made)) {
		return false;
	}
	t->half = file_path(t->arena, t->folder,
			    arena_printf(t->arena, ".half-%.*s", VIEW_ARG(name)));
	return (mkdir(t->folder, S_IRWXU) == 0 || errno == EEXIST) &&
	       (mkdir(t->half, S_IRWXU) == 0 || errno == EEXIST) &&
	       (mkdir(file_path(t->arena, t->half, BACKUP_LEXICA), S_IRWXU) == 0 ||
		errno == EEXIST);
}

static bool take_file(struct taking *t, const struct tar_entry *e)
{
	struct view rest = view_of(e->name);
	struct view folder = view_cut(&rest, '/');
	char pad[TAR_BLOCK];
	const char *to;
	int fd;
	bool ok;

	if (!backup_name_plain(rest) || !begin(t, folder) ||
	    ++t->files > BACKUP_FILES) {
		return odd(t);
	}
	to = file_path(t->arena, t->half, arena_str(t->arena, rest));
	(void)unlink(to); /* left by one that was cut short */
	fd = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
		  S_IRUSR | S_IWUSR);
	if (fd < 0) {
		return fail(t->err, "make", to);
	}
	/* The padding was copied, too: cuts it off. */
	ok = pour(t->fd, fd, e->size, to, t->progress) && ftruncate(fd, e->size) == 0 &&
	     fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	return ok && (tar_padding(e->size) == 0 ||
		      read(t->fd, pad, (size_t)tar_padding(e->size)) ==
			      tar_padding(e->size))
		       ? true
		       : odd(t);
}

static bool take_all(struct taking *t)
{
	char block[TAR_BLOCK];
	struct tar_entry e;

	while (read_block(t, block)) {
		enum tar_kind kind = tar_read(block, &e);

		if (kind == TAR_END) {
			return t->half != NULL || odd(t);
		}
		if (kind == TAR_WRONG) {
			break;
		}
		if (!take_file(t, &e)) {
			return false;
		}
	}
	return odd(t);
}

/* Whether `path` is a sound backup with the same contents, from an earlier try that
 * came no further. The half one stays; the next backup removes it. */
static bool taken_before(struct taking *t, const char *path)
{
	struct backup_checked checked;
	struct err ignored = {0};
	struct file_sum there;
	struct file_sum fresh;
	int why = errno;
	bool same =
		file_sum(file_path(t->arena, path, BACKUP_CONTENTS), NULL, &there) &&
		file_sum(file_path(t->arena, t->half, BACKUP_CONTENTS), NULL, &fresh) &&
		memcmp(&there.hash, &fresh.hash, sizeof fresh.hash) == 0 &&
		backup_check(path, t->arena, t->progress, &checked, &ignored) &&
		checked.wrong == NULL;

	errno = why;
	return same;
}

static bool prove(struct taking *t, const char **path)
{
	struct backup_checked checked;

	if (!backup_check(t->half, t->arena, t->progress, &checked, t->err)) {
		return false;
	}
	if (checked.wrong != NULL) {
		return err_set(t->err, ERR_DATA, "%s is damaged: %s", t->file,
			       checked.wrong);
	}
	*path = file_path(t->arena, t->folder, backup_name(t->arena, t->made));
	return (rename(t->half, *path) == 0 && file_settle(t->arena, *path)) ||
	       taken_before(t, *path) || fail(t->err, "write", *path);
}

bool handover_open(struct arena *arena, const char *file, const char *folder,
		   struct progress *progress, const char **path, struct err *err)
{
	struct taking t = {.arena = arena,
			   .file = file,
			   .folder = folder,
			   .progress = progress,
			   .err = err};
	bool ok;

	t.fd = open(file, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	if (t.fd < 0) {
		return fail(err, "read", file);
	}
	ok = take_all(&t) && prove(&t, path);
	close(t.fd);
	return ok;
}
