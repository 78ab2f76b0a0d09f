/* SPDX-License-Identifier: ISC */
/*
 * Tries out where letters arrive and how they leave, as a run would: connects,
 * checks the server's certificate, logs in, opens the folder. Takes, sends and moves
 * no letter, and writes nothing.
 */
#ifndef ADJUDICATOR_CLUB_PROBE_H
#define ADJUDICATOR_CLUB_PROBE_H

#include "adjudicator/club/config.h"
#include "adjudicator/mail/trouble.h"

enum probe_kind { PROBE_MAILDIR, PROBE_SERVER, PROBE_PROGRAM };

struct probe {
	bool good;
	enum probe_kind kind;
	enum err_kind failure; /* unless good */
	/* If not good: what happened, and what to do, sentences without a full stop. */
	const char *what, *mend;
	const char *where;  /* "mail.example:993", a path or a program */
	struct found found; /* what a server showed: certificate, date, cause */
	/* Of an inbox: */
	const char *folder; /* its name, or path */
	uint32_t validity;  /* UIDVALIDITY; 0: none */
	size_t letters;     /* letters that wait */
	int64_t newest;     /* arrival of the newest of them; 0: none waits */
	bool writable;      /* letters can be filed in it */
};

/* All text is in the arena; none of it has a password. A fault of a server, a folder
 * or a password gives a probe that is not good. An inbox that cannot be written to
 * is not good, either. */
struct probe probe_inbox(struct config *c, struct arena *arena);
struct probe probe_outbox(struct config *c, struct arena *arena);

#endif
