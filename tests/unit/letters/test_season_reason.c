/* SPDX-License-Identifier: ISC */
/* Reasons a season gives are kept in one language and read in many. */

#include "adjudicator/letters/season_reason.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* As they stand in records of clubs that play: none of them may ever change. */
static const struct {
	const char *phrase, *kept;
} reasons[] = {
	{"season-because",          "its round is over"                               },
	{"season-because-left",     "one of its players has withdrawn from the season"},
	{"season-because-gone",     "one of its players has left the club"            },
	{"season-because-out",
	 "the director has taken one of its players out of the season"                },
	{"season-because-forfeit",  "the director has decided that it is forfeited"   },
	{"season-because-silent",   "nothing was heard from one of its players"       },
	{"season-because-replaced", "another player takes the place in the season"    },
	{"season-because-again",    "the game that it replaced counts again"          },
};

START_TEST(what_a_record_keeps_never_changes)
{
	ck_assert(view_is(season_reason(&arena, reasons[_i].phrase), reasons[_i].kept));
}

START_TEST(each_reader_gets_it_in_his_language)
{
	static const char *const other[] = {"es", "ca", "de"};
	struct view kept = view_of(reasons[_i].kept);
	bool given;

	ck_assert(view_eq(season_reason_in(&arena, view_of("en"), kept, &given), kept));
	ck_assert(given);
	for (int i = 0; i < 3; i++) {
		struct view text =
			season_reason_in(&arena, view_of(other[i]), kept, &given);

		ck_assert(given && text.len > 0);
		ck_assert_msg(!view_eq(text, kept), "%s: %s", other[i],
			      reasons[_i].kept);
	}
}

START_TEST(what_a_referee_wrote_stays_in_his_words)
{
	struct view his = view_of("Its round is over, and both agree.");
	bool given;

	ck_assert(view_eq(season_reason_in(&arena, view_of("de"), his, &given), his));
	ck_assert(!given);
	ck_assert_uint_eq(
		season_reason_in(&arena, view_of("de"), (struct view){0}, &given).len,
		0);
	ck_assert(!given);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_a_record_keeps_never_changes, reasons);
	claims_rows(each_reader_gets_it_in_his_language, reasons);
	return claims_run("season_reason");
}
