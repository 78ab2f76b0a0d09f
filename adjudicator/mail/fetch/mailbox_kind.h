/* SPDX-License-Identifier: ISC */
/* What the kinds of mailbox share: mailbox.c calls one of them. */
#ifndef ADJUDICATOR_MAIL_FETCH_MAILBOX_KIND_H
#define ADJUDICATOR_MAIL_FETCH_MAILBOX_KIND_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/server.h"

struct imap;
struct far;

struct mailbox {
	const struct mailbox_kind *kind;
	const struct mailbox_terms *terms;
	/* For servers only: */
	struct arena arena; /* holds the fields below */
	struct server server;
	struct imap *imap;  /* NULL: not connected */
	const char *folder; /* the open folder */
	struct found found; /* known when it was connected */
	struct far *far;    /* the process that is connected; NULL: none yet */
};

/* The functions of mailbox.h. Those with a comment may be NULL. */
struct mailbox_kind {
	void (*close)(struct mailbox *m); /* NULL: nothing to do */
	bool (*each)(struct mailbox *m, mailbox_visit *visit, void *arg,
		     struct err *err);
	bool (*junk)(
		struct mailbox *m, struct arena *arena, const char **mark,
		struct err *err); /* NULL: the junk folder's mark is not possible */
	bool (*each_junk)(struct mailbox *m, int64_t *read, mailbox_visit *visit,
			  void *arg, struct err *err);
	bool (*file)(struct mailbox *m, const struct mailbox_pile *pile,
		     struct err *err);
	/* NULL: filing happens in this process, so nothing is gained. */
	bool (*file_begin)(struct mailbox *m, const struct mailbox_pile *pile,
			   struct err *err);
	bool (*file_end)(struct mailbox *m, struct err *err);
	bool (*look)(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		     struct err *err);
	bool (*mark)(struct mailbox *m, int64_t *value, struct err *err);
	bool (*move_mark)(struct mailbox *m, int64_t *value, struct err *err);
	/* Returns false, or is NULL, when it cannot tell: then mailbox_wait waits
	 * for the time. */
	bool (*wait)(struct mailbox *m, int wake, int milliseconds);
};

extern const struct mailbox_kind mailbox_maildir, mailbox_far;
/* The IMAP client itself. mailbox_far has adjudicator-network run it in a process of
 * its own. */
extern const struct mailbox_kind mailbox_imap;

/*
 * Visits each letter of a server's open folder once, those that arrive meanwhile
 * included, until none is left or `visit` returns false.
 * - A letter's uid is "UIDVALIDITY.UID.HASH". The numbers find it on the server; the
 *   hash tells letters apart to which a server gave the same numbers.
 * - After each round the folder is searched again. It does not count as read while a
 *   letter was listed but not given.
 * - read: visits only letters after *read, and moves it along; NULL: all.
 * - again: connects anew and opens the folder, after the server hung up.
 */
bool imap_walk(struct mailbox *m, bool (*again)(struct mailbox *m, struct err *err),
	       mailbox_visit *visit, void *arg, int64_t *read, struct err *err);

#endif
