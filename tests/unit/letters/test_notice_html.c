/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/letters/notice_html.h"
#include "formats/text/arena.h"
#include "tests/helpers/claims.h"

#define PRE                                                                            \
	"<pre style=\"white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.35 "     \
	"ui-monospace,Menlo,Consolas,monospace\">"

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
	{"\t| a\n\t|  ^ b\nc",				   PRE "| a\n|  ^ b\n</pre>\n<p>c\n</p>\n", false},
	{"\te.g. pass                 let your turn\n"
	 "\t                          go by\n"
	 "\te.g. new wordbox with Ben  begin\n"
	 "\te.g. note: the Q is still out \n"
	 "\t                          keep & see\n\nx", "<ul>\n<li>Let your turn go by: <code>pass</code></li>\n"
	 "<li>Begin: <code>new wordbox with Ben</code></li>\n"
	 "<li>Keep &amp; see: <code>note: the Q is still out</code></li>\n</ul>\n"
	 "<p>x\n</p>\n",		  false},
	{"\te.g. accept\n\te.g. decline\n\nx",
	 "<ul>\n<li>e.g. <code>accept</code></li>\n"
	 "<li>e.g. <code>decline</code></li>\n</ul>\n<p>x\n</p>\n",				       false},
	{LONG "\n\nb",
	 "<p role=\"heading\" aria-level=\"1\">" LONG "\n</p>\n<p>b\n</p>\n",                             true },
	{"",						     "",				      true },
};

START_TEST(notices_become_paragraphs_and_lists)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);

	html_paragraphs(&b, view_of("en"), view_of(cases[_i].text), cases[_i].news);
	ck_assert_str_eq(buf_cstr(&b), cases[_i].html);
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
	ck_assert_str_eq(buf_cstr(&b),
			 "<ul>\n<li>Cede tu turno: <code>paso</code></li>\n"
			 "<li>Let your turn go by: <code>pass</code></li>\n</ul>\n");
	arena_free(&arena);
}

int main(void)
{
	claims_rows(notices_become_paragraphs_and_lists, cases);
	return claims_run("reply-html");
}
