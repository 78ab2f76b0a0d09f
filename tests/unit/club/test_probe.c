/* SPDX-License-Identifier: ISC */
/* Trying out a club's servers: what is found, and why one is of no use. */
#include "adjudicator/club/probe.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/mail/dovecot.h"
#include "tests/helpers/mail/mail_server.h"
#include "tests/helpers/scratch.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct dovecot dovecot;
static struct arena arena;
static struct config config;
static char *dir;

static void put(const char *name, const char *text)
{
	int fd = open(arena_printf(&arena, "%s/%s", dir, name),
		      O_WRONLY | O_CREAT | O_TRUNC, 0600);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	ck_assert_int_eq(close(fd), 0);
}

static void set_up(void)
{
	dir = scratch_dir();
	put("pw", "gm-pass\n");
}

static void tear_down(void)
{
	config_free(&config);
	arena_free(&arena);
	scratch_remove(dir);
}

static void read_settings(const char *text)
{
	struct err err = {0};

	put("adjudicator.conf", text);
	ck_assert_msg(config_read(&config, dir, &err), "%s", err.text);
}

/* An inbox on that address of the server, with these settings besides. */
static struct probe try_inbox(const char *where, const char *more)
{
	read_settings(arena_printf(&arena, "inbox = %s\n%s", where, more));
	return probe_inbox(&config, &arena);
}

static const char *trusted(void)
{
	return arena_printf(&arena, "inbox-password-file = pw\ntls-ca = %s\n",
			    dovecot.ca);
}

static const char *imaps(const char *host, const char *folder)
{
	return arena_printf(&arena, "imaps://gm@%s:%ld/%s", host, dovecot.imaps,
			    folder);
}

START_TEST(a_good_inbox_is_described)
{
	struct probe p;

	dovecot_wipe(&dovecot);
	dovecot_put(&dovecot, "", "one", view_of("From: a@b.example\r\n\r\nhi\r\n"),
		    1795176000);
	p = try_inbox(imaps("localhost", "INBOX"), trusted());
	ck_assert_msg(p.good, "%s", p.what);
	ck_assert_int_eq(p.kind, PROBE_SERVER);
	ck_assert_str_eq(p.folder, "INBOX");
	ck_assert_uint_eq(p.letters, 1);
	ck_assert_int_eq(p.newest, 1795176000);
	ck_assert_uint_ne(p.validity, 0);
	ck_assert(p.writable);
	ck_assert_int_eq(p.found.to, 2524521600); /* 31 Dec 2049 */
	ck_assert_ptr_nonnull(strstr(p.found.issuer, "ca of tests"));
	ck_assert_int_eq(dovecot_count(&dovecot, ""), 1);
}

/* clang-format off */
static const struct {
	const char *host, *folder, *more;
	enum trouble trouble;
	const char *what, *mend;
} causes[] = {
	{"localhost", "No%20such%20folder", NULL,
	 TROUBLE_FOLDER, "no such folder", "inbox"},
	{"127.0.0.2", "INBOX", NULL, TROUBLE_OTHER_HOST, "this host", "certificate"},
	{"127.0.0.3", "INBOX", NULL, TROUBLE_EXPIRED, "1 Jan 2021", "clock"},
	{"localhost", "INBOX", "inbox-password-file = pw\n",
	 TROUBLE_UNKNOWN, "authority", "tls-ca"},
	{"localhost", "INBOX", "inbox-password-file = pw\ntls-ca = /nowhere\n",
	 TROUBLE_AUTHORITIES, "tls-ca", "PEM"},
	{"nowhere.invalid", "INBOX", NULL, TROUBLE_NAME, "no such host", "network"},
	{"127.0.0.9", "INBOX", NULL, TROUBLE_REFUSED, "nothing answers", "port"},
};
/* clang-format on */

START_TEST(each_cause_is_told_with_what_to_do)
{
	struct probe p =
		try_inbox(imaps(causes[_i].host, causes[_i].folder),
			  causes[_i].more != NULL ? causes[_i].more : trusted());

	ck_assert(!p.good);
	ck_assert_msg(p.found.trouble == causes[_i].trouble, "%d: %s",
		      (int)p.found.trouble, p.what);
	ck_assert_msg(strstr(p.what, causes[_i].what) != NULL, "%s", p.what);
	ck_assert_msg(strstr(p.mend, causes[_i].mend) != NULL, "%s", p.mend);
}

START_TEST(a_port_that_speaks_otherwise_is_told_from_a_bad_certificate)
{
	struct probe p = try_inbox(
		arena_printf(&arena, "imaps://gm@localhost:%ld/INBOX", dovecot.imap),
		trusted());

	ck_assert(!p.good);
	ck_assert_msg(p.found.trouble == TROUBLE_TLS, "%s", p.what);
	ck_assert_ptr_nonnull(strstr(p.mend, "143"));
}

START_TEST(a_wrong_password_is_never_shown)
{
	struct probe p;

	put("pw", "guess-work\n");
	p = try_inbox(imaps("localhost", "INBOX"), trusted());
	ck_assert(!p.good);
	ck_assert_int_eq(p.found.trouble, TROUBLE_LOGIN);
	ck_assert_ptr_nonnull(strstr(p.mend, "inbox-password-file"));
	ck_assert_ptr_null(strstr(p.what, "guess"));
	ck_assert_ptr_null(strstr(p.mend, "guess"));
}

START_TEST(a_password_that_is_not_there_is_told_without_a_server)
{
	struct probe p =
		try_inbox(imaps("localhost", "INBOX"), "inbox-password-file = none\n");

	ck_assert(!p.good);
	ck_assert_int_eq(p.found.trouble, TROUBLE_NONE);
	ck_assert_msg(strstr(p.what, "none") != NULL, "%s", p.what);
	ck_assert_str_ne(p.mend, "");
}

START_TEST(a_folder_that_is_missing_is_no_inbox)
{
	struct probe p = try_inbox("maildir:box", "");

	ck_assert(!p.good);
	ck_assert_int_eq(p.kind, PROBE_MAILDIR);
	ck_assert_msg(strstr(p.what, "box/new") != NULL, "%s", p.what);
}

static struct probe try_outbox(const char *text)
{
	read_settings(text);
	return probe_outbox(&config, &arena);
}

START_TEST(an_outbox_is_logged_in_to_and_sent_nothing)
{
	static const char *const rules[] = {NULL};
	struct mail_server server;
	struct probe p;

	ck_assert(mail_server_start(&server, &arena, rules));
	for (int i = 0; i < 2; i++) {
		p = try_outbox(arena_printf(
			&arena,
			"outbox = %s://gm@localhost:%ld\noutbox-password-file = pw\n"
			"tls-ca = %s\n",
			i == 0 ? "smtps" : "smtp", i == 0 ? server.smtps : server.smtp,
			server.ca));
		ck_assert_msg(p.good, "%s", p.what);
		ck_assert_int_ne(p.found.to, 0);
		config_free(&config);
	}
	ck_assert_int_eq(mail_server_count(&server, &arena, "from"), 0);
	put("pw", "guess-work\n");
	p = try_outbox(arena_printf(
		&arena,
		"outbox = smtps://gm@localhost:%ld\noutbox-password-file = pw\n"
		"tls-ca = %s\n",
		server.smtps, server.ca));
	ck_assert(!p.good);
	ck_assert_int_eq(p.found.trouble, TROUBLE_LOGIN);
	ck_assert_ptr_null(strstr(p.what, "guess"));
	mail_server_stop(&server);
}

START_TEST(a_program_that_is_not_there_sends_nothing)
{
	struct probe p = try_outbox("outbox = sendmail:/nowhere/sendmail\n");

	ck_assert(!p.good);
	ck_assert_int_eq(p.kind, PROBE_PROGRAM);
	ck_assert_msg(strstr(p.what, "/nowhere/sendmail") != NULL, "%s", p.what);
}

int main(void)
{
	int result;
	if (!dovecot_start(&dovecot)) {
		return EXIT_SUCCESS;
	}
	claims_fixture(set_up, tear_down);
	claims_rows(each_cause_is_told_with_what_to_do, causes);
	result = claims_run("probe");
	dovecot_stop();
	return result;
}
