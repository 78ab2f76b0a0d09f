/* SPDX-License-Identifier: ISC */
/* A way to a PostgreSQL server on which connections are cut, at chosen COMMITs. */
#ifndef TESTS_HELPERS_CUTTING_H
#define TESTS_HELPERS_CUTTING_H

#include <stdatomic.h>
#include <sys/types.h>

enum cut {
	CUT_BEFORE, /* the server never has the COMMIT */
	CUT_WITHIN, /* it has half of what the COMMIT came with */
	CUT_BEHIND, /* it has done it, and its answer is lost */
	CUT_HALF    /* whoever sent it sees the end at once, the server does not */
};

struct cutting {
	enum cut how;
	long every; /* so many COMMITs, all connections counted together */
	/* Set by cutting_start. */
	char *dir; /* of its socket */
	char server[108];
	char database[256]; /* as TEST_DATABASE, for whoever is to go this way */
	pid_t pid;
	struct cutting_told {
		atomic_long commits, cuts;
	} * told;
};

/* The way to the server of `database`. Ends the program when it cannot. */
void cutting_start(struct cutting *c, const char *database);
/* How many connections it has cut. */
long cutting_stop(struct cutting *c);

#endif
