/* SPDX-License-Identifier: ISC */
/* Turn files judged again: what is obeyed, what is checked, and how it is told. */
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

static const char *json(long from, long to)
{
	struct buf b = buf_in(&c.arena);

	ck_assert(replay_json(&b, &c.replay, from, to));
	return buf_cstr(&b);
}

/* Expected lines have ` for ". */
/* clang-format off */
#define PASSES "Ann: pass\nBen: pass\nAnn: pass\nBen: pass\n"
static const struct {
	const char *head, *turns, *json;
} golden[] = {
	/* The last tile is laid; its owner gains Q and E, the other loses nothing. */
	{"Rack Ann: O N E\nRack Ben: Q E\nBag: empty\nSetup: H8 down TEN\n",
		"Ann: H8 across TONE\n",
		"{`type`:`game`,`game`:`angrywords`,`language`:`en`,"
		 "`lexicon`:`any`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,"
		 "`order`:`H8 across TONE`,`verdict`:`applied`,`score`:4,`total`:4,"
		 "`bonus`:0,`words`:[{`word`:`TONE`,`score`:4}]}\n"
		"{`type`:`end`,`reason`:`out`,`adjust`:{`Ann`:11,`Ben`:0},"
		 "`totals`:{`Ann`:15,`Ben`:0},`winners`:[`Ann`]}\n"},
	/* Only what changes the game is a line; a refusal changes nothing. */
	{"Lexicon: words CAT\nRack Ann: C A T ?\nRack Ben: Z\n",
		"Ann: say: hello\nAnn: try 8H CAT\nAnn: show\nBen: pass\n"
		"Ann: H8 across CATZ\nAnn: 8H CAt =4\nBen: pass\n@ late Ann\n"
		"Ben: resign\n",
		"{`type`:`game`,`game`:`angrywords`,`language`:`en`,"
		 "`lexicon`:`words`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`refused`,`score`:0,`total`:0,`bonus`:0,`words`:[],"
		 "`code`:`not-your-turn`,`message`:`your turn has not come yet`}\n"
		"{`type`:`turn`,`n`:2,`turn`:1,`player`:`Ann`,"
		 "`order`:`H8 across CATZ`,`verdict`:`refused`,`score`:0,`total`:0,"
		 "`bonus`:0,`words`:[],`code`:`tile-missing`,"
		 "`message`:`you have no Z`}\n"
		"{`type`:`turn`,`n`:3,`turn`:1,`player`:`Ann`,"
		 "`order`:`H8 across CAt`,`verdict`:`applied`,`score`:4,`total`:4,"
		 "`bonus`:0,`words`:[{`word`:`CAt`,`score`:4}]}\n"
		"{`type`:`turn`,`n`:4,`turn`:2,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:5,`turn`:3,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:4,`bonus`:0,`words`:[],"
		 "`late`:true}\n"
		"{`type`:`turn`,`n`:6,`turn`:4,`player`:`Ben`,`order`:`resign`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`end`,`reason`:`resign`,`adjust`:{`Ann`:0,`Ben`:0},"
		 "`totals`:{`Ann`:4,`Ben`:0},`winners`:[`Ann`]}\n"},
	/* All seven tiles; the main word stands first. */
	{"Rack Ann: C R A T E D S\nSetup: H7 down AB\n",
		"Ann: D9 across CRATEDS\n",
		"{`type`:`game`,`game`:`angrywords`,`language`:`en`,"
		 "`lexicon`:`any`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,"
		 "`order`:`D9 across CRATEDS`,`verdict`:`applied`,`score`:56,"
		 "`total`:56,`bonus`:40,`words`:[{`word`:`CRATEDS`,`score`:11},"
			"{`word`:`ABE`,`score`:5}]}\n"},
	{"",
		"Ann: offer draw\nBen: agree\n",
		"{`type`:`game`,`game`:`angrywords`,`language`:`en`,"
		 "`lexicon`:`any`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,`order`:`offer draw`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:2,`turn`:1,`player`:`Ben`,`order`:`agree draw`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`end`,`reason`:`draw`,`adjust`:{`Ann`:0,`Ben`:0},"
		 "`totals`:{`Ann`:0,`Ben`:0},`winners`:[`Ann`,`Ben`]}\n"},
	{"Racks: open\n",
		PASSES PASSES PASSES,
		"{`type`:`game`,`game`:`angrywords`,`language`:`en`,"
		 "`lexicon`:`any`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:2,`turn`:2,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:3,`turn`:3,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:4,`turn`:4,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:5,`turn`:5,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:6,`turn`:6,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:7,`turn`:7,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:8,`turn`:8,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:9,`turn`:9,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:10,`turn`:10,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:11,`turn`:11,`player`:`Ann`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:12,`turn`:12,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"
		"{`type`:`end`,`reason`:`void`,`adjust`:{`Ann`:0,`Ben`:0},"
		 "`totals`:{`Ann`:0,`Ben`:0},`winners`:[]}\n"},
	{"",
		"Ann: exchange J K\nBen: pass\n",
		"{`type`:`game`,`game`:`angrywords`,`language`:`en`,"
		 "`lexicon`:`any`,`players`:[`Ann`,`Ben`]}\n"
		"{`type`:`turn`,`n`:1,`turn`:1,`player`:`Ann`,"
		 "`order`:`exchange J K`,`verdict`:`applied`,`score`:0,`total`:0,"
		 "`bonus`:0,`words`:[]}\n"
		"{`type`:`turn`,`n`:2,`turn`:2,`player`:`Ben`,`order`:`pass`,"
		 "`verdict`:`applied`,`score`:0,`total`:0,`bonus`:0,`words`:[]}\n"},
};
/* clang-format on */

START_TEST(replay_is_told_as_json_lines)
{
	char *expected = arena_str(&c.arena, view_of(golden[_i].json));

	for (char *at = expected; (at = strchr(at, '`')) != NULL;) {
		*at = '"';
	}
	case_run(&c, golden[_i].head, golden[_i].turns);
	ck_assert_str_eq(json(0, 0), expected);
}

#define SCORELESS "Ann: H8 across JOY\nBen: pass\nAnn: pass\nBen: pass\n"

START_TEST(from_and_to_bound_the_turns)
{
	const char *all;

	case_run(&c, "", SCORELESS);
	all = json(0, 0);
	ck_assert_ptr_nonnull(strstr(all, "\"n\":4"));
	ck_assert_ptr_null(strstr(json(2, 3), "\"turn\":1,"));
	ck_assert_ptr_null(strstr(json(2, 3), "\"turn\":4,"));
	ck_assert_ptr_nonnull(strstr(json(2, 3), "\"turn\":3,"));
	ck_assert_ptr_nonnull(strstr(all, "\"reason\":\"scoreless\""));
}

/* Zero seed: JKYCOSL and VTIHDRA, then ?ENAGDO. */
static const char *const sound[] = {
	"@ draw Ann q=1 pos=1..7 [J K Y C O S L]\n"
	"@ draw Ben q=1 pos=8..14 [V T I H D R A]\n",
	"@ draw Ann q=1 pos=1..7\n@ draw Ben q=1 pos=8..14\n"
	"Ann: H8 across JOY\n@ draw Ann q=1 pos=15..17 [? E N]\nBen: pass\n",
	"Ann: exchange J K\n@ draw Ann q=1 pos=1..7\n@ draw Ben q=1 pos=8..14\n"
	"@ draw Ann q=1 pos=15..16\nBen: H8 across HI\n"
	"@ draw Ben q=2 pos=1..2\n",
	"@ time 2026-11-20T20:00:00Z\nAnn: pass\n@ time 2026-11-20T21:00:00+01:00\n",
	"@ late Ann\n@ late ben\n",
	"Ann: offer draw\n@ window\nBen: offer draw\n@ window\n",
	"@ head 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n",
	"# a comment\n\nann: pass\nBEN: pass\n",
};

START_TEST(sound_facts_are_obeyed)
{
	case_run(&c, "", sound[_i]);
	for (size_t i = 0; i < c.replay.turns; i++) {
		ck_assert_int_eq(case_turn(&c, i)->verdict, REPLAY_APPLIED);
	}
}

START_TEST(window_closes_an_offer)
{
	case_run(&c, "", "Ann: offer draw\n@ window\nBen: agree\n");
	ck_assert_int_eq(case_turn(&c, 1)->diag.code, DIAG_NO_REQUEST);
}

START_TEST(late_is_a_pass_nobody_sent)
{
	case_run(&c, "", "@ late Ann\n");
	ck_assert(case_turn(&c, 0)->late);
	ck_assert(view_is(case_turn(&c, 0)->order, "pass"));
	ck_assert_int_eq(c.replay.pos.late_run[0], 1);
	ck_assert_int_eq(c.replay.pos.to_move, 1);
}

START_TEST(clock_runs_once_a_time_is_told)
{
	case_run(&c, "", "@ time 2026-11-20T20:00:00Z\nAnn: pass\n");
	ck_assert_int_eq(c.replay.pos.deadline, 1795204800 + 72 * 3600);
}

/* The first line after the header is line 6. */
/* clang-format off */
static const struct {
	const char *turns, *complaint;
} wrong[] = {
	{"@ draw Ann q=1 pos=1..6\n",
		"t:6:3: the seed gives \"@ draw Ann q=1 pos=1..7 [J K Y C O S L]\""},
	{"@ draw Ann q=2 pos=1..7\n",
		"t:6:3: the seed gives \"@ draw Ann q=1 pos=1..7 [J K Y C O S L]\""},
	{"@ draw Ben q=1 pos=1..7\n",
		"t:6:3: the seed gives \"@ draw Ann q=1 pos=1..7 [J K Y C O S L]\""},
	{"@ draw Ann q=1 pos=1..7 [J K Y C O S S]\n",
		"t:6:3: the seed gives \"@ draw Ann q=1 pos=1..7 [J K Y C O S L]\""},
	{"@ draw\n", "t:6:3: the seed gives \"@ draw Ann q=1 pos=1..7 [J K Y C O S L]\""},
	{"@ draw Ann q=1 pos=1..7\n@ draw Ben q=1 pos=8..14\n"
		"@ draw Ann q=1 pos=15..15\n",
		"t:8:3: nothing is drawn here"},
	{"@ time yesterday\n", "t:6:3: a time looks like 2026-11-20T20:00:00Z"},
	{"@ time\n", "t:6:3: a time looks like 2026-11-20T20:00:00Z"},
	{"@ late Ben\n", "t:6:3: only the player to move can be late"},
	{"@ late Carol\n", "t:6:3: only the player to move can be late"},
	{"Ann: resign\n@ late Ben\n", "t:7:3: only the player to move can be late"},
	{"@ window\n", "t:6:3: nothing waits for an answer here"},
	{"Ann: offer draw\nBen: agree\n@ window\n",
		"t:8:3: nothing waits for an answer here"},
	{"@ head 1234\n", "t:6:3: a head is 64 hexadecimal digits"},
	{"@ weather fine\n", "t:6:3: there is no fact \"weather\""},
	{"@ drop Ben\n", "t:6:3: no order of that player waits here"},
	{"Ann: dance\n", "t:6:6: \"dance\" is no order"},
	{"Ann:    8H\n", "t:6:9: \"8H\" is no order"},
	{"Carol: pass\n",
		"t:6:1: there is no player \"Carol\"; the players are \"Ann\", "
		"\"Ben\""},
};
/* clang-format on */

START_TEST(what_cannot_be_is_told_with_its_place)
{
	ck_assert_str_eq(case_complaint(&c, case_file(&c, "", wrong[_i].turns)),
			 wrong[_i].complaint);
}

START_TEST(d1_same_seed_gives_the_same_bytes)
{
	const char *seed =
		"Seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a"
		"1b1c1d1e1f\n";
	const char *turns = "Ann: exchange X E T\nBen: pass\n";
	const char *first;

	case_run(&c, seed, turns);
	first = json(0, 0);
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_APPLIED);
	case_run(&c, seed, turns);
	ck_assert_str_eq(json(0, 0), first);
	case_run(&c, "", turns);
	ck_assert_int_eq(case_turn(&c, 0)->verdict, REPLAY_REFUSED);
}

START_TEST(explanation_shows_the_reckoning)
{
	struct buf b = buf_in(&c.arena);
	struct buf plain = buf_in(&c.arena);
	struct view rest;

	case_run(&c, "Rack Ann: C R A T E D S\n",
		 "Ann: D8 across CRATEZ\nAnn: D8 across CRATEDS\n@ late Ben\n"
		 "Ann: pass\nBen: resign\n");
	replay_explain(&b, &c.replay, 0, 0);
	rest = buf_view(&b);
	ck_assert_uint_lt(view_find_text(rest, "= 10, x2 (D8) = 20"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "20 + 40 = 60"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "refused (tile-missing"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "Ben's time is over"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "the game is over: only one"), rest.len);
	while (rest.len > 0) {
		ck_assert_uint_le(view_cut(&rest, '\n').len, 76);
	}
	replay_text(&plain, &c.replay, 0, 0);
	rest = buf_view(&plain);
	ck_assert_uint_lt(view_find_text(rest, "D8 across CRATEDS"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "refused: you have no Z"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "pass (late)"), rest.len);
	ck_assert_uint_lt(view_find_text(rest, "The game is over (resign)"), rest.len);
}

START_TEST(rulings_behind_the_last_turn_are_shown_with_it)
{
	struct buf b = buf_in(&c.arena);

	case_run(&c, "", "Ann: pass\nBen: pass\n@ ruling result 1-0: x\n");
	replay_text(&b, &c.replay, 1, 2);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "ruling 1    result 1-0: x\n"));
	ck_assert_ptr_nonnull(strstr(json(0, 2), "\"type\":\"ruling\""));
	ck_assert_ptr_null(strstr(json(0, 1), "\"type\":\"ruling\""));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(replay_is_told_as_json_lines, golden);
	claims_rows(sound_facts_are_obeyed, sound);
	claims_rows(what_cannot_be_is_told_with_its_place, wrong);
	return claims_run("replay");
}
