/* SPDX-License-Identifier: ISC */
/*
 * The conversation with an SMTP server, overheard from libcurl: how far it has come,
 * the server's last answer, and whether we are logged in. Nothing of a login is
 * kept.
 */
#ifndef ADJUDICATOR_MAIL_SEND_SMTP_TALK_H
#define ADJUDICATOR_MAIL_SEND_SMTP_TALK_H

#include "formats/text/view.h"

/* The command that was sent last. */
enum smtp_stage {
	SMTP_HELLO, /* connecting, TLS, greeting */
	SMTP_LOGIN,
	SMTP_MAIL,
	SMTP_RCPT,
	SMTP_DATA,
	SMTP_BODY, /* part of the letter */
	SMTP_END,  /* all of the letter */
	SMTP_STAGES_
};

struct smtp_talk {
	enum smtp_stage stage;
	char reply[200]; /* the last line of the answer to our last command */
	size_t reply_len;
	bool fresh;     /* the connection was opened for this letter */
	bool over;      /* only the good-bye follows */
	bool logged_in; /* to the connection that is open now */
};

/* Call before each letter. What is known of the connection is kept. */
void smtp_talk_begin(struct smtp_talk *t);
/* We sent a line; any bytes. */
void smtp_talk_said(struct smtp_talk *t, struct view line);
/* The server sent a line; any bytes. */
void smtp_talk_heard(struct smtp_talk *t, struct view line);

/*
 * What the end of a conversation means for the letter: a table over how far it had
 * come and what the server said last. Only the time after a letter's last byte is
 * doubtful: the server may have taken it without our getting the answer.
 */
enum smtp_meaning {
	SMTP_SENT,
	SMTP_LATER,  /* try this letter again in a later run */
	SMTP_NEVER,  /* refused for good */
	SMTP_UNSURE, /* it may have been taken: send the same bytes once more */
	SMTP_AGAIN,  /* try at once over a new connection, if this one was not new */
	SMTP_SERVER  /* no letter can be sent now */
};

/* `done`: curl says that the transfer is complete. `reply`: the last line that the
 * server answered to the command of `stage`, as "550 5.1.1 no"; empty: none came.
 * `login`: the server required a login that did not happen. */
enum smtp_meaning smtp_result(bool done, enum smtp_stage stage, struct view reply,
			      bool login);

#endif
