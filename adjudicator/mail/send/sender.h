/* SPDX-License-Identifier: ISC */
/*
 * The ways in which a letter leaves: into a Maildir, to a server over SMTP, or
 * through a program like sendmail. A letter has one recipient. Afterwards one of
 * four things is known: it was sent; it may be sent later; it never can be; or
 * nobody knows, and the very same bytes must be sent once more.
 */
#ifndef ADJUDICATOR_MAIL_SEND_SENDER_H
#define ADJUDICATOR_MAIL_SEND_SENDER_H

#include "adjudicator/mail/server.h"
#include "adjudicator/mail/trouble.h"
#include "formats/text/err.h"

enum sender_kind { SENDER_MAILDIR, SENDER_SMTP, SENDER_PROGRAM };

/* Borrowed until sender_close. */
struct sender_account {
	enum sender_kind kind;
	const char *path; /* the Maildir, or the program */
	const char *club; /* of a program: the folder in whose settings it stands */
	struct server server;
	bool xoauth2;
	const char *password; /* or the bearer token, where the server names a user;
				 else NULL */
	const char *password_from; /* the setting that it came from, for error texts */
	const char *ca;    /* file of authorities to trust besides; NULL: none */
	const char *hello; /* the domain that we claim to be */
	int seconds;       /* most for one letter */
};

struct parcel {
	struct view message_id;
	struct view from, to; /* of the envelope */
	struct view bytes;    /* lines end in CR LF */
};

enum delivery_end {
	DELIVERY_SENT,
	DELIVERY_LATER,
	DELIVERY_NEVER,
	DELIVERY_UNSURE /* it may have arrived */
};

struct delivery {
	enum delivery_end end;
	bool silent;   /* the other side was reached and then said nothing */
	char why[160]; /* what it said, or what went wrong: one line of ASCII */
};

struct sender;

/* Connects and starts nothing yet. */
bool sender_open(struct sender **out, const struct sender_account *account,
		 struct err *err);
void sender_close(struct sender *s); /* NULL is fine */
/* Sends a letter. Returns false when no letter can leave now (no connection, no
 * login, no such program, a full disk): this one has not left, through no fault of
 * its own. */
bool sender_send(struct sender *s, const struct parcel *p, struct delivery *out,
		 struct err *err);

/* Whether letters could leave: the server can be connected and logged in to, or the
 * program or folder is there. Sends nothing. */
bool sender_look(struct sender *s, struct found *found, struct err *err);

/* ------------------------------------------- for the files that are senders */

struct sender_driver {
	bool (*open)(struct sender *s, struct err *err); /* NULL: nothing to do */
	/* Goes as far as is possible without a letter. */
	bool (*look)(struct sender *s, struct found *found, struct err *err);
	bool (*send)(struct sender *s, const struct parcel *p, struct delivery *out,
		     struct err *err);
	void (*close)(struct sender *s); /* NULL: nothing to do; s->state may be NULL */
};

struct sender {
	const struct sender_driver *driver;
	const struct sender_account *account;
	void *state; /* the driver's own */
};

extern const struct sender_driver smtp_sender, program_sender;
/* Sends over SMTP in this process; smtp_sender has adjudicator-network do so. */
extern const struct sender_driver smtp_driver;

/* Fills *d; `why` becomes one line of printable ASCII, cut to what fits. */
void delivery_say(struct delivery *d, enum delivery_end end, struct view why);

/* ------------------------------------------------------------- what was said */

/* "550 5.1.1 who is that": an enhanced code (RFC 3463) that can mean nothing else. */
bool delivery_wrong_address(const struct delivery *d);

#endif
