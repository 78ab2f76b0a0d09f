/* SPDX-License-Identifier: ISC */
/* Another program, run without a shell: bytes in, its words out, and how it ended. */
#ifndef ADJUDICATOR_MAIL_READER_PROGRAM_H
#define ADJUDICATOR_MAIL_READER_PROGRAM_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

enum { PROGRAM_MISSING = 127 }; /* the exit code when it cannot be started */

struct program {
	char *const *argv; /* ends in NULL; argv[0] is a path */
	struct view input;
	int seconds;   /* then it is killed */
	bool complain; /* what it says on stderr is gathered with the rest; else it goes
			  where ours goes */
};

struct program_end {
	bool exited; /* else it was killed, by us when `stalled` */
	bool stalled;
	int code;         /* its exit code, or the signal */
	struct view said; /* at most 4 KiB of it, in the arena */
};

/* False only when no process can be started. A program that does not read all of its
 * input is fine. */
bool program_run(struct arena *arena, const struct program *p, struct program_end *out,
		 struct err *err);

#endif
