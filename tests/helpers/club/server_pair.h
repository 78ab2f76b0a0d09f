/* SPDX-License-Identifier: ISC */
/* Two private PostgreSQL servers, one a synchronous standby of the other. One dies,
 * the other serves, and the dead one becomes its standby: by hand
 * (tests/servers/postgresql_pair) or by Patroni (tests/servers/patroni). */
#ifndef TESTS_HELPERS_CLUB_SERVER_PAIR_H
#define TESTS_HELPERS_CLUB_SERVER_PAIR_H

#include <stdbool.h>

enum { PAIR_NODES = 2 };

struct server_pair {
	char dir[108];
	char both[512];             /* like TEST_DATABASE: whichever node serves */
	char node[PAIR_NODES][256]; /* each node alone */
	int serves;                 /* index of the node that serves */
	bool patroni;               /* use Patroni; set before pair_start */
};

/* Returns false, after saying so, when PostgreSQL or Patroni is not installed. */
bool pair_start(struct server_pair *p);
void pair_stop(void);
/* Kills the serving node with all its processes. `hard`: at once; else by the
 * server's own way for emergencies. With Patroni the whole machine dies. */
void pair_kill(const struct server_pair *p, bool hard);
/* The standby receives nothing any more, until it is promoted. */
void pair_deafen(const struct server_pair *p);
/* Lets the standby serve; and lets the dead node become the standby. */
void pair_promote(struct server_pair *p);
void pair_follow(struct server_pair *p);

#endif
