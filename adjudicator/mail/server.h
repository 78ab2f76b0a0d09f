/* SPDX-License-Identifier: ISC */
/*
 * A mail server as a setting names it: SCHEME://USER@HOST[:PORT][/FOLDER]. The user
 * ends at the last "@"; in user and folder "%40" stands for a character; the folder is
 * UTF-8. A password has no place in it.
 */
#ifndef ADJUDICATOR_MAIL_SERVER_H
#define ADJUDICATOR_MAIL_SERVER_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct server {
	const char *scheme; /* imaps imap smtps smtp; of our own table */
	bool starttls;      /* else TLS from the first byte on */
	const char *user;   /* "" when there is none */
	const char *host;   /* a name or an address; that of IPv6 without brackets */
	long port;
	const char *folder; /* "" when there is none */
};

/* True for text that begins with one of the schemes and "://". */
bool server_named(struct view text);
/* Everything in *out lives in the arena. Gives NULL, or what is wrong in a few words
 * without any of the text: there may be a password in it. */
const char *server_read(struct arena *arena, struct view text, struct server *out);
/* "mail.example:993" or "[::1]:993", as server_read takes it. */
const char *server_place(struct arena *arena, const struct server *s);

#endif
