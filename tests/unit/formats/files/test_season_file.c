/* SPDX-License-Identifier: ISC */
/* What a season file may say, and that every fault of it is told with its line. */
#include "formats/files/season.h"

#include <stdlib.h>
#include <string.h>

#include "adjudicator/season/season.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/manual_page.h"

static const int64_t DAY = 86400;

static struct arena arena;

#define HEAD                                                                           \
	"Season: 1\nName: Winter\nGame: angrywords\nLexicon: any\nFormat: swiss 5\n"   \
	"Sign-Up: 2026-12-01 to 2026-12-20\nStart: 2027-01-02\n"

static bool read_file(const char *text, struct season_plan *p, const char **faults)
{
	struct buf b = buf_in(&arena);
	bool ok = season_plan_read(&arena, view_of(text), "f", p, &b);

	*faults = buf_cstr(&b);
	return ok;
}

START_TEST(a_file_says_everything_about_a_season)
{
	struct season_plan p;
	const char *faults;

	ck_assert_msg(
		read_file("# our winter\nSeason: 1\nName: Winter League 2026\n"
			  "Game: angrywords\nLanguage: en\nLexicon: any # for fun\n"
			  "Clock: club\nOptions: deadline=3d bank=10d\n"
			  "Format: double-round-robin\nDivision: A 10\nDivision: B\n"
			  "First-Divisions: listed\nListed: A Ann, Ben Miller\n"
			  "Promote: 2\nFollows: 3\nTies: points head-to-head seed\n"
			  "Spread-Cap: 200\nSign-Up: 2026-12-01 to 2026-12-20\n"
			  "Start: 2027-01-02\nRound: 10d\nGames-At-Once: 4\n"
			  "Policy: no-show ask; replace never\n",
			  &p, &faults),
		"%s", faults);
	ck_assert_str_eq(faults, "");
	ck_assert(view_is(p.name.text, "Winter League 2026"));
	ck_assert(view_is(p.lexicon.text, "any"));
	ck_assert_int_eq(p.options.line, 8);
	ck_assert_int_eq(p.format, SEASON_DOUBLE_ROUND_ROBIN);
	ck_assert_uint_eq(p.divisions, 2);
	ck_assert_int_eq(p.division[0].size, 10);
	ck_assert_int_eq(p.division[1].size, 0);
	ck_assert_uint_eq(p.division[0].listed.count, 2);
	ck_assert(view_is(p.division[0].listed.name[1], "Ben Miller"));
	ck_assert_int_eq(p.follows, 3);
	ck_assert_uint_eq(p.ties, 3);
	ck_assert_int_eq(p.tie[1], SEASON_TIE_HEAD);
	ck_assert_int_eq(p.closes - p.opens, 20 * DAY);
	ck_assert_int_eq(p.start - p.closes, 12 * DAY);
	ck_assert_int_eq(p.round, 10 * DAY);
	ck_assert_int_eq(p.policy[POLICY_NO_SHOW], NO_SHOW_ASK);
	ck_assert_int_eq(p.policy[POLICY_WITHDRAWAL], WITHDRAWAL_BEFORE_HALF);
	ck_assert_int_eq(p.policy[POLICY_REPLACE], REPLACE_NEVER);
}

START_TEST(the_example_of_the_manual_is_a_season)
{
	struct manual m;
	struct view page;
	struct season_plan p;
	struct buf faults = buf_in(&arena);
	struct setup *setup = arena_take(&arena, sizeof *setup);
	size_t from;

	manual_open(&m);
	page = manual_page(&m, "adjudicator/manual/adjudicator-league.5");
	from = view_find_text(page, "\n.Sh EXAMPLE");
	page = view_part(page, from, page.len);
	ck_assert_msg(
		season_plan_read(&arena, manual_display(&page), "page", &p, &faults),
		"%s", buf_cstr(&faults));
	ck_assert_uint_eq(p.divisions, 2);
	ck_assert_int_eq(p.at_once, 4);
	p.lexicon.text = view_of("any");
	ck_assert_msg(season_setup(&arena, m.lexica, &p, "page", setup, &faults), "%s",
		      buf_cstr(&faults));
	ck_assert_int_eq(setup->options.value[OPTION_FIRST], FIRST_LISTED);
	manual_close(&m);
}

START_TEST(what_a_file_leaves_out_has_its_usual_value)
{
	struct season_plan p;
	const char *faults;

	ck_assert_msg(read_file(HEAD, &p, &faults), "%s", faults);
	ck_assert_uint_eq(p.divisions, 1);
	ck_assert(view_is(p.division[0].name, "A"));
	ck_assert_int_eq(p.rounds, 5);
	ck_assert_int_eq(p.round, 21 * DAY);
	ck_assert_uint_eq(p.ties, 4);
	ck_assert_int_eq(p.tie[1], SEASON_TIE_SPREAD);
}

/* A table goes by points; what parts those who are equal may be named alone. */
START_TEST(points_come_first_where_ties_does_not_name_them)
{
	struct season_plan p;
	const char *faults;

	ck_assert_msg(read_file(HEAD "Ties: buchholz wins\n", &p, &faults), "%s",
		      faults);
	ck_assert_uint_eq(p.ties, 3);
	ck_assert_int_eq(p.tie[0], SEASON_TIE_POINTS);
	ck_assert_int_eq(p.tie[1], SEASON_TIE_BUCHHOLZ);
	ck_assert_int_eq(p.tie[2], SEASON_TIE_WINS);
	ck_assert_msg(read_file(HEAD "Ties: wins points\n", &p, &faults), "%s", faults);
	ck_assert_uint_eq(p.ties, 2);
	ck_assert_int_eq(p.tie[0], SEASON_TIE_WINS);
}

START_TEST(a_ladder_has_its_own_keys_and_usual_values)
{
#define LADDER                                                                         \
	"Season: 1\nName: W\nGame: g\nLexicon: any\nFormat: ladder\n"                  \
	"Sign-Up: 2026-12-01 to 2026-12-08\nStart: 2026-12-10\nEnd: 2026-12-31\n"
	struct season_plan p;
	const char *faults;

	ck_assert_msg(read_file(LADDER, &p, &faults), "%s", faults);
	ck_assert_int_eq(p.challenge.up, 3);
	ck_assert_int_eq(p.challenge.again, 14 * DAY);
	ck_assert_int_eq(p.challenge.answer, 7 * DAY);
	ck_assert_int_eq(p.at_once, 1);
	ck_assert_int_eq(p.end - p.start, 22 * DAY);
	ck_assert_int_eq(p.policy[POLICY_DECLINE], DECLINE_ONCE);
	ck_assert_int_eq(p.policy[POLICY_UNANSWERED], UNANSWERED_FORFEIT);
	ck_assert_msg(read_file(LADDER "Challenge-Again: 0d\nGames-At-Once: 4\n"
				       "Policy: decline forfeit; unanswered free\n",
				&p, &faults),
		      "%s", faults);
	ck_assert_int_eq(p.challenge.again, 0);
	ck_assert_int_eq(p.at_once, 4);
	ck_assert_int_eq(p.policy[POLICY_DECLINE], DECLINE_FORFEIT);
	ck_assert_int_eq(p.policy[POLICY_UNANSWERED], UNANSWERED_FREE);
}

static const struct {
	const char *text, *faults;
} wrong[] = {
	{"",									    "f:1: a season file begins with \"Season: 1\"\n"},
	{"Turn-File: 1\n",							      "f:1: a season file begins with \"Season: 1\"\n"},
	{HEAD "Colour: red\nno colon\n",
	 "f:8: there is no key \"Colour\"\n"
	 "f:9: a line reads \"Key: value\"; this has no colon\n"									},
	{HEAD "Divison: A\nsign up: now\n",
	 "f:8: there is no key \"Divison\"; did you mean \"Division\"?\n"
	 "f:9: there is no key \"sign up\"; did you mean \"Sign-Up\"?\n"                                                                },
	{HEAD "Name: Again\nTies:\n",
	 "f:8: Name stands in line 2 already\nf:9: Ties needs a value\n"                                                                },
	{"Season: 1\nName: W\nFormat: swiss\nSign-Up: 2026-12-01 2026-12-02\n"
	 "Start: 2026-02-30\n",						"f:3: swiss takes a number from 1 to 99\n"
	 "f:4: Sign-Up is written 2026-12-01 to 2026-12-20\n"
	 "f:5: \"2026-02-30\" is no day; one is written 2026-12-01\n"
	 "f:5: the key Game is missing\n"
	 "f:5: the key Lexicon is missing\n"						    },
	{HEAD "Division: A\nDivision: a 4\nListed: C Ann\nTeam: Reds Ann\n",
	 "f:9: there is a division a already, in line 8\n"
	 "f:10: no line above this one makes a division \"C\"\n"
	 "f:8: only the last division may be without a size\n"
	 "f:11: Team lines go with \"Format: teams\" alone\n"									   },
	{"Season: 1\nName: W\nGame: g\nLexicon: any\nFormat: ladder\nPromote: 1\n"
	 "Sign-Up: 2026-12-01 to 2026-12-08\nStart: 2026-12-10\nEnd: 2026-12-09\n"
	 "Round: 7d\nTies: points\nSpread-Cap: 9\nChallenge-Up: 0\n"
	 "Challenge-Again: soon\nChallenge-Answer: 0d\n",		      "f:13: Challenge-Up takes a number from 1 to 2000\n"
	 "f:14: Challenge-Again takes a time from 0d to 366d\n"
	 "f:15: Challenge-Answer takes a time from 1h to 366d\n"
	 "f:10: a ladder has no rounds; End says when it is over\n"
	 "f:11: a ladder has an order and no points, so nothing ties\n"
	 "f:12: a ladder has an order and no points, so no spread\n"
	 "f:6: nobody goes up or down between ladders: each has one order from its "
	 "first place to its last\n"
	 "f:9: the ladder ends before it starts\n"                    },
	{"Season: 1\nName: W\nGame: g\nLexicon: any\nFormat: ladder\n"
	 "Sign-Up: 2026-12-01 to 2026-12-08\nStart: 2026-12-10\n",	     "f:7: a ladder needs the key End: the last day on which somebody may be "
	 "challenged\n"				      },
	{HEAD "End: 2027-02-01\nChallenge-Up: 2\nPolicy: decline free\n",
	 "f:8: End goes with \"Format: ladder\" alone\n"
	 "f:9: Challenge-Up goes with \"Format: ladder\" alone\n"
	 "f:10: the policies decline and unanswered go with \"Format: ladder\" "
	 "alone\n"														      },
	{HEAD "Games-At-Once: 3\nRound: 3 weeks\nPolicy: silence shout; luck bad\n",
	 "f:9: Round takes a time from 1h to 366d\n"
	 "f:10: silence is ask or forfeit\n"
	 "f:10: Policy says what becomes of no-show, withdrawal, silence, "
	 "unfinished, replace, decline and unanswered, each parted by \";\"\n"
	 "f:8: Games-At-Once goes with a round robin or a ladder; every other format "
	 "has one game a round\n"												       },
	{"Season: 1\nName: W\nGame: g\nLexicon: any\nFormat: teams\nTeam: Reds Ann "
	 "Ben\n"
	 "Team: Blues Cid\nTeam: Greens Ann, Dan\n"
	 "Sign-Up: 2026-12-09 to 2026-12-08\nStart: 2026-12-01\nTies: luck\n", "f:9: sign-up ends before it begins\n"
	 "f:11: Ties lists points, wins, spread, head-to-head, buchholz, median, "
	 "cumulative or seed, each at most once\n"
	 "f:10: the season starts before sign-up is over\n"
	 "f:7: this team has another number of players than the first\n"
	 "f:8: Ann stands in a team already\n"   },
	{HEAD "Division: A 3\nDivision: B\nPromote: 2\n",
	 "f:8: Promote moves more players than this division can lose\n"                                                                },
};

START_TEST(every_fault_is_told_with_its_line)
{
	struct season_plan p;
	const char *faults;

	ck_assert(!read_file(wrong[_i].text, &p, &faults));
	ck_assert_str_eq(faults, wrong[_i].faults);
}

#define TEN   "abcdefghij"
#define FIFTY TEN TEN TEN TEN TEN

static const struct {
	const char *line, *fault;
} limits[] = {
	{"Listed: " FIFTY " Ann\n",                       "no line above this one makes a division"},
	{"Division: " FIFTY FIFTY "\n",                   "a division's name has at most"          },
	{"Division: A 4\nListed: A Ann\nListed: A Ben\n", "A is listed already"                    },
	{"Round: 367d\n",				 "takes a time from"                      },
	{"Ties: wins wins\n",                             "each at most once"                      },
	{"Ties: luck\n",				  "each at most once"                      },
	{"Best-Play: nobody\n",                           "Best-Play is all or players"            },
	{"First-Divisions: luck\n",                       "First-Divisions is"                     },
	{"Team: Red\u202eteam Ann\n",                     "an invisible sign"                      },
	{"Team: Red\x7f\n",			       "a control character"                    },
};

START_TEST(a_line_that_goes_too_far_is_told)
{
	struct season_plan p;
	const char *faults;

	ck_assert(!read_file(arena_printf(&arena, HEAD "%s", limits[_i].line), &p,
			     &faults));
	ck_assert_msg(strstr(faults, limits[_i].fault) != NULL, "%s", faults);
}

START_TEST(a_day_is_ten_signs)
{
	struct season_plan p;
	const char *faults;

	ck_assert(!read_file("Season: 1\nName: W\nStart: " FIFTY "\n", &p, &faults));
	ck_assert_ptr_nonnull(strstr(faults, "is no day"));
}

START_TEST(a_name_behind_a_sign_is_no_comment)
{
	struct season_plan p;
	const char *faults;

	ck_assert_msg(
		read_file(HEAD "\t# a comment\nTies: points\t# another\n", &p, &faults),
		"%s", faults);
	ck_assert_uint_eq(p.ties, 1);
	ck_assert(!read_file(HEAD "Division: A#1\nDivision: A#1\n", &p, &faults));
	ck_assert_ptr_nonnull(strstr(faults, "a division A#1 already"));
}

START_TEST(an_option_that_does_nothing_is_a_fault_of_a_new_file_alone)
{
	struct buf b = buf_in(&arena);
	struct season_plan p;
	const char *faults;

	ck_assert_msg(read_file("Season: 1\nName: W\nGame: angrywords\nLexicon: l\n"
				"Format: duplicate 3\nOptions: deadline=5d bingo=40\n"
				"Sign-Up: 2026-12-01 to 2026-12-08\n"
				"Start: 2026-12-10\nRound: 2d\n",
				&p, &faults),
		      "%s", faults);
	season_plan_idle(&p, "f", &b);
	ck_assert_str_eq(buf_cstr(&b),
			 "f:6: \"deadline=5d\" does nothing in a duplicate season: it "
			 "has no clock for a player; Round says how long a round "
			 "lasts\n");
}

START_TEST(no_beginning_of_a_file_upsets_the_reader)
{
	static const char text[] =
		HEAD "Division: A 4\nFirst-Divisions: listed\n"
		     "Listed: A Ann,,Ben\nTeam: R\nPolicy: ;;x\n\x01";
	struct season_plan p;

	for (size_t n = 0; n < sizeof text; n++) {
		char *part = malloc(n + 1);
		struct buf b = buf_in(&arena);

		memcpy(part, text, n);
		(void)season_plan_read(&arena, view_from(part, n), "f", &p, &b);
		ck_assert(b.len > 0 || n >= sizeof HEAD - 2);
		free(part);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(every_fault_is_told_with_its_line, wrong);
	claims_rows(a_line_that_goes_too_far_is_told, limits);
	return claims_run("season_file");
}
