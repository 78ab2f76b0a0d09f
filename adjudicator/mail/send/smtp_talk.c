/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/smtp_talk.h"

#include "formats/text/num.h"
#include <string.h>

static const struct {
	const char *word;
	enum smtp_stage stage;
} commands[] = {
	{"EHLO",     SMTP_HELLO},
        {"HELO",     SMTP_HELLO},
        {"STARTTLS", SMTP_HELLO},
	{"AUTH",     SMTP_LOGIN},
        {"MAIL",     SMTP_MAIL },
        {"RCPT",     SMTP_RCPT },
	{"DATA",     SMTP_DATA },
};

void smtp_talk_begin(struct smtp_talk *t)
{
	t->stage = SMTP_HELLO;
	t->reply_len = 0;
	t->fresh = false;
	t->over = false;
}

void smtp_talk_said(struct smtp_talk *t, struct view line)
{
	struct view rest = line;
	struct view word = view_word(&rest);

	t->over = t->over || view_is_nocase(word, "QUIT");
	if (t->over) {
		return;
	}
	t->reply_len = 0;
	for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
		if (view_is_nocase(word, commands[i].word)) {
			t->stage = commands[i].stage;
			t->fresh = t->fresh || t->stage == SMTP_HELLO;
			t->logged_in = t->logged_in && t->stage != SMTP_HELLO;
		}
	}
}

static bool last_line(struct view line)
{
	return line.len >= 3 && digit(line.at[0]) && digit(line.at[1]) &&
	       digit(line.at[2]) && (line.len == 3 || line.at[3] != '-');
}

void smtp_talk_heard(struct smtp_talk *t, struct view line)
{
	line = view_trim(line);
	if (t->over || !last_line(line)) {
		return;
	}
	t->reply_len = line.len < sizeof t->reply ? line.len : sizeof t->reply;
	memcpy(t->reply, line.at, t->reply_len);
	if (t->stage == SMTP_LOGIN && line.at[0] == '2') {
		t->logged_in = true;
	}
	if (t->stage == SMTP_DATA && line.at[0] == '3') {
		t->stage = SMTP_BODY;
		t->reply_len = 0;
	}
}

/* ---------------------------------------------------------------- what it means */

enum answer { NONE, YES, TEMPORARY, CLOSING, PERMANENT, ANSWERS };

static const enum smtp_meaning meanings[SMTP_STAGES_][ANSWERS] = {
  /* columns: no reply, 2xx, 3xx, 4xx, 421, 5xx */
	[SMTP_HELLO] = {SMTP_SERVER, SMTP_SERVER, SMTP_SERVER, SMTP_SERVER,
			SMTP_SERVER						    },
	[SMTP_LOGIN] = {SMTP_SERVER, SMTP_SERVER, SMTP_SERVER, SMTP_SERVER,
			SMTP_SERVER						    },
	[SMTP_MAIL] = {SMTP_AGAIN,  SMTP_AGAIN,  SMTP_SERVER, SMTP_AGAIN,  SMTP_SERVER},
	[SMTP_RCPT] = {SMTP_LATER,  SMTP_LATER,  SMTP_LATER,  SMTP_LATER,  SMTP_NEVER },
	[SMTP_DATA] = {SMTP_LATER,  SMTP_LATER,  SMTP_LATER,  SMTP_LATER,  SMTP_NEVER },
	[SMTP_BODY] = {SMTP_LATER,  SMTP_LATER,  SMTP_LATER,  SMTP_LATER,  SMTP_NEVER },
	[SMTP_END] = {SMTP_UNSURE, SMTP_SENT,   SMTP_LATER,  SMTP_LATER,  SMTP_NEVER },
};

/* Replies that do not mean what their first digit says. */
static const struct {
	const char *reply; /* the beginning of the reply */
	enum smtp_stage stage;
	enum smtp_meaning meaning;
} exceptions[] = {
	{"552",       SMTP_MAIL, SMTP_NEVER }, /* the letter is too long for it */
	{"530",       SMTP_RCPT, SMTP_SERVER}, /* it requires a login */
	{"550 5.7.",  SMTP_RCPT, SMTP_LATER }, /* it refuses us, not the address */
	{"554 5.7.",  SMTP_RCPT, SMTP_LATER },
        {"551 5.7.",  SMTP_RCPT, SMTP_LATER },
	{"552 5.2.2", SMTP_RCPT, SMTP_LATER }, /* the mailbox is full */
	{"550 5.2.2", SMTP_RCPT, SMTP_LATER },
};

static enum answer answer_of(struct view reply)
{
	if (reply.len == 0) {
		return NONE;
	}
	if (view_starts(reply, "421")) {
		return CLOSING;
	}
	switch (reply.at[0]) {
	case '2':
	case '3':
		return YES;
	case '4':
		return TEMPORARY;
	case '5':
		return PERMANENT;
	default:
		return NONE;
	}
}

enum smtp_meaning smtp_result(bool done, enum smtp_stage stage, struct view reply,
			      bool login)
{
	if (done) {
		return SMTP_SENT;
	}
	for (size_t i = 0; i < sizeof exceptions / sizeof exceptions[0]; i++) {
		if (exceptions[i].stage == stage &&
		    view_starts(reply, exceptions[i].reply)) {
			return exceptions[i].meaning;
		}
	}
	/* A server that does not know us refuses for that reason, whatever it
	 * replies. */
	if (login && stage < SMTP_BODY && answer_of(reply) == PERMANENT) {
		return SMTP_SERVER;
	}
	return meanings[stage][answer_of(reply)];
}
