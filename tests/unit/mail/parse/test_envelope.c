/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/envelope.h"

#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/reader/reader.h"
#include "formats/text/buf.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static struct letter parsed(struct view raw)
{
	struct letter l;

	letter_parse(&arena, raw, &l);
	return l;
}

START_TEST(the_header_is_read)
{
	struct letter l = parsed(view_of(
		"Delivered-To: adj+1@Club.example\nX-Original-To: "
		"<adj+2@club.example>\n"
		"Cc: Carl <carl@x.org>, not an address, friends: dora@x.org;\n"
		"To: \"Adj, the\" <adj@club.example>,\n ben@x.org (Ben, too)\n"
		"From: =?iso-8859-1?Q?J=FCrgen_?= =?iso-8859-1?B?3w==?= <Jo@X.Org>\n"
		"Subject: =?utf-8?Q?caf=C3?= \t=?utf-8?Q?=A9=0D=0ABcc:?= "
		"=?x?= a\xe9\n b\n"
		"Message-ID:\n <1@x.org>\nIn-Reply-To: <9@c> (my letter)\n"
		"References: <7@c> bad <8@c>\n\t<9@c> <@> <a b@c>\nList-Unsubscribe: "
		"<x>\n"
		"\nhi\n"));

	ck_assert_int_eq(l.fault, LETTER_FINE);
	ck_assert(view_is(l.from, "Jo@x.org"));
	ck_assert_msg(view_is(l.from_name, "J\xc3\xbcrgen \xc3\x9f"), "%.*s",
		      VIEW_ARG(l.from_name));
	ck_assert_msg(view_is(l.subject, "caf\xc3\xa9 Bcc: =?x?= a\xc3\xa9 b"),
		      "<%.*s>", VIEW_ARG(l.subject));
	ck_assert(view_is(l.message_id, "<1@x.org>"));
	ck_assert_uint_eq(l.recipients, 6);
	ck_assert(view_is(l.recipient[0], "adj+1@club.example"));
	ck_assert(view_is(l.recipient[1], "adj+2@club.example"));
	ck_assert(view_is(l.recipient[2], "adj@club.example"));
	ck_assert(view_is(l.recipient[3], "ben@x.org"));
	ck_assert(view_is(l.recipient[4], "carl@x.org"));
	ck_assert(view_is(l.recipient[5], "dora@x.org"));
	ck_assert_uint_eq(l.references, 3);
	ck_assert(view_is(l.reference[0], "<9@c>"));
	ck_assert(view_is(l.reference[1], "<8@c>"));
	ck_assert(view_is(l.reference[2], "<7@c>"));
	ck_assert(l.list);
}

static const char *const bad_ids[] = {"Message-ID: <1@x>\nMessage-ID: <2@x>\n",
				      "Message-ID: 1@x\n",
				      "Message-ID: <1@x> <2@x>\n",
				      "Message-ID: <a b@x>\n",
				      "Message-ID: <>\n",
				      "Message-ID: <\xc3\xa9@x>\n",
				      "Message-ID: <1>\n",
				      ""};

START_TEST(a_bad_message_id_is_none)
{
	const char *raw = arena_printf(&arena, "From: a@x\n%s\nhi", bad_ids[_i]);
	struct letter l = parsed(view_of(raw));

	ck_assert_int_eq(l.fault, LETTER_FINE);
	ck_assert_uint_eq(l.message_id.len, 0);
}

/* Of none of these is it sure who wrote it. */
static const char *const nobody[] = {
	"From: ann@x.org\nFrom: ben@x.org\n",
	"From: ann@x.org\nFROM : ann@x.org\n",
	"From: ann@x.org, ben@x.org\n",
	"From: friends: ann@x.org;\n",
	"From: friends: ann@x.org, ben@x.org;\n",
	"From: mailto:ann@x.org\n",
	"From: ben@x.org: ann@x.org\n",
	"From: ann@x.org\rFrom: ben@x.org\n",
	"From: ann@x.org\v<ben@x.org>\n",
	"From: Ann\x1b <ann@x.org>\n",
	"From: Ann\x7f <ann@x.org>\n",
	"From: \"Ann <ann@x.org>\n",
	"From: Ann (home <ann@x.org>\n",
	"From: Ann <ann@x.org\n",
	"From: Ann <ann@x.org>>\n",
	"From: Ann <<ann@x.org>>\n",
	"From: Ann <ben@x.org> <ann@x.org>\n",
	"From: =?utf-8?Q?ann?=@x.org\n",
	"From: ann @x.org\n",
	"From: \xc3\xa1nn@x.org\n",
	"Sender: ann@x.org\nReply-To: ann@x.org\n",
	" From: ann@x.org\n",
	"From: \n",
};

START_TEST(an_unsure_sender_is_none)
{
	struct letter l = {0};

	envelope_read(&arena, view_of(nobody[_i]), &l);
	ck_assert_msg(l.from.len == 0, "%s", nobody[_i]);
	ck_assert_int_eq(l.fault, LETTER_NO_SENDER);
}

/* As letters of people have them. */
static const char *const anns[] = {
	"From: ann@x.org\r\n",
	"from:ann@X.ORG\n",
	"From:\r\n\tann@x.org\r\n",
	"From: Ann\r\n <ann@x.org>\r\n",
	"From: \"Smith, Ann (home) <home@y.org>\" <ann@x.org>\n",
	"From: ben@y.org <ann@x.org>\n",
	"From: Re: Ann <ann@x.org>\n",
	"From: =?utf-8?Q?Re:_b@y.org?= <ann@x.org>\n",
	"From: Ann (who plays (well), \\) and how) <ann@x.org>\n",
	"From: =?utf-8?Q?ben=40y=2Eorg=2C?= <ann@x.org>\n",
	"From: \xc3\x81nn\t<ann@x.org>\n",
	"From: ann@x.org,\n",
	"X-From: ben@y.org\nFrom: ann@x.org\n\nFrom: ben@y.org\n",
	"no field\nFrom: ann@x.org\n",
};

START_TEST(a_sender_is_known)
{
	struct letter l = {0};

	envelope_read(&arena, header_block(view_of(anns[_i])), &l);
	ck_assert_msg(view_is(l.from, "ann@x.org"), "%s: %.*s", anns[_i],
		      VIEW_ARG(l.from));
	ck_assert_int_eq(l.fault, LETTER_FINE);
	ck_assert_uint_eq(l.from_name.len + l.subject.len, 0);
}

START_TEST(of_many_recipients_the_first_32_are_kept)
{
	struct buf b = buf_in(&arena);
	struct letter l;

	buf_str(&b, "From: a@x\nTo: ");
	for (int i = 0; i < 1000; i++) {
		buf_printf(&b, "a%d@x.org,\n ", i);
	}
	buf_str(&b, "z@x.org\nReferences:");
	for (int i = 0; i < 100; i++) {
		buf_printf(&b, " <%d@x>", i);
	}
	buf_str(&b, "\n\nhi");
	l = parsed(buf_view(&b));
	ck_assert_uint_eq(l.recipients, LETTER_RECIPIENTS);
	ck_assert(view_is(l.recipient[31], "a31@x.org"));
	ck_assert_uint_eq(l.references, LETTER_REFERENCES);
	ck_assert(view_is(l.reference[0], "<99@x>"));
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60);
	claims_rows(a_bad_message_id_is_none, bad_ids);
	claims_rows(an_unsure_sender_is_none, nobody);
	claims_rows(a_sender_is_known, anns);
	return claims_run("envelope");
}
