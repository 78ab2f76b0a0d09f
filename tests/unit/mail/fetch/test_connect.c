/* SPDX-License-Identifier: ISC */
/* To whom a connection is opened, and to whom not; against a real server. */
#include "adjudicator/mail/fetch/imap.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/mail/dovecot.h"
#include <stdlib.h>
#include <string.h>

static struct dovecot dovecot;
static struct arena arena;
static struct err err;

static void tear_down(void)
{
	arena_free(&arena);
	err = (struct err){0};
}

enum port { IMAPS, IMAP };

/* Tries to log in as gm; the scheme is that of the port. */
static bool try(const char *host, enum port port, const char *ca, const char *secret,
		bool xoauth2)
{
	struct server server = {.scheme = port == IMAPS ? "imaps" : "imap",
				.starttls = port == IMAP,
				.user = "gm",
				.host = host,
				.port = port == IMAPS ? dovecot.imaps : dovecot.imap};
	struct mailbox_terms terms = {
		.xoauth2 = xoauth2, .ca = ca, .milliseconds = 20000};
	struct found found = {0};
	struct carrier carrier;
	bool ok = imap_connect(&terms, &server, secret, &found, &carrier, &err);

	if (ok) {
		carrier.close(carrier.arg);
	}
	ck_assert_ptr_null(strstr(err.text, secret));
	return ok;
}

START_TEST(the_right_server_is_spoken_to)
{
	ck_assert_msg(try("localhost", IMAPS, dovecot.ca, "gm-pass", false), "%s",
		      err.text);
	ck_assert_msg(try("127.0.0.1", IMAPS, dovecot.ca, "gm-pass", false), "%s",
		      err.text);
}

START_TEST(starttls_comes_before_the_login)
{
	ck_assert_msg(try("localhost", IMAP, dovecot.ca, "gm-pass", false), "%s",
		      err.text);
}

START_TEST(a_token_logs_in_as_well)
{
	ck_assert_msg(try("localhost", IMAPS, dovecot.ca, dovecot.token, true), "%s",
		      err.text);
}

/* Who is refused, and what a part of the sentence is. */
static const struct refused {
	const char *host;
	enum port port;
	bool stranger, system;
	const char *says;
} refused[] = {
	{"localhost", IMAPS, true,  false, "tls-ca"     },
	{"localhost", IMAP,  true,  false, "tls-ca"     },
	{"localhost", IMAPS, false, true,  "tls-ca"     },
	{"127.0.0.2", IMAPS, false, false, "certificate"},
	{"127.0.0.2", IMAP,  false, false, "certificate"},
	{"127.0.0.3", IMAPS, false, false, "certificate"},
	{"127.0.0.3", IMAP,  false, false, "certificate"},
	{"127.0.0.4", IMAP,  false, false, "STARTTLS"   },
	{"::1",       IMAPS, false, false, "[::1]:"     },
};

START_TEST(another_server_is_refused)
{
	const struct refused *r = &refused[_i];
	const char *ca = r->system ? "" : r->stranger ? dovecot.stranger : dovecot.ca;

	ck_assert(!try(r->host, r->port, ca, "gm-pass", false));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_msg(strstr(err.text, r->says) != NULL, "%s", err.text);
}

START_TEST(a_port_without_tls_is_no_port_for_tls)
{
	struct server server = {.scheme = "imaps",
				.user = "gm",
				.host = "127.0.0.4",
				.port = dovecot.imap};
	struct mailbox_terms terms = {.ca = dovecot.ca, .milliseconds = 20000};
	struct found found = {0};
	struct carrier carrier;

	ck_assert(!imap_connect(&terms, &server, "gm-pass", &found, &carrier, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
}

START_TEST(authorities_that_cannot_be_read_are_a_wrong_setting)
{
	ck_assert(!try("localhost", IMAPS, "/nowhere/ca.pem", "gm-pass", false));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(err.text, "tls-ca"));
}

/* Last: Dovecot is slow to let anybody in who was wrong before. */
START_TEST(a_wrong_password_names_the_setting)
{
	ck_assert(!try("localhost", IMAPS, dovecot.ca, "not-the-password", false));
	ck_assert_int_eq(err.kind, ERR_DENIED);
	ck_assert_ptr_nonnull(strstr(err.text, "inbox-password-command"));
	ck_assert(!try("localhost", IMAPS, dovecot.ca, "no.token.ofours", true));
	ck_assert_int_eq(err.kind, ERR_DENIED);
	ck_assert_ptr_nonnull(strstr(err.text, "inbox-auth"));
}

int main(void)
{
	int result;
	if (!dovecot_start(&dovecot)) {
		return EXIT_SUCCESS;
	}
	claims_timeout(60);
	claims_fixture(NULL, tear_down);
	claims_rows(another_server_is_refused, refused);
	result = claims_run("connect");
	dovecot_stop();
	return result;
}
