/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/file_copy.h"

#include "adjudicator/system/file.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CHUNK = 65536 };

/* A regular file, or -1 with errno. */
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

/* One file that is read, and how far it got is told. */
struct reading {
	const char *path;
	int64_t size;
	struct progress *progress;
};

/* All of one file into the other (-1: none), and its sum. */
static bool pour(const struct reading *r, int from, int to, struct file_sum *out)
{
	struct hash_run run;
	char chunk[CHUNK];
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
	ok = pour(&r, in, fd, out) && fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	if (!ok) {
		err_set(err, ERR_IO, "cannot copy %s to %s: %s", from, to,
			err_why(errno));
	}
	close(in);
	return ok;
}
