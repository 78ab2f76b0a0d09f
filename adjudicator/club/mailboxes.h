/* SPDX-License-Identifier: ISC */
/* The mailbox that letters come from and the way they leave by, as the settings name
 * them. */
#ifndef ADJUDICATOR_CLUB_MAILBOXES_H
#define ADJUDICATOR_CLUB_MAILBOXES_H

#include "adjudicator/club/config.h"
#include "adjudicator/club/password.h"
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/send/sender.h"
#include "formats/text/arena.h"
#include "formats/text/view.h"

/* Where letters arrive. */
struct club_inbox {
	struct mailbox_terms terms;
	struct secret_source secret; /* of the server's password */
	struct mailbox *mailbox;
	struct arena arena;
};

/* What the settings say; values are borrowed from the config, and a server is connected
 * to with the first need. `dry`: nothing is filed. It must stay where it is. */
void club_inbox_open(struct club_inbox *g, struct config *c, bool dry);
void club_inbox_close(struct club_inbox *g);

/* Where letters leave. */
struct club_outbox {
	struct sender_account account;
	struct secret_source secret; /* of its password */
	struct arena arena;          /* of both */
	struct sender *sender;       /* NULL: not open */
};

/* What the settings say. Values are borrowed from the config. */
bool club_outbox_read(struct club_outbox *g, struct config *c, struct err *err);
/* Reads the password and opens the sender, unless it is open. */
bool club_outbox_open(struct club_outbox *g, struct err *err);
void club_outbox_close(struct club_outbox *g);

/*
 * Where the mail of an address probably is: a few hosts that everybody knows, else
 * imap. and smtp. before the domain. It is a guess to be tried out, nothing more.
 */

struct provider {
	const char *imap, *smtp; /* hosts */
	bool starttls;           /* SMTP speaks TLS only behind STARTTLS */
	const char *note;        /* what its users have to know; "" for nothing */
};

/* In the arena, or constant. */
struct provider provider_guess(struct arena *arena, struct view address);

#endif
