/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/html.h"

#include "formats/text/buf.h"

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}

static const struct {
	const char *in, *out;
} cases[] = {
	ROW("8D CRATED", "8D CRATED\n"),
	ROW("<p>one<p>two", "one\ntwo\n"),
	ROW("a<br>b<br/>c<BR>d", "a\nb\nc\nd\n"),
	ROW("a<br><br>b", "a\n\nb\n"),
	ROW("<div>a</div><div>b</div>", "a\nb\n"),
	ROW("<div>a<div>b</div>c</div>", "a\nb\nc\n"),
	ROW("<ul><li>a<li>b</ul>", "a\nb\n"),
	ROW("<table><tr><td>a<td>b<tr><td>c</table>", "a b\nc\n"),
	ROW("  8D \n\t <b>CRA</b>TED  ", "8D CRATED\n"),
	ROW("<pre>a  b\nc</pre>d", "a  b\nc\nd\n"),
	ROW("&lt;8D&gt; &amp;eacute; &eacute;", "<8D> &eacute; \xc3\xa9\n"),
	ROW("&#x41;&#66;", "AB\n"),
	ROW("a<script>8D NO</script><style>x</style>b", "ab\n"),
	ROW("<head><title>no</title></head><body>yes", "yes\n"),
	ROW("<div style='x:y; Display:none'>no</div>yes", "yes\n"),
	ROW("<span style=\"display: none\">n<br>o</span>yes", "yes\n"),
	ROW("a<!-- 8D NO -->b", "ab\n"),
	ROW("<p><s>8D NO</s></p><strike>8D NO</strike><div><del>no</del></div>8D YES",
	    "| 8D NO\n| 8D NO\n| no\n8D YES\n"),
	ROW("8D CRA<s>X</s>TE", "8D CRATE\n| X\n"),
	ROW("<s>8D\n  <b>NO</b><br>pass</s>8D YES<br><br>a",
	    "| 8D NO\n8D YES\n| pass\n\na\n"),
	ROW("<del><p>8D NO<p>pass</del><s> </s><p>yes", "| 8D NO\n| pass\nyes\n"),
	ROW("<div hidden><s>no</s></div>yes", "yes\n"),
	ROW("<p style='color:red; text-decoration: line-through'>no</p>yes",
	    "| no\nyes\n"),
	ROW("<p style='text-decoration:underline'>yes</p>", "yes\n"),
	ROW("<p style=\"visibility:hidden\">no</p><p style='mso-hide:all'>no</p>yes",
	    "yes\n"),
	ROW("<p class=MsoNormal>8D CRATE <span style='font-family:Wingdings'>J</span>"
	    "<o:p></o:p></p>",
	    "8D CRATE\n"),
	ROW("<p>8D CRATE <span style='font-family: \"Wingdings\"'>J</span></p>",
	    "8D CRATE\n"),
	ROW("<blockquote>old</blockquote>new", "> old\nnew\n"),
	ROW("a<blockquote>b<blockquote>c</blockquote>d</blockquote>e",
	    "a\n> b\n> > c\n> d\ne\n"),
	ROW("<blockquote type=cite>a<br>b<p>c</blockquote>", "> a\n> b\n> c\n"),
	ROW("me<div class='x gmail_quote'>On Monday Ben wrote:<blockquote>old"
	    "</blockquote>inline</div>after",
	    "me\n> On Monday Ben wrote:\n> old\ninline\nafter\n"),
	ROW("me<div class=gmail_quote>--- Forwarded ---<br>old</div>",
	    "me\n> --- Forwarded ---\n> old\n"),
	ROW("me<div id=yahoo_quoted_12 class=yahoo_quoted>old</div>", "me\n> old\n"),
	ROW("<div class=moz-cite-prefix>Ben:</div><blockquote>old</blockquote>me",
	    "> Ben:\n> old\nme\n"),
	ROW("me<div class=protonmail_quote>Ben:<blockquote>o</blockquote></div>",
	    "me\n> Ben:\n> o\n"),
	ROW("me<hr><div id=divRplyFwdMsg>From: Ben</div><div>old</div>",
	    "me\n-----Original Message-----\nFrom: Ben\nold\n"),
	ROW("me<div class=OutlookMessageHeader>From</div>old",
	    "me\n-----Original Message-----\nFrom\nold\n"),
	ROW("a<blockquote>b<div id=divRplyFwdMsg>From</div>c</blockquote>me",
	    "a\n> b\n> -----Original Message-----\n> From\n> c\nme\n"),
	ROW("me<div id=mail-editor-reference-message-container>old</div>",
	    "me\n-----Original Message-----\nold\n"),
	ROW("<span class=gmail_attr>Ben:</span>me", "> Ben:\nme\n"),
	ROW("me<hr id=stopSpelling>Date: Friday<br>From: Ben<br>old",
	    "me\n-----Original Message-----\nDate: Friday\nFrom: Ben\nold\n"),
	ROW("me<hr id=zwchr data-marker=__DIVIDER__><div>From: Ben</div>old",
	    "me\n-----Original Message-----\nFrom: Ben\nold\n"),
	ROW("me<div name=messageReplySection>Ben:<blockquote>old</blockquote></div>on",
	    "me\n> Ben:\n> old\non\n"),
	ROW("me<div class=ntes-mailmaster-quote>Replied<br>old</div>",
	    "me\n> Replied\n> old\n"),
	ROW("me<div><b>Date:</b> Friday<br><b>To:</b> Ann<br><b>From:</b> Ben</div>old",
	    "me\nDate: Friday\nTo: Ann\nFrom: Ben\nold\n"),
	ROW("</div></b></p>a", "a\n"),
	ROW("<pre>a\tb  c<pre>d\n e</pre>f\ng</pre>h  i", NULL),
	ROW("<pre>8D\tCRATED\n  x</pre>", "8D CRATED\n  x\n"),
	ROW("<!DOCTYPE x [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;\">]>&c;z", NULL),
	ROW("<img src=http://127.0.0.1/x><iframe src=/etc/passwd></iframe>a", "a\n"),
	ROW("<a href='x'>8D</a> CRATED", "8D CRATED\n"),
	ROW("", ""),
	ROW("<", NULL),
	ROW("<blockquote", NULL),
	ROW("\xff\xfe<p>\xc3", NULL),
};

START_TEST(a_page_becomes_lines)
{
	struct arena a = {0};
	struct view out = html_text(&a, view_of(cases[_i].in));

	ck_assert_msg(cases[_i].out == NULL || view_is(out, cases[_i].out),
		      "%s gives <%.*s>", cases[_i].in, VIEW_ARG(out));
	arena_free(&a);
}

START_TEST(a_deep_page_comes_back_in_bounds)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);
	struct view out;

	for (int i = 0; i < 3000; i++) {
		buf_str(&b, "<blockquote>x");
	}
	out = html_text(&a, buf_view(&b));
	ck_assert_uint_gt(out.len, 3000);
	ck_assert_uint_lt(out.len, 240000);
	arena_free(&a);
}

/* Quotes in quotes make much of little. */
START_TEST(of_a_page_without_measure_a_mebibyte_is_read)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);
	enum { MEBIBYTE = 1024 * 1024 };
	struct view out;

	buf_str(&b, "8D CRATED<br>");
	for (int i = 0; i < 20; i++) {
		buf_str(&b, "<blockquote>");
	}
	for (int i = 0; i < 60000; i++) {
		buf_str(&b, "x<br>");
	}
	out = html_text(&a, buf_view(&b));
	ck_assert(view_starts(out, "8D CRATED\n> > "));
	ck_assert_uint_gt(out.len, MEBIBYTE);
	ck_assert_uint_lt(out.len, MEBIBYTE + 100);
	arena_free(&a);
}

static const struct {
	const char *in, *out;
} metas[] = {
	ROW("<meta charset=\"koi8-r\">", "koi8-r"),
	ROW("<meta http-equiv=x content='text/html; CHARSET=big5'>", "big5"),
	ROW("<p>charset</p>", ""),
	ROW("charset=", ""),
	ROW("<meta charset='Shift_JIS'>", "Shift_JIS"),
};

START_TEST(a_page_may_name_its_charset)
{
	ck_assert(view_is(html_charset(view_of(metas[_i].in)), metas[_i].out));
}

START_TEST(a_tower_is_read_as_far_as_it_costs_little)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);

	buf_str(&b, "8D CRATED<br>");
	/* Every end tag that fits none is compared with all that are open. */
	for (int i = 0; i < 160000; i++) {
		buf_str(&b, "<b>");
	}
	for (int i = 0; i < 100000; i++) {
		buf_str(&b, "</i>");
	}
	ck_assert(view_is(html_text(&arena, buf_view(&b)), "8D CRATED\n"));
	arena_free(&arena);
}

int main(void)
{
	claims_rows(a_page_becomes_lines, cases);
	claims_rows(a_page_may_name_its_charset, metas);
	return claims_run("html");
}
