/* SPDX-License-Identifier: ISC */
/* Which engine keeps a test's club: SQLite, or the private PostgreSQL that
 * TEST_DATABASE names ("postgresql:host=... dbname=..."; tests/servers/postgresql). */
#ifndef TESTS_HELPERS_CLUB_ENGINE_H
#define TESTS_HELPERS_CLUB_ENGINE_H

#include <stdbool.h>

/* The setting of a club that is fresh in that folder; the same for the same folder. It
 * is static, until the next call. On a server it is a schema that is not there yet, or,
 * where TEST_TEMPLATE names a database, a copy of that, in which a club was made. */
const char *engine_setting(const char *dir);
bool engine_is_server(void);

/* Starts a private PostgreSQL; what TEST_DATABASE would be, or NULL where there is none
 * here. */
const char *engine_server_start(void);
/* The same, with TEST_DATABASE and TEST_TEMPLATE set: each club of this program has a
 * database of its own, which takes a tenth of what making its tables would. */
const char *engine_copying_server_start(void);
/* A club's database there goes, with whoever is connected to it. */
void engine_drop(const char *dir);
void engine_server_stop(void);

#endif
