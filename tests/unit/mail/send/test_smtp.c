/* SPDX-License-Identifier: ISC */
/* How letters arrive over SMTP, and what is known of those that do not. */
#include "tests/helpers/mail/smtp_case.h"

#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"

static struct smtp_case *const c = &smtp_case;

/* ------------------------------------------------------------------- arriving */

START_TEST(a_letter_arrives_byte_by_byte)
{
	struct buf b;
	struct view kept;

	smtp_case_start_one(NULL);
	b = buf_in(&c->arena);
	buf_str(&b, "From: club\r\n\r\n.\r\n..\r\n.hidden\r\n\xc3\xa9\xff\x80\r\n");
	buf_repeat(&b, 'x', 3000);
	buf_str(&b, "\r\n \r\n\r\n.x\r\n");
	for (int i = 0; i < 20000; i++) { /* over several buffers of libcurl */
		buf_printf(&b, ".%d\r\n", i);
	}
	ck_assert_msg(smtp_case_send(buf_view(&b)), "%s", c->err.text);
	ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	kept = mail_server_file(&c->server, &c->arena, "letter.1");
	ck_assert_uint_eq(kept.len, b.len);
	ck_assert(view_eq(kept, buf_view(&b)));
	ck_assert_int_eq(smtp_case_logged("from club+b.1.tag@club.example\n"), 1);
	ck_assert_int_eq(smtp_case_logged("to ann@home.example\n"), 1);
	ck_assert_int_eq(smtp_case_logged("ehlo club.example\n"), 1);
	smtp_case_stop();
}

START_TEST(letters_go_over_one_connection)
{
	smtp_case_start_one(NULL);
	for (int i = 0; i < 5; i++) {
		ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	}
	ck_assert_int_eq(smtp_case_logged("letter "), 5);
	ck_assert_int_eq(smtp_case_logged("connection\n"), 1);
	ck_assert_int_eq(smtp_case_logged("login yes\n"), 1);
	smtp_case_stop();
}

static const char *const closing[] = {"mail:2:421 enough for one connection",
				      "mail:2:cut", "end:1:last"};

START_TEST(a_connection_that_ended_between_letters_is_opened_again)
{
	smtp_case_start_one(closing[_i]);
	for (int i = 0; i < 3; i++) {
		ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
		ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	}
	ck_assert_int_eq(smtp_case_logged("letter "), 3);
	ck_assert_int_eq(smtp_case_logged("connection\n"), 2);
	smtp_case_stop();
}

START_TEST(a_server_may_start_encryption_later)
{
	smtp_case_start_one(NULL);
	smtp_case_starttls();
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(smtp_case_logged("tls yes\nehlo club.example\nlogin yes\n"),
			 1);
	ck_assert_int_eq(smtp_case_logged("letter 1\n"), 1);
	smtp_case_stop();
}

START_TEST(a_token_is_as_good_as_a_password)
{
	smtp_case_start_one(NULL);
	c->account.xoauth2 = true;
	c->account.password = "gm-token";
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(smtp_case_logged("login yes\n"), 1);
	smtp_case_stop();
}

START_TEST(a_server_without_a_user_is_not_logged_in_to)
{
	smtp_case_start_one(NULL);
	c->account.server.user = "";
	c->account.password = NULL;
	ck_assert_msg(smtp_case_send_one(), "%s", c->err.text);
	ck_assert_int_eq(smtp_case_logged("login"), 0);
	smtp_case_stop();
}

/* ------------------------------------------------------------ one letter's end */

/* What a server does, and what that means for the letter. */
static const struct {
	const char *rule, *why; /* begins so */
	enum delivery_end end;
	bool silent;
} ends[] = {
	{"rcpt:1:450 4.2.0 come back",              "450 4.2.0 come back", DELIVERY_LATER,  false},
	{"rcpt:1:550 5.1.1 nobody",                 "550 5.1.1 nobody",    DELIVERY_NEVER,  false},
	{"rcpt:1:550 5.7.1 not from you",           "550 5.7.1",           DELIVERY_LATER,  false},
	{"rcpt:1:552 5.2.2 box is full",            "552 5.2.2",           DELIVERY_LATER,  false},
	{"rcpt:1:421 closing",                      "421 closing",         DELIVERY_LATER,  false},
	{"rcpt:1:cut",			      "",                    DELIVERY_LATER,  true },
	{"rcpt:1:stall",			    "",                    DELIVERY_LATER,  true },
	{"mail:1:250",			      "250 kept",            DELIVERY_SENT,   false},
	{"rcpt:1:650 of no kind",                   "650 of no kind",      DELIVERY_LATER,  false},
	{"rcpt:1:25x odd\r\n2x0\r\n25\r\n250 fine", "250 kept",            DELIVERY_SENT,   false},
	{"mail:1:552 too long",                     "552 too long",        DELIVERY_NEVER,  false},
	{"data:1:451 not now",                      "451 not now",         DELIVERY_LATER,  false},
	{"data:1:554 no",			   "554 no",              DELIVERY_NEVER,  false},
	{"data:1:cut",			      "",                    DELIVERY_LATER,  true },
	{"end:1:250 kept",                          "250 kept",            DELIVERY_SENT,   false},
	{"end:1:last",			      "250 kept",            DELIVERY_SENT,   false},
	{"end:1:451 try again",                     "451 try again",       DELIVERY_LATER,  false},
	{"end:1:554 looks like spam",               "554 looks like spam", DELIVERY_NEVER,  false},
	{"end:1:cut",			       "",                    DELIVERY_UNSURE, true },
	{"end:1:stall",			     "",                    DELIVERY_UNSURE, true },
	{"body:1:cut",			      "",                    DELIVERY_UNSURE, true },
};

START_TEST(the_end_of_a_conversation_tells_what_became_of_the_letter)
{
	smtp_case_start_one(ends[_i].rule);
	if (strstr(ends[_i].rule, "stall") != NULL) {
		c->account.seconds = 4; /* to get so far takes a busy machine one */
	}
	ck_assert_msg(smtp_case_send_one(), "%s: %s", ends[_i].rule, c->err.text);
	ck_assert_msg(c->got.end == ends[_i].end, "%s: %d, %s", ends[_i].rule,
		      c->got.end, c->got.why);
	ck_assert_msg(view_starts(view_of(c->got.why), ends[_i].why), "%s: %s",
		      ends[_i].rule, c->got.why);
	ck_assert_int_eq(c->got.silent, ends[_i].silent);
	/* It does not stand in the way of the next one. */
	c->account.seconds = 20;
	ck_assert_msg(smtp_case_send_one(), "%s: %s", ends[_i].rule, c->err.text);
	ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	smtp_case_stop();
}

START_TEST(a_long_letter_that_was_cut_short_has_not_arrived)
{
	struct buf b;

	smtp_case_start_one("body:1:cut");
	b = buf_in(&c->arena);
	buf_str(&b, "From: club\r\n\r\n");
	for (int i = 0; i < 400000; i++) {
		buf_str(&b, "0123456789012345678901234567890123456789\r\n");
	}
	ck_assert_msg(smtp_case_send(buf_view(&b)), "%s", c->err.text);
	ck_assert_int_eq(c->got.end, DELIVERY_LATER);
	smtp_case_stop();
}

START_TEST(the_same_bytes_go_again_after_a_doubtful_end)
{
	smtp_case_start_one("end:1:cut");
	ck_assert(smtp_case_send_one());
	ck_assert_int_eq(c->got.end, DELIVERY_UNSURE);
	ck_assert(smtp_case_send_one());
	ck_assert_int_eq(c->got.end, DELIVERY_SENT);
	ck_assert(view_is(mail_server_file(&c->server, &c->arena, "letter.1"),
			  smtp_case_letter));
	ck_assert(view_is(mail_server_file(&c->server, &c->arena, "letter.2"),
			  smtp_case_letter));
	smtp_case_stop();
}

int main(void)
{
	if (!smtp_case_there()) {
		return EXIT_SUCCESS;
	}
	claims_timeout(60);
	claims_rows(a_connection_that_ended_between_letters_is_opened_again, closing);
	claims_rows(the_end_of_a_conversation_tells_what_became_of_the_letter, ends);
	return claims_run("smtp");
}
