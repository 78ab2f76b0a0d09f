/* SPDX-License-Identifier: ISC */
/* Delivery reports as mail servers write them. */
#include "adjudicator/mail/parse/report.h"

#include "adjudicator/mail/reader/reader.h"
#include "formats/text/buf.h"

#include "tests/helpers/claims.h"

static struct arena arena;

/* A status part, and what it says. */
static const struct {
	const char *text;
	enum report_action action;
	const char *status, *recipient;
} statuses[] = {
  /* exim: the fields of a recipient in its own order */
	{"Reporting-MTA: dns; mx.example\r\n\r\nAction: failed\r\n"
	 "Final-Recipient: rfc822;gone@home.example\r\nStatus: 5.0.0\r\n", REPORT_FAILED,    "5.0.0", "gone@home.example"},
 /* Postfix */
	{"Reporting-MTA: dns; mx.example\nX-Postfix-Queue-ID: 4F2\n"
	 "Arrival-Date: Sat, 21 Nov 2026 20:02:30 +0000 (UTC)\n\n"
	 "Final-Recipient: rfc822; ann@Home.Example\n"
	 "Original-Recipient: rfc822;ann@home.example\nAction: failed\n"
	 "Status: 5.1.1\nRemote-MTA: dns; mx.home.example\n"
	 "Diagnostic-Code: smtp; 550 5.1.1 no such user\n",		REPORT_FAILED,    "5.1.1", "ann@home.example" },
 /* a mailbox that was full for days */
	{"Reporting-MTA: dns; mx\n\nFinal-Recipient: RFC822; <ann@home.example>\n"
	 "Action: failed (quota)\nStatus: 4.2.2 (mailbox full)\n",	 REPORT_FAILED,    "4.2.2", "ann@home.example" },
 /* not yet */
	{"Reporting-MTA: dns; mx\n\nAction: DELAYED\nStatus: 4.4.1\n",              REPORT_DELAYED,
	 "4.4.1",											      ""                 },
 /* all in one group */
	{"Reporting-MTA: dns; mx\nFinal-Recipient: rfc822;a@b.example\n"
	 "Action: failed\nStatus: 5.2.1\n",				REPORT_FAILED,    "5.2.1", "a@b.example"      },
 /* folded, and with empty lines to begin with */
	{"\n\nReporting-MTA: dns; mx\n\n\nFinal-Recipient:\n rfc822;\n\ta@b.example\n"
	 "Action:\n failed\nStatus:\n 5.4.4\n",			    REPORT_FAILED,    "5.4.4", "a@b.example"      },
	{"Reporting-MTA: dns; mx\n\nAction: relayed\nStatus: 2.0.0\n",              REPORT_DELIVERED,
	 "2.0.0",											      ""                 },
	{"Reporting-MTA: dns; mx\n\nAction: exploded\nStatus: 5.0.0\n",             REPORT_NONE,      "",
	 ""														       },
	{"Action: failed\nStatus: 5.1.1 and <script>\nFinal-Recipient: rfc822;x\n",
	 REPORT_FAILED,									       "5.1.1", ""                 },
	{"Action: failed\nStatus: five\n",                                          REPORT_FAILED,    "",      ""                 },
	{"Action: failed\nStatus: 5.11111111111.1\n",                               REPORT_FAILED,    "",      ""                 },
	{"",									REPORT_NONE,      "",      ""                 },
	{"\n\n\n",								  REPORT_NONE,      "",      ""                 },
	{"no fields here",							  REPORT_NONE,      "",      ""                 },
};

START_TEST(a_status_part_tells_what_became_of_a_letter)
{
	struct report r = report_read(&arena, view_of(statuses[_i].text), view_of(""));

	ck_assert_msg(r.action == statuses[_i].action, "%s", statuses[_i].text);
	ck_assert_msg(view_is(r.status, statuses[_i].status), "%.*s",
		      VIEW_ARG(r.status));
	ck_assert_msg(view_is(r.recipient, statuses[_i].recipient), "%.*s",
		      VIEW_ARG(r.recipient));
	ck_assert_uint_eq(r.original.len, 0);
}

START_TEST(a_status_of_very_many_groups_is_read_to_an_end)
{
	struct buf b = buf_in(&arena);

	for (int i = 0; i < 100000; i++) {
		buf_str(&b, "X: y\n\n");
	}
	buf_str(&b, "Action: failed\n");
	ck_assert_int_eq(report_read(&arena, buf_view(&b), view_of("")).action,
			 REPORT_NONE);
}

/* What encloses the letter that comes back, and with which type. */
static const char *const enclosed[] = {"message/rfc822", "text/rfc822-headers",
				       "text/rfc822-headers; charset=utf-8",
				       "message/rfc822\r\nContent-Description: x"};

static struct view whole_report(const char *type, const char *returned)
{
	return view_of(arena_printf(
		&arena,
		"Return-Path: <>\r\nFrom: Mailer-Daemon@mx.example\r\n"
		"To: club+b.1.x@club.example\r\nMessage-ID: <r@mx.example>\r\n"
		"Content-Type: multipart/report; report-type=delivery-status;\r\n"
		" boundary=\"b\"\r\n\r\n--b\r\n\r\nSorry. 8H WORDY\r\n--b\r\n"
		"Content-Type: message/delivery-status\r\n\r\n"
		"Reporting-MTA: dns; mx\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n"
		"Final-Recipient: rfc822; ann@home.example\r\n\r\n--b\r\n"
		"Content-Type: %s\r\n\r\n%s\r\n--b--\r\n",
		type, returned));
}

START_TEST(a_report_names_the_letter_that_comes_back)
{
	struct letter l;

	letter_parse(&arena,
		     whole_report(enclosed[_i], "From: club@club.example\r\n"
						"Message-ID: <1@club.example>\r\n\r\n"),
		     &l);
	ck_assert_int_eq(l.fault, LETTER_BOUNCE);
	ck_assert_int_eq(l.report.action, REPORT_FAILED);
	ck_assert(view_is(l.report.status, "5.1.1"));
	ck_assert(view_is(l.report.recipient, "ann@home.example"));
	ck_assert_msg(view_is(l.report.original, "<1@club.example>"), "%.*s",
		      VIEW_ARG(l.report.original));
}

static const struct {
	const char *subject, *text;
	enum report_action action;
	const char *status;
} words[] = {
	{"failure notice",          "<a@x>:\n550 sorry (#5.1.1)\n",                                     REPORT_FAILED, "5.1.1" },
	{"x",
	 "Hi. This is the qmail-send program at 192.0.2.5.\n\nConnected to 5.1.1.9 but "
	 "5.7.26.\n",										   REPORT_FAILED, "5.7.26"},
	{"x",		       "\n  A message that you sent has not yet been delivered to\n4.4.2",
	 REPORT_DELAYED,											       "4.4.2" },
	{"MAIL DELIVERY FAILED: x", "552 5.2 5..2.2 5.2.22222222 15.2.2\n",
	 REPORT_FAILED,												""      },
	{"x",
	 "--- Below this line is a copy of the message.\n\nfailure\nThe following "
	 "address(es) failed:\n",								       REPORT_NONE,   ""      },
	{"Re: failure notice",      "> Hi. This is the qmail-send program at x.\n",
	 REPORT_NONE,												  ""      },
	{"failure notice",          "6.1.1\n",							  REPORT_FAILED, ""      },
	{"failure notice",          "5.12..\n",							 REPORT_FAILED, ""      },
	{"failure notice",          "5.1.1\n5.7.1\n",						   REPORT_FAILED, "5.1.1" },
	{"",			"",								 REPORT_NONE,   ""      },
	{"",			"5.1.1\n",							  REPORT_NONE,   ""      },
};

START_TEST(a_report_for_people_says_what_became_of_a_letter)
{
	struct report r =
		report_spoken(view_of(words[_i].subject), view_of(words[_i].text));

	ck_assert_msg(r.action == words[_i].action, "%s", words[_i].text);
	ck_assert_msg(view_is(r.status, words[_i].status), "%s: %.*s", words[_i].text,
		      VIEW_ARG(r.status));
	ck_assert(r.original.len == 0 && r.recipient.len == 0);
}

static const char *const no_ids[] = {
	"", "From: x", "Message-ID: <1@x>\r\nMessage-ID: <2@x>\r\n\r\n",
	"Message-ID: 1@x\r\n\r\n", "From: x\r\n\r\nMessage-ID: <1@x>\r\n"};

START_TEST(a_letter_without_one_id_is_not_guessed)
{
	struct letter l;

	letter_parse(&arena, whole_report("message/rfc822", no_ids[_i]), &l);
	ck_assert_int_eq(l.report.action, REPORT_FAILED);
	ck_assert_uint_eq(l.report.original.len, 0);
}

START_TEST(a_report_gets_through_the_reader)
{
	struct reader *reader = reader_new(&reader_defaults, view_of("c@club.example"));
	struct letter l;
	struct err err = {0};

	ck_assert_msg(reader_read(reader, &arena,
				  whole_report("message/rfc822",
					       "Message-ID: <1@club.example>\r\n\r\n"),
				  false, &l, &err),
		      "%s", err.text);
	ck_assert_int_eq(l.fault, LETTER_BOUNCE);
	ck_assert_int_eq(l.report.action, REPORT_FAILED);
	ck_assert(view_is(l.report.status, "5.1.1"));
	ck_assert(view_is(l.report.recipient, "ann@home.example"));
	ck_assert(view_is(l.report.original, "<1@club.example>"));
	reader_free(reader);
}

START_TEST(other_letters_hold_no_report)
{
	struct letter l;

	letter_parse(&arena,
		     view_of("From: Ann <ann@x.org>\r\n\r\nAction: failed\r\n"
			     "Status: 5.1.1\r\n"),
		     &l);
	ck_assert_int_eq(l.report.action, REPORT_NONE);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_report_for_people_says_what_became_of_a_letter, words);
	claims_rows(a_status_part_tells_what_became_of_a_letter, statuses);
	claims_rows(a_report_names_the_letter_that_comes_back, enclosed);
	claims_rows(a_letter_without_one_id_is_not_guessed, no_ids);
	return claims_run("report");
}
