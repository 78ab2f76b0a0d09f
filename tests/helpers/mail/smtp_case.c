/* SPDX-License-Identifier: ISC */
#include "tests/helpers/mail/smtp_case.h"

#include <check.h>

struct smtp_case smtp_case;
const char smtp_case_letter[] = "From: club\r\n\r\nhello\r\n";

void smtp_case_start(const char *const rules[])
{
	struct smtp_case *c = &smtp_case;

	*c = (struct smtp_case){0};
	ck_assert(mail_server_start(&c->server, &c->arena, rules));
	c->account = (struct sender_account){
		.kind = SENDER_SMTP,
		.server = {.scheme = "smtps",
			   .user = "gm",
			   .host = "localhost",
			   .port = c->server.smtps},
		.password = "gm-pass",
		.password_from = "outbox-password-file",
		.ca = c->server.ca,
		.hello = "club.example",
		.seconds = 20
        };
}

void smtp_case_start_one(const char *rule)
{
	const char *const rules[] = {rule, NULL};

	smtp_case_start(rules);
}

void smtp_case_stop(void)
{
	sender_close(smtp_case.sender);
	mail_server_stop(&smtp_case.server);
	arena_free(&smtp_case.arena);
}

bool smtp_case_there(void)
{
	static const char *const none[] = {NULL};
	bool there = mail_server_start(&smtp_case.server, &smtp_case.arena, none);

	if (there) {
		mail_server_stop(&smtp_case.server);
	}
	arena_free(&smtp_case.arena);
	return there;
}

void smtp_case_starttls(void)
{
	smtp_case.account.server.scheme = "smtp";
	smtp_case.account.server.starttls = true;
	smtp_case.account.server.port = smtp_case.server.smtp;
}

bool smtp_case_send(struct view bytes)
{
	struct smtp_case *c = &smtp_case;
	const struct parcel p = {.message_id = view_of("<1@club.example>"),
				 .from = view_of("club+b.1.tag@club.example"),
				 .to = view_of("ann@home.example"),
				 .bytes = bytes};

	if (c->sender == NULL && !sender_open(&c->sender, &c->account, &c->err)) {
		return false;
	}
	return sender_send(c->sender, &p, &c->got, &c->err);
}

bool smtp_case_send_one(void)
{
	return smtp_case_send(view_of(smtp_case_letter));
}

int smtp_case_logged(const char *text)
{
	return mail_server_count(&smtp_case.server, &smtp_case.arena, text);
}
