/* SPDX-License-Identifier: ISC */
/*
 * All letters of a folder that is open, each once, with what arrives meanwhile.
 * - A letter's uid is "UIDVALIDITY.UID.HASH": the numbers find it on the server, the
 *   hash keeps apart what a server has given the same numbers.
 * - After each round the folder is searched again; what was listed but not given keeps
 *   it from counting as read.
 */
#ifndef ADJUDICATOR_MAIL_FETCH_IMAP_WALK_H
#define ADJUDICATOR_MAIL_FETCH_IMAP_WALK_H

#include "adjudicator/mail/fetch/imap.h"
#include "adjudicator/mail/fetch/mailbox.h"

struct imap_walk {
	struct imap *imap;
	const char *host;
	const char *source; /* of its letters */
	mailbox_visit *visit;
	void *arg;
	int64_t *read; /* only what lies behind it, which moves on; NULL: all */
};
/* Until all were visited, or `visit` says that it is enough. */
bool imap_walk(const struct imap_walk *terms, struct err *err);

#endif
