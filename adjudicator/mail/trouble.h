/* SPDX-License-Identifier: ISC */
/*
 * Why a mail server cannot be used: one table of causes for the inbox and the outbox,
 * each with what happened and what to do about it. No sentence holds a password.
 */
#ifndef ADJUDICATOR_MAIL_TROUBLE_H
#define ADJUDICATOR_MAIL_TROUBLE_H

#include "adjudicator/mail/server.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"
#include <stdint.h>

enum trouble {
	TROUBLE_NONE,
	TROUBLE_NAME,        /* no such host */
	TROUBLE_REFUSED,     /* nobody at that port */
	TROUBLE_SILENT,      /* no answer in time */
	TROUBLE_PLAIN,       /* no STARTTLS */
	TROUBLE_TLS,         /* no TLS */
	TROUBLE_EXPIRED,     /* its certificate */
	TROUBLE_YOUNG,       /* not good yet */
	TROUBLE_OTHER_HOST,  /* for another name */
	TROUBLE_UNKNOWN,     /* of an authority nobody here knows */
	TROUBLE_AUTHORITIES, /* tls-ca */
	TROUBLE_LOGIN,
	TROUBLE_LOGIN_LATER,
	TROUBLE_NO_LOGIN,   /* none that we may use is offered */
	TROUBLE_NO_LETTERS, /* none is taken now */
	TROUBLE_FOLDER,
	TROUBLE_OTHER, /* `said` tells */
	TROUBLES_
};

/* What is known of a server, as far as one came. */
struct found {
	enum trouble trouble;
	char said[160];   /* by it, or by libcurl: one line of printable ASCII */
	char issuer[80];  /* of its certificate; "": none was seen */
	int64_t from, to; /* the certificate is good; 0 unknown */
	int64_t date;     /* that its greeting gives; 0: none */
};

/* Whom it is about; borrowed. */
struct trouble_place {
	const char *box; /* "inbox" or "outbox" */
	const struct server *server;
	const char *secret_from; /* the setting that the password came from */
};

/* Somebody's words as one line of printable ASCII, cut to what fits. */
void say_plain(char *to, size_t cap, struct view text);
/* What happened, and what to do: sentences without a full stop, in the arena. */
const char *trouble_what(struct arena *arena, const struct found *f,
			 const struct trouble_place *at);
const char *trouble_mend(struct arena *arena, enum trouble t,
			 const struct trouble_place *at);
/* Both as one error, behind "inbox: HOST:PORT: ". False always. */
bool trouble_tell(const struct found *f, const struct trouble_place *at,
		  struct err *err);

#endif
