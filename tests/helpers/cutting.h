/* SPDX-License-Identifier: ISC */
/* A proxy to a PostgreSQL server that cuts connections at chosen COMMITs. */
#ifndef TESTS_HELPERS_CUTTING_H
#define TESTS_HELPERS_CUTTING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <sys/types.h>

enum cut {
	CUT_BEFORE, /* the server never gets the COMMIT */
	CUT_WITHIN, /* it gets half of what came with the COMMIT */
	CUT_BEHIND, /* it commits, and its answer is lost */
	CUT_HALF    /* the client sees the end at once, the server does not */
};

struct cutting {
	enum cut how;
	long every; /* cut every so many COMMITs of all connections together; 0: only
		       the one asked for */
	/* Set by cutting_start: */
	char *dir; /* folder of its socket */
	char server[108];
	char database[256]; /* like TEST_DATABASE, for a client that uses the proxy */
	pid_t pid;
	struct cutting_told {
		atomic_int how;
		atomic_long commits, cuts;
		atomic_long wanted;      /* COMMITs until the one asked for */
		atomic_bool at_hand, go; /* it has come; it may go on */
	} * told;
};

/* Starts the proxy to the server of `database`. Ends the program when it cannot. */
void cutting_start(struct cutting *c, const char *database);
/* Asks for one cut, as `how` says, after `after` other COMMITs. The COMMIT is held
 * at the place of the cut (for CUT_BEHIND, before the server has it) until
 * cutting_go(). The proxy keeps the connection until the server has closed its
 * end. */
void cutting_want(struct cutting *c, enum cut how, long after);
bool cutting_at_hand(const struct cutting *c);
void cutting_go(struct cutting *c);
/* Shut: no connection gets through any more, as if the host were gone. Not shut:
 * they do again. */
void cutting_shut(const struct cutting *c, bool shut);
/* Stops the proxy; returns how many connections it has cut. */
long cutting_stop(struct cutting *c);

#endif
