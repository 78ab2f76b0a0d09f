/* SPDX-License-Identifier: ISC */
/* Names of a server's folders, and of their letters and marks; they are kept in the
 * store. */
#ifndef ADJUDICATOR_MAIL_FETCH_IMAP_NAME_H
#define ADJUDICATOR_MAIL_FETCH_IMAP_NAME_H

#include "adjudicator/mail/server.h"
#include <stdint.h>

/* The folder that the server's URL names, or "INBOX"; borrowed. */
const char *imap_inbox_name(const struct server *s);
/* The source of that folder's letters: "imap gm@mail.example/INBOX". */
const char *imap_source(struct arena *arena, const struct server *s,
			const char *folder);
/* Name of the number that says how far that folder was read. */
const char *imap_junk_mark(struct arena *arena, const struct server *s,
			   const char *folder, uint32_t validity);
/* Whether `name` is that name for any validity; false for NULL. */
bool imap_is_junk_mark(const struct server *s, const char *folder, const char *name);

#endif
