/* SPDX-License-Identifier: ISC */
/* A private server from tests/servers, whose script prints "name=value" lines and
 * then "ready". */
#ifndef TESTS_HELPERS_SERVER_H
#define TESTS_HELPERS_SERVER_H

#include "formats/text/view.h"
#include <sys/types.h>

struct server {
	const char *name; /* of its script; set by the caller */
	pid_t pid;
	pid_t owner; /* the process that started it; a forked test does not stop it */
	int hold;
};

/* Returns false, after saying so, when no such server is installed. Ends the program
 * when it does not start. Each line is given to `take`; its text is gone after the
 * call. */
bool server_start(struct server *s,
		  void (*take)(void *arg, struct view name, struct view value),
		  void *arg);
void server_stop(struct server *s);

#endif
