/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/sender.h"

#include "adjudicator/mail/fetch/maildir.h"
#include "formats/address.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool put_letter(struct sender *s, const struct parcel *p, struct delivery *out,
		       struct err *err)
{
	(void)out;
	return maildir_deliver(s->account->path, p->message_id, p->bytes, err);
}

static bool look_folders(struct sender *s, struct found *found, struct err *err)
{
	static const char *const parts[] = {"tmp", "new"};
	struct arena arena = {0};
	bool ok = true;

	(void)found;
	for (size_t i = 0; ok && i < sizeof parts / sizeof parts[0]; i++) {
		const char *path =
			arena_printf(&arena, "%s/%s", s->account->path, parts[i]);

		ok = access(path, W_OK | X_OK) == 0 ||
		     err_set(err, ERR_CREATE, "outbox: cannot write in %.200s: %s",
			     path, err_why(errno));
	}
	arena_free(&arena);
	return ok;
}

static const struct sender_driver maildir_sender = {NULL, look_folders, put_letter,
						    NULL};

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

bool sender_look(struct sender *s, struct found *found, struct err *err)
{
	*found = (struct found){0};
	return s->driver->look(s, found, err);
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
