/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/form.h"

#include "adjudicator/mail/network/terms.h"
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"

static struct arena arena;
static struct buf b;

static void set_up(void)
{
	arena = (struct arena){0};
	b = buf_in(&arena);
}

static void tear_down(void)
{
	arena_free(&arena);
}

static struct form form(void)
{
	return (struct form){.rest = buf_view(&b)};
}

static const int64_t numbers[] = {0,   1,   -1,        INT64_MIN,  INT64_MAX,
				  255, 256, INT32_MIN, UINT32_MAX, -256};

START_TEST(numbers_come_back)
{
	struct form f;

	form_put_number(&b, numbers[_i]);
	f = form();
	ck_assert_int_eq(form_number(&f, INT64_MIN, INT64_MAX), numbers[_i]);
	ck_assert(form_end(&f));
}

START_TEST(what_is_put_comes_back_in_order)
{
	char line[16];
	struct form f;

	form_put_text(&b, "caf\xc3\xa9");
	form_put_text(&b, NULL);
	form_put_text(&b, "");
	form_put_bytes(&b, view_from("\0\n\xff", 3));
	form_put_number(&b, 1);
	form_put_bytes(&b, view_of("a line"));
	f = form();
	ck_assert_str_eq(form_text(&f, &arena, 5), "caf\xc3\xa9");
	ck_assert_ptr_null(form_text(&f, &arena, 5));
	ck_assert_str_eq(form_text(&f, &arena, 0), "");
	ck_assert(view_eq(form_bytes(&f, 3), view_from("\0\n\xff", 3)));
	ck_assert(form_flag(&f));
	form_line(&f, line, sizeof line);
	ck_assert_str_eq(line, "a line");
	ck_assert(form_end(&f));
}

START_TEST(a_form_that_is_cut_short_is_bad_and_gives_zeros)
{
	form_put_number(&b, 7);
	form_put_text(&b, "text");
	form_put_bytes(&b, view_of("bytes"));
	for (size_t n = 0; n < b.len; n++) {
		struct form f = {.rest = view_part(buf_view(&b), 0, n)};
		int64_t number = form_number(&f, 0, 9);
		const char *text = form_text(&f, &arena, 9);
		struct view bytes = form_bytes(&f, 9);

		ck_assert(number == 7 || number == 0);
		ck_assert(text == NULL || strcmp(text, "text") == 0);
		ck_assert_uint_eq(bytes.len, 0);
		ck_assert(f.bad && !form_end(&f));
		ck_assert_int_eq(form_number(&f, INT64_MIN, INT64_MAX), 0);
	}
}

START_TEST(what_is_left_over_is_noticed)
{
	struct form f;

	form_put_number(&b, 7);
	buf_char(&b, 'x');
	f = form();
	ck_assert_int_eq(form_number(&f, 0, 9), 7);
	ck_assert(!form_end(&f));
}

START_TEST(a_number_out_of_bounds_is_bad)
{
	struct form f;

	form_put_number(&b, _i == 0 ? -1 : 10);
	form_put_number(&b, 5);
	f = form();
	ck_assert_int_eq(form_number(&f, 0, 9), 0);
	ck_assert(f.bad);
	ck_assert_int_eq(form_number(&f, 0, 9), 0);
}

static const struct {
	const char *bytes;
	size_t len;
} texts[] = {
	{"a\nb",     3},
        {"a\0b",     3},
        {"\xff",     1},
        {"a\tb",     3},
	{"\x1b[2J",  4},
        {"too long", 8},
        {"\xc2\x85", 2}, /* a line's end, in another
  way */
	{"\xc3",     1},
};

START_TEST(a_text_with_what_no_text_has_is_bad)
{
	struct form f;

	form_put_number(&b, 1);
	form_put_bytes(&b, view_from(texts[_i].bytes, texts[_i].len));
	f = form();
	ck_assert_ptr_null(form_text(&f, &arena, 7));
	ck_assert(f.bad);
}

START_TEST(a_line_is_printable_and_cut_to_what_fits)
{
	char line[6] = "-----";
	struct form f;

	form_put_bytes(&b, view_of("a\n\x1b\xc3\xa9 and more"));
	f = form();
	form_line(&f, line, sizeof line);
	ck_assert_str_eq(line, "a????");
	ck_assert(form_end(&f));
}

static const struct {
	int64_t t;
	bool good;
} moments[] = {
	{0,	     true },
	{1795176000,    true },
	{-62167219200,  true },
	{-62167219201,  false},
	{253402300799,  true },
	{253402300800,  false},
	{INT64_MAX - 1, false},
	{INT64_MAX,     true },
	{INT64_MIN,     false},
};

START_TEST(a_moment_is_of_a_year_that_there_is)
{
	struct form f;

	form_put_number(&b, moments[_i].t);
	f = form();
	ck_assert_int_eq(form_moment(&f), moments[_i].good ? moments[_i].t : 0);
	ck_assert_int_eq(form_end(&f), moments[_i].good);
}

/* ------------------------------------------------------------- what servers are */

static const struct sender_account account = {
	.kind = SENDER_SMTP,
	.server = {"smtps", false, "gm", "mail.example", 465, ""},
	.password = "\xff\n secret",
	.password_from = "outbox-password-file",
	.hello = "club.example",
	.seconds = 300
};

START_TEST(an_outbox_is_told_whole)
{
	struct sender_account a;
	struct form f;

	terms_put_outbox(&b, &account);
	f = form();
	ck_assert(terms_take_outbox(&f, &arena, &a));
	ck_assert_str_eq(a.server.scheme, "smtps");
	ck_assert_str_eq(a.server.user, "gm");
	ck_assert_str_eq(a.server.host, "mail.example");
	ck_assert_int_eq(a.server.port, 465);
	ck_assert_str_eq(a.password, account.password);
	ck_assert_str_eq(a.hello, "club.example");
	ck_assert_ptr_null(a.ca);
	ck_assert_int_eq(a.seconds, 300);
}

START_TEST(an_outbox_of_another_scheme_is_none)
{
	struct sender_account a = account;
	struct sender_account out;
	struct form f;

	a.server.scheme = "file";
	terms_put_outbox(&b, &a);
	f = form();
	ck_assert(!terms_take_outbox(&f, &arena, &out));
}

START_TEST(an_inbox_is_told_whole)
{
	const struct mailbox_terms t = {.inbox = "imaps://gm@mail.example/INBOX",
					.junk = "Junk",
					.reading_only = true,
					.ca = "ca.pem",
					.milliseconds = 60000};
	struct mailbox_terms out;
	struct form f;

	terms_put_inbox(&b, &t);
	for (size_t n = 0; n < b.len; n++) {
		f = (struct form){.rest = view_part(buf_view(&b), 0, n)};
		ck_assert(!terms_take_inbox(&f, &arena, &out));
	}
	f = form();
	ck_assert(terms_take_inbox(&f, &arena, &out));
	ck_assert_str_eq(out.inbox, t.inbox);
	ck_assert_str_eq(out.junk, "Junk");
	ck_assert_str_eq(out.ca, "ca.pem");
	ck_assert(out.reading_only && !out.xoauth2);
	ck_assert_int_eq(out.milliseconds, 60000);
	ck_assert_ptr_null(out.secret_from);
}

START_TEST(what_is_found_is_one_line_of_ascii)
{
	struct found in = {.trouble = TROUBLE_TLS, .from = 1, .to = 2, .date = 3};
	struct found out;
	struct form f;

	(void)strcpy(in.said, "no\r\n\x1b[2J");
	(void)strcpy(in.issuer, "\xc3\xa9");
	terms_put_found(&b, &in);
	f = form();
	terms_take_found(&f, &out);
	ck_assert(form_end(&f));
	ck_assert_int_eq(out.trouble, TROUBLE_TLS);
	ck_assert_str_eq(out.said, "no???[2J");
	ck_assert_str_eq(out.issuer, "??");
	ck_assert_int_eq(out.from + 10 * out.to + 100 * out.date, 321);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(numbers_come_back, numbers);
	claims_times(a_number_out_of_bounds_is_bad, 0, 2);
	claims_rows(a_text_with_what_no_text_has_is_bad, texts);
	claims_rows(a_moment_is_of_a_year_that_there_is, moments);
	return claims_run("network_form");
}
