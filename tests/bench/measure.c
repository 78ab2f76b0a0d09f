/* SPDX-License-Identifier: ISC */
#include "tests/bench/measure.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static const int ends[] = {SIGHUP, SIGINT, SIGTERM};

/* Only what may be called in a handler. */
static void tell_signal(int signal)
{
	char text[] = "ended by signal ..\n";
	char *digit = strchr(text, '.');

	digit[0] = (char)('0' + signal / 10 % 10);
	digit[1] = (char)('0' + signal % 10);
	(void)!write(STDERR_FILENO, text, sizeof text - 1);
	(void)sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
	(void)raise(signal);
}

void measure_begin(void)
{
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		(void)sigaction(ends[i], &(struct sigaction){.sa_handler = tell_signal},
				NULL);
	}
	(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
}

double measure_seconds(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

void measure_figure(const char *name, double value, const char *unit)
{
	printf("%s\t%.*f\t%s\n", name, value < 100 ? 3 : 0, value, unit);
	if (fflush(stdout) != 0) {
		measure_stop("%s cannot be told: %s", name, strerror(errno));
	}
}

double measure_cpu_seconds(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double measure_cpu_of_children(void)
{
	struct rusage use;

	(void)getrusage(RUSAGE_CHILDREN, &use);
	return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
	       (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
}

void measure_time(struct measure_times *t, double seconds)
{
	double took = 1e6 * seconds;

	if (t->n < MEASURE_TIMES) {
		t->took[t->n++] = took;
	}
	if (took > t->worst) {
		t->worst = took;
	}
}

void measure_times(const char *name, struct measure_times *t)
{
	char worst[40];

	(void)snprintf(worst, sizeof worst, "%s.worst", name);
	measure_figure(worst, t->worst, "us");
	measure_figure(name, measure_median(t->took, t->n), "us");
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return (x > y) - (x < y);
}

double measure_median(double *value, size_t count)
{
	qsort(value, count, sizeof *value, by_size);
	return value[count / 2];
}

static double run_once(char *const argv[], const posix_spawn_file_actions_t *quiet)
{
	double start = measure_seconds();
	int status = 0;
	pid_t pid;

	if (posix_spawn(&pid, argv[0], quiet, NULL, argv, environ) != 0 ||
	    waitpid(pid, &status, 0) != pid || status != 0) {
		measure_stop("%s does not run", argv[0]);
	}
	return measure_seconds() - start;
}

double measure_program(char *const argv[], size_t times)
{
	double took[MEASURE_RUNS];
	posix_spawn_file_actions_t quiet;

	if (posix_spawn_file_actions_init(&quiet) != 0 ||
	    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null",
					     O_WRONLY, 0) != 0) {
		measure_stop("there is no /dev/null");
	}
	for (size_t i = 0; i < times; i++) {
		took[i] = 1000 * run_once(argv, &quiet);
	}
	(void)posix_spawn_file_actions_destroy(&quiet);
	return measure_median(took, times);
}

const char *measure_end(int status)
{
	static char text[40];

	(void)snprintf(text, sizeof text, "ended %s %d",
		       WIFSIGNALED(status) ? "by signal" : "with exit code",
		       WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	return text;
}

double measure_apart(double (*work)(void *arg), void *arg)
{
	bool told;
	double result = 0;
	int status = 0;
	int way[2];
	pid_t pid;

	(void)fflush(stdout);
	if (pipe(way) != 0 || (pid = fork()) < 0) {
		measure_stop("no process for a measurement");
	}
	if (pid == 0) {
		result = work(arg);
		(void)fflush(stdout);
		_exit(write(way[1], &result, sizeof result) != sizeof result);
	}
	(void)close(way[1]); /* or a process that died would be waited for in vain */
	told = read(way[0], &result, sizeof result) == sizeof result;
	if (waitpid(pid, &status, 0) != pid || status != 0 || !told) {
		measure_stop("a measurement came to nothing: its process %s",
			     measure_end(status));
	}
	(void)close(way[0]);
	return result;
}

static double memory(int whose)
{
	struct rusage use;

	(void)getrusage(whose, &use);
	return (double)use.ru_maxrss / 1024;
}

double measure_memory(void)
{
	return memory(RUSAGE_SELF);
}

double measure_memory_of_children(void)
{
	return memory(RUSAGE_CHILDREN);
}

void measure_must(bool ok, const struct err *err)
{
	if (!ok) {
		measure_stop("%s", err->text);
	}
}

void measure_stop(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	(void)vfprintf(stderr, format, args);
	va_end(args);
	(void)fputc('\n', stderr);
	exit(EXIT_FAILURE);
}
