/* SPDX-License-Identifier: ISC */
/*
 * A mail server as a setting gives it: SCHEME://USER@HOST[:PORT][/FOLDER]. The user
 * ends at the last "@". In user and folder, "%40" and the like stand for a byte; the
 * folder is UTF-8. A password is not allowed.
 */
#ifndef ADJUDICATOR_MAIL_SERVER_H
#define ADJUDICATOR_MAIL_SERVER_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct server {
	const char *scheme; /* imaps imap smtps smtp; static */
	bool starttls;      /* STARTTLS; else TLS from the first byte on */
	const char *user;   /* "" when there is none */
	const char *host;   /* a name or an address; IPv6 without brackets */
	long port;
	const char *folder; /* "" when there is none */
};

/* Whether the text begins with one of the schemes and "://". */
bool server_named(struct view text);
/* Reads a setting; everything in *out lives in the arena. Returns NULL, or what is
 * wrong in a few words, with nothing of the text, because a password may be in
 * it. */
const char *server_read(struct arena *arena, struct view text, struct server *out);
/* "mail.example:993" or "[::1]:993", as server_read reads it. */
const char *server_place(struct arena *arena, const struct server *s);

#endif
