/* SPDX-License-Identifier: ISC */
/*
 * Opens a connection to an IMAP server with libcurl: TLS 1.2 or newer, the certificate
 * and the host's name verified (nothing turns that off), STARTTLS before anything else
 * where the server is named imap://, then the login.
 */
#ifndef ADJUDICATOR_MAIL_CONNECT_H
#define ADJUDICATOR_MAIL_CONNECT_H

#include "adjudicator/mail/reader/stream.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/mail/trouble.h"
#include "formats/text/err.h"

struct connect_terms {
	const struct server *server; /* borrowed, as all of this */
	const char *secret;          /* the password, or the token of XOAUTH2 */
	bool xoauth2;
	const char *ca;          /* a file of further authorities; "" for none */
	int milliseconds;        /* for all of it */
	const char *secret_from; /* the setting it came from; NULL: either */
	struct found *found;     /* filled; NULL: not wanted */
};

/* ERR_SERVER: no connection, or not the server it should be. ERR_DENIED: the login is
 * not accepted. ERR_CONFIG: the authorities cannot be read. The sentence names the
 * setting that may be wrong, and never the secret. */
bool connect_imap(const struct connect_terms *terms, struct carrier *out,
		  struct err *err);

#endif
