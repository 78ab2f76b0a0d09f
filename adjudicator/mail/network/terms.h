/* SPDX-License-Identifier: ISC */
/* Of what server a process is told, as a form. */
#ifndef ADJUDICATOR_MAIL_NETWORK_TERMS_H
#define ADJUDICATOR_MAIL_NETWORK_TERMS_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/network/form.h"
#include "adjudicator/mail/send/sender.h"

enum { TERMS_TEXT = 8192 /* bytes of a path, a name, a password */ };

/* All but the ways to a Maildir, and to the password. */
void terms_put_inbox(struct buf *b, const struct mailbox_terms *t);
/* False when it is none. */
bool terms_take_inbox(struct form *f, struct arena *arena, struct mailbox_terms *t);

/* With the password. */
void terms_put_outbox(struct buf *b, const struct sender_account *a);
bool terms_take_outbox(struct form *f, struct arena *arena, struct sender_account *a);

/* What became known of a server; the texts are cut to lines of ASCII. */
void terms_put_found(struct buf *b, const struct found *found);
void terms_take_found(struct form *f, struct found *found);

#endif
