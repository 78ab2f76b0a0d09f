/* SPDX-License-Identifier: ISC */
/*
 * What is said between us and an SMTP server, overheard from libcurl: how far the
 * conversation has come, the server's last answer, and whether it knows us. Nothing of
 * a login is kept.
 */
#ifndef ADJUDICATOR_MAIL_SEND_SMTP_TALK_H
#define ADJUDICATOR_MAIL_SEND_SMTP_TALK_H

#include "adjudicator/mail/send/smtp_result.h"

struct smtp_talk {
	enum smtp_stage stage;
	char reply[200]; /* the last line of the answer to our last command */
	size_t reply_len;
	bool fresh;     /* the connection was opened for this letter */
	bool over;      /* what comes now is only good-bye */
	bool logged_in; /* on the connection that is open now */
};

/* Before each letter: what is known of the connection stays. */
void smtp_talk_begin(struct smtp_talk *t);
/* We sent a line; any bytes. */
void smtp_talk_said(struct smtp_talk *t, struct view line);
/* The server sent a line; any bytes. */
void smtp_talk_heard(struct smtp_talk *t, struct view line);

#endif
