/* SPDX-License-Identifier: ISC */
/* What folders of a server, their letters and marks are called: names that are kept. */
#ifndef ADJUDICATOR_MAIL_FETCH_IMAP_NAME_H
#define ADJUDICATOR_MAIL_FETCH_IMAP_NAME_H

#include "adjudicator/mail/server.h"
#include <stdint.h>

/* Of the folder that the server's URL names; borrowed from it. */
const char *imap_inbox_name(const struct server *s);
/* The source of letters of that folder: "imap gm@mail.example/INBOX". */
const char *imap_source(struct arena *arena, const struct server *s,
			const char *folder);
/* The name under which it is kept how far that folder was read. */
const char *imap_junk_mark(struct arena *arena, const struct server *s,
			   const char *folder, uint32_t validity);
/* Whether it is one, for any validity; NULL is none. */
bool imap_is_junk_mark(const struct server *s, const char *folder, const char *name);

#endif
