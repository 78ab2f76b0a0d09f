/* SPDX-License-Identifier: ISC */
/* A mail server on loopback for one test: tests/servers/scripted with these rules. */
#ifndef TESTS_HELPERS_MAIL_MAIL_SERVER_H
#define TESTS_HELPERS_MAIL_MAIL_SERVER_H

#include "formats/text/arena.h"
#include <stdbool.h>
#include <sys/types.h>

struct mail_server {
	pid_t pid;
	int end; /* closing it ends the server */
	const char *dir, *ca, *stranger;
	long smtps, smtp;
};

/* `rules` ends in NULL. False when it cannot be had here; what it said about that has
 * been printed, "SKIPPED ...". One that does not start ends the test. */
bool mail_server_start(struct mail_server *m, struct arena *arena,
		       const char *const rules[]);
void mail_server_stop(struct mail_server *m);
/* All of a file in its folder; empty when there is none. */
struct view mail_server_file(const struct mail_server *m, struct arena *arena,
			     const char *name);
/* How often the text stands in its log. */
int mail_server_count(const struct mail_server *m, struct arena *arena,
		      const char *text);

#endif
