/* SPDX-License-Identifier: ISC */
/*
 * A password or token for a mail server: the first line that a command prints, that
 * stands in a file which is its owner's alone, or that systemd hands over as the
 * credential "inbox-password" or "outbox-password". It is never logged, never in an
 * error, and never on a command line.
 */
#ifndef ADJUDICATOR_CLUB_PASSWORD_H
#define ADJUDICATOR_CLUB_PASSWORD_H

#include "formats/text/arena.h"
#include "formats/text/err.h"

struct secret_source {
	const char *dir;     /* the command runs here */
	const char *box;     /* "inbox" or "outbox", for sentences */
	const char *command; /* for sh -c; "" for none */
	const char *file;    /* its path; "" for none */
	int seconds;         /* the command is ended behind them */
};

/* One of command and file must be given, or else a credential must be there:
 * ERR_CONFIG names the settings otherwise. A
 * command that fails, prints nothing or does not end is ERR_DENIED. */
bool secret_read(const struct secret_source *from, struct arena *arena,
		 struct view *out, struct err *err);
/* Where it comes from, for complaints: "inbox-password-file"; in the arena. */
const char *secret_where(const struct secret_source *from, struct arena *arena);

#endif
