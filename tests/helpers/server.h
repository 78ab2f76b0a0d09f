/* SPDX-License-Identifier: ISC */
/* A private server of tests/servers, which tells "name=value" lines, then "ready". */
#ifndef TESTS_HELPERS_SERVER_H
#define TESTS_HELPERS_SERVER_H

#include "formats/text/view.h"
#include <sys/types.h>

struct server {
	const char *name; /* of its script; set by who declares it */
	pid_t pid;
	pid_t owner; /* only who has started it stops it, not a forked test */
	int hold;
};

/* False when there is none here; it has been said then. Ends the program when it does
 * not start. Each line goes to `take`; its text is gone afterwards. */
bool server_start(struct server *s,
		  void (*take)(void *arg, struct view name, struct view value),
		  void *arg);
void server_stop(struct server *s);

#endif
