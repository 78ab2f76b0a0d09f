/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/sender.h"

#include "adjudicator/mail/compose.h"
#include "adjudicator/mail/maildir.h"
#include <stdlib.h>

static const struct sender_driver *const drivers[] = {
	[SENDER_MAILDIR] = &maildir_sender,
	[SENDER_SMTP] = &smtp_sender,
	[SENDER_PROGRAM] = &program_sender,
};

bool sender_open(struct sender **out, const struct sender_account *account,
		 struct err *err)
{
	struct sender *s = calloc(1, sizeof *s);

	if (s == NULL) {
		arena_die();
	}
	*out = NULL;
	s->driver = drivers[account->kind];
	s->account = account;
	if (s->driver->open != NULL && !s->driver->open(s, err)) {
		sender_close(s);
		return false;
	}
	*out = s;
	return true;
}

void sender_close(struct sender *s)
{
	if (s != NULL) {
		if (s->driver->close != NULL) {
			s->driver->close(s);
		}
		free(s);
	}
}

bool sender_send(struct sender *s, const struct parcel *p, struct delivery *out,
		 struct err *err)
{
	*out = (struct delivery){.end = DELIVERY_SENT};
	if (!address_plain(p->from) || !address_plain(p->to)) {
		return err_set(err, ERR_BUG,
			       "a letter to send has no plain address in its envelope");
	}
	return s->driver->send(s, p, out, err);
}

void delivery_say(struct delivery *d, enum delivery_end end, struct view why)
{
	size_t n = 0;

	d->end = end;
	why = view_trim(why);
	for (size_t i = 0; i < why.len && n + 1 < sizeof d->why; i++) {
		char c = why.at[i];

		d->why[n++] = (char)(c >= ' ' && c <= '~' ? c : '?');
	}
	d->why[n] = '\0';
}

/* ------------------------------------------------------------------ Maildir */

static bool put_letter(struct sender *s, const struct parcel *p, struct delivery *out,
		       struct err *err)
{
	(void)out;
	return maildir_deliver(s->account->path, p->message_id, p->bytes, err);
}

const struct sender_driver maildir_sender = {NULL, put_letter, NULL};
