/* SPDX-License-Identifier: ISC */
/* Which engine keeps a test's club: SQLite, or the private PostgreSQL that
 * TEST_DATABASE names ("postgresql:host=... dbname=..."; tests/servers/postgresql). */
#ifndef TESTS_HELPERS_CLUB_ENGINE_H
#define TESTS_HELPERS_CLUB_ENGINE_H

#include <stdbool.h>

/* The database setting for a new club in that folder, always the same for the same
 * folder. Static until the next call. On a server it names a schema that does not
 * exist yet, or, if TEST_TEMPLATE names a database, a copy of that, in which a club
 * was made already. */
const char *engine_setting(const char *dir);
bool engine_is_server(void);

/* Starts a private PostgreSQL; returns the value for TEST_DATABASE, or NULL when
 * PostgreSQL is not installed. */
const char *engine_server_start(void);
/* The same, and sets TEST_DATABASE and TEST_TEMPLATE, so that each club of this
 * program is a copy of one database. That takes a tenth of the time of making its
 * tables. */
const char *engine_copying_server_start(void);
/* Deletes that club's database on the server and disconnects its users. */
void engine_drop(const char *dir);
void engine_server_stop(void);

#endif
