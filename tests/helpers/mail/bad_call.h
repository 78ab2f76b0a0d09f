/* SPDX-License-Identifier: ISC */
/* One call of the kernel goes wrong: ours, or one of a process that we start. */
#ifndef TESTS_HELPERS_MAIL_BAD_CALL_H
#define TESTS_HELPERS_MAIL_BAD_CALL_H

#include <stdbool.h>

struct bad_call {
	const char *name; /* a row of the table in bad_call.c */
	int why;          /* errno then */
	int nth;          /* 1: the first of them */
	bool begun;       /* of processes that are begun meanwhile; else our own */
};

/* Does it in a thread of its own, where no check may fail, and waits until all that was
 * begun has ended. True when there was an nth such call; it did nothing and failed. */
bool bad_call(const struct bad_call *bad, void (*does)(void));
/* False, and SKIPPED printed, where the kernel lets no process decide about calls. */
bool bad_call_can(void);

#endif
