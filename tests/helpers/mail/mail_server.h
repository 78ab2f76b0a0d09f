/* SPDX-License-Identifier: ISC */
/* A mail server on loopback for one test: tests/servers/scripted with these rules. */
#ifndef TESTS_HELPERS_MAIL_MAIL_SERVER_H
#define TESTS_HELPERS_MAIL_MAIL_SERVER_H

#include "formats/text/arena.h"
#include <stdbool.h>
#include <sys/types.h>

struct mail_server {
	pid_t pid;
	int end; /* closing this descriptor ends the server */
	const char *dir, *ca, *stranger;
	long smtps, smtp;
};

/* Starts it; `rules` ends with NULL. Returns false, after printing "SKIPPED ...",
 * when it is not available. One that does not start ends the test. */
bool mail_server_start(struct mail_server *m, struct arena *arena,
		       const char *const rules[]);
void mail_server_stop(struct mail_server *m);
/* The contents of a file in its folder; empty when there is none. */
struct view mail_server_file(const struct mail_server *m, struct arena *arena,
			     const char *name);
/* How often the text occurs in its log. */
int mail_server_count(const struct mail_server *m, struct arena *arena,
		      const char *text);

#endif
