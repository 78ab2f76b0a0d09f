/* SPDX-License-Identifier: ISC */
/*
 * Letters made to hurt a MIME parser, through the whole reader: each must get a verdict
 * without ending the child, and the next good letter must be read.
 */
#include "adjudicator/mail/reader/reader.h"

#include "formats/text/buf.h"
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}
#define FROM   "From: a@x.org\n"
#define CT(t)  FROM "Content-Type: " t "\n\n"
#define CTE(t) FROM "Content-Transfer-Encoding: " t "\n\n"
#define MIXED  FROM "Content-Type: multipart/mixed; boundary=b\n\n"
#define FOLDER "tests/mails/hostile"

enum { FILE_MAX = 65536 };

/* head, then unit n times, then tail. */
static const struct {
	const char *head, *unit;
	int n;
	const char *tail;
} shapes[] = {
	/* boundaries */
	ROW(CT("multipart/mixed; boundary=\"\\\"\""), "", 0, "--\"\nx"),
	ROW(CT("multipart/mixed; boundary=\"\""), "", 0, "--\n\nx"),
	ROW(CT("multipart/mixed; boundary="), "", 0, "x"),
	ROW(CT("multipart/mixed; boundary"), "", 0, "x"),
	ROW(CT("multipart/mixed; boundary=\""), "", 0, "x"),
	ROW(CT("multipart/mixed; boundary='"), "", 0, "--'\n\nx"),
	ROW(CT("multipart/mixed; boundary=\"\\"), "", 0, "x"),
	ROW(CT("multipart/mixed; (boundary=x) boundary=y"), "", 0, "--y\n\nx"),
	ROW(CT("multipart/mixed; boundary (c) = (d) \"\\\"\""), "", 0, "x"),
	ROW(CT("multipart/mixed; boundary*=utf-8''%22"), "", 0, "--\"\n\nx"),
	ROW(CT("multipart/mixed; boundary*0=a; boundary*1=b"), "", 0, "--ab\n\nx"),
	ROW(FROM "Content-Type: multipart/mixed; boundary=", "b", 60000, "\n\nx"),
	ROW(MIXED, "--b\n", 200000, ""),
	ROW(MIXED, "--b--\n", 100000, ""),
	ROW(MIXED, "--b\n\n", 100000, "--b--"),
	ROW(MIXED, "--b\nContent-Type: text/plain\n\nx\n", 20000, "--b--\n"),
	ROW(MIXED, "--b\nContent-Type: text/html\n\n", 20000, ""),
	ROW(MIXED, "--b\nContent-Type: message/external-body\n\n", 5000, ""),
	ROW(MIXED, "--b\n:\n", 50000, ""),
	ROW(MIXED, "--b ", 100000, "\n"),
	ROW(MIXED, "--", 400000, ""),
	ROW(MIXED, "\n--b", 100000, ""),
	ROW(MIXED, "\r--b\r", 100000, ""),
	ROW(MIXED "--b\nContent-Type: multipart/mixed; boundary=b\n\n", "--b\n", 50000,
	    ""),
	ROW(MIXED "--b\nContent-Type: multipart/mixed; boundary=bb\n\n", "--bb\n--b\n",
	    50000, ""),
	ROW(CT("multipart/digest; boundary=b"), "--b\n\nFrom: x\n\ny\n", 20000,
	    "--b--"),
	ROW(CT("multipart/digest; boundary=b"), "--b\n\n", 100000, ""),
	ROW(CT("multipart/report; boundary=b"), "--b\n\n", 1000, ""),
	ROW(CT("multipart/"), "", 0, "x"),
	ROW(CT("multipart/; boundary=b"), "", 0,
	    "--b\n\nx"), /* letters within letters */
	ROW(FROM, "Content-Type: message/rfc822\n\n", 32, "x"),
	ROW(FROM, "Content-Type: message/rfc822\n\n", 33, "x"),
	ROW(FROM, "Content-Type: message/rfc822\n\n", 30000, "x"),
	ROW(FROM, "Content-Type: Message (c) / (d) RFC822\n\n", 30000, "x"),
	ROW(FROM, "Content-Type: message/partial\n\n", 10000, "x"),
	ROW(FROM, "Content-Type: message/news\n\n", 10000, "x"),
	ROW(CT("message/rfc822"), "", 0, ""),
	ROW(CT("message/rfc822"), "\n", 100000, ""), /* fields */
	ROW(FROM, "A: b\n", 12000, "\nx"),
	ROW(FROM, ":\n", 20000, "\nx"),
	ROW(FROM, " folded\n", 8000, "\nx"),
	ROW(FROM "Subject: ", "x\n ", 20000, "\n\nx"),
	ROW(FROM "Subject: ", "=?", 30000, "\n\nx"),
	ROW(FROM "Subject: ", "=?utf-8?Q?", 6000, "\n\nx"),
	ROW(FROM "Subject: ", "=?utf-8?Q?x?=", 4000, "\n\nx"),
	ROW(FROM "Subject: ",
	    "=?utf-8?B?"
	    "?= ",
	    4000, "\n\nx"),
	ROW(FROM "Subject: ", "=?utf-7?Q?+AA0ACg-?= ", 2000, "\n\nx"),
	ROW(FROM "Subject: ", "=?no-such?B?AAAA?= ", 2000, "\n\nx"),
	ROW(FROM "Subject: =?utf-8?Q?", "=0D=0A", 5000, "?=\n\nx"),
	ROW(FROM "Subject: =?utf-8?Q?=", "", 0, "?=\n\nx"),
	ROW(FROM "Subject: =?utf-8?Q?=e", "", 0, "?=\n\nx"),
	ROW(FROM "Subject: =?utf-8?B?", "=", 5000, "?=\n\nx"),
	ROW(FROM "Subject: ", "[1.", 20000, "]\n\nx"),
	ROW(FROM "Subject: ", "\xff", 60000, "\n\nx"),
	ROW("From: ", "(", 60000, "\n\nx"),
	ROW("From: ", "<", 60000, "\n\nx"),
	ROW("From: ", "\"", 60000, "\n\nx"),
	ROW("From: ", "\\", 60000, "\n\nx"),
	ROW("From: ", "a@", 30000, "\n\nx"),
	ROW("From: ", "a@x,", 15000, "\n\nx"),
	ROW("From: ", "g:", 30000, ";\n\nx"),
	ROW("From: ", ",", 60000, "\n\nx"),
	ROW("From: ", "(a)", 20000, " a@x.org\n\nx"),
	ROW("From: \"", "\\\"", 30000, "\" <a@x.org>\n\nx"),
	ROW(FROM "To: ", "a@x.org,", 8000, "\n\nx"),
	ROW(FROM "References: ", "<", 60000, "\n\nx"),
	ROW(FROM "References: ", ">", 60000, "\n\nx"),
	ROW(FROM "References: ", "<a@b>", 12000, "\n\nx"),
	ROW(FROM "Message-ID: <", "a", 60000, "@b>\n\nx"),
	ROW(FROM "Date: ", "(", 60000, "\n\nx"),
	ROW(FROM "Date: ", "9", 60000, "\n\nx"),
	ROW(FROM "Received: ", "by ", 20000, "\n\nx"),
	ROW(FROM "MIME-Version: ", "1.", 20000, "\n\nx"),
	ROW(FROM "Content-Type: ", "(", 60000, "\n\nx"),
	ROW(FROM "Content-Type: ", "text/", 12000, "\n\nx"),
	ROW(FROM "Content-Type: text/plain", "; a=b", 12000, "\n\nx"),
	ROW(FROM "Content-Type: text/plain", ";", 60000, "\n\nx"),
	ROW(FROM "Content-Type: text/plain; charset=\"", "\\\"", 30000, "\"\n\nx"),
	ROW(FROM "Content-Type: text/plain; charset=", "/", 60000, "\n\n\xff"),
	ROW(FROM "Content-Disposition: ", "attachment; ", 5000, "\n\nx"),
	ROW(FROM "Content-Disposition: attachment; size=", "9", 5000, "\n\nx"),
	ROW(FROM "Content-Disposition: attachment; creation-date=\"", "x", 5000,
	    "\"\n\nx"),
	ROW(FROM "Content-Language: ", "en, ", 10000, "\n\nx"),
	ROW(FROM "Content-ID: ", "<", 60000, "\n\nx"),
	ROW(FROM "Content-Transfer-Encoding: ", "base64 ", 8000, "\n\nx"), /* bodies */
	ROW(CTE("quoted-printable"), "", 0, "="),
	ROW(CTE("quoted-printable"), "", 0, "=e"),
	ROW(CTE("quoted-printable"), "", 0, "x=E"),
	ROW(CTE("quoted-printable"), "", 0, "x=\r"),
	ROW(CTE("quoted-printable"), "=", 100000, ""),
	ROW(CTE("quoted-printable"), "=ZZ", 100000, "=e"),
	ROW(CTE("quoted-printable"), "=\n", 100000, "=e"),
	ROW(CTE("quoted-printable"), " ", 500000, "=0"),
	ROW(CTE("base64"), "=", 100000, ""),
	ROW(CTE("base64"), "A", 100001, ""),
	ROW(CTE("base64"), "\n", 100000, "A"),
	ROW(CTE("base64"), "\xff", 100000, "A"),
	ROW(CTE("x-uuencode"), "begin 644 x\n", 1000, ""),
	ROW(CTE("8bit"), "\xff", 500000, ""),
	ROW(CT("text/plain; charset=utf-7"), "+", 100000, ""),
	ROW(CT("text/plain; charset=utf-16"), "\xd8", 100001, ""),
	ROW(CT("text/plain; charset=iso-2022-jp"), "\x1b$B", 50000, "\x1b"),
	ROW(CT("text/plain; charset=gb18030"), "\x81\x30", 50001, "\x81"),
	ROW(CT("text/plain; charset=utf-8"), "\xcc\x81", 200000, ""),
	ROW(CT("text/plain; charset=utf-8"), "\xef\xb7\xba", 100000, ""),
	ROW(CT("text/plain; format=flowed; delsp=yes"), ">", 500000, " \n"),
	ROW(CT("text/plain; format=flowed"), "> \n", 200000, ""),
	ROW(CT("text/plain; format=flowed"), " ", 500000, ""), /* pages */
	ROW(CT("text/html"), "<blockquote>", 2000, "x"),
	ROW(CT("text/html"), "<div class=gmail_quote>x", 2000, ""),
	ROW(CT("text/html"), "<table><tr><td>", 1000, "x"),
	ROW(CT("text/html"), "<!--", 100000, ""),
	ROW(CT("text/html"), "<![CDATA[", 50000, ""),
	ROW(CT("text/html"), "&", 300000, ""),
	ROW(CT("text/html"), "&#x110000;", 30000, ""),
	ROW(CT("text/html"), "&#0;", 50000, ""),
	ROW(CT("text/html"), "<a b='", 50000, ""),
	ROW(CT("text/html"), "<", 300000, ""),
	ROW(CT("text/html"), "<p style='display:none'>", 2000, "x"),
	ROW(CT("text/html"), "<blockquote>\n<br>x", 1000, ""),
	ROW(CT("text/html; charset=utf-16"), "<", 100001, ""),
	ROW(CT("text/html"), "<script>", 2000, "</script>x"),
	ROW(CT("text/html"), "<meta charset=utf-16>", 2000, "x"),
	ROW(CT("text/html"), "<base href=file:///etc/passwd><object data=x>", 100, "x"),
};

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

static void stands(const char *name, struct view raw)
{
	struct letter l;

	for (int cut = 0; cut < 2; cut++) {
		ck_assert_msg(reader_read(reader, &arena, raw, cut == 1, &l, &err),
			      "%s: %s", name, err.text);
		ck_assert_msg(l.fault != LETTER_POISON, "%s: %.*s", name,
			      VIEW_ARG(l.why));
		ck_assert_msg(l.fault == LETTER_FINE || l.why.len > 0, "%s", name);
	}
	ck_assert(reader_read(reader, &arena, view_of(FROM "\n8D CRATED"), false, &l,
			      &err));
	ck_assert_msg(view_is(l.text, "8D CRATED"), "behind %s", name);
}

START_TEST(a_hostile_shape_gets_a_verdict)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, shapes[_i].head);
	for (int i = 0; i < shapes[_i].n; i++) {
		buf_str(&b, shapes[_i].unit);
	}
	buf_str(&b, shapes[_i].tail);
	stands(shapes[_i].head, buf_view(&b));
}

START_TEST(nesting_within_the_limits_is_harmless)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, FROM);
	for (int i = 0; i < 32; i++) {
		buf_printf(&b, "Content-Type: multipart/%s; boundary=b%d\n\n--b%d\n",
			   _i == 0 ? "mixed" : "digest", i, i);
		if (_i == 1) {
			buf_str(&b, "\n");
		}
	}
	for (int i = 0; i < 100000; i++) {
		buf_printf(&b, "--b%d\n", i % 32);
	}
	stands("nested boundaries", buf_view(&b));
}

START_TEST(every_single_byte_and_its_end_get_a_verdict)
{
	static const char raw[] =
		FROM "Content-Type: multipart/mixed; boundary=\"b\"\n\n--b\n"
		     "Content-Type: text/plain; charset=utf-8; format=flowed\n"
		     "Content-Transfer-Encoding: quoted-printable\n\n8D CRA=C3=A9 \n"
		     "--b\nContent-Type: text/html\n\n<p>x</p>\n--b--\n";

	for (size_t n = 0; n < sizeof raw; n++) {
		stands("a beginning", view_from(raw, n));
	}
	for (size_t i = 0; i < sizeof raw - 1; i++) {
		static const char bytes[] = {'\0', '\n', '"', '\\', '=', '\xff'};

		for (size_t k = 0; k < sizeof bytes; k++) {
			char *at = arena_str(&arena, view_from(raw, sizeof raw - 1));

			at[i] = bytes[k];
			stands("a changed byte", view_from(at, sizeof raw - 1));
		}
		arena_reset(&arena);
	}
}

START_TEST(the_hostile_letters_of_the_folder_get_a_verdict)
{
	DIR *d = opendir(FOLDER);
	const struct dirent *e;
	int n = 0;

	ck_assert_msg(d != NULL, "run from the root of the sources: " FOLDER);
	while ((e = readdir(d)) != NULL) {
		char *at = arena_take(&arena, FILE_MAX);
		FILE *f;

		if (e->d_name[0] == '.') {
			continue;
		}
		f = fopen(arena_printf(&arena, FOLDER "/%s", e->d_name), "r");
		ck_assert_ptr_nonnull(f);
		stands(e->d_name, view_from(at, fread(at, 1, FILE_MAX, f)));
		ck_assert_int_eq(fclose(f), 0);
		n++;
	}
	closedir(d);
	ck_assert_int_ge(n, 8);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(120);
	claims_rows(a_hostile_shape_gets_a_verdict, shapes);
	claims_times(nesting_within_the_limits_is_harmless, 0, 2);
	return claims_run("hostile");
}
