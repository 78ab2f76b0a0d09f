/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/file.h"

#include "formats/text/buf.h"
#include "formats/text/folder.h"
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CHUNK = 16384 };

/* The expected size of a file that nobody writes to; 0: unknown. */
static size_t size_of(int fd, size_t max)
{
	struct stat st;

	return fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 &&
			       (uintmax_t)st.st_size <= max
		       ? (size_t)st.st_size
		       : 0;
}

bool file_read_from(struct arena *arena, int fd, size_t max, struct view *out)
{
	struct buf b = buf_for(arena, size_of(fd, max));
	char chunk[CHUNK];
	ssize_t n;

	while ((n = read(fd, chunk, sizeof chunk)) != 0) {
		if (n > 0) {
			buf_add(&b, view_from(chunk, (size_t)n));
		} else if (errno != EINTR) {
			return false;
		}
		if (b.len > max) {
			errno = EFBIG;
			return false;
		}
	}
	*out = buf_view(&b);
	return true;
}

bool file_read(struct arena *arena, const char *path, size_t max, struct view *out)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	int why;
	bool ok;

	if (fd < 0) {
		return false;
	}
	ok = file_read_from(arena, fd, max, out);
	why = errno;
	close(fd);
	errno = why;
	return ok;
}

/* Checks that only its owner can read the file. */
static bool secret(int fd, const char *path, struct err *err)
{
	struct stat st;

	if (fstat(fd, &st) != 0) {
		return err_set(err, ERR_IO, "cannot read %s: %s", path, err_why(errno));
	}
	if ((st.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
		return err_set(err, ERR_DENIED,
			       "%s must be its owner's alone but has mode %03o; run "
			       "`chmod 600 '%s'`",
			       path, (unsigned)(st.st_mode & 0777U), path);
	}
	return true;
}

bool file_read_secret(struct arena *arena, const char *path, size_t max,
		      struct view *out, struct err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	bool ok;

	if (fd < 0) {
		enum err_kind kind = errno == ENOENT   ? ERR_CONFIG
				     : errno == EACCES ? ERR_DENIED
						       : ERR_IO;

		return err_set(err, kind, "cannot read %s: %s", path, err_why(errno));
	}
	ok = secret(fd, path, err) &&
	     (file_read_from(arena, fd, max, out) ||
	      err_set(err, ERR_IO, "cannot read %s: %s", path, err_why(errno)));
	close(fd);
	errno = 0;
	return ok;
}

const char *file_real(struct arena *arena, const char *path)
{
	char whole[PATH_MAX];

	return realpath(path, whole) != NULL ? arena_str(arena, view_of(whole)) : path;
}

bool file_put(int fd, struct view bytes)
{
	while (bytes.len > 0) {
		ssize_t n = write(fd, bytes.at, bytes.len);

		if (n < 0 && errno != EINTR) {
			return false;
		}
		bytes = view_part(bytes, n > 0 ? (size_t)n : 0, bytes.len);
	}
	return true;
}

bool file_settle(struct arena *arena, const char *path)
{
	int folder =
		open(dirname(arena_str(arena, view_of(path))), O_RDONLY | O_CLOEXEC);
	bool ok = folder >= 0 && fsync(folder) == 0;

	if (folder >= 0) {
		close(folder);
	}
	return ok;
}

bool file_make(struct arena *arena, const char *path, mode_t mode, struct view bytes,
	       struct err *err)
{
	const char *half = arena_printf(arena, "%s.new", path);
	int fd;
	bool ok;

	unlink(half); /* left by a run that was cut short */
	fd = open(half, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
	if (fd < 0) {
		return err_set(err, ERR_CREATE, "cannot make %s: %s", path,
			       err_why(errno));
	}
	folder_give_path(half, fd);
	ok = fchmod(fd, mode) == 0 && file_put(fd, bytes) && fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	/* Once renamed the file is whole; failing to sync the folder is still an
	 * error. */
	if (!ok || rename(half, path) != 0 || !file_settle(arena, path)) {
		err_set(err, ERR_IO, "cannot write %s: %s", path, err_why(errno));
		unlink(half);
		return false;
	}
	return true;
}

int file_lock(const char *path, int flags)
{
	int how = O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | flags;
	int fd = open(path, how | O_EXCL, S_IRUSR | S_IWUSR);

	if (fd < 0 && errno == EEXIST) {
		return open(path, how, S_IRUSR | S_IWUSR);
	}
	if (fd >= 0) {
		folder_give_path(path, fd);
	}
	return fd;
}

const char *file_path(struct arena *arena, const char *dir, const char *name)
{
	if (*name == '/' || strcmp(dir, ".") == 0) {
		return arena_printf(arena, "%s", name);
	}
	return arena_printf(arena, "%s/%s", dir, name);
}

enum { PIECE = 65536 };

/* Opens a regular file; -1 with errno. */
static int open_plain(const char *path, int64_t *size)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW | O_NONBLOCK);
	struct stat st = {0};

	if (fd >= 0 && (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode))) {
		close(fd);
		errno = EINVAL;
		return -1;
	}
	*size = st.st_size;
	return fd;
}

/* A file being read, with its progress. */
struct reading {
	const char *path;
	int64_t size;
	struct progress *progress;
};

/* Copies all of one file into another (-1: none), and sums it. */
static bool pour(const struct reading *r, int from, int to, struct file_sum *out)
{
	struct hash_run run;
	char chunk[PIECE];
	ssize_t n;

	out->size = 0;
	hash_start(&run);
	while ((n = read(from, chunk, sizeof chunk)) != 0) {
		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n < 0 || (to >= 0 && !file_put(to, view_from(chunk, (size_t)n)))) {
			return false;
		}
		hash_add(&run, view_from(chunk, (size_t)n));
		out->size += n;
		progress_bytes(r->progress, out->size, r->size, r->path);
	}
	out->hash = hash_end(&run);
	return true;
}

bool file_sum(const char *path, struct progress *p, struct file_sum *out)
{
	struct reading r = {.path = path, .progress = p};
	int fd = open_plain(path, &r.size);
	bool ok = fd >= 0 && pour(&r, fd, -1, out);
	int why = errno;

	if (fd >= 0) {
		close(fd);
	}
	errno = why;
	return ok;
}

bool file_copy(const char *from, const char *to, struct progress *p,
	       struct file_sum *out, struct err *err)
{
	struct reading r = {.path = from, .progress = p};
	int in = open_plain(from, &r.size);
	int fd;
	bool ok;

	if (in < 0) {
		return err_set(err, ERR_IO, "cannot read %s: %s", from, err_why(errno));
	}
	fd = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
	if (fd < 0) {
		err_set(err, ERR_CREATE, "cannot make %s: %s", to, err_why(errno));
		close(in);
		return false;
	}
	folder_give_path(to, fd);
	ok = pour(&r, in, fd, out) && fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	if (!ok) {
		err_set(err, ERR_IO, "cannot copy %s to %s: %s", from, to,
			err_why(errno));
	}
	close(in);
	return ok;
}
