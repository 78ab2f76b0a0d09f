/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/mbox.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static const char head[] = "From ann@x.org Fri Nov 20 12:00:00 2026\n";

static const struct {
	const char *bytes, *kept;
} letters[] = {
	{"Subject: a\r\n\r\nhello\r\n",                     "Subject: a\n\nhello\n\n"},
	{"Subject: a\n\nhello",                             "Subject: a\n\nhello\n\n"},
	{"\nFrom here\n>From there\n>>From him\nfrom me\n",
	 "\n>From here\n>>From there\n>>>From him\nfrom me\n\n"                      },
	{"",						"\n"		     },
};

START_TEST(letters_are_told_apart)
{
	struct buf b = buf_in(&arena);

	mbox_add(&b, view_of("ann@x.org"), 1795176000, view_of(letters[_i].bytes));
	ck_assert_str_eq(buf_cstr(&b),
			 arena_printf(&arena, "%s%s", head, letters[_i].kept));
}

START_TEST(a_day_of_one_digit_keeps_its_place)
{
	struct buf b = buf_in(&arena);

	mbox_add(&b, view_of("ann@x.org"), 1796081445, view_of("x"));
	ck_assert_str_eq(buf_cstr(&b),
			 "From ann@x.org Mon Nov 30 23:30:45 2026\nx\n\n");
	b = buf_in(&arena);
	mbox_add(&b, view_of("ann@x.org"), 1796083205, view_of("x"));
	ck_assert_str_eq(buf_cstr(&b),
			 "From ann@x.org Tue Dec  1 00:00:05 2026\nx\n\n");
}

START_TEST(a_sender_breaks_no_line)
{
	static const char *const senders[] = {"", "a b@x.org", "a@x.org\nFrom b", "a"};

	for (int i = 0; i < COUNT(senders); i++) {
		struct buf b = buf_in(&arena);

		mbox_add(&b, view_of(senders[i]), 1795176000, view_of("x"));
		ck_assert_str_eq(buf_cstr(&b),
				 "From unknown Fri Nov 20 12:00:00 2026\nx\n\n");
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(letters_are_told_apart, letters);
	return claims_run("mbox");
}
