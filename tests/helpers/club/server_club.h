/* SPDX-License-Identifier: ISC */
/* A club on a private PostgreSQL, shared by all tests of a program. */
#ifndef TESTS_HELPERS_CLUB_SERVER_CLUB_H
#define TESTS_HELPERS_CLUB_SERVER_CLUB_H

#include "adjudicator/store/store.h"

struct server_club {
	const char *database; /* its setting, borrowed from the engine */
	struct store *st;
	struct db *db; /* the database of st */
	struct arena arena;
	struct err err;
};

/* Does the work of main: starts the server, runs the program's tests, and returns
 * what main shall return. Without PostgreSQL it runs nothing. */
int server_club_run(struct server_club *c, const char *name);

/* The functions below end the test when they fail. */
void server_club_open(struct server_club *c); /* makes the club when there is none */
/* Opens the club of another setting, or the same one again; the caller closes it. */
struct store *server_club_another(struct server_club *c, const char *setting);
int64_t server_club_number(struct server_club *c, struct db *of, const char *sql);

#endif
