/* SPDX-License-Identifier: ISC */
/*
 * A power cut at a chosen moment, by LD_PRELOAD: in place of its n-th change to a file
 * the program dies, and what no fsync has made sure of is taken back, as a disk may
 * lose it. Kept for that is what a write wrote over, until its file is synced, and new,
 * other and lost names, until their folder is.
 * - POWER_AT=n: the cut
 * - POWER_LOSES=all: everything; torn: but half of the last write; mixed: each second
 *   write, where no later one lies on it; data: what was written, and no name; names:
 * the other way round; a number: as data, and each name from that one on
 * - POWER_KEPT=FOLDER: on the same disk, for files that have lost their names
 * - POWER_PLANT=1: no fsync makes sure of anything, which must be found
 * - POWER_TALLY=FILE: at its end the program leaves there how many changes it made
 * Children have a good day. Shared memory of SQLite is made anew after a cut.
 */
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/crash/power_cut.h"

enum { CHANGES = 65536 };
/* A library that stands before others has no caller to hand it its state. */
static struct {
	bool child, planted;
	long calls, at; /* at 0: the light stays on */
	const char *loses, *kept;
	int count;
	struct change *change[CHANGES];
} day;

static void spare_child(void)
{
	day.child = true;
}

__attribute__((constructor)) static void begin(void)
{
	const char *at = getenv("POWER_AT");

	(void)pthread_atfork(NULL, NULL, spare_child);
	day.at = at != NULL ? strtol(at, NULL, 10) : 0;
	day.loses = getenv("POWER_LOSES");
	day.kept = getenv("POWER_KEPT");
	day.planted = getenv("POWER_PLANT") != NULL;
}

__attribute__((destructor)) static void end(void)
{
	const char *path = getenv("POWER_TALLY");
	long calls = day.calls;
	FILE *f = path != NULL && !day.child ? fopen(path, "w") : NULL;

	if (f != NULL) {
		(void)fprintf(f, "%ld\n", calls);
		(void)fclose(f);
	}
}

/* A change is to be made. */
static bool step(void)
{
	if (day.child) {
		return false;
	}
	if (++day.calls == day.at) {
		power_cut(day.change, day.count, day.loses);
		(void)kill(getpid(), SIGKILL);
	}
	return day.at > 0;
}

static struct change *noted(enum what what)
{
	struct change *c = calloc(1, sizeof *c);

	if (c == NULL || day.count == CHANGES) {
		abort();
	}
	c->what = what;
	day.change[day.count++] = c;
	return c;
}

static void whole_path(int dir, const char *path, char *to)
{
	char link[64];
	ssize_t n = 0;

	if (path[0] != '/') {
		(void)snprintf(link, sizeof link, "/proc/self/fd/%d", dir);
		n = readlink(dir == AT_FDCWD ? "/proc/self/cwd" : link, to,
			     PATH_MAX - 1);
		if (n < 0) {
			abort();
		}
		to[n++] = '/';
	}
	(void)snprintf(to + n, (size_t)(PATH_MAX - n), "%s", path);
}

static ino_t folder_of(const char *path)
{
	char folder[PATH_MAX];
	struct stat st = {0};

	(void)snprintf(folder, sizeof folder, "%s", path);
	*strrchr(folder, '/') = '\0';
	(void)stat(folder, &st);
	return st.st_ino;
}

/* Of the file under a name that it will lose. */
static void keep(struct change *c)
{
	struct stat st;

	if (lstat(c->to, &st) == 0 && S_ISREG(st.st_mode)) {
		c->file = st.st_ino;
		(void)snprintf(c->kept, sizeof c->kept, "%s/%d", day.kept, day.count);
		if (syscall(SYS_link, c->to, c->kept) != 0) {
			abort();
		}
	}
}

static void note_write(int fd, off_t at, size_t n)
{
	struct stat st;
	char link[64];
	char path[PATH_MAX] = "";
	struct change *c;

	(void)snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode) ||
	    readlink(link, path, sizeof path - 1) < 0 || strstr(path, "-shm") != NULL) {
		return;
	}
	c = noted(WRITE);
	c->file = st.st_ino;
	c->size = st.st_size;
	c->at = at >= 0                                ? at
		: (fcntl(fd, F_GETFL) & O_APPEND) != 0 ? st.st_size
						       : lseek(fd, 0, SEEK_CUR);
	c->n = n;
	c->bytes = malloc(n + 1);
	c->fd = -1;
	for (int i = 0; i < day.count - 1; i++) {
		if (day.change[i]->fd > 0 && day.change[i]->file == c->file) {
			c->fd = day.change[i]->fd;
		}
	}
	if (c->fd < 0) {
		c->fd = (int)syscall(SYS_openat, AT_FDCWD, link, O_RDWR | O_CLOEXEC);
	}
	if (c->fd < 0 || c->bytes == NULL) {
		abort();
	}
	if (c->at < c->size) {
		ssize_t old = pread(c->fd, c->bytes, n, c->at);

		c->old = old > 0 ? (size_t)old : 0;
	}
}

static void synced(int fd)
{
	struct stat st;

	if (day.child || day.planted || fstat(fd, &st) != 0) {
		return;
	}
	for (int i = 0; i < day.count; i++) {
		struct change *c = day.change[i];

		if (S_ISREG(st.st_mode) && c->what == WRITE && c->file == st.st_ino) {
			c->what = GONE;
		}
		if (!S_ISDIR(st.st_mode) || c->what <= WRITE ||
		    c->folder != st.st_ino) {
			continue;
		}
		c->what = GONE;
		/* A journal keeps the order: how the file got there is sure, too. */
		for (int k = 0; k < i; k++) {
			if (day.change[k]->what > WRITE &&
			    day.change[k]->file == c->file) {
				day.change[k]->what = GONE;
			}
		}
	}
}

/* libc's headers call parameters by names that are not for others to use. */
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)

ssize_t write(int fd, const void *at, size_t n)
{
	if (step()) {
		note_write(fd, -1, n);
	}
	return syscall(SYS_write, fd, at, n);
}

ssize_t pwrite64(int fd, const void *at, size_t n, off_t offset)
{
	if (step()) {
		note_write(fd, offset, n);
	}
	return syscall(SYS_pwrite64, fd, at, n, offset);
}

ssize_t pwrite(int fd, const void *at, size_t n, off_t offset)
{
	return pwrite64(fd, at, n, offset);
}

int ftruncate64(int fd, off_t size)
{
	struct stat st;

	if (step() && fstat(fd, &st) == 0) {
		note_write(fd, size,
			   st.st_size > size ? (size_t)(st.st_size - size) : 0);
	}
	return (int)syscall(SYS_ftruncate, fd, size);
}

int ftruncate(int fd, off_t size)
{
	return ftruncate64(fd, size);
}

int fsync(int fd)
{
	int code;

	(void)step();
	code = (int)syscall(SYS_fsync, fd);
	synced(fd);
	return code;
}

int fdatasync(int fd)
{
	return fsync(fd);
}

int renameat(int from_dir, const char *from, int to_dir, const char *to)
{
	struct change *c = step() ? noted(RENAME) : NULL;
	struct stat st = {0};
	int code;

	if (c != NULL) {
		whole_path(from_dir, from, c->from);
		whole_path(to_dir, to, c->to);
		c->folder = folder_of(c->to);
		keep(c);
	}
	code = (int)syscall(SYS_renameat, from_dir, from, to_dir, to);
	if (c != NULL) {
		c->what = code == 0 ? RENAME : GONE;
		(void)lstat(c->to, &st);
		c->file = st.st_ino;
	}
	return code;
}

int rename(const char *from, const char *to)
{
	return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

static void is_new(int dir, const char *path)
{
	struct change *c = noted(NEW);
	struct stat st = {0};

	whole_path(dir, path, c->to);
	(void)lstat(c->to, &st);
	c->file = st.st_ino;
	c->folder = folder_of(c->to);
}

int linkat(int from_dir, const char *from, int to_dir, const char *to, int flags)
{
	bool note = step();
	int code = (int)syscall(SYS_linkat, from_dir, from, to_dir, to, flags);

	if (note && code == 0) {
		is_new(to_dir, to);
	}
	return code;
}

int link(const char *from, const char *to)
{
	return linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlinkat(int dir, const char *path, int flags)
{
	if (step() && flags == 0) {
		struct change *c = noted(UNLINK);

		whole_path(dir, path, c->to);
		c->folder = folder_of(c->to);
		keep(c);
	}
	return (int)syscall(SYS_unlinkat, dir, path, flags);
}

int unlink(const char *path)
{
	return unlinkat(AT_FDCWD, path, 0);
}

static int opened(int dir, const char *path, int flags, mode_t mode)
{
	struct stat st;
	bool makes = (flags & O_CREAT) != 0 && fstatat(dir, path, &st, 0) != 0;
	bool note = makes && step();
	int fd = (int)syscall(SYS_openat, dir, path, flags, mode);

	if (note && fd >= 0) {
		is_new(dir, path);
	}
	return fd;
}

#define MODE_OF(flags)                                                                 \
	mode_t mode = 0;                                                               \
	va_list args;                                                                  \
                                                                                       \
	va_start(args, flags);                                                         \
	if (((flags)&O_CREAT) != 0) {                                                  \
		mode = va_arg(args, mode_t);                                           \
	}                                                                              \
	va_end(args)

int open(const char *path, int flags, ...)
{
	MODE_OF(flags);
	return opened(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
	MODE_OF(flags);
	return opened(AT_FDCWD, path, flags, mode);
}

int openat(int dir, const char *path, int flags, ...)
{
	MODE_OF(flags);
	return opened(dir, path, flags, mode);
}

int openat64(int dir, const char *path, int flags, ...)
{
	MODE_OF(flags);
	return opened(dir, path, flags, mode);
}

// NOLINTEND(readability-inconsistent-declaration-parameter-name)
