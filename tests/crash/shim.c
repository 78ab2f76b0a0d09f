/* SPDX-License-Identifier: ISC */
/*
 * A bad day at a chosen moment, by LD_PRELOAD. Everything a program does to its files
 * is counted, and what it sends to a server, before and after; and one call goes wrong:
 * - CRASH_AT=n: the program dies by SIGKILL in place of its n-th call
 * - FAIL_AT=n FAIL_WITH=ENOSPC|EIO|EINTR|EMFILE|EROFS: that call does nothing and says
 * why
 * - FAIL_WITH=SHORT: a write takes half of its bytes
 * - FAIL_WITH=LIE: the call says that all went well and does nothing
 * - CRASH_TALLY=FILE: at its end the program leaves there how many calls it made
 * Children of the program (the reader of letters) have a good day and are not counted.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

/* libc has these, but <unistd.h> declares them only with extensions. */
ssize_t pwrite64(int fd, const void *at, size_t n, off_t offset);
int ftruncate64(int fd, off_t size);
int fallocate(int fd, int mode, off_t from, off_t size);
int fallocate64(int fd, int mode, off_t from, off_t size);
int open64(const char *path, int flags, ...);
int openat64(int dir, const char *path, int flags, ...);

enum fault { FAULT_NONE, FAULT_ERROR, FAULT_SHORT, FAULT_LIE, FAULT_KILL };

static const struct {
	const char *name;
	enum fault fault;
	int error;
} faults[] = {
	{"ENOSPC", FAULT_ERROR, ENOSPC},
        {"EIO",    FAULT_ERROR, EIO   },
	{"EINTR",  FAULT_ERROR, EINTR },
        {"EMFILE", FAULT_ERROR, EMFILE},
	{"EROFS",  FAULT_ERROR, EROFS },
        {"SHORT",  FAULT_SHORT, 0     },
	{"LIE",    FAULT_LIE,   0     },
};

/* A library that stands before others has no caller to hand it its state. */
static struct {
	void *libc;
	bool child;
	long calls, at; /* at 0: a good day */
	enum fault fault;
	int error;
} day;

static void spare_child(void)
{
	day.child = true;
}

static long number(const char *name)
{
	const char *text = getenv(name);

	return text != NULL ? strtol(text, NULL, 10) : 0;
}

__attribute__((constructor)) static void begin(void)
{
	const char *with = getenv("FAIL_WITH");

	if (day.libc != NULL) {
		return;
	}
	day.libc = dlopen("libc.so.6", RTLD_LAZY);
	if (day.libc == NULL) {
		abort();
	}
	pthread_atfork(NULL, NULL, spare_child);
	day.at = number("CRASH_AT");
	day.fault = FAULT_KILL;
	for (size_t i = 0; with != NULL && i < sizeof faults / sizeof faults[0]; i++) {
		if (strcmp(with, faults[i].name) == 0) {
			day.at = number("FAIL_AT");
			day.fault = faults[i].fault;
			day.error = faults[i].error;
		}
	}
}

__attribute__((destructor)) static void end(void)
{
	const char *path = getenv("CRASH_TALLY");
	FILE *f = path != NULL && !day.child ? fopen(path, "w") : NULL;

	if (f != NULL) {
		(void)fprintf(f, "%ld\n", day.calls);
		(void)fclose(f);
	}
}

/* What becomes of this call. */
static enum fault step(void)
{
	begin();
	if (day.child || ++day.calls != day.at) {
		return FAULT_NONE;
	}
	if (day.fault == FAULT_KILL) {
		(void)kill(getpid(), SIGKILL);
	}
	if (day.fault == FAULT_ERROR) {
		errno = day.error;
	}
	return day.fault;
}

static void find(const char *name, void *function)
{
	void *at = dlsym(day.libc, name);

	if (at == NULL) {
		abort();
	}
	memcpy(function, &at, sizeof at);
}

/* libc's headers call parameters by names that are not for others to use. */
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
// NOLINTBEGIN(bugprone-macro-parentheses)

/* A function that does as libc's does unless this is the call that goes wrong. `done`
 * is what it gives when all is well. */
#define HOOK(type, name, params, args, done, halve)                                    \
	type name params                                                               \
	{                                                                              \
		enum fault fault = step();                                             \
		type(*real) params;                                                    \
                                                                                       \
		if (fault == FAULT_ERROR) {                                            \
			return -1;                                                     \
		}                                                                      \
		if (fault == FAULT_LIE) {                                              \
			return done;                                                   \
		}                                                                      \
		if (fault == FAULT_SHORT) {                                            \
			halve;                                                         \
		}                                                                      \
		find(#name, &real);                                                    \
		return real args;                                                      \
	}

#define HALF                                                                           \
	do {                                                                           \
		n -= n / 2;                                                            \
	} while (0)
#define WHOLE                                                                          \
	do {                                                                           \
	} while (0)

HOOK(ssize_t, write, (int fd, const void *at, size_t n), (fd, at, n), (ssize_t)n, HALF)
HOOK(ssize_t, pwrite, (int fd, const void *at, size_t n, off_t offset),
     (fd, at, n, offset), (ssize_t)n, HALF)
HOOK(ssize_t, pwrite64, (int fd, const void *at, size_t n, off_t offset),
     (fd, at, n, offset), (ssize_t)n, HALF)
HOOK(int, fsync, (int fd), (fd), 0, WHOLE)
HOOK(int, fdatasync, (int fd), (fd), 0, WHOLE)
HOOK(int, ftruncate, (int fd, off_t size), (fd, size), 0, WHOLE)
HOOK(int, ftruncate64, (int fd, off_t size), (fd, size), 0, WHOLE)
HOOK(int, fallocate, (int fd, int mode, off_t from, off_t size), (fd, mode, from, size),
     0, WHOLE)
HOOK(int, fallocate64, (int fd, int mode, off_t from, off_t size),
     (fd, mode, from, size), 0, WHOLE)
HOOK(int, rename, (const char *from, const char *to), (from, to), 0, WHOLE)
HOOK(int, renameat, (int from_dir, const char *from, int to_dir, const char *to),
     (from_dir, from, to_dir, to), 0, WHOLE)
HOOK(int, link, (const char *from, const char *to), (from, to), 0, WHOLE)
HOOK(int, linkat,
     (int from_dir, const char *from, int to_dir, const char *to, int flags),
     (from_dir, from, to_dir, to, flags), 0, WHOLE)
HOOK(int, unlink, (const char *path), (path), 0, WHOLE)
HOOK(int, unlinkat, (int dir, const char *path, int flags), (dir, path, flags), 0,
     WHOLE)
HOOK(int, rmdir, (const char *path), (path), 0, WHOLE)
HOOK(int, mkdir, (const char *path, mode_t mode), (path, mode), 0, WHOLE)
HOOK(int, mkdirat, (int dir, const char *path, mode_t mode), (dir, path, mode), 0,
     WHOLE)

/* Behind an error nothing goes to a server or comes from it any more; between two
 * programs of ours, whose ends have no names, both are still there. */
static ssize_t broken(int fd)
{
	int why = errno;
	struct sockaddr_storage peer;
	socklen_t len = sizeof peer;

	if (getpeername(fd, (struct sockaddr *)&peer, &len) == 0 &&
	    len > sizeof peer.ss_family) {
		(void)shutdown(fd, SHUT_RDWR);
	}
	errno = why;
	return -1;
}

/* What is sent may have come and been done when the sender dies, or hears of an error.
 * A lie would be waited for in vain. */
ssize_t send(int fd, const void *at, size_t n, int flags)
{
	enum fault fault = step();
	ssize_t (*real)(int fd, const void *at, size_t n, int flags);
	ssize_t sent;

	if (fault == FAULT_ERROR) {
		return errno == EINTR ? -1 : broken(fd);
	}
	if (fault == FAULT_SHORT) {
		HALF;
	}
	find("send", &real);
	sent = real(fd, at, n, flags);
	return sent > 0 && step() == FAULT_ERROR ? broken(fd) : sent;
}

/* Opening changes something only when it may make or empty a file. It cannot lie: there
 * is no file to give. */
static bool open_fails(int flags)
{
	return (flags & (O_CREAT | O_TRUNC)) != 0 && step() == FAULT_ERROR;
}

static mode_t mode_of(int flags, va_list args)
{
	return (flags & O_CREAT) != 0 ? va_arg(args, mode_t) : 0;
}

#define OPEN(name)                                                                     \
	int name(const char *path, int flags, ...)                                     \
	{                                                                              \
		int (*real)(const char *path, int flags, mode_t mode);                 \
		va_list args;                                                          \
		mode_t mode;                                                           \
                                                                                       \
		va_start(args, flags);                                                 \
		mode = mode_of(flags, args);                                           \
		va_end(args);                                                          \
		begin();                                                               \
		find(#name, &real);                                                    \
		return open_fails(flags) ? -1 : real(path, flags, mode);               \
	}
#define OPENAT(name)                                                                   \
	int name(int dir, const char *path, int flags, ...)                            \
	{                                                                              \
		int (*real)(int dir, const char *path, int flags, mode_t mode);        \
		va_list args;                                                          \
		mode_t mode;                                                           \
                                                                                       \
		va_start(args, flags);                                                 \
		mode = mode_of(flags, args);                                           \
		va_end(args);                                                          \
		begin();                                                               \
		find(#name, &real);                                                    \
		return open_fails(flags) ? -1 : real(dir, path, flags, mode);          \
	}

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

// NOLINTEND(bugprone-macro-parentheses)
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
