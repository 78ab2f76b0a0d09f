/* SPDX-License-Identifier: ISC */
/* The mailbox from which letters come and the way by which they leave, as the
 * settings say. */
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

/* Sets it up as the settings say. Values are borrowed from the config; a server is
 * connected to when first needed. `dry`: nothing is filed. *g must stay where it is. */
void club_inbox_open(struct club_inbox *g, struct config *c, bool dry);
void club_inbox_close(struct club_inbox *g);

/* Where letters leave. */
struct club_outbox {
	struct sender_account account;
	struct secret_source secret; /* of the server's password */
	struct arena arena;          /* of both */
	struct sender *sender;       /* NULL: not open */
};

/* Reads the settings. Values are borrowed from the config. */
bool club_outbox_read(struct club_outbox *g, struct config *c, struct err *err);
/* Reads the password and opens the sender, unless it is open. */
bool club_outbox_open(struct club_outbox *g, struct err *err);
void club_outbox_close(struct club_outbox *g);

/*
 * The probable mail servers of an address: those of a few well-known providers, else
 * imap. and smtp. before the domain. Only a guess, to be tried out.
 */

struct provider {
	const char *imap, *smtp; /* hosts */
	bool starttls;           /* SMTP needs STARTTLS */
	const char *note;        /* what its users have to know; "": nothing */
};

/* In the arena, or constant. */
struct provider provider_guess(struct arena *arena, struct view address);

#endif
