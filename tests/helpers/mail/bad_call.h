/* SPDX-License-Identifier: ISC */
/* Makes one system call fail, in this process or in one that it starts. */
#ifndef TESTS_HELPERS_MAIL_BAD_CALL_H
#define TESTS_HELPERS_MAIL_BAD_CALL_H

#include <stdbool.h>

struct bad_call {
	const char *name; /* a row of the table in bad_call.c */
	int why;          /* the errno it fails with */
	int nth;          /* which of the calls; 1: the first */
	bool begun;       /* of processes started meanwhile; else our own */
};

/* Runs `does` in a thread of its own, where no check may fail, and waits until all
 * started processes have ended. Returns whether there was an nth such call; it
 * failed without doing anything. */
bool bad_call(const struct bad_call *bad, void (*does)(void));
/* Returns false, after printing SKIPPED, when the kernel does not let a process
 * decide about calls. */
bool bad_call_can(void);

#endif
