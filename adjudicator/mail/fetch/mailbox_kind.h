/* SPDX-License-Identifier: ISC */
/* One kind of mailbox: what mailbox.c hands its calls on to. */
#ifndef ADJUDICATOR_MAIL_FETCH_MAILBOX_KIND_H
#define ADJUDICATOR_MAIL_FETCH_MAILBOX_KIND_H

#include "adjudicator/mail/fetch/mailbox.h"

struct mailbox_kind {
	void *(*open)(const struct mailbox_terms *terms);
	void (*close)(void *box);
	bool (*each)(void *box, mailbox_visit *visit, void *arg, struct err *err);
	bool (*junk)(void *box, struct arena *arena, const char **mark,
		     struct err *err);
	bool (*each_junk)(void *box, int64_t *read, mailbox_visit *visit, void *arg,
			  struct err *err);
	bool (*file)(void *box, const struct mailbox_pile *pile, struct err *err);
	bool (*look)(void *box, struct arena *arena, struct mailbox_look *out,
		     struct err *err);
	bool (*mark)(void *box, int64_t *value, struct err *err);
	bool (*move_mark)(void *box, int64_t *value, struct err *err);
	void (*wait)(void *box, int wake, int milliseconds);
};

extern const struct mailbox_kind mailbox_maildir, mailbox_imap;

/* Until `wake` can be read, or for so long. */
void mailbox_sleep(int wake, int milliseconds);

#endif
