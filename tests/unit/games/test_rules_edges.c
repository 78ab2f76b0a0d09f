/* SPDX-License-Identifier: ISC */
/* What hardly ever happens in a game, and has its rule all the same. */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/picture.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/games/wordcap_case.h"

enum { NOW = WORDCAP_NOW, DAY = 86400 };

static struct board_case c;

#define RACKS "Rack Ann: D U E S T A R\nRack Ben: E A R S T O N\n"
#define BOX                                                                            \
	"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"         \
	"Rack Ann: C A T S\nRack Ben: S O N G\n"
#define ALONE_ON_BOARD "Game: wordgame\nPlayer: Ann\nOptions: duplicate=5\n"
#define SAME                                                                           \
	"Game: wordcap\nBoard: SONOS TAREC XXXXX XXXXX XXXXX\n" TWO "Lexicon: words "  \
	"SON\n"

/* clang-format off */
static const struct {
	const char *head, *turns, *line;
	enum diag_code code; /* DIAG_NONE: it is done */
} orders[] = {
	{"Game: wordbox\nPlayer: Ann\nPlayer: Ben\n", "", "undo", DIAG_PLAY_BACK_LATE},
	{ALONE_ON_BOARD, "", "undo", DIAG_NOT_IN_THIS_GAME},
	{CUBES_TWO, "", "word 19T 20T", DIAG_WORD_TOO_SHORT},
	{CUBES_TWO, "", "try 19T 20T 21T", DIAG_NONE},
};
/* clang-format on */

START_TEST(what_is_rarely_asked_for_has_its_answer)
{
	enum outcome outcome;

	case_run(&c, orders[_i].head, orders[_i].turns);
	outcome = case_strict(&c, 0, orders[_i].line);
	ck_assert_msg(c.table.diag.code == orders[_i].code, "%s: %s", orders[_i].line,
		      diag_name(c.table.diag.code));
	ck_assert_int_eq(outcome == OUTCOME_APPLIED, orders[_i].code == DIAG_NONE);
}

/* clang-format off */
static const struct {
	const char *head, *wrong;
} heads[] = {
	{"Rack Ann: C R A T E D S T\n", "7"},
	{CUBES_ALONE "Options: first=listed handicap=1:60\n", "handicap"},
	{"Options: first=listed more-time=3:24h\n", "handicap"},
};
/* clang-format on */

START_TEST(a_game_that_cannot_begin_says_why)
{
	const char *why = case_complaint(&c, case_file(&c, heads[_i].head, ""));

	ck_assert_msg(strstr(why, heads[_i].wrong) != NULL, "%s", why);
}

/* ------------------------------------------------------------------------ clocks */

START_TEST(one_clock_for_a_whole_game_runs_on_days_of_rest)
{
	case_live(&c, NOW, CUBES_ALONE "Options: timed=240h rest=sat,sun\n", "");
	ck_assert_int_eq(clocks_until(&c.table.pos, 0, NOW, (int64_t)8 * DAY),
			 NOW + 8 * DAY);
	case_live(&c, NOW, "Options: rest=sat,sun\n", "");
	ck_assert_int_ne(clocks_until(&c.table.pos, 0, NOW, (int64_t)8 * DAY),
			 NOW + 8 * DAY);
	ck_assert_int_eq(clocks_before(&c.table.pos, NOW, 0), NOW);
}

START_TEST(time_that_is_given_late_counts_from_now)
{
	struct position *pos = &c.table.pos;

	case_live(&c, NOW, "Options: deadline=24h\n", "");
	pos->deadline = NOW + DAY;
	ck_assert_int_eq(clocks_longer(pos, NOW, DAY), NOW + 2 * DAY);
	pos->flagged = true;
	ck_assert_int_eq(clocks_longer(pos, NOW, DAY), NOW + 2 * DAY);
	ck_assert_int_eq(clocks_longer(pos, NOW + 3 * DAY, DAY), NOW + 4 * DAY);
}

/* Of whom no letter came. */
START_TEST(who_is_not_to_move_loses_no_time_of_a_turn)
{
	struct stood ben = {NOW, NOW + DAY, 2, 0};
	struct stood ann = {NOW, NOW + DAY, 1, 0};

	case_live(&c, NOW, "Options: deadline=48h first=listed\n", "");
	turns_clock(&c.table);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 2 * DAY);
	turns_later(&c.table, ben);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 2 * DAY);
	turns_later(&c.table, ann);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 3 * DAY);
	c.table.pos.flagged = true; /* his time is over already */
	turns_later(&c.table, ann);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 3 * DAY);
}

START_TEST(who_is_away_keeps_what_was_left_to_him)
{
	case_live(&c, NOW, "Options: leave=off\n", "");
	ck_assert(!away_counts(&c.table.pos));
	case_live(&c, NOW, "", "Ann: resign\n");
	ck_assert(!away_counts(&c.table.pos));
	case_live(&c, NOW, CUBES_ALONE, "");
	ck_assert(!away_counts(&c.table.pos));
	case_live(&c, NOW, "Options: deadline=48h first=listed\n", "");
	ck_assert(away_counts(&c.table.pos));
	turns_clock(&c.table);
	away_set(&c.table, 0, NOW, NOW + DAY);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 3 * DAY);
	/* He is back before it began: nothing is another time. */
	c.table.events = 0;
	away_set(&c.table, 0, NOW + DAY, NOW);
	ck_assert_str_eq(case_events(&c, 0), "leave1");
	ck_assert_int_eq(c.table.pos.deadline, NOW + 3 * DAY);
}

/* No turn ends before the play is settled that it may answer. */
START_TEST(away_or_not_a_turn_ends_behind_the_window)
{
	struct position *pos = &c.table.pos;

	case_live(&c, NOW, BOX "Options: challenge=double window=168h deadline=24h\n",
		  "Ann: I8 across CAT\n");
	ck_assert(pos->pending.any);
	away_set(&c.table, 1, NOW, NOW);
	ck_assert_int_ge(pos->deadline, pos->pending.until);
}

START_TEST(a_pause_without_a_clock_leaves_nothing)
{
	struct event clock = {.kind = EVENT_CLOCK, .seat = 0, .time = NOW};

	case_run(&c, ALONE_ON_BOARD, "");
	ck_assert(position_apply(&c.replay.pos, &clock));
	ck_assert_int_eq(case_strict(&c, 0, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.left, 0);
	c.table = table_over(&c.arena, &c.replay.pos, NOW, true);
	ck_assert_int_eq(table_judge(&c.table, 0, &c.order), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.left, 0);
	case_run(&c, CUBES_TWO, "");
	ck_assert_int_eq(case_strict(&c, 0, "pause"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 1, "pause"), OUTCOME_APPLIED);
	c.table.pos.left = 5;
	ck_assert_int_eq(case_go_on(&c, 1, "resume"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, 0);
	table_lapse(&c.table);
	ck_assert(!c.table.pos.over);
}

START_TEST(in_a_pause_a_word_that_waits_goes_on_waiting)
{
	wordcap_run(&c, THREE SON,
		    "Ann: SON A1 B2 C2\nBen: pause\nAnn: pause\nCid: pause\n");
	ck_assert(c.replay.pos.pending.any);
	c.table = table_over(&c.arena, &c.replay.pos, 0, true);
	ck_assert_int_eq(case_go_on(&c, 1, "offer draw"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 2, "refuse draw"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.pending.any && c.table.pos.halted);
}

/* A line of a record names a cube; a program in error need not. */
START_TEST(what_is_no_cube_is_not_removed)
{
	case_run(&c, CUBES_TWO, "");
	ck_assert_int_eq(case_strict(&c, 0, "remove 21"), OUTCOME_APPLIED);
	c.order.number = 0;
	c.table = table_over(&c.arena, &c.replay.pos, 0, true);
	ck_assert_int_eq(table_judge(&c.table, 0, &c.order), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_CUBE);
}

START_TEST(a_word_on_cubes_names_as_many_as_it_has_letters)
{
	case_run(&c, CUBES_TWO, "");
	ck_assert_int_eq(case_letter(&c, 0, "word CATS 19 20 21"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_PATH_BETWEEN);
}

/* There are no more cells than that. */
START_TEST(a_path_of_more_places_than_there_are_is_too_long)
{
	case_run(&c, SAME, "");
	ck_assert_int_eq(case_strict(&c, 0,
				     "word A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3 B3 C3 D3 "
				     "E3 E4 D4 C4 B4 A4 A5 B5 C5 D5 E5 A1"),
			 OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_WORD_TOO_LONG);
}

START_TEST(to_try_a_word_one_of_its_paths_will_do)
{
	case_run(&c, SAME, "");
	ck_assert_int_eq(case_letter(&c, 0, "word SON"), OUTCOME_ASK);
	ck_assert_int_eq(case_letter(&c, 0, "try word SON"), OUTCOME_APPLIED);
	ck_assert_uint_eq(c.table.readings, 0);
}

START_TEST(with_an_open_rack_there_is_no_rack_to_exchange)
{
	case_run(&c, "Racks: open\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "exchange all"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 1);
}

/* -------------------------------------------------------------------- what is said */

START_TEST(a_play_that_is_on_no_board_is_written_as_it_stands)
{
	ck_assert_str_eq(
		case_text(&c, view_written(&c.arena, view_of("D8 across CRATE"))),
		"8D CRATE");
	ck_assert_str_eq(
		case_text(&c, view_written(&c.arena, view_of("A99 across CRATE"))),
		"A99 across CRATE");
}

START_TEST(what_a_game_has_not_is_written_off)
{
	struct buf b = buf_in(&c.arena);
	struct options o = {0};

	handicap_write(&b, 0);
	buf_char(&b, ' ');
	more_time_write(&b, 0);
	ck_assert_str_eq(buf_cstr(&b), "off off");
	ck_assert_int_eq(handicap_points(&o, 0), 0);
	ck_assert_int_eq(more_time(&o, 0), 0);
}

START_TEST(names_are_chosen_by_points_and_numbers)
{
	static const int score[SEATS] = {5, 3, 9, 9};

	ck_assert_int_eq(names_best(score, 3), 0);
	ck_assert_int_eq(names_best(score, 6), 2);
	ck_assert_int_eq(names_best(score, 12), 2);
	ck_assert_int_eq(names_best(score, 0), -1);
	ck_assert_str_eq(case_text(&c, names_pseudonym(&c.arena, 7, 0)), "Player 7");
	ck_assert_str_eq(case_text(&c, names_pseudonym(&c.arena, 7, 2)), "Player 7-2");
}

START_TEST(each_game_has_its_drawing)
{
	static const char *const heads_of[] = {RACKS, SAME, CUBES_TWO};

	for (int i = 0; i < COUNT(heads_of); i++) {
		struct buf b = buf_in(&c.arena);
		struct game_view view;

		case_run(&c, heads_of[i], "");
		view_make(&c.arena, &c.replay.pos, (struct viewer){VIEWER_OPERATOR, 0},
			  NULL, &view);
		ck_assert_int_gt(picture_write_svg(&b, &view), 0);
		ck_assert_uint_gt(b.len, 100);
	}
}

START_TEST(a_letter_without_tiles_is_worth_nothing)
{
	struct tileset set;
	struct buf all = buf_in(&c.arena);
	struct buf less = buf_in(&c.arena);

	case_run(&c, RACKS, "");
	set = *c.replay.setup.tiles;
	tiles_values_write(c.replay.setup.alphabet, &set, &all);
	ck_assert_ptr_nonnull(strchr(buf_cstr(&all), 'A'));
	set.count[1] = 0;
	tiles_values_write(c.replay.setup.alphabet, &set, &less);
	ck_assert_ptr_null(strchr(buf_cstr(&less), 'A'));
	ck_assert_uint_eq(less.len + 1, all.len);
}

START_TEST(what_was_not_tried_lies_on_no_board)
{
	struct game_view view;

	case_run(&c, RACKS, "");
	view_make(&c.arena, &c.replay.pos, (struct viewer){VIEWER_OPERATOR, 0},
		  &c.table, &view);
	ck_assert(!view.board.tried);
	ck_assert_int_eq(case_strict(&c, 0, "try H8 across DUE"), OUTCOME_APPLIED);
	view_make(&c.arena, &c.replay.pos, (struct viewer){VIEWER_OPERATOR, 0},
		  &c.table, &view);
	ck_assert(view.board.tried);
}

START_TEST(letters_in_brackets_are_read_as_they_stand)
{
	uint8_t tile[WORD_TILES];
	size_t n;
	struct view bad;

	case_run(&c, RACKS, "");
#define TEN_AS "[A][A][A][A][A][A][A][A][A][A]"
#define READ(text)                                                                     \
	tiles_read_letters(c.replay.setup.alphabet, view_of(text), tile, &n, &bad)
	ck_assert(READ("[C]AT"));
	ck_assert_uint_eq(n, 3);
	ck_assert(!READ("[C]A?"));
	ck_assert_str_eq(case_text(&c, bad), "?");
	ck_assert(!READ("[C]AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
	ck_assert_uint_gt(bad.len, 0);
	ck_assert(!READ(TEN_AS TEN_AS TEN_AS TEN_AS));
	ck_assert_str_eq(case_text(&c, bad), TEN_AS TEN_AS TEN_AS TEN_AS);
	ck_assert(!READ("[C]\u0416T"));
	ck_assert_str_eq(case_text(&c, bad), "\u0416");
}

START_TEST(time_that_is_over_is_missed_with_or_without_a_flag)
{
	case_live(&c, NOW,
		  "Game: wordgame\nPlayer: Ann\nOptions: duplicate=5 flag=claim\n",
		  "@ late Ann\n");
	ck_assert_int_eq(strncmp(case_events(&c, 0), "pass1", 5), 0);
	case_live(&c, NOW, "Options: first=listed flag=auto\n", "");
	c.table.absent = ABSENCE_BOUNCED;
	table_timeout(&c.table);
	ck_assert_str_eq(case_events(&c, 0), "flag1 end");
	case_live(&c, NOW, "Options: first=listed flag=auto\n", "");
	c.table.pos.flagged = true;
	c.table.absent = ABSENCE_BOUNCED;
	table_timeout(&c.table);
	ck_assert_str_eq(case_events(&c, 0), "pass1");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(what_is_rarely_asked_for_has_its_answer, orders);
	claims_rows(a_game_that_cannot_begin_says_why, heads);
	return claims_run("rules_edges");
}
