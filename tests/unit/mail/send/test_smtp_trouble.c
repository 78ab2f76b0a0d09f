/* SPDX-License-Identifier: ISC */
/* When no letter can leave over SMTP: no connection, no trust, no login. */
#include "tests/helpers/mail/smtp_case.h"

#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"

static struct smtp_case *const c = &smtp_case;

/* --------------------------------------------------------- no letter can leave */

static const struct {
	const char *rule, *says;
	enum err_kind kind;
	long seconds;
} troubles[] = {
	{"connect:1:554 go away",          "localhost",                       ERR_SERVER, 20},
	{"connect:1:554 g\xc3\xb6 ~away~", "554 g?? ~away~",                  ERR_SERVER, 20},
	{"connect:1:421 too busy",         "localhost",                       ERR_SERVER, 20},
	{"connect:1:cut",                  "localhost",                       ERR_SERVER, 20},
	{"connect:1:stall",                "localhost",                       ERR_SERVER, 1 },
	{"ehlo:1:cut",                     "localhost",                       ERR_SERVER, 20},
	{"auth:1:535 5.7.8 no",            "look at outbox-password-file",    ERR_DENIED, 20},
	{"auth:1:454 4.7.0 later",         "takes no login now (454)",        ERR_SERVER, 20},
	{"mail:1:550 5.7.1 not you",       "takes no letters now: 550 5.7.1", ERR_SERVER, 20},
	{"mail:1:451 4.3.1 disk full",     "takes no letters now: 451 4.3.1", ERR_SERVER,
	 20										 },
	{"rcpt:1:530 5.7.0 log in first",  "takes no letters now: 530",       ERR_SERVER, 20},
};

START_TEST(trouble_with_the_server_is_no_letters_fault)
{
	smtp_case_start_one(troubles[_i].rule);
	c->account.seconds = (int)troubles[_i].seconds;
	ck_assert_msg(!smtp_case_send_one(), "%s", troubles[_i].rule);
	ck_assert_msg(strstr(c->err.text, troubles[_i].says) != NULL, "%s",
		      c->err.text);
	ck_assert_int_eq(c->err.kind, troubles[_i].kind);
	ck_assert_ptr_null(strstr(c->err.text, "gm-pass"));
	ck_assert_int_eq(smtp_case_logged("letter"), 0);
	smtp_case_stop();
}

START_TEST(a_wrong_password_names_its_setting_and_is_not_shown)
{
	smtp_case_start_one(NULL);
	c->account.password = "guess-work";
	c->account.password_from = "outbox-password-command";
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_DENIED);
	ck_assert_ptr_nonnull(strstr(c->err.text, "outbox-password-command"));
	ck_assert_ptr_nonnull(strstr(c->err.text, "localhost"));
	ck_assert_ptr_null(strstr(c->err.text, "guess"));
	ck_assert_int_eq(smtp_case_logged("from"), 0);
	smtp_case_stop();
}

/* libcurl goes on without a login when none is offered. */
START_TEST(a_refusal_without_the_login_is_no_letters_fault)
{
	static const char *const rules[] = {"no-login", "rcpt:1:550 no relaying", NULL};

	smtp_case_start(rules);
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_SERVER);
	ck_assert_msg(strstr(c->err.text, "offers no login") != NULL, "%s",
		      c->err.text);
	smtp_case_stop();
}

START_TEST(without_encryption_nothing_leaves)
{
	static const char *const rules[] = {"no-starttls", NULL};

	smtp_case_start(rules);
	smtp_case_starttls();
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_SERVER);
	ck_assert_msg(strstr(c->err.text, "STARTTLS") != NULL, "%s", c->err.text);
	ck_assert_int_eq(smtp_case_logged("login") + smtp_case_logged("from"), 0);
	smtp_case_stop();
}

START_TEST(a_refused_start_of_encryption_is_no_way_around_it)
{
	static const char *const rules[] = {"starttls:1:454 not today", NULL};

	smtp_case_start(rules);
	smtp_case_starttls();
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_SERVER);
	ck_assert_int_eq(smtp_case_logged("login") + smtp_case_logged("from"), 0);
	smtp_case_stop();
}

/* Which host is called, and which authority trusted: '-' the system's, 's' another
 * one, 'c' the right one. */
static const struct {
	const char *host;
	char trust;
} strangers[] = {
	{"localhost", '-'},
	{"localhost", 's'},
	{"127.0.0.2", 'c'},
	{"127.0.0.3", 'c'},
};

START_TEST(a_certificate_that_proves_nothing_is_refused)
{
	int n = _i / 2;

	smtp_case_start_one(NULL);
	c->account.server.host = strangers[n].host;
	if (_i % 2 == 1) {
		smtp_case_starttls();
	}
	c->account.ca = strangers[n].trust == 'c'   ? c->server.ca
			: strangers[n].trust == 's' ? c->server.stranger
						    : NULL;
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_SERVER);
	ck_assert_msg(strstr(c->err.text, "certificate") != NULL, "%s", c->err.text);
	ck_assert_int_eq(smtp_case_logged("login") + smtp_case_logged("from"), 0);
	smtp_case_stop();
}

START_TEST(a_missing_file_of_certificates_is_named)
{
	smtp_case_start_one(NULL);
	c->account.ca = "/nowhere/ca.pem";
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_CONFIG);
	ck_assert_msg(strstr(c->err.text, "tls-ca") != NULL, "%s", c->err.text);
	smtp_case_stop();
}

START_TEST(a_port_where_nobody_listens_is_told)
{
	smtp_case_start_one(NULL);
	mail_server_stop(&c->server);
	ck_assert(!smtp_case_send_one());
	ck_assert_int_eq(c->err.kind, ERR_SERVER);
	ck_assert_ptr_nonnull(strstr(c->err.text, "localhost"));
	sender_close(c->sender);
	arena_free(&c->arena);
}

static const char *const bad_addresses[] = {"", "ann", "a@b>\r\nRCPT TO:<c@d", "a b@c",
					    "<a@b>"};

START_TEST(an_address_that_could_say_more_never_gets_to_the_server)
{
	struct parcel p = {.from = view_of("club@club.example"),
			   .to = view_of(bad_addresses[_i]),
			   .bytes = view_of(smtp_case_letter)};

	smtp_case_start_one(NULL);
	ck_assert(sender_open(&c->sender, &c->account, &c->err));
	ck_assert(!sender_send(c->sender, &p, &c->got, &c->err));
	ck_assert_int_eq(c->err.kind, ERR_BUG);
	p.from = p.to;
	p.to = view_of("ann@home.example");
	ck_assert(!sender_send(c->sender, &p, &c->got, &c->err));
	ck_assert_int_eq(smtp_case_logged("connection"), 0);
	smtp_case_stop();
}

/* ------------------------------------------------------------------------ a look */

static const struct {
	const char *rule, *user;
	enum trouble trouble;
	int64_t date;
} looks[] = {
	{NULL,							     "gm", TROUBLE_NONE,       0         },
	{"connect:1:220 mx.example ESMTP Fri, 04 Dec 2026 18:00:00 +0100", "gm",
	 TROUBLE_NONE,									       1796403600},
	{"connect:1:220 mx.example ESMTP Fri, 44 Dec 2026 18:00:00 +0100", "gm",
	 TROUBLE_NONE,									       0         },
	{"connect:1:220 mx.example, who greets you",                       "gm", TROUBLE_NONE,       0         },
	{"no-login",						       "gm", TROUBLE_NO_LOGIN,   0         },
	{"no-login",						       "",   TROUBLE_NONE,       0         },
	{"auth:1:535 5.7.8 no",					    "gm", TROUBLE_LOGIN,      0         },
	{"auth:1:cut",						     "gm", TROUBLE_OTHER,      0         },
	{"connect:1:554 go away",					  "gm", TROUBLE_NO_LETTERS, 0         },
};

START_TEST(a_look_tells_what_letters_would_meet)
{
	struct found found;
	bool well;

	smtp_case_start_one(looks[_i].rule);
	c->account.server.user = looks[_i].user;
	ck_assert(sender_open(&c->sender, &c->account, &c->err));
	well = sender_look(c->sender, &found, &c->err);
	ck_assert_msg(found.trouble == looks[_i].trouble, "%s: %d %s", looks[_i].rule,
		      (int)found.trouble, c->err.text);
	ck_assert_int_eq(well, found.trouble == TROUBLE_NONE);
	ck_assert_int_eq(found.date, looks[_i].date);
	ck_assert_int_eq(smtp_case_logged("from"), 0);
	smtp_case_stop();
}

START_TEST(who_needs_no_login_sends_without)
{
	smtp_case_start_one("no-login");
	c->account.server.user = "";
	c->account.password = NULL;
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	smtp_case_stop();
}

int main(void)
{
	if (!smtp_case_there()) {
		return EXIT_SUCCESS;
	}
	claims_timeout(60);
	claims_rows(trouble_with_the_server_is_no_letters_fault, troubles);
	claims_times(a_certificate_that_proves_nothing_is_refused, 0,
		     2 * COUNT(strangers));
	claims_rows(a_look_tells_what_letters_would_meet, looks);
	claims_rows(an_address_that_could_say_more_never_gets_to_the_server,
		    bad_addresses);
	return claims_run("smtp trouble");
}
