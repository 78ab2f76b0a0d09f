/* SPDX-License-Identifier: ISC */
/* Text from right to left among ours, and the signs that nobody may send. */
#include "adjudicator/mail/parse/clean_text.h"
#include "formats/text/bidi.h"
#include "formats/text/utf8.h"

#include "tests/helpers/claims.h"
/* "Dod" in Hebrew letters, and "Ali" in Arabic ones. */
#define DOD "\u05d3\u05d5\u05d3"
#define ALI "\u0639\u0644\u064a"
#define FSI "\xe2\x81\xa8"
#define PDI "\xe2\x81\xa9"

/* Such strings turn the source round where somebody reads it raw. */
// NOLINTBEGIN(misc-misleading-bidirectional)
static const struct {
	const char *text, *isolated;
} rows[] = {
	{"Ann",			   "Ann"			  },
	{"Zoë – “1” … 語 😀", "Zoë – “1” … 語 😀"},
	{DOD,			     FSI DOD PDI                    },
	{ALI " 7",			FSI ALI " 7" PDI               },
	{FSI DOD PDI " and Ann",          FSI DOD PDI " and Ann"         },
	{"a\n" DOD "\nb",                 "a\n" FSI DOD PDI "\nb"        },
	{DOD "\n",			FSI DOD PDI "\n"               },
	{"one \xe2\x80\xae"
	 "two",		  "one two"		      },
	{"one " PDI "two" FSI,            "one two"                      },
	{PDI DOD,			 FSI DOD PDI                    },
	{FSI DOD,			 FSI DOD PDI                    },
	{FSI "one" PDI " \u200f" DOD,     FSI "one " DOD PDI             },
};
// NOLINTEND(misc-misleading-bidirectional)

START_TEST(lines_from_right_to_left_are_isolated_once)
{
	struct arena arena = {0};
	struct view once = bidi_isolate(&arena, view_of(rows[_i].text));

	ck_assert_str_eq(arena_str(&arena, once), rows[_i].isolated);
	ck_assert(view_eq(bidi_isolate(&arena, once), once));
	arena_free(&arena);
}

START_TEST(every_sign_is_dropped_at_the_mail_boundary)
{
	static const uint32_t from[] = {0x61c,  0x200e, 0x200f, 0x202a, 0x202b, 0x202c,
					0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069};
	struct arena arena = {0};
	struct buf b = buf_in(&arena);

	buf_str(&b, "a");
	utf8_put(&b, from[_i]);
	buf_str(&b, DOD);
	ck_assert(bidi_signs(buf_view(&b)));
	ck_assert(view_is(settle_line(&arena, buf_view(&b)), "a" DOD));
	ck_assert(view_is(settle_text(&arena, buf_view(&b)), "a" DOD));
	arena_free(&arena);
}

/* Not even marks that stood apart by it. */
START_TEST(what_a_sign_kept_apart_is_one_when_it_is_dropped)
{
	struct arena arena = {0};

	ck_assert(view_is(settle_text(&arena, view_of("a\u200f\u0301")), "\u00e1"));
	ck_assert(view_is(settle_line(&arena, view_of("a\u200f\u0301")), "\u00e1"));
	arena_free(&arena);
}

/* Such strings turn the source round where somebody reads it raw. */
// NOLINTBEGIN(misc-misleading-bidirectional)
static const struct {
	const char *text, *shown;
} terminal[] = {
	{"Zoë\n",		  "Zoë\n"					  },
	{"a\n\nb \u202e" DOD "\n",  "a\n\nb \\u202e" DOD "\n"                         },
	{FSI DOD PDI "\nA" PDI "n", FSI DOD PDI "\nA"
						"\\u2069"
						"n"},
	{"\xe2\x80\x8f",            "\\u200f"					 },
};
// NOLINTEND(misc-misleading-bidirectional)

START_TEST(a_terminal_gets_their_numbers)
{
	struct arena arena = {0};

	ck_assert_str_eq(
		arena_str(&arena, bidi_show(&arena, view_of(terminal[_i].text))),
		terminal[_i].shown);
	arena_free(&arena);
}

int main(void)
{
	claims_rows(lines_from_right_to_left_are_isolated_once, rows);
	claims_times(every_sign_is_dropped_at_the_mail_boundary, 0, 12);
	claims_rows(a_terminal_gets_their_numbers, terminal);
	return claims_run("text from right to left");
}
