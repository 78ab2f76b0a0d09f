/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/terms.h"

#include <string.h>

enum { MILLISECONDS_MAX = 24 * 3600 * 1000, SECONDS_MAX = 24 * 3600, PORT_MAX = 65535 };

void terms_put_inbox(struct buf *b, const struct mailbox_terms *t)
{
	form_put_text(b, t->inbox);
	form_put_text(b, t->junk);
	form_put_number(b, t->reading_only);
	form_put_text(b, t->ca);
	form_put_number(b, t->xoauth2);
	form_put_number(b, t->milliseconds);
	form_put_text(b, t->secret_from);
}

bool terms_take_inbox(struct form *f, struct arena *arena, struct mailbox_terms *t)
{
	*t = (struct mailbox_terms){0};
	t->inbox = form_text(f, arena, TERMS_TEXT);
	t->junk = form_text(f, arena, TERMS_TEXT);
	t->reading_only = form_flag(f);
	t->ca = form_text(f, arena, TERMS_TEXT);
	t->xoauth2 = form_flag(f);
	t->milliseconds = (int)form_number(f, 0, MILLISECONDS_MAX);
	t->secret_from = form_text(f, arena, TERMS_TEXT);
	return form_end(f) && t->inbox != NULL && t->junk != NULL && t->ca != NULL;
}

void terms_put_outbox(struct buf *b, const struct sender_account *a)
{
	form_put_text(b, a->server.scheme);
	form_put_number(b, a->server.starttls);
	form_put_text(b, a->server.user);
	form_put_text(b, a->server.host);
	form_put_number(b, a->server.port);
	form_put_number(b, a->xoauth2);
	form_put_number(b, a->password != NULL);
	form_put_bytes(b,
		       a->password != NULL ? view_of(a->password) : (struct view){0});
	form_put_text(b, a->password_from);
	form_put_text(b, a->ca);
	form_put_text(b, a->hello);
	form_put_number(b, a->seconds);
}

bool terms_take_outbox(struct form *f, struct arena *arena, struct sender_account *a)
{
	struct view password;
	bool has_password;

	*a = (struct sender_account){.kind = SENDER_SMTP};
	a->server.scheme = form_text(f, arena, TERMS_TEXT);
	a->server.starttls = form_flag(f);
	a->server.user = form_text(f, arena, TERMS_TEXT);
	a->server.host = form_text(f, arena, TERMS_TEXT);
	a->server.port = (long)form_number(f, 0, PORT_MAX);
	a->xoauth2 = form_flag(f);
	has_password = form_flag(f);
	password = form_bytes(f, TERMS_TEXT);
	a->password = has_password ? arena_str(arena, password) : NULL;
	a->password_from = form_text(f, arena, TERMS_TEXT);
	a->ca = form_text(f, arena, TERMS_TEXT);
	a->hello = form_text(f, arena, TERMS_TEXT);
	a->seconds = (int)form_number(f, 0, SECONDS_MAX);
	return form_end(f) && a->server.scheme != NULL && a->server.user != NULL &&
	       a->server.host != NULL && a->hello != NULL &&
	       (strcmp(a->server.scheme, "smtp") == 0 ||
		strcmp(a->server.scheme, "smtps") == 0);
}

void terms_put_found(struct buf *b, const struct found *found)
{
	form_put_number(b, found->trouble);
	form_put_bytes(b, view_of(found->said));
	form_put_bytes(b, view_of(found->issuer));
	form_put_number(b, found->from);
	form_put_number(b, found->to);
	form_put_number(b, found->date);
}

void terms_take_found(struct form *f, struct found *found)
{
	*found = (struct found){0};
	found->trouble = (enum trouble)form_number(f, 0, TROUBLES_ - 1);
	form_line(f, found->said, sizeof found->said);
	form_line(f, found->issuer, sizeof found->issuer);
	found->from = form_moment(f);
	found->to = form_moment(f);
	found->date = form_moment(f);
}
