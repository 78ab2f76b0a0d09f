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
