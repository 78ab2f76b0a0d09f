/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/prescan.h"

#include "formats/text/buf.h"

#include "tests/helpers/claims.h"

#define MIXED  "Content-Type: multipart/mixed; "
#define BAD    "Content-Type: multipart/mixed; boundary=\"\"\n"
#define LETTER "Content-Type: message/rfc822\n"

static const struct {
	const char *raw;
	bool good;
} shapes[] = {
	{"Subject: x\n\nhi",						      true },
	{"Subject: x",							    true },
	{"From ann Mon Nov  2\nSubject: x\n\nhi",                                 true },
	{MIXED "boundary=x\n\n",						  true },
	{MIXED "boundary=\"a b\"\n\n",					    true },
	{MIXED "BOUNDARY = \"x\"\n\n",					    true },
	{"Content-Type: multipart/mixed;\r\n\tboundary=x\r\n\r\n",                true },
	{"content-type : (c) Multipart (d) / mixed ; boundary=x\n\n",             true },
	{"A: b\n\nthe boundary between us",                                       true },
	{"A: b\n\nhttp://x.org/?q=1&boundary=",                                   true },
	{"",								      false},
	{"\nno header",							   false},
	{MIXED "boundary=\n\n",						   false},
	{MIXED "boundary=\"\"\n\n",					       false},
	{MIXED "boundary=;\n\n",						  false},
	{MIXED "boundary=\"\\\"\"\n\n",					   false},
	{MIXED "boundary=a\\b\n\n",					       false},
	{MIXED "boundary=\"x\n\n",						false},
	{MIXED "boundary=x\"y\n\n",					       false},
	{MIXED "boundary (c) = (d) \"\\\"\"\n\n",                                 false},
	{MIXED "boundary (c = x\n\n",					     false},
	{MIXED "boundary*=\"\"\n\n",					      false},
 /* What stands in a text is text: a header that is quoted, or encoded. */
	{"A: b\n\nContent-Type: multipart/mixed; boundary=3D\"x\"\n",             true },
	{"A: b; boundary=\"\"\n\n",					       true },
	{"Subject: the boundary=\"\"\n\nhi",                                      true },
	{"A: b\n\n--x\n" BAD "\n",						true },
	{MIXED "boundary=b\n\n--b\n\nhi\n\n" BAD "\n--b--\n",                     true },
	{MIXED "boundary=b\n\n--b\nA: b\n\n" BAD "\n--b--\n",                     true },
	{MIXED "boundary=b\n\n--b\n" LETTER "Content-Transfer-Encoding: "
	       "quoted-printable\n\n" BAD "\n--b--\n",
	 true									  },
 /* A part's header is not. */
	{MIXED "boundary=b\n\n--b\n" BAD "\n--b--\n",                             false},
	{MIXED "boundary=b\n\n--b\n\n\n" BAD "\n--b--\n",                         false},
	{MIXED "boundary=b\n\n--b\nA: b\n\nhi\n--b \r\n" BAD "\n--b--\n",         false},
	{MIXED "boundary=b\n\n--bContent-Type: multipart/mixed; boundary=\"\"\n",
	 false									 },
	{MIXED "boundary=b\n\n\r--b\n" BAD "\n",                                  false},
	{MIXED "boundary=b/c\n\n--b\n" BAD "\n",                                  false},
	{MIXED "boundary=b\n\n--b\n" LETTER "\n" BAD "\n--b--\n",                 false},
	{MIXED "boundary=b\n\n--b\n" LETTER "Content-Transfer-Encoding: 8bit\n"
	       "Content-Transfer-Encoding: base64\n\n" BAD "\n--b--\n",
	 false									 },
	{"Content-Type: multipart/digest; boundary=b\n\n--b\nA: b\n\n" BAD "\n",  false},
	{LETTER "\n" BAD "\n",						    false},
};

START_TEST(a_shape_passes_or_not)
{
	const char *bad = prescan(view_of(shapes[_i].raw), &reader_defaults);

	ck_assert_msg((bad == NULL) == shapes[_i].good, "%s: %s", shapes[_i].raw,
		      bad == NULL ? "passed" : bad);
}

/* Each unit is the header of a part of the same multipart. */
static struct view times(struct arena *a, const char *text, int n)
{
	struct buf b = buf_in(a);

	buf_str(&b, MIXED "boundary=b\n\n");
	for (int i = 0; i < n; i++) {
		buf_printf(&b, "--b\n%s\n", text);
	}
	return buf_view(&b);
}

static const struct {
	const char *text;
	int most;
} nests[] = {
	{MIXED "boundary=x\n",                              31},
	{"Content-type: MULTIPART/x;\n Boundary = \"x\"\n", 31},
	{LETTER,					    32},
	{"Content-Type: Message (a) / (b) RFC822\n",        32},
};

START_TEST(thirty_two_parts_pass_and_no_more)
{
	struct arena a = {0};

	ck_assert_ptr_null(
		prescan(times(&a, nests[_i].text, nests[_i].most), &reader_defaults));
	ck_assert_ptr_nonnull(prescan(times(&a, nests[_i].text, nests[_i].most + 1),
				      &reader_defaults));
	arena_free(&a);
}

START_TEST(a_header_of_64_kib_passes_and_no_more)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);

	buf_str(&b, "A: ");
	buf_repeat(&b, 'x', 64 * 1024 - 4);
	buf_str(&b, "\n\n");
	ck_assert_ptr_null(prescan(buf_view(&b), &reader_defaults));
	b.len -= 2;
	buf_str(&b, "x\n\n");
	ck_assert_str_eq(prescan(buf_view(&b), &reader_defaults),
			 "the header is too long");
	arena_free(&a);
}

START_TEST(a_nul_counts_in_the_header_only)
{
	static const char head[] = "From: a@b\0@c\n\nhi";
	static const char body[] = "From: a@b\n\nh\0i";

	ck_assert_ptr_nonnull(
		prescan(view_from(head, sizeof head - 1), &reader_defaults));
	ck_assert_ptr_null(prescan(view_from(body, sizeof body - 1), &reader_defaults));
}

START_TEST(two_mib_pass_and_no_more)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);

	buf_str(&b, "A: b\n\n");
	buf_repeat(&b, 'x', (size_t)PRESCAN_RAW_MAX - b.len);
	ck_assert_ptr_null(prescan(buf_view(&b), &reader_defaults));
	buf_char(&b, 'x');
	ck_assert_ptr_nonnull(prescan(buf_view(&b), &reader_defaults));
	arena_free(&a);
}

#define ENDS "From: a@x.org\n" MIXED "boundary=b\n\n"
#define TEXT "Content-Type: text/plain; charset=utf-8\n\n"

/* The last boundary is not closed, or an empty part stands between two. */
static const char *const open_ends[] = {
	ENDS "--b\n" TEXT "8D CRATE\n--b\n",
	ENDS "--b\n" TEXT "8D CRATE\n--b\n\n\n",
	ENDS "--b\n" TEXT "8D CRATE\n--b",
	ENDS "--b\n" TEXT "8D CRATE\n",
	ENDS "--b\n--b\n" TEXT "8D CRATE\n--b--\n",
	ENDS "--b\n" TEXT "8D CRATE\n--b\r\n\r\n--b--\n",
	ENDS "--b\nContent-Type: multipart/alternative; boundary=c\n\n"
	     "--c\n" TEXT "8D CRATE\n--c\n\n--b\n",
};

START_TEST(a_boundary_that_is_not_closed_hides_nothing)
{
	struct arena a = {0};
	struct letter l;

	letter_parse(&a, view_of(open_ends[_i]), &l);

	ck_assert_msg(l.fault == LETTER_FINE && view_is(view_trim(l.text), "8D CRATE"),
		      "%s gives <%.*s>", open_ends[_i], VIEW_ARG(l.text));
	arena_free(&a);
}

int main(void)
{
	claims_rows(a_shape_passes_or_not, shapes);
	claims_rows(thirty_two_parts_pass_and_no_more, nests);
	claims_rows(a_boundary_that_is_not_closed_hides_nothing, open_ends);
	return claims_run("prescan");
}
