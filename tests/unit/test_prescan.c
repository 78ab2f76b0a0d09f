/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/prescan.h"

#include "formats/text/buf.h"
#include <check.h>
#include <stdlib.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

static const struct {
	const char *raw;
	bool good;
} shapes[] = {
	{"Subject: x\n\nhi",					  true },
	{"Subject: x",						true },
	{"From ann Mon Nov  2\nSubject: x\n\nhi",                     true },
	{"A: b; boundary=x\n\n",				      true },
	{"A: b; boundary=\"a b\"\n\n",                                true },
	{"A: b; BOUNDARY = \"x\"\n\n",                                true },
	{"A: b;\r\n\tboundary=x\r\n\r\n",                             true },
	{"A: b\n\nthe boundary between us",                           true },
	{"A: b\n\nhttp://x.org/?q=1&boundary=",                       true },
	{"",							  false},
	{"\nno header",					       false},
	{"A: b; boundary=\n\n",				       false},
	{"A: b; boundary=\"\"\n\n",                                   false},
	{"A: b; boundary=;\n\n",				      false},
	{"A: b; boundary=\"\\\"\"\n\n",                               false},
	{"A: b; boundary=a\\b\n\n",                                   false},
	{"A: b; boundary=\"x\n\n",				    false},
	{"A: b; boundary=x\"y\n\n",                                   false},
	{"A: b; boundary (c) = (d) \"\\\"\"\n\n",                     false},
	{"A: b\n\nContent-Type: multipart/mixed;boundary=\"\\\"\"\n", false},
	{"A: b; boundary*=\"\"\n\n",                                  false},
};

START_TEST(a_shape_passes_or_not)
{
	const char *bad = prescan(view_of(shapes[_i].raw), &reader_defaults);

	ck_assert_msg((bad == NULL) == shapes[_i].good, "%s: %s", shapes[_i].raw,
		      bad == NULL ? "passed" : bad);
}
END_TEST

/* `text` n times behind a header. */
static struct view times(struct arena *a, const char *text, int n)
{
	struct buf b = buf_in(a);

	buf_str(&b, "Subject: x\n\n");
	for (int i = 0; i < n; i++) {
		buf_str(&b, text);
	}
	return buf_view(&b);
}

static const char *const nests[] = {" boundary=x\n", ";Boundary = \"x\"\n",
				    "message/rfc822\n", "Message (a) / (b) RFC822\n"};

START_TEST(thirty_two_parts_pass_and_no_more)
{
	struct arena a = {0};

	ck_assert_ptr_null(prescan(times(&a, nests[_i], 32), &reader_defaults));
	ck_assert_ptr_nonnull(prescan(times(&a, nests[_i], 33), &reader_defaults));
	arena_free(&a);
}
END_TEST

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
END_TEST

START_TEST(a_nul_counts_in_the_header_only)
{
	static const char head[] = "From: a@b\0@c\n\nhi";
	static const char body[] = "From: a@b\n\nh\0i";

	ck_assert_ptr_nonnull(
		prescan(view_from(head, sizeof head - 1), &reader_defaults));
	ck_assert_ptr_null(prescan(view_from(body, sizeof body - 1), &reader_defaults));
}
END_TEST

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
END_TEST

int main(void)
{
	Suite *s = suite_create("prescan");
	TCase *t = tcase_create("prescan");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_loop_test(t, a_shape_passes_or_not, 0, COUNT(shapes));
	tcase_add_loop_test(t, thirty_two_parts_pass_and_no_more, 0, COUNT(nests));
	tcase_add_test(t, a_header_of_64_kib_passes_and_no_more);
	tcase_add_test(t, a_nul_counts_in_the_header_only);
	tcase_add_test(t, two_mib_pass_and_no_more);
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed != 0;
}
