/* SPDX-License-Identifier: ISC */
/* Two private PostgreSQLs, one a synchronous standby of the other: one dies, the other
 * serves, and the dead one becomes its standby (tests/servers/postgresql_pair), by hand
 * or as Patroni does it (tests/servers/patroni). */
#ifndef TESTS_HELPERS_CLUB_SERVER_PAIR_H
#define TESTS_HELPERS_CLUB_SERVER_PAIR_H

#include <stdbool.h>

enum { PAIR_NODES = 2 };

struct server_pair {
	char dir[108];
	char both[512];             /* as TEST_DATABASE: whichever of them serves */
	char node[PAIR_NODES][256]; /* this one alone */
	int serves;                 /* index */
	bool patroni;               /* set before it starts */
};

/* False where there is no PostgreSQL, or no Patroni; it has been said then. */
bool pair_start(struct server_pair *p);
void pair_stop(void);
/* Whoever serves is gone, with all its processes; `hard`: at once, else in the server's
 * own way for an emergency. Patroni's machine is gone as a whole. */
void pair_kill(const struct server_pair *p, bool hard);
/* The standby takes nothing in any more, until it is promoted. */
void pair_deafen(const struct server_pair *p);
/* The standby serves; and the other, which is dead, becomes the standby. */
void pair_promote(struct server_pair *p);
void pair_follow(struct server_pair *p);

#endif
