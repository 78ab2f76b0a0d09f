/* SPDX-License-Identifier: ISC */
/* Runs another program without a shell: gives it bytes, gathers its words, and tells
 * how it ended. */
#ifndef ADJUDICATOR_MAIL_READER_PROGRAM_H
#define ADJUDICATOR_MAIL_READER_PROGRAM_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

enum { PROGRAM_MISSING = 127 }; /* exit code when the program cannot be started */

struct program {
	char *const *argv; /* ends with NULL; argv[0] is a path */
	struct view input;
	const char *owned; /* root runs it as the owner of this folder; NULL: as root */
	int seconds;       /* after which it is killed */
	bool complain;     /* gather its stderr too; else that goes where ours goes */
};

struct program_end {
	bool exited; /* false: it was killed, by us when `stalled` */
	bool stalled;
	int code;         /* the exit code or the signal */
	struct view said; /* at most 4 KiB of its output, in the arena */
};

/* Returns false only when no process can be started. A program need not read all of
 * its input. */
bool program_run(struct arena *arena, const struct program *p, struct program_end *out,
		 struct err *err);

#endif
