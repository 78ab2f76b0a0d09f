/* SPDX-License-Identifier: ISC */
/* A club on a private PostgreSQL, for all tests of a program. */
#ifndef TESTS_HELPERS_CLUB_SERVER_CLUB_H
#define TESTS_HELPERS_CLUB_SERVER_CLUB_H

#include "adjudicator/store/store.h"

struct server_club {
	const char *database; /* its setting, borrowed from the engine */
	struct store *st;
	struct db *db; /* of st */
	struct arena arena;
	struct err err;
};

/* What main does: starts the server, runs the program's claims with it, and gives what
 * main returns. Where there is no PostgreSQL nothing is run. */
int server_club_run(struct server_club *c, const char *name);

/* Each of these ends the test when it fails. */
void server_club_open(struct server_club *c); /* made, if it is not there */
/* The club of another setting, or the same once more; close it. */
struct store *server_club_another(struct server_club *c, const char *setting);
int64_t server_club_number(struct server_club *c, struct db *of, const char *sql);

#endif
