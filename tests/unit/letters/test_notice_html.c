/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/letters/notice_html.h"
#include "adjudicator/mail/parse/html.h"
#include "formats/orders/orders.h"
#include "formats/text/arena.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"

#define MONO                                                                           \
	"<pre style=\"white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.35 "     \
	"ui-monospace,Menlo,Consolas,monospace"
#define PRE     MONO "\">"
#define COLUMNS MONO ";margin:0\">"

#define QUOTE                                                                          \
	"<blockquote style=\"margin:8px 0;padding-left:12px;border-left:3px solid "    \
	"#5f594e;overflow-wrap:anywhere\">"
#define SIGN                                                                           \
	"<span aria-hidden=\"true\" style=\"margin:0 3px 0 "                           \
	"-15px;color:#5f594e\">|</span>"

#define HEADLINE                                                                       \
	"<p role=\"heading\" aria-level=\"1\" style=\"margin:8px 0;font-size:19px;"    \
	"line-height:1.3;font-weight:600\">"
#define LONG                                                                           \
	"Somebody tells at length what a headline would tell in a few words, and "     \
	"goes "                                                                        \
	"on until nobody would take it for one any more."

static const struct {
	const char *text, *html;
	bool news;
} cases[] = {
	{"a\nb\n\nc <d>",					"<p>a\nb\n</p>\n<p>c &lt;d&gt;\n</p>\n", false},
	{"a\nb\n\nc",					    HEADLINE "a\nb\n</p>\n<p>c\n</p>\n",     true },
	{"\n\na",						HEADLINE "a\n</p>\n",                    true },
	{"\t| a <b>\n\t| 8D CRATE\n\t|\nc",
	 QUOTE SIGN " a &lt;b&gt;<br>\n" SIGN " 8D CRATE<br>\n" SIGN
		    "<br>\n</blockquote>\n<p>c\n</p>\n",						  false},
	{"\t| a\n\t|  ^ b\nc",
	 QUOTE COLUMNS SIGN " a\n" SIGN "  ^ b\n</pre></blockquote>\n<p>c\n</p>\n",
	 false												 },
	{"\t| html     on\n\t|     letters\n\tx",
	 QUOTE COLUMNS SIGN " html     on\n" SIGN
			    "     letters\n</pre></blockquote>\n" PRE "x\n</pre>\n",
	 false												 },
	{"\t| a\n\n\t| b",
	 QUOTE SIGN " a<br>\n</blockquote>\n" QUOTE SIGN " b<br>\n</blockquote>\n",
	 false												 },
	{"\te.g. pass                 let your turn\n"
	 "\t                          go by\n"
	 "\te.g. new wordbox with Ben  begin\n"
	 "\te.g. note: the Q is still out \n"
	 "\t                          keep & see\n\nx", "<ul>\n<li>Let your turn go by:\u00a0<code>pass</code></li>\n"
	 "<li>Begin:\u00a0<code>new wordbox with Ben</code></li>\n"
	 "<li>Keep &amp; see:\u00a0<code>note: the Q is still out</code></li>\n</ul>\n"
	 "<p>x\n</p>\n",		  false},
	{"\te.g. accept\n\te.g. decline\n\nx",
	 "<ul>\n<li>For example:\u00a0<code>accept</code></li>\n"
	 "<li>For example:\u00a0<code>decline</code></li>\n</ul>\n<p>x\n</p>\n",			  false},
	{LONG "\n\nb",
	 "<p role=\"heading\" aria-level=\"1\">" LONG "\n</p>\n<p>b\n</p>\n",                             true },
	{"Mr. Bean invites you to a game. " LONG " " LONG,
	 "<p role=\"heading\" aria-level=\"1\"><strong style=\"font-size:19px;"
	 "font-weight:600\">Mr. Bean invites you to a game.</strong> " LONG " " LONG
	 "\n</p>\n",										      true },
	{"\t| a68efe20acdd5db7af1503c3268987de43181675",
	 QUOTE SIGN "<span style=\"font-size:14px;word-break:break-all\"> "
		    "a68efe20acdd5db7af1503c3268987de43181675</span><br>\n"
		    "</blockquote>\n",								    false},
	{"",						     "",				      true },
};

static struct view without_tags(struct arena *arena, struct view html)
{
	struct buf b = buf_in(arena);
	bool inside = false;

	for (size_t i = 0; i < html.len; i++) {
		inside = inside || html.at[i] == '<';
		if (!inside) {
			buf_char(&b, html.at[i]);
		}
		inside = inside && html.at[i] != '>';
	}
	return buf_view(&b);
}

START_TEST(notices_become_paragraphs_and_lists)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);

	html_paragraphs(&b, view_of("en"), view_of(cases[_i].text), cases[_i].news);
	ck_assert_str_eq(buf_cstr(&b), cases[_i].html);
	arena_free(&arena);
}

/* What comes back: without all tags, as the worst of programs answer, each line has its
 * sign; and as we read HTML. */
START_TEST(no_line_of_a_quotation_loses_its_sign)
{
	static const char *const texts[] = {"\t| 8D CRATE\n\t| pass\n\t|\n\t| yes",
					    "\t| 8D CRATE\n\t|  ^ pass\n\t| H8  ON"};
	struct arena arena = {0};

	for (int i = 0; i < COUNT(texts); i++) {
		struct buf b = buf_in(&arena);
		struct lines bare;
		struct view line;

		html_paragraphs(&b, view_of("en"), view_of(texts[i]), false);
		bare = lines_of(without_tags(&arena, buf_view(&b)));
		while (line_next(&bare, &line)) {
			ck_assert_msg(line.len == 0 || view_starts(line, "|"), "%.*s",
				      VIEW_ARG(line));
		}
		bare = lines_of(html_text(&arena, buf_view(&b)));
		while (line_next(&bare, &line)) {
			ck_assert_msg(view_trim(line).len == 0 ||
					      view_starts(line, "> |") ||
					      view_is(line, ">"),
				      "%.*s", VIEW_ARG(line));
		}
	}
	arena_free(&arena);
}

START_TEST(examples_in_the_language_of_the_reader_are_a_list_without_their_mark)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);

	html_paragraphs(&b, view_of("es"),
			view_of("\tp. ej. paso                 cede tu turno\n"
				"\te.g. pass                 let your turn go by\n"),
			false);
	ck_assert_str_eq(
		buf_cstr(&b),
		"<ul>\n<li>Cede tu turno:\u00a0<code>paso</code></li>\n"
		"<li>Let your turn go by:\u00a0<code>pass</code></li>\n</ul>\n");
	arena_free(&arena);
}

START_TEST(a_wide_board_follows_the_width_of_the_window)
{
	static const char header[] =
		"\t    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O\n";
	struct arena arena = {0};
	struct buf wide = buf_in(&arena);
	struct buf small = buf_in(&arena);

	html_paragraphs(&wide, view_of("en"),
			view_of(arena_printf(&arena, "%s\t 1  .  .\n", header)), false);
	html_paragraphs(&small, view_of("en"), view_of("\t    A  B  C\n\t 1  .  .\n"),
			false);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&wide), "font-size:min(13px,2.7vw)"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&wide), "O\n 1  .  .\n</pre>"));
	ck_assert_ptr_null(strstr(buf_cstr(&small), "vw"));
	arena_free(&arena);
}

/* Neither with their mark nor bare, nor as an order when they come back. */
START_TEST(an_example_of_which_nothing_is_said_is_called_one)
{
	static const struct {
		const char *language, *text, *html;
	} said[] = {
		{"en", "\te.g. accept",    "For example:\u00a0<code>accept"   },
		{"es", "\tp. ej. acepto",  "Por ejemplo:\u00a0<code>acepto"   },
		{"ca", "\tp. ex. accepto", "Per exemple:\u00a0<code>accepto"  },
		{"de", "\tz. B. annehmen", "Zum Beispiel:\u00a0<code>annehmen"},
	};
	struct arena arena = {0};

	for (int i = 0; i < COUNT(said); i++) {
		struct buf b = buf_in(&arena);
		struct view language = view_of(said[i].language);
		struct orders o;

		html_paragraphs(&b, language, view_of(said[i].text), false);
		ck_assert_str_eq(buf_cstr(&b),
				 arena_printf(&arena,
					      "<ul>\n<li>%s</code></li>\n</ul>\n",
					      said[i].html));
		orders_read_in(&arena, language, html_text(&arena, buf_view(&b)), &o);
		ck_assert_uint_eq(o.count + o.nears, 0);
		orders_read_in(&arena, language, without_tags(&arena, buf_view(&b)),
			       &o);
		ck_assert_uint_eq(o.count + o.nears, 0);
	}
	arena_free(&arena);
}

int main(void)
{
	claims_rows(notices_become_paragraphs_and_lists, cases);
	return claims_run("reply-html");
}
