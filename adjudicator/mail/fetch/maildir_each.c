/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/maildir.h"

#include "formats/text/folder.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { RAW_MAX = 1024 * 1024 };

struct entry {
	const char *folder, *name;
	int64_t changed;
	int why; /* errno: it cannot be examined; 0: it can */
};

struct entries {
	struct arena *arena;
	struct entry *at;
	size_t n;
};

/* Whether the error is about the folder or this process, and not about one file. */
static bool concerns_all(int why)
{
	return why == EACCES || why == EMFILE || why == ENFILE || why == ENOMEM;
}

static void add(struct entries *out, struct entry e)
{
	e.name = arena_str(out->arena, view_of(e.name));
	out->at = arena_room(out->arena, out->at, out->n, sizeof *out->at);
	out->at[out->n++] = e;
}

/* Notes a regular file, also one that cannot be examined. Returns false with errno
 * when the error concerns all files. */
static bool note(int fd, const char *folder, const char *name, struct entries *out)
{
	struct stat st;

	if (fstatat(fd, name, &st, AT_SYMLINK_NOFOLLOW) == 0) {
		if (S_ISREG(st.st_mode)) {
			add(out, (struct entry){folder, name, (int64_t)st.st_mtime, 0});
		}
		return true;
	}
	if (errno != ENOENT && !concerns_all(errno)) {
		add(out, (struct entry){folder, name, INT64_MAX, errno});
		return true;
	}
	return errno == ENOENT;
}

/* Notes all files of a folder. Returns false with errno. */
static bool note_all(int fd, const char *folder, struct entries *out)
{
	struct arena arena = {0};
	struct folder_names there;
	bool ok = folder_names_at(&arena, fd, ".", &there);
	int why;

	for (size_t i = 0; ok && i < there.count; i++) {
		ok = there.name[i][0] == '.' || note(fd, folder, there.name[i], out);
	}
	why = errno;
	arena_free(&arena);
	errno = why;
	return ok;
}

static bool list(const char *dir, const char *folder, struct entries *out,
		 struct err *err)
{
	int fd = folder_open(dir, folder);
	bool ok;

	if (fd < 0 && errno == ENOENT) {
		return err_set(err, ERR_IO,
			       "there is no %s/%s, where letters should arrive; "
			       "`adjudicator init` makes the Maildir",
			       dir, folder);
	}
	ok = fd >= 0 && note_all(fd, folder, out);
	if (!ok) {
		(void)folder_fail(err, "reading", dir, folder);
	}
	if (fd >= 0) {
		close(fd);
	}
	return ok;
}

/* Sorts by time, then by name: letters are judged in this order. */
static int entry_order(const void *a, const void *b)
{
	const struct entry *x = a;
	const struct entry *y = b;
	int order = (x->changed > y->changed) - (x->changed < y->changed);

	if (order == 0) {
		order = view_order(folder_uid(x->name), folder_uid(y->name));
	}
	return order != 0 ? order : strcmp(x->folder, y->folder);
}

/* Reads at most `size` bytes of the file, and at most RAW_MAX. */
static bool slurp(int fd, off_t size, struct arena *arena, struct maildir_letter *l)
{
	size_t cap = size > RAW_MAX ? RAW_MAX : (size_t)size;
	char *at = arena_take(arena, cap);
	size_t n = 0;

	while (n < cap) {
		ssize_t got = read(fd, at + n, cap - n);

		if (got < 0 && errno == EINTR) {
			continue;
		}
		if (got < 0) {
			return false;
		}
		if (got == 0) {
			break;
		}
		n += (size_t)got;
	}
	l->truncated = size > RAW_MAX;
	l->raw = view_from(at, n);
	return true;
}

/* Reads a letter. Returns false with errno. l->uid stays empty when the file is not
 * a regular one. */
static bool read_file(int fd, const char *name, struct arena *arena,
		      struct maildir_letter *l)
{
	struct stat st;

	if (fstat(fd, &st) != 0) {
		return false;
	}
	if (!S_ISREG(st.st_mode)) {
		return true;
	}
	l->arrived = (int64_t)st.st_mtime;
	l->uid = arena_copy(arena, folder_uid(name));
	return slurp(fd, st.st_size, arena, l);
}

/* Returns 0 or errno. l->uid stays empty when the letter is gone or its file is no
 * longer a regular one. */
static int read_letter(int folder, const struct entry *e, struct arena *arena,
		       struct maildir_letter *l)
{
	int fd =
		openat(folder, e->name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	int why = 0;

	if (fd < 0) {
		return errno == ENOENT || errno == ELOOP ? 0 : errno;
	}
	if (!read_file(fd, e->name, arena, l)) {
		why = errno;
	}
	close(fd);
	return why;
}

/* Reads a letter. An error after its folder was opened goes into l->unread, because
 * it is about this letter only, unless memory or descriptors are short. */
static bool take_letter(const char *dir, const struct entry *e, struct arena *arena,
			struct maildir_letter *l, struct err *err)
{
	int folder = folder_open(dir, e->folder);
	int why = e->why;

	*l = (struct maildir_letter){0};
	if (folder < 0) {
		return folder_fail(err, "reading", dir, e->folder);
	}
	if (why == 0) {
		why = read_letter(folder, e, arena, l);
	}
	close(folder);
	if (why == EMFILE || why == ENFILE || why == ENOMEM) {
		return err_set(err, ERR_IO, "reading %s/%s/%s: %s", dir, e->folder,
			       e->name, err_why(why));
	}
	if (why != 0) {
		*l = (struct maildir_letter){
			.uid = arena_copy(arena, folder_uid(e->name)),
			.arrived = e->changed,
			.unread = err_why(why)};
	}
	return true;
}

static void set_arrival(struct maildir_letter *l, struct view received_by)
{
	int64_t stamp = arrival_read(l->raw, received_by, INT64_MIN);

	l->stamped = stamp != INT64_MIN;
	l->arrived = l->stamped ? stamp : l->arrived;
}

static bool listed(const char *dir, struct entries *e, struct err *err)
{
	if (!list(dir, "new", e, err) || !list(dir, "cur", e, err)) {
		return false;
	}
	if (e->n > 0) {
		qsort(e->at, e->n, sizeof *e->at, entry_order);
	}
	return true;
}

bool maildir_each(const char *dir, struct view received_by, struct arena *arena,
		  bool (*each)(void *arg, const struct maildir_letter *l), void *arg,
		  struct err *err)
{
	struct arena own = {0};
	struct entries e = {.arena = &own};
	struct view last = {0};
	bool ok = listed(dir, &e, err);
	bool more = true;

	for (size_t i = 0; ok && more && i < e.n; i++) {
		struct maildir_letter l;
		struct view uid = folder_uid(e.at[i].name);

		/* It was moved from new/ to cur/ while the folders were listed, so
		 * it is there twice. */
		if (view_eq(uid, last)) {
			continue;
		}
		arena_reset(arena);
		ok = take_letter(dir, &e.at[i], arena, &l, err);
		if (ok && l.uid.len > 0) {
			last = uid;
			set_arrival(&l, received_by);
			more = each(arg, &l);
		}
	}
	arena_free(&own);
	return ok;
}
