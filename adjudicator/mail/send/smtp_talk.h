/* SPDX-License-Identifier: ISC */
/*
 * What is said between us and an SMTP server, overheard from libcurl: how far the
 * conversation has come, the server's last answer, and whether it knows us. Nothing of
 * a login is kept.
 */
#ifndef ADJUDICATOR_MAIL_SEND_SMTP_TALK_H
#define ADJUDICATOR_MAIL_SEND_SMTP_TALK_H

#include "formats/text/view.h"

/* The command that was sent last. */
enum smtp_stage {
	SMTP_HELLO, /* connecting, encrypting, greeting */
	SMTP_LOGIN,
	SMTP_MAIL,
	SMTP_RCPT,
	SMTP_DATA,
	SMTP_BODY, /* some of the letter */
	SMTP_END,  /* all of it */
	SMTP_STAGES_
};

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

/*
 * What its end means for the letter: one table over how far it had come and what the
 * server said last. The only doubtful moment is after the last byte of a letter: the
 * server may have taken it, and no answer came.
 */
enum smtp_meaning {
	SMTP_SENT,
	SMTP_LATER,  /* this letter, in a later run */
	SMTP_NEVER,  /* refused for good */
	SMTP_UNSURE, /* it may have been taken: the same bytes once more */
	SMTP_AGAIN,  /* at once, over a fresh connection, where this one was not */
	SMTP_SERVER  /* no letter can be sent now */
};

/* `reply` is the last line the server answered to that command with, as "550 5.1.1 no";
 * empty: nothing came. `done`: curl calls the transfer complete. `login`: the server
 * was to be logged in to, and was not. */
enum smtp_meaning smtp_result(bool done, enum smtp_stage stage, struct view reply,
			      bool login);

#endif
