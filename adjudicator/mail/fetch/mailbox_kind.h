/* SPDX-License-Identifier: ISC */
/* What the kinds of mailbox share, and what mailbox.c hands on to one of them. */
#ifndef ADJUDICATOR_MAIL_FETCH_MAILBOX_KIND_H
#define ADJUDICATOR_MAIL_FETCH_MAILBOX_KIND_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/server.h"

struct imap;
struct far;

struct mailbox {
	const struct mailbox_kind *kind;
	const struct mailbox_terms *terms;
	/* Of a server. */
	struct arena arena; /* of what follows */
	struct server server;
	struct imap *imap;  /* NULL: not connected */
	const char *folder; /* that is open */
	struct found found; /* when it was connected to */
	struct far *far;    /* who is; NULL: nobody was needed yet */
};

/* As the functions of mailbox.h; what has one meaning for all may be NULL. */
struct mailbox_kind {
	void (*close)(struct mailbox *m); /* NULL: nothing to do */
	bool (*each)(struct mailbox *m, mailbox_visit *visit, void *arg,
		     struct err *err);
	bool (*junk)(struct mailbox *m, struct arena *arena, const char **mark,
		     struct err *err); /* NULL: it cannot be told */
	bool (*each_junk)(struct mailbox *m, int64_t *read, mailbox_visit *visit,
			  void *arg, struct err *err);
	bool (*file)(struct mailbox *m, const struct mailbox_pile *pile,
		     struct err *err);
	/* NULL: filing takes this process, and nothing is gained. */
	bool (*file_begin)(struct mailbox *m, const struct mailbox_pile *pile,
			   struct err *err);
	bool (*file_end)(struct mailbox *m, struct err *err);
	bool (*look)(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		     struct err *err);
	bool (*mark)(struct mailbox *m, int64_t *value, struct err *err);
	bool (*move_mark)(struct mailbox *m, int64_t *value, struct err *err);
	/* False, or NULL: it cannot tell; so long is waited. */
	bool (*wait)(struct mailbox *m, int wake, int milliseconds);
};

extern const struct mailbox_kind mailbox_maildir, mailbox_far;
/* The IMAP client itself. mailbox_far has adjudicator-network run it, in a process of
 * its own. */
extern const struct mailbox_kind mailbox_imap;

/*
 * All letters of the folder of a server that is open, each once, with what arrives
 * meanwhile, until all were visited or `visit` says that it is enough.
 * - A letter's uid is "UIDVALIDITY.UID.HASH": the numbers find it on the server, the
 *   hash keeps apart what a server has given the same numbers.
 * - After each round the folder is searched again; what was listed but not given keeps
 *   it from counting as read.
 * - read: only what lies behind it, which moves on; NULL: all.
 * - again: connects anew and opens the folder, where the server has hung up.
 */
bool imap_walk(struct mailbox *m, bool (*again)(struct mailbox *m, struct err *err),
	       mailbox_visit *visit, void *arg, int64_t *read, struct err *err);

#endif
