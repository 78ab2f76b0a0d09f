/* SPDX-License-Identifier: ISC */
/*
 * A password or token for a mail server: the first line that a command prints, the
 * first line of a file that only its owner can read, or the credential
 * "inbox-password" or "outbox-password" from systemd. It is never logged, never in
 * an error, and never on a command line.
 */
#ifndef ADJUDICATOR_CLUB_PASSWORD_H
#define ADJUDICATOR_CLUB_PASSWORD_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

struct secret_source {
	const char *dir;     /* the command runs here */
	const char *box;     /* "inbox" or "outbox", for messages */
	const char *command; /* for sh -c; "": none */
	const char *file;    /* its path; "": none */
	int seconds;         /* after which the command is killed */
};

/* There must be either a command or a file, or else a credential; otherwise
 * ERR_CONFIG names the settings. A command that fails, prints nothing or does not
 * end is ERR_DENIED. */
bool secret_read(const struct secret_source *from, struct arena *arena,
		 struct view *out, struct err *err);
/* Where it comes from, for messages: "inbox-password-file"; in the arena. */
const char *secret_where(const struct secret_source *from, struct arena *arena);

#endif
