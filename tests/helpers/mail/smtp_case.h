/* SPDX-License-Identifier: ISC */
/* Sends a letter to a server that behaves as the case needs. */
#ifndef TESTS_HELPERS_MAIL_SMTP_CASE_H
#define TESTS_HELPERS_MAIL_SMTP_CASE_H

#include "adjudicator/mail/send/sender.h"
#include "formats/text/buf.h"
#include "tests/helpers/mail/mail_server.h"

struct smtp_case {
	struct arena arena;
	struct err err;
	struct mail_server server;
	struct sender_account account; /* the user gm at the server, over smtps */
	struct sender *sender;         /* NULL until the first letter */
	struct delivery got;
};

extern struct smtp_case smtp_case;

/* Returns false, after printing SKIPPED, when no server is available. */
bool smtp_case_there(void);
/* Starts the server; `rules` ends with NULL. */
void smtp_case_start(const char *const rules[]);
void smtp_case_start_one(const char *rule); /* NULL: none */
void smtp_case_stop(void);
/* Uses the server by smtp:// with STARTTLS. */
void smtp_case_starttls(void);
bool smtp_case_send(struct view bytes);
/* A short letter, always the same. */
extern const char smtp_case_letter[];
bool smtp_case_send_one(void);
/* How often the text occurs in the server's log. */
int smtp_case_logged(const char *text);

#endif
