/* SPDX-License-Identifier: ISC */
/* The server that adjudicator-network is to speak to, as a form. */
#ifndef ADJUDICATOR_MAIL_NETWORK_TERMS_H
#define ADJUDICATOR_MAIL_NETWORK_TERMS_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/network/form.h"
#include "adjudicator/mail/send/sender.h"

enum { TERMS_TEXT = 8192 /* most bytes of a path, a name, a password */ };

/* Puts all but what only a Maildir needs and how to get the password. */
void terms_put_inbox(struct buf *b, const struct mailbox_terms *t);
/* Returns false when the form is bad. */
bool terms_take_inbox(struct form *f, struct arena *arena, struct mailbox_terms *t);

/* Puts all, the password included. */
void terms_put_outbox(struct buf *b, const struct sender_account *a);
bool terms_take_outbox(struct form *f, struct arena *arena, struct sender_account *a);

/* What became known of a server. When taken, its texts are made lines of ASCII. */
void terms_put_found(struct buf *b, const struct found *found);
void terms_take_found(struct form *f, struct found *found);

#endif
