/* SPDX-License-Identifier: ISC */
/* A way to a PostgreSQL server on which connections are cut, at chosen COMMITs. */
#ifndef TESTS_HELPERS_CUTTING_H
#define TESTS_HELPERS_CUTTING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <sys/types.h>

enum cut {
	CUT_BEFORE, /* the server never has the COMMIT */
	CUT_WITHIN, /* it has half of what the COMMIT came with */
	CUT_BEHIND, /* it has done it, and its answer is lost */
	CUT_HALF    /* whoever sent it sees the end at once, the server does not */
};

struct cutting {
	enum cut how;
	long every; /* so many COMMITs, all connections counted together; 0: only one,
		       when it was asked for */
	/* Set by cutting_start. */
	char *dir; /* of its socket */
	char server[108];
	char database[256]; /* as TEST_DATABASE, for whoever is to go this way */
	pid_t pid;
	struct cutting_told {
		atomic_int how;
		atomic_long commits, cuts;
		atomic_long
			wanted; /* so many COMMITs until the one that was asked for */
		atomic_bool at_hand, go; /* it has come; it goes on */
	} * told;
};

/* The way to the server of `database`. Ends the program when it cannot. */
void cutting_start(struct cutting *c, const char *database);
/* One COMMIT is cut as `how` says, `after` so many others: it is held at the place of
 * the cut, or for CUT_BEHIND before the server has it, until cutting_go(). Whoever has
 * cut keeps the connection until the server's end of it has gone. */
void cutting_want(struct cutting *c, enum cut how, long after);
bool cutting_at_hand(const struct cutting *c);
void cutting_go(struct cutting *c);
/* Nobody comes this way any more, as if its host were gone; or they do again. */
void cutting_shut(const struct cutting *c, bool shut);
/* How many connections it has cut. */
long cutting_stop(struct cutting *c);

#endif
