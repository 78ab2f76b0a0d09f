/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/maildir.h"

#include "formats/text/buf.h"
#include "formats/text/folder.h"
#include "formats/text/hash.h"
#include "formats/text/num.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOLDER_MODE = 0700, LETTER_MODE = 0600, NAME_PART = 80, NAME_HASH = 8 };

static const char *const folders[] = {"", "/tmp", "/new", "/cur"};

static bool make_folders(const char *dir, struct err *err)
{
	struct arena arena = {0};
	bool ok = true;

	for (size_t i = 0; ok && i < sizeof folders / sizeof folders[0]; i++) {
		const char *path = arena_printf(&arena, "%s%s", dir, folders[i]);

		if (mkdir(path, FOLDER_MODE) == 0) {
			folder_give_path(path, -1);
		} else if (errno != EEXIST) {
			ok = err_set(err, ERR_CREATE, "making %s: %s", path,
				     err_why(errno));
		}
	}
	arena_free(&arena);
	return ok;
}

bool maildir_make(const char *dir, struct err *err)
{
	struct arena arena = {0};
	bool ok = make_folders(dir, err) &&
		  make_folders(arena_printf(&arena, "%s/.Processed", dir), err) &&
		  make_folders(arena_printf(&arena, "%s/.Rejected", dir), err);

	arena_free(&arena);
	return ok;
}

int folder_open(const char *dir, const char *name)
{
	struct arena arena = {0};
	int fd = open(arena_printf(&arena, "%s/%s", dir, name),
		      O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	int why = errno;

	arena_free(&arena);
	errno = why;
	return fd;
}

struct view folder_uid(const char *name)
{
	struct view v = view_of(name);

	return view_part(v, 0, view_find(v, ':'));
}

bool folder_fail(struct err *err, const char *what, const char *dir, const char *name)
{
	enum err_kind kind = errno == EACCES || errno == EPERM ? ERR_DENIED : ERR_IO;

	return err_set(err, kind, "%s %s/%s: %s", what, dir, name, err_why(errno));
}

/* Finds the file of a letter in an open folder; *name is in the arena, NULL: there
 * is none. Returns false with errno when the folder cannot be read. */
static bool find(int fd, struct view uid, struct arena *arena, const char **name)
{
	struct folder_names there;
	bool ok = folder_names_at(arena, fd, ".", &there);

	*name = NULL;
	for (size_t i = 0; i < there.count && *name == NULL; i++) {
		if (view_eq(folder_uid(there.name[i]), uid)) {
			*name = there.name[i];
		}
	}
	return ok;
}

/* Moves the letter if it is in this folder; otherwise *gone stays true. */
static bool file_from(const char *dir, const char *folder, int to, struct view uid,
		      bool *gone, struct err *err)
{
	struct arena arena = {0};
	const char *name = arena_str(&arena, uid);
	const char *seen = arena_printf(&arena, "%s:2,S", name);
	int from = folder_open(dir, folder);
	bool ok = from >= 0;

	if (ok && renameat(from, name, to, seen) == 0) {
		*gone = false;
	} else if (ok && errno == ENOENT) {
		ok = find(from, uid, &arena, &name) &&
		     (name == NULL || renameat(from, name, to, name) == 0 ||
		      errno == ENOENT);
		*gone = name == NULL || !ok;
	} else {
		ok = false;
	}
	if (!ok) {
		(void)folder_fail(err, "moving a letter from", dir, folder);
	}
	if (from >= 0) {
		close(from);
	}
	arena_free(&arena);
	return ok;
}

/* Opens TO/NAME/cur, and makes it if it is missing. Returns -1 with err. */
static int open_target(const char *to, const char *name, struct err *err)
{
	struct arena arena = {0};
	const char *cur = arena_printf(&arena, "%s/cur", name);
	int fd = folder_open(to, cur);
	bool ok = true;

	if (fd < 0 && errno == ENOENT) {
		ok = make_folders(arena_printf(&arena, "%s/%s", to, name), err);
		fd = ok ? folder_open(to, cur) : -1;
	}
	if (ok && fd < 0) {
		(void)folder_fail(err, "filing letters in", to, cur);
	}
	arena_free(&arena);
	return fd;
}

bool maildir_file(const char *dir, struct view uid, const char *to, const char *name,
		  struct err *err)
{
	bool gone = true;
	bool ok;
	int fd;

	if (uid.len == 0 || uid.at[0] == '.' || view_find(uid, '/') < uid.len ||
	    view_find(uid, '\0') < uid.len) {
		return err_set(err, ERR_BUG, "no letter is called \"%.*s\"",
			       VIEW_ARG(uid));
	}
	fd = open_target(to, name, err);
	if (fd < 0) {
		return false;
	}
	ok = file_from(dir, "new", fd, uid, &gone, err) &&
	     (!gone || file_from(dir, "cur", fd, uid, &gone, err));
	close(fd);
	return ok;
}

/* A name that is readable and safe for a file; the hash keeps different names
 * apart. */
static const char *file_name(struct arena *arena, struct view name)
{
	struct buf b = buf_in(arena);
	struct hash h = hash_of(name);
	char hex[2 * NAME_HASH + 1];

	for (size_t i = 0; i < name.len && i < NAME_PART; i++) {
		char c = name.at[i];

		if (ascii_letter(c) || digit(c) || c == '-' ||
		    (c == '.' && b.len > 0)) {
			buf_char(&b, c);
		} else if (b.len > 0 && b.at[b.len - 1] != '_') {
			buf_char(&b, '_');
		}
	}
	hex_write(h.byte, NAME_HASH, hex);
	buf_printf(&b, "%s%s", b.len > 0 ? "." : "", hex);
	return buf_cstr(&b);
}

static bool write_all(int fd, struct view bytes)
{
	while (bytes.len > 0) {
		ssize_t put = write(fd, bytes.at, bytes.len);

		if (put < 0 && errno == EINTR) {
			continue;
		}
		if (put < 0) {
			return false;
		}
		bytes = view_part(bytes, (size_t)put, bytes.len);
	}
	return fsync(fd) == 0;
}

/* Writes a whole letter under tmp/ and syncs it. */
static bool write_letter(int tmp, const char *name, struct view bytes)
{
	int fd;
	bool ok;

	/* A crash can have left half a letter there. */
	if (unlinkat(tmp, name, 0) != 0 && errno != ENOENT) {
		return false;
	}
	fd = openat(tmp, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
		    LETTER_MODE);
	if (fd < 0) {
		return false;
	}
	folder_give(tmp, fd);
	ok = write_all(fd, bytes);
	return close(fd) == 0 && ok;
}

bool maildir_deliver(const char *dir, struct view name, struct view bytes,
		     struct err *err)
{
	struct arena arena = {0};
	const char *file = file_name(&arena, name);
	int tmp = folder_open(dir, "tmp");
	int fresh = folder_open(dir, "new");
	bool ok = tmp >= 0 && fresh >= 0 && write_letter(tmp, file, bytes) &&
		  renameat(tmp, file, fresh, file) == 0 && fsync(fresh) == 0;

	if (!ok) {
		(void)folder_fail(err, "cannot deliver into", dir, "new");
	}
	if (tmp >= 0) {
		close(tmp);
	}
	if (fresh >= 0) {
		close(fresh);
	}
	arena_free(&arena);
	return ok;
}
