/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/reader.h"

#include <string.h>

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}
#define HEAD     "From: Ann <ann@x.org>\nMessage-ID: <1@x.org>\n"
#define TEXT     "Content-Type: text/plain; charset=utf-8\n\n"
#define MULTI(t) HEAD "Content-Type: multipart/" t "; boundary=b\n\n"

static struct arena arena;
static struct err err;
static struct reader *reader;

static void set_up(void)
{
	arena = (struct arena){0};
	err = (struct err){0};
	reader = reader_new(&reader_defaults, view_of("adj@club.example"));
}

static void tear_down(void)
{
	reader_free(reader);
	arena_free(&arena);
}

static struct letter read_view(struct view raw, bool truncated)
{
	struct letter l;

	ck_assert_msg(reader_read(reader, &arena, raw, truncated, &l, &err), "%s",
		      err.text);
	return l;
}

static struct letter read_text(const char *raw)
{
	return read_view(view_of(raw), false);
}

/* Text that every letter shape below must give. */
static const struct {
	const char *raw, *text, *html;
} texts[] = {
	ROW(HEAD "\n8D CRATED\n", "8D CRATED\n", ""),
	ROW(HEAD "\r\n8D CRATED\r\n\r\nbye\r\n", "8D CRATED\n\nbye\n", ""),
	ROW("From x@y Mon\n" HEAD "\nhi\n", "hi\n", ""),
	ROW(">From x@y Mon\n" HEAD "\nhi\n", "hi\n", ""),
	ROW(HEAD "Content-Disposition: inline\n\nhi\n", "hi\n", ""),
	ROW(MULTI("mixed") "no part\n", "no part", ""),
	ROW(HEAD "Content-Type: text\n\nhi\n", "hi\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=koi8-r\n\n\xf3\xfc\n",
	    "\xd0\xa1\xd0\xad\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=iso-8859-1\n\n\x93\xe9\x94\n",
	    "\xe2\x80\x9c\xc3\xa9\xe2\x80\x9d\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=iso-8859-15\n\n\xa4\n",
	    "\xe2\x82\xac\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=windows-1250\n\n\xe8\n",
	    "\xc4\x8d\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=shift_jis\n\n\x83\x41\n",
	    "\xe3\x82\xa2\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=iso-2022-jp\n\n\x1b$B%\"\x1b(B\n",
	    "\xe3\x82\xa2\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=big5\n\n\xa4\xa4\n",
	    "\xe4\xb8\xad\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=gb18030\n\n\xd6\xd0\n",
	    "\xe4\xb8\xad\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=euc-kr\n\n\xb0\xa1\n",
	    "\xea\xb0\x80\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=utf-7\n\n+AOk-\n", "\xc3\xa9\n",
	    ""), /* Lies: declared UTF-8 and is none, declared nonsense, declared
		    nothing. */
	ROW(HEAD "Content-Type: text/plain; charset=utf-8\n\ncaf\xe9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=no-such\n\ncaf\xc3\xa9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=no-such\n\ncaf\xe9\x80\n",
	    "caf\xc3\xa9\xe2\x82\xac\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=iso-2022-jp\n\ncaf\xc3\xa9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=us-ascii\n\ncaf\xe9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=iso-8859-1\n\ncaf\xc3\xa9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=koi8-r\n\ncaf\xc3\xa9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=utf-16\n\n8D CAT\n\n", "8D CAT\n\n",
	    ""),
	ROW(HEAD "Content-Type: text/plain; charset=utf-16le\n\ncaf\xe9\n",
	    "caf\xc3\xa9\n", ""),
	ROW(HEAD "Content-Type: text/plain; charset=utf-16be\n"
		 "Content-Transfer-Encoding: base64\n\nADgARAAgAEM=\n",
	    "8D C", ""),
	ROW(HEAD "Content-Type: text/plain; charset=utf-8\n"
		 "Content-Transfer-Encoding: base64\n\n//44AEQAIABDAA==\n",
	    "8D C", ""),
	ROW(HEAD "Content-Type: text/plain\n"
		 "Content-Transfer-Encoding: base64\n\n/v8AOABEACAAQw==\n",
	    "8D C", ""),
	ROW(HEAD "\ncafe\xcc\x81\n", "caf\xc3\xa9\n", ""), /* NFC */
	ROW(HEAD "\na\x1b[31mb\x07"
		 "c\xc2\x9b"
		 "d\x7f\n",
	    "a[31mbcd\n", ""),
	ROW(HEAD "Content-Transfer-Encoding: quoted-printable\n\n8D CRA= \t\nTED\n"
		 "try 8D CRA=  \r\nTED\n",
	    "8D CRATED\ntry 8D CRATED\n", ""),
	ROW(HEAD
	    "Content-Transfer-Encoding: quoted-printable\n\n8D=20CRA=\nTED=C3=A9\n",
	    "8D CRATED\xc3\xa9\n", ""),
	ROW(HEAD "Content-Transfer-Encoding: base64\n\nOEQgQ1JBVEVECg==\n",
	    "8D CRATED\n", ""),
	ROW(HEAD "Content-Type: text/plain; format=flowed; delsp=yes\n\n8D CRA \nTED\n",
	    "8D CRATED\n", ""),
	ROW(MULTI("alternative") "--b\n" TEXT "one\n--b\nContent-Type: "
				 "text/html\n\n<p>two</p>\n--b--\n",
	    "one", "two\n"),
	ROW(MULTI("alternative") "--b\nContent-Type: "
				 "text/html\n\n<p>two</p>\n--b\n" TEXT "one\n--b--\n",
	    "one", "two\n"),
	ROW(MULTI("signed") "--b\n" TEXT "one\n--b\nContent-Type: "
			    "application/pgp-signature\n\nx\n--b--\n",
	    "one", ""),
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\n" TEXT "footer\n--b--\n", "one", ""),
	ROW(MULTI("mixed") "--b\n" TEXT " \n--b\n" TEXT "two\n--b--\n", "two", ""),
	ROW(MULTI("mixed") "--b\nContent-Disposition: attachment; filename=x\n" TEXT
			   "att\n--b\n" TEXT "two\n--b--\n",
	    "two", ""),
	ROW(MULTI("mixed") "--b\nContent-Disposition: attachment\n" TEXT "att\n--b--\n",
	    "att", ""),
	ROW(MULTI("mixed") "--b\nContent-Disposition: attachment\n" TEXT "att\n--b\n"
			   "Content-Type: text/html\n\nweb\n--b--\n",
	    "", "web\n"),
	ROW(MULTI("mixed") "--b\nContent-Type: multipart/related; boundary=c\n\n--c\n"
			   "Content-Type: multipart/alternative; "
			   "boundary=d\n\n--d\n" TEXT "deep\n--d--\n--c--\n--b--\n",
	    "deep", ""),
	/* a page on each side of a picture */
	ROW(MULTI("mixed") "--b\nContent-Type: text/html\n\n<p>one<p>two\n--b\n"
			   "Content-Type: image/jpeg\nContent-Disposition: "
			   "inline\n\nx\n"
			   "--b\nContent-Type: text/html\n\n \n--b\n"
			   "Content-Type: text/html; charset=koi8-r\n\n\xf3\xfc\n--b\n"
			   "Content-Disposition: attachment\nContent-Type: "
			   "text/html\n\nno\n--b--\n",
	    "", "one\ntwo\n\xd0\xa1\xd0\xad\n"),
	ROW(MULTI("mixed") "--b\nContent-Type: message/rfc822\n\nFrom: "
			   "x@y\n\nforwarded\n--b\n" TEXT "mine\n--b--\n",
	    "mine", ""),
	ROW(MULTI("mixed") "--b\n" TEXT "no end", "no end", ""),
	ROW(HEAD "Content-Type: text/html; charset=koi8-r\n\n<p>\xf3\xfc", "",
	    "\xd0\xa1\xd0\xad\n"),
	ROW(HEAD "Content-Type: text/html\n\n<meta charset=koi8-r><p>\xf3\xfc", "",
	    "\xd0\xa1\xd0\xad\n"),
	ROW(HEAD "Content-Type: text/html\n\n<blockquote>old</blockquote>8D CRATED", "",
	    "> old\n8D CRATED\n"),
	ROW(HEAD "Content-Type: text/plain\n\n", "", ""),
	ROW(HEAD "Content-Transfer-Encoding: base64\n\n!!!!\n", NULL, ""),
};

START_TEST(the_text_is_read)
{
	struct letter l = read_text(texts[_i].raw);

	ck_assert_msg(l.fault == LETTER_FINE, "%s: %.*s", texts[_i].raw,
		      VIEW_ARG(l.why));
	ck_assert_msg(texts[_i].text == NULL || view_is(l.text, texts[_i].text),
		      "%s gives <%.*s>", texts[_i].raw, VIEW_ARG(l.text));
	ck_assert_msg(view_is(l.html, texts[_i].html), "%s gives <%.*s>", texts[_i].raw,
		      VIEW_ARG(l.html));
}

static const struct {
	enum letter_fault fault;
	const char *raw;
} faults[] = {
	ROW(LETTER_FINE, HEAD "Auto-Submitted: no\n\nx"),
	ROW(LETTER_FINE, HEAD "Auto-Submitted: no; a=b\n\nx"),
	ROW(LETTER_FINE, HEAD "X-Auto-Response-Suppress: OOF, AutoReply\n\nx"),
	ROW(LETTER_FINE, HEAD "Return-Path: <ann@x.org>\n\nx"),
	ROW(LETTER_FINE, HEAD "Precedence: bulk\nList-Id: <x.y>\n\nx"),
	ROW(LETTER_FINE, "From: ann@x.org (Ann)\n\nx"),
	ROW(LETTER_FINE, "From: adj@other.example\n\nx"),
	ROW(LETTER_FINE, "From: adjx@club.example\n\nx"),
	ROW(LETTER_ROBOT, HEAD "Auto-Submitted: auto-replied\n\nx"),
	ROW(LETTER_ROBOT, HEAD "auto-submitted:\n Auto-Generated (vacation)\n\nx"),
	ROW(LETTER_ROBOT, HEAD "X-Autoreply: yes\n\nx"),
	ROW(LETTER_ROBOT, HEAD "X-Autorespond: vacation\n\nx"),
	ROW(LETTER_ROBOT, HEAD "Precedence: auto_reply\n\nx"),
	ROW(LETTER_FINE, HEAD "X-Loop: list@x.org\n\nx"),
	ROW(LETTER_FINE, HEAD "X-Loop: adjx@club.example\n\nx"),
	ROW(LETTER_ROBOT, HEAD "X-Loop: adj@club.example\n\nx"),
	ROW(LETTER_ROBOT, HEAD "X-Loop: a@x\nx-loop: b@x\n\tAdj+7@Club.example\n\nx"),
	ROW(LETTER_ROBOT, "From: Mail <MAILER-DAEMON@x.org>\n\nx"),
	ROW(LETTER_ROBOT, "From: postmaster@x.org\n\nx"),
	ROW(LETTER_ROBOT, "From: noreply+12@x.org\n\nx"),
	ROW(LETTER_ROBOT, "From: no-reply@x.org\n\nx"),
	ROW(LETTER_ROBOT, "From: Adj@Club.Example\n\nx"),
	ROW(LETTER_ROBOT, "From: adj+token@club.example\n\nx"),
	ROW(LETTER_BOUNCE, HEAD "Return-Path: <>\n\nx"),
	ROW(LETTER_BOUNCE, HEAD "Return-Path: < >\nAuto-Submitted: auto-replied\n\nx"),
	ROW(LETTER_BOUNCE, "From: MAILER-DAEMON@x\nContent-Type: multipart/report;\n "
			   "boundary=b\n\n--b\n\nx\n--b--\n"),
	ROW(LETTER_NO_SENDER, "Subject: x\n\nx"),
	ROW(LETTER_NO_SENDER, "From: \n\nx"),
	ROW(LETTER_NO_SENDER, "From: Ann\n\nx"),
	ROW(LETTER_NO_SENDER, "From: a@x, b@y\n\nx"),
	ROW(LETTER_NO_SENDER, "From: a@x\nFrom: b@y\n\nx"),
	ROW(LETTER_NO_SENDER, "From: foo bar baz\n\nx"),
	ROW(LETTER_NO_SENDER, "From: foo bar@x.org\n\nx"),
	ROW(LETTER_NO_SENDER, "From: <a@x> <b@y>\n\nx"),
	ROW(LETTER_NO_SENDER, "From: undisclosed:;\n\nx"),
	ROW(LETTER_NO_SENDER, "From: \"a@x\"@y\n\nx"),
	ROW(LETTER_ENCRYPTED, HEAD
	    "Content-Type: application/pkcs7-mime; smime-type=enveloped-data\n\nx"),
	ROW(LETTER_ENCRYPTED, HEAD "Content-Type: application/x-pkcs7-mime\n\nx"),
	ROW(LETTER_ENCRYPTED, HEAD "Content-Type: application/pgp-encrypted\n\nx"),
	ROW(LETTER_NO_TEXT, HEAD "Content-Type: message/partial; boundary=b\n\nx"),
	ROW(LETTER_NO_TEXT, HEAD "Content-Type: application/pdf\n\nx"),
	ROW(LETTER_NO_TEXT,
	    MULTI("mixed") "--b\nContent-Type: text/html\n"
			   "Content-Disposition: attachment\n\nweb\n--b--\n"),
	ROW(LETTER_ENCRYPTED,
	    MULTI("encrypted") "--b\nContent-Type: "
			       "application/pgp-encrypted\n\nVersion: "
			       "1\n"
			       "--b\nContent-Type: "
			       "application/octet-stream\n\nx\n--b--\n"),
	ROW(LETTER_ENCRYPTED, HEAD "\n-----BEGIN PGP MESSAGE-----\n\nabc\n"),
	ROW(LETTER_NO_TEXT, HEAD "Content-Type: image/png\n\nx"),
	ROW(LETTER_NO_TEXT, HEAD "Content-Type: multipart/mixed\n\nx"),
	ROW(LETTER_NO_TEXT,
	    MULTI("mixed") "--b\nContent-Type: image/png\n\nx\n--b--\n"),
	ROW(LETTER_BROKEN, ""),
	ROW(LETTER_BROKEN, "\n"),
	ROW(LETTER_BROKEN,
	    HEAD "Content-Type: multipart/mixed; boundary=\"\\\"\"\n\nx"),
};

#define PICTURE "Content-Type: image/jpeg\nContent-Disposition: inline\n\nx\n"

static const struct {
	const char *raw, *text, *attached;
} attachments[] = {
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\n" TEXT "two\n--b--\n", "one", "two"),
	ROW(MULTI("mixed") "--b\n" TEXT
			   "one\n--b\nContent-Disposition: attachment\n" TEXT
			   "two\n--b\n" TEXT "three\n--b--\n",
	    "one", "two"),
	ROW(MULTI("mixed") "--b\nContent-Type: text/html\n\nweb\n--b\n"
			   "Content-Disposition: attachment\n" TEXT "two\n--b--\n",
	    "", "two"),
	ROW(MULTI("mixed") "--b\nContent-Disposition: attachment\n" TEXT "two\n--b--\n",
	    "two", ""),
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\nContent-Type: message/rfc822\n\n"
			   "From: x@y\n\ntwo\n--b--\n",
	    "one", ""),
	ROW(MULTI("mixed") "--b\nContent-Disposition: inline\n" TEXT "one\n--b\n"
			   "Content-Disposition: inline\n" TEXT "two\n--b--\n",
	    "one", "two"),
	/* a writer goes on behind a picture */
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\n" PICTURE "--b\n" TEXT
			   "two\n--b\n" PICTURE "--b\n" TEXT "three\n--b\n"
			   "Content-Disposition: attachment\n" TEXT "four\n--b--\n",
	    "one\ntwo\nthree", "four"),
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\n" PICTURE
			   "--b\nContent-Type: text/plain; name=x.txt\n\ntwo\n--b--\n",
	    "one", "two"),
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\n" PICTURE
			   "--b\nContent-Disposition: inline; filename=x.txt\n" TEXT
			   "two\n--b--\n",
	    "one", "two"),
	ROW(MULTI("mixed") "--b\n" PICTURE "--b\n" TEXT "one\n--b\n" TEXT
			   "two\n--b--\n",
	    "one", "two"),
	ROW(MULTI("mixed") "--b\n" TEXT "one\n--b\nContent-Type: text/calendar\n\n"
			   "two\n--b--\n",
	    "one", ""),
};

START_TEST(a_second_text_is_kept_apart)
{
	struct letter l = read_text(attachments[_i].raw);

	ck_assert_msg(view_is(l.text, attachments[_i].text), "%s gives <%.*s>",
		      attachments[_i].raw, VIEW_ARG(l.text));
	ck_assert_msg(view_is(l.attached, attachments[_i].attached), "%s gives <%.*s>",
		      attachments[_i].raw, VIEW_ARG(l.attached));
}

START_TEST(a_letter_that_cannot_be_judged_says_why)
{
	struct letter l = read_text(faults[_i].raw);

	ck_assert_msg(l.fault == faults[_i].fault, "%s: %d %.*s", faults[_i].raw,
		      l.fault, VIEW_ARG(l.why));
	ck_assert_int_eq(l.why.len > 0, l.fault != LETTER_FINE);
}

static bool same_content(const char *a, const char *b)
{
	struct letter x = read_text(a);
	struct letter y = read_text(b);

	return memcmp(&x.content, &y.content, sizeof x.content) == 0;
}

START_TEST(the_content_is_sender_and_text_alone)
{
	static const char one[] = "From: a@x\n\nhi\n";

	ck_assert(
		same_content(one, "Received: by z; 1 Jan 2026\nFrom: A <a@X>\n\nhi\n"));
	ck_assert(same_content(
		one, "From: a@x\nContent-Transfer-Encoding: base64\n\naGkK\n"));
	ck_assert(!same_content(one, "From: b@x\n\nhi\n"));
	ck_assert(!same_content(one, "From: a@x\n\nho\n"));
	ck_assert(!same_content("From: a@x\nContent-Type: image/png\n\n1",
				"From: a@x\nContent-Type: image/png\n\n2"));
	ck_assert(!same_content("\nbroken", "\nbroken too"));
}

static const struct {
	const char *raw, *text; /* NULL: no text */
} cuts[] = {
	ROW(HEAD "\nhalf a letter", NULL),
	ROW(MULTI("mixed") "--b\n" TEXT "whole\n--b\nContent-Type: image/png\n\nAAAA",
	    "whole"),
	ROW(MULTI("mixed") "--b\nContent-Type: image/png\n\nAAAA\n--b\n" TEXT "half",
	    NULL),
	ROW(MULTI("mixed") "--b\nContent-Type: image/png\n\nAAAA", NULL),
	ROW(MULTI("alternative") "--b\n" TEXT
				 "whole\r\n--b\r\nContent-Type: text/html\n\n<p>ha",
	    "whole"),
};

START_TEST(of_a_cut_letter_a_whole_part_is_read)
{
	struct letter l = read_view(view_of(cuts[_i].raw), true);

	ck_assert(l.truncated);
	if (cuts[_i].text == NULL) {
		ck_assert_int_eq(l.fault, LETTER_NO_TEXT);
		ck_assert(view_is(l.from, "ann@x.org"));
	} else {
		ck_assert_int_eq(l.fault, LETTER_FINE);
		ck_assert(view_is(l.text, cuts[_i].text));
		ck_assert_uint_eq(l.html.len, 0);
	}
}

START_TEST(a_letter_that_stalls_the_child_is_poison_and_known_by_its_header)
{
	const struct reader_limits none = {.header_bytes = 65536, .parts = 32};

	ck_assert(view_is(read_text(HEAD "\nbefore").text, "before"));
	reader_free(reader);
	reader = reader_new(&none, view_of("adj@club.example"));
	for (int i = 0; i < 2; i++) {
		struct letter l = read_text(HEAD "\ntoo late");

		ck_assert_int_eq(l.fault, LETTER_POISON);
		ck_assert(view_is(l.why, "the reader gave no answer in 0 seconds"));
		ck_assert(view_is(l.from, "ann@x.org") && l.text.len == 0);
		l = read_text("Auto-Submitted: auto-replied\n" HEAD "\ntoo late");
		ck_assert_int_eq(l.fault, LETTER_POISON);
		ck_assert_uint_eq(l.from.len, 0);
	}
}

/* The pre-scan refuses these; should one slip through, the parser must stand them. */
static const char *const sharp[] = {
	HEAD "Content-Type: multipart/mixed; boundary=\"\\\"\"\n\n--\"\n\nx",
	HEAD "Content-Type: multipart/mixed; boundary=\"\"\n\n--\n\nx",
	HEAD "Content-Type: multipart/mixed; boundary=\"\\\"ab\"\n\n--\"ab\n\nx",
	HEAD "Content-Type: multipart/mixed; boundary=\"\\\"ab\\\"\"\n\n--ab\n\nx",
	HEAD "Content-Transfer-Encoding: quoted-printable\n\nx=e"};

START_TEST(what_crashes_the_library_is_harmless_here)
{
	struct letter l;

	letter_parse(&arena, view_of(sharp[_i]), &l);
	ck_assert(view_is(l.from, "ann@x.org"));
}

START_TEST(nothing_is_started_for_nothing)
{
	reader_free(NULL);
	reader_free(reader_new(&reader_defaults, view_of("")));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	claims_rows(the_text_is_read, texts);
	claims_rows(a_second_text_is_kept_apart, attachments);
	claims_rows(a_letter_that_cannot_be_judged_says_why, faults);
	claims_rows(of_a_cut_letter_a_whole_part_is_read, cuts);
	claims_rows(what_crashes_the_library_is_harmless_here, sharp);
	return claims_run("reader");
}
