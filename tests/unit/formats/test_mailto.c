/* SPDX-License-Identifier: ISC */

#include "formats/uri.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *address, *subject, *body, *link;
} cases[] = {
	{"club+abc2@club.example", "Re: Game 7",    "pass\n",
	 "mailto:club%2Babc2@club.example?subject=Re%3A%20Game%207&body=pass%0D%0A"                                    },
	{"c@d.example",            "a&b=c?d#e%f+g", "\"<'>\"",
	 "mailto:c@d.example?subject=a%26b%3Dc%3Fd%23e%25f%2Bg&body=%22%3C%27%3E%22"                                   },
	{"c@d.example",            "L\u00b7L",      "one\r\ntwo\n\nthree ",
	 "mailto:c@d.example?subject=L%C2%B7L&body=one%0D%0Atwo%0D%0A%0D%0Athree%20"                                   },
	{"c@d.example",            "x\r\nBcc: e@f", "",
	 "mailto:c@d.example?subject=x%0D%0ABcc%3A%20e%40f&body="                                                      },
	{"c@d.example",            "-._~",          "-._~\r",               "mailto:c@d.example?subject=-._~&body=-._~"},
};

START_TEST(all_that_another_program_could_read_is_escaped)
{
	struct buf b = buf_in(&arena);

	mailto_write(&b, view_of(cases[_i].address), view_of(cases[_i].subject),
		     view_of(cases[_i].body));
	ck_assert_str_eq(buf_cstr(&b), cases[_i].link);
}

START_TEST(a_zero_byte_is_escaped_too)
{
	struct buf b = buf_in(&arena);

	mailto_write(&b, view_from("a\0b", 3), view_from("\0", 1), view_from("\0", 1));
	ck_assert_str_eq(buf_cstr(&b), "mailto:a%00b?subject=%00&body=%00");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(all_that_another_program_could_read_is_escaped, cases);
	return claims_run("mailto");
}
