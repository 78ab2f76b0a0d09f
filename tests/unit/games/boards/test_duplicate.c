/* SPDX-License-Identifier: ISC */
/* One rack for all: chapter G of adjudicator-rules(7). */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/tiles_text.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

enum { SEEDS = 200 };

#define HEAD "Player: Club\n"
#define WORDS                                                                          \
	"Lexicon: words AD AE AI AT BE DE DO EA EN ER ES ET GO HE HI IN IS IT LO MA "  \
	"ME MI NA NE NO OE OR OS OU RE SI SO TA TE TI TO UN UT WE YE YO TEA EAT ATE "  \
	"RAT TAR ART NET TEN TON NOT RUE OAT ANT TAN RENT TERN RATE TEAR STONE "       \
	"TONES\n"

static struct board_case c;

static const char *game(const char *name, const char *options, int seed,
			const char *more)
{
	return arena_printf(&c.arena,
			    "Game: %s\nOptions: challenge=void duplicate=%s\n" HEAD
			    "Seed: %064d\n%s",
			    name, options, seed, more);
}

static struct position rack_of(const char *letters, int turn)
{
	struct position pos = c.table.pos;
	struct view bad;
	size_t n;

	ck_assert(tiles_read(pos.setup->alphabet, view_of(letters), pos.rack[0],
			     RACK_MAX, &n, &bad));
	pos.rack_n[0] = (uint8_t)n;
	pos.turn = turn;
	return pos;
}

static const struct {
	const char *rack;
	int turn;
	bool fits;
} racks[] = {
	{"A E T R S N L", 1,  true },
	{"A T R S N L D", 1,  false},
	{"A T R S N L D", 15, false},
	{"A T R S N L D", 16, true },
	{"T R S N L D G", 16, false},
	{"A E I O U A T", 15, false},
	{"A E I O U A T", 16, true },
	{"A E I O U A E", 99, false},
	{"A T R S N L ?", 1,  true }, /* a blank is whichever is missing */
	{"T R S N L D ?", 1,  false},
	{"T R S N L ? ?", 1,  true },
	{"A T ? ?",       1,  true }, /* each blank once */
	{"A ? ?",         1,  false},
	{"T R S N L D ?", 16, true },
	{"Y R S N L D G", 16, false}, /* Y is a consonant */
	{"A T",           16, true },
	{"A",             16, false},
};

START_TEST(g2_a_rack_has_two_vowels_and_two_consonants_and_later_one)
{
	struct position pos;

	case_live(&c, 0, game("angrywords", "20", 1, WORDS), "");
	pos = rack_of(racks[_i].rack, racks[_i].turn);
	ck_assert_int_eq(duplicate_rack_fits(&pos), racks[_i].fits);
}

START_TEST(g2_what_does_not_fit_goes_back_whole_and_is_drawn_anew)
{
	int anew = 0;

	for (int seed = 0; seed < SEEDS; seed++) {
		const struct position *pos = &c.table.pos;

		case_live(&c, 0, game("classic", "20", seed, WORDS), "");
		ck_assert(duplicate_rack_fits(pos));
		ck_assert_int_eq(pos->rack_n[0] + pos->bag_n, 100);
		ck_assert_int_eq(pos->q, 1 + pos->redeals);
		anew += pos->redeals > 0;
	}
	ck_assert_int_gt(anew, 0);
	ck_assert_int_lt(anew, SEEDS / 2);
}

/* As a director does it: the best play of each round. */
static void play_on(int most)
{
	for (int i = 0; i < most && !c.table.pos.over; i++) {
		struct duplicate_best best;
		struct buf b = buf_in(&c.arena);
		const struct position *pos = &c.table.pos;

		ck_assert(duplicate_rack_fits(pos));
		if (!duplicate_best(&c.arena, pos, &best)) { /* the first rack */
			ck_assert_int_eq(case_go_on(&c, 0, "pass"), OUTCOME_APPLIED);
			ck_assert(pos->over);
			return;
		}
		crossword_write(&b, pos, &best.play);
		ck_assert_int_eq(case_go_on(&c, 0, buf_cstr(&b)), OUTCOME_APPLIED);
		ck_assert_int_eq(c.table.trace->score, best.score);
	}
}

static const char *const names[] = {"wordbox", "angrywords", "wordgame", "classic"};

START_TEST(g7_a_game_goes_on_until_no_rack_can_be_drawn_or_played)
{
	const struct position *pos = &c.table.pos;
	const char *more = names[_i][4] == 'g' ? "Lexicon: words RATE TEAR STONE TONES "
						 "RENT TERN RATES TREES\n"
					       : WORDS;

	for (int seed = 1; seed <= 3; seed++) {
		case_live(&c, 0, game(names[_i], "100", seed, more), "");
		play_on(100);
		ck_assert(pos->over);
		ck_assert(pos->reason == END_NO_WORD || pos->reason == END_OUT);
		ck_assert(pos->reason == END_OUT || !duplicate_rack_fits(pos) ||
			  !duplicate_best(
				  &c.arena, pos,
				  arena_take(&c.arena, sizeof(struct duplicate_best))));
		ck_assert_int_eq(pos->adjust[0], 0);
	}
}

START_TEST(g7_it_ends_with_its_last_round)
{
	const struct position *pos = &c.table.pos;

	case_live(&c, 0, game("angrywords", "3", 5, WORDS), "");
	play_on(2);
	ck_assert(!pos->over);
	play_on(1);
	ck_assert_str_eq(end_reason_name(pos->reason), "rounds");
}

START_TEST(g7_no_rack_is_left_where_all_letters_are_vowels)
{
	case_run(&c,
		 game("angrywords", "20", 1,
		      WORDS "Rack Club: T E A A E I\nBag: empty\n"),
		 "");
	ck_assert_int_eq(case_go_on(&c, 0, "H8 across TEA"), OUTCOME_APPLIED);
	ck_assert_str_eq(end_reason_name(c.table.pos.reason), "no-word");
	ck_assert(!duplicate_rack_possible(&c.table.pos));
}

/* Behind STONE two vowels are left, and no blank: one is on the rack, one in the bag. A
 * rack of both could be drawn; by this seed none of two hundred is one. */
#define FEW_VOWELS                                                                     \
	"Setup: A1 across AAAAAAAAEEEEEEE\n"                                           \
	"Setup: A2 across EEEIIIIIIIIIOOO\n"                                           \
	"Setup: A3 across OOOOUUUU?S?S\n"                                              \
	"Setup: H8 across STON\nRack Club: E A R T D L M\n"

START_TEST(g3_after_two_hundred_racks_none_is_drawn_any_more)
{
	const struct position *pos = &c.table.pos;

	case_live(&c, 0, game("classic", "20", 29, WORDS FEW_VOWELS), "");
	ck_assert_int_eq(pos->redeals, 0);
	ck_assert_int_eq(case_go_on(&c, 0, "H8 across STONE"), OUTCOME_APPLIED);
	ck_assert_int_eq(pos->redeals, 200);
	ck_assert(duplicate_rack_possible(pos));
	ck_assert_str_eq(case_ended(&c, pos), "no-word 1: 6+0");
}

START_TEST(g7_the_last_tile_ends_it)
{
	case_run(&c,
		 game("angrywords", "20", 1,
		      "Lexicon: words TEAT\nRack Club: T E A T\nBag: empty\n"),
		 "");
	ck_assert_int_eq(case_go_on(&c, 0, "H8 across TEAT"), OUTCOME_APPLIED);
	ck_assert_str_eq(end_reason_name(c.table.pos.reason), "out");
}

START_TEST(g5_the_best_play_is_worth_as_much_as_any)
{
	struct duplicate_best best;

	case_run(&c,
		 game("angrywords", "20", 1,
		      WORDS "Rack Club: R A T E N O S\nSetup: H8 across TEA\n"),
		 "");
	ck_assert(duplicate_best(&c.arena, &c.table.pos, &best));
	ck_assert_int_ge(best.ways, 1);
	ck_assert_int_ge(best.score, 8);
	ck_assert_int_eq(case_go_on(&c, 0, "H8 down TON"), OUTCOME_APPLIED);
	ck_assert_int_lt(c.table.trace->score, best.score);
}

static struct {
	int score[4096];
	int n;
} all;

static bool score(void *arg, const struct play *p)
{
	struct play_trace *trace = arg;

	ck_assert_int_lt(all.n, COUNT(all.score));
	crossword_score(&c.table.pos, p, trace);
	all.score[all.n++] = trace->score;
	return true;
}

START_TEST(g5_none_is_worth_more_and_its_equals_are_counted)
{
	struct play_trace *trace = arena_take(&c.arena, sizeof *trace);
	int equal = 0;
	int one = 0;

	for (int seed = 1; seed <= 8; seed++) {
		struct duplicate_best best;
		int ways = 0;

		case_live(&c, 0, game("classic", "20", seed, WORDS), "");
		play_on(2);
		all.n = 0;
		moves_each(&c.table.pos, 0, score, trace);
		ck_assert_int_eq(duplicate_best(&c.arena, &c.table.pos, &best),
				 all.n > 0);
		for (int i = 0; i < all.n; i++) {
			ck_assert_int_le(all.score[i], best.score);
			ways += all.score[i] == best.score;
		}
		ck_assert_int_eq(best.ways, ways);
		equal += ways > 1;
		one += ways == 1;
	}
	ck_assert_int_gt(equal, 0);
	ck_assert_int_gt(one, 0);
}

/* clang-format off */
static const struct {
	const char *head, *complaint;
} wrong[] = {
	{"Options: duplicate=20\nPlayer: Ann\nPlayer: Ben\n",
		"in a duplicate game everybody has the one rack"},
	{"Game: wordbox\nOptions: duplicate=20\n" HEAD, "it takes challenge=void"},
	{"Options: duplicate=0\n" HEAD, "takes 2 to 2 players, not 1"},
};
/* clang-format on */

START_TEST(g1_it_has_one_seat_and_no_questions)
{
	const char *game_line = wrong[_i].head[0] == 'G' ? "" : "Game: angrywords\n";
	const char *text = case_complaint(
		&c, arena_printf(&c.arena, "Turn-File: 1\n%sLexicon: any\n%s\n",
				 game_line, wrong[_i].head));

	ck_assert_msg(strstr(text, wrong[_i].complaint) != NULL, "%s", text);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(g2_a_rack_has_two_vowels_and_two_consonants_and_later_one, racks);
	claims_rows(g7_a_game_goes_on_until_no_rack_can_be_drawn_or_played, names);
	claims_rows(g1_it_has_one_seat_and_no_questions, wrong);
	return claims_run("duplicate");
}
