/* SPDX-License-Identifier: ISC */
/*
 * Memory that is gone at a chosen moment, by LD_PRELOAD. What a program asks for is
 * counted, in the process whose name MEMORY_OF is, and one call goes wrong:
 * - MEMORY_AT=n: the n-th gives nothing
 * - MEMORY_FROM=n: nor does any behind it
 * - MEMORY_PLANT=1: and the program does not notice, and dies of it
 * - MEMORY_TALLY=FILE: at its end it leaves there how often it asked
 * Threads do not matter: a count that is off by one still fails some call.
 *
 * Its monotonic clock goes a hundred times slower. A run keeps what it has judged for
 * two seconds, and goes on when memory fails behind that: on a busy machine players
 * would be told in two letters what the run in peace told them in one.
 */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* libc's own, under names that need no looking up: that would ask for memory. */
// NOLINTBEGIN(clang-diagnostic-reserved-identifier)
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t of);
void *__libc_realloc(void *at, size_t n);

/* A library that stands before others has no caller to hand it its state. */
static struct {
	bool counts, lasting, planted;
	long calls, at; /* at 0: a good day */
} day;

static void spare_child(void)
{
	day.counts = false;
}

static long number(const char *name)
{
	const char *text = getenv(name);

	return text != NULL ? strtol(text, NULL, 10) : 0;
}

__attribute__((constructor)) static void begin(void)
{
	const char *of = getenv("MEMORY_OF");

	(void)pthread_atfork(NULL, NULL, spare_child);
	day.at = number("MEMORY_AT");
	if (day.at == 0) {
		day.at = number("MEMORY_FROM");
		day.lasting = true;
	}
	day.planted = number("MEMORY_PLANT") > 0;
	day.counts = of != NULL && strcmp(of, program_invocation_short_name) == 0;
}

__attribute__((destructor)) static void end(void)
{
	const char *path = getenv("MEMORY_TALLY");
	long calls = day.calls;
	FILE *f = path != NULL && day.counts ? fopen(path, "w") : NULL;

	if (f != NULL) {
		(void)fprintf(f, "%ld\n", calls);
		(void)fclose(f);
	}
}

static bool gone(void)
{
	if (!day.counts) {
		return false;
	}
	day.calls++;
	if (day.calls != day.at && !(day.lasting && day.at > 0 && day.calls > day.at)) {
		return false;
	}
	if (day.planted) {
		(void)raise(SIGSEGV);
	}
	errno = ENOMEM;
	return true;
}

void *malloc(size_t n)
{
	return gone() ? NULL : __libc_malloc(n);
}

void *calloc(size_t n, size_t of)
{
	return gone() ? NULL : __libc_calloc(n, of);
}

void *realloc(void *at, size_t n)
{
	return gone() ? NULL : __libc_realloc(at, n);
}

int clock_gettime(clockid_t clock, struct timespec *at)
{
	enum { SLOWER = 100, SECOND = 1000000000 };
	int failed = (int)syscall(SYS_clock_gettime, clock, at);

	if (failed == 0 && clock == CLOCK_MONOTONIC && day.counts) {
		long long ns = ((long long)at->tv_sec * SECOND + at->tv_nsec) / SLOWER;

		*at = (struct timespec){ns / SECOND, ns % SECOND};
	}
	return failed;
}

// NOLINTEND(readability-inconsistent-declaration-parameter-name)
// NOLINTEND(clang-diagnostic-reserved-identifier)
