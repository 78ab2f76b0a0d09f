/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/smtp_result.h"

enum answer { NONE, YES, TEMPORARY, CLOSING, PERMANENT, ANSWERS };

static const enum smtp_meaning meanings[SMTP_STAGES_][ANSWERS] = {
  /*                nothing     2.. 3..     4..         421         5.. */
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

/* Replies that mean something else than their first digit says. */
static const struct {
	const char *reply; /* how it begins */
	enum smtp_stage stage;
	enum smtp_meaning meaning;
} exceptions[] = {
	{"552",       SMTP_MAIL, SMTP_NEVER }, /* longer than it takes */
	{"530",       SMTP_RCPT, SMTP_SERVER}, /* it wants a login */
	{"550 5.7.",  SMTP_RCPT, SMTP_LATER }, /* not from us: no fault of the address */
	{"554 5.7.",  SMTP_RCPT, SMTP_LATER },
        {"551 5.7.",  SMTP_RCPT, SMTP_LATER },
	{"552 5.2.2", SMTP_RCPT, SMTP_LATER }, /* a full mailbox */
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
	/* Who is not known is refused for that, whatever the reply says. */
	if (login && stage < SMTP_BODY && answer_of(reply) == PERMANENT) {
		return SMTP_SERVER;
	}
	return meanings[stage][answer_of(reply)];
}
