/* SPDX-License-Identifier: ISC */
/* What every measurement needs. A figure is one line: name, value and unit, tabs
 * between. */
#ifndef TESTS_BENCH_MEASURE_H
#define TESTS_BENCH_MEASURE_H

#include "formats/text/err.h"
#include <stddef.h>

/* From now on a signal that ends this program is told. A server that hangs up is no
 * signal, as in the program itself. */
void measure_begin(void);

double measure_seconds(void); /* of a clock that only moves forwards */
void measure_figure(const char *name, double value, const char *unit);
/* Of this process only: other work on the machine does not count. */
double measure_cpu_seconds(void);
/* Of children that have ended, and of theirs that they waited for. */
double measure_cpu_of_children(void);

/* How long things of one kind took, in microseconds; of very many the first. */
enum { MEASURE_TIMES = 20000 };
struct measure_times {
	size_t n;
	double took[MEASURE_TIMES], worst;
};
void measure_time(struct measure_times *t, double seconds);
/* Two figures: their median, and NAME.worst. */
void measure_times(const char *name, struct measure_times *t);

/* Sorts the values. */
double measure_median(double *value, size_t count);
/* Runs `work` in a process of its own, so that memory is counted apart, and gives what
 * it returned. */
double measure_apart(double (*work)(void *arg), void *arg);
/* Milliseconds from a program's start to its end: the median of `times` runs, at most
 * MEASURE_RUNS, each of which must end well. What it prints is nobody's. */
enum { MEASURE_RUNS = 50 };
double measure_program(char *const argv[], size_t times);
/* "ended by signal 9", as waitpid() tells it; good until the next call. */
const char *measure_end(int status);
/* Most memory ever resident, MiB: of this process, and of the largest child that has
 * ended. */
double measure_memory(void);
double measure_memory_of_children(void);
/* Ends the program with the sentence unless `ok`. */
void measure_must(bool ok, const struct err *err);
void measure_stop(const char *format, ...)
	__attribute__((format(printf, 1, 2), noreturn));

#endif
