/* SPDX-License-Identifier: ISC */
/*
 * Why a mail server cannot be used: one table of causes for inbox and outbox, each
 * with what happened and what to do about it. No sentence contains a password.
 */
#ifndef ADJUDICATOR_MAIL_TROUBLE_H
#define ADJUDICATOR_MAIL_TROUBLE_H

#include "adjudicator/mail/server.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"
#include <stdint.h>

enum trouble {
	TROUBLE_NONE,
	TROUBLE_NAME,        /* there is no such host */
	TROUBLE_REFUSED,     /* nothing listens at that port */
	TROUBLE_SILENT,      /* it did not answer in time */
	TROUBLE_PLAIN,       /* it has no STARTTLS */
	TROUBLE_TLS,         /* it does not speak TLS */
	TROUBLE_EXPIRED,     /* its certificate has expired */
	TROUBLE_YOUNG,       /* its certificate is not valid yet */
	TROUBLE_OTHER_HOST,  /* it is for another name */
	TROUBLE_UNKNOWN,     /* it is by an unknown authority */
	TROUBLE_AUTHORITIES, /* the file tls-ca cannot be read */
	TROUBLE_LOGIN,
	TROUBLE_LOGIN_LATER,
	TROUBLE_NO_LOGIN,   /* no login that we may use is offered */
	TROUBLE_NO_LETTERS, /* it takes no letters now */
	TROUBLE_FOLDER,
	TROUBLE_OTHER, /* see `said` */
	TROUBLES_
};

/* What became known of a server before the connection failed or ended. */
struct found {
	enum trouble trouble;
	char said[160];   /* by the server or libcurl: a line of printable ASCII */
	char issuer[80];  /* of the certificate; "": none was seen */
	int64_t from, to; /* when the certificate is valid; 0: unknown */
	int64_t date;     /* the date in the server's greeting; 0: none */
};

/* Which server and settings the sentences are about; borrowed. */
struct trouble_place {
	const char *box; /* "inbox" or "outbox" */
	const struct server *server;
	const char *secret_from; /* the setting that the password comes from */
};

/* Copies text as one line of printable ASCII, cut to what fits. */
void say_plain(char *to, size_t cap, struct view text);
/* What happened, and what to do about it: sentences without a full stop, in the
 * arena. */
const char *trouble_what(struct arena *arena, const struct found *f,
			 const struct trouble_place *at);
const char *trouble_mend(struct arena *arena, enum trouble t,
			 const struct trouble_place *at);
/* Sets err to both sentences, behind "inbox: HOST:PORT: ". Always returns false. */
bool trouble_tell(const struct found *f, const struct trouble_place *at,
		  struct err *err);

#endif
