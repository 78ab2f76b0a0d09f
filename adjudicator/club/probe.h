/* SPDX-License-Identifier: ISC */
/*
 * Trying out where letters arrive and how they leave, as a run would: connecting,
 * proving the server, logging in, opening the folder. No letter is taken, sent or
 * moved, and nothing is written anywhere.
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
	/* What happened, and what to do: sentences without a full stop. Unless good. */
	const char *what, *mend;
	const char *where;  /* "mail.example:993", a path or a program */
	struct found found; /* of a server: certificate, date, cause */
	/* Of an inbox. */
	const char *folder; /* its name, or path */
	uint32_t validity;  /* UIDVALIDITY; 0: none */
	size_t letters;     /* that wait */
	int64_t newest;     /* when the last of them came; 0: none waits */
	bool writable;      /* letters can be filed in it */
};

/* All text lives in the arena; none holds a password. What is wrong with a server, a
 * folder or a password is a probe that is not good. An inbox that cannot be written is
 * not good, either. */
struct probe probe_inbox(struct config *c, struct arena *arena);
struct probe probe_outbox(struct config *c, struct arena *arena);

#endif
