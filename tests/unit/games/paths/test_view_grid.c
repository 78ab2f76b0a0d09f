/* SPDX-License-Identifier: ISC */
/* What is seen of a grid of letters, and what became of the last word on it. */
#include <string.h>

#include "adjudicator/games/turns.h"
#include "adjudicator/games/view.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/picture.h"

#define BOARD "Lexicon: words SON TEA\nBoard: STARE LONDM CHIPU BYGFW QZJXK\n"
#define HEAD  "Game: wordcap\nPlayer: Ann\nPlayer: Ben\nPlayer: Cat\n" BOARD

static struct board_case c;

static const struct viewer ann = {VIEWER_PLAYER, 0};
static const struct viewer ben = {VIEWER_PLAYER, 1};
static const struct viewer observer = {VIEWER_OBSERVER, 0};

static struct game_view seen_by(struct viewer viewer)
{
	struct game_view v;

	view_make(&c.arena, &c.replay.pos, viewer, NULL, &v);
	return v;
}

static const struct cell_view *cell(const struct game_view *v, const char *name)
{
	uint8_t at;

	ck_assert(grid5_cell_read(view_of(name), &at));
	return &v->grid.cell[at];
}

START_TEST(w1_view_shows_letters_values_and_crossings)
{
	struct game_view v;

	case_run(&c, HEAD, "");
	v = seen_by(observer);
	ck_assert_int_eq(v.ground, GROUND_GRID);
	ck_assert_int_eq(v.grid.cols, 5);
	ck_assert_int_eq(v.grid.rows, 5);
	ck_assert_str_eq(cell(&v, "A1")->letter, "S");
	ck_assert_int_eq(cell(&v, "A1")->value, 1);
	ck_assert_str_eq(cell(&v, "E2")->letter, "M");
	ck_assert_int_eq(cell(&v, "E2")->value, 3);
	ck_assert_int_eq(v.grid.crossing[0], 2);  /* S T L O: L */
	ck_assert_int_eq(v.grid.crossing[3], 3);  /* R E D M: M */
	ck_assert_int_eq(v.grid.crossing[15], 5); /* F W X K: X */
	ck_assert_int_eq(v.grid.path, GRID_PATH_NONE);
	ck_assert_int_eq(grid_steps(&v.grid), 0);
	ck_assert_uint_eq(v.last.len, 0);
	ck_assert_int_eq(v.seat[2].sorts, 3);
	ck_assert_int_eq(v.round, 1);
	ck_assert_int_eq(v.rounds, 30);
}

/* clang-format off */
static const struct {
	const char *turns;
	const char *steps; /* cells of the path shown */
	const char *last;
	enum grid_path path;
	bool failed;
} fates[] = {
	{"Ann: SON A1 B2 C2\n", "A1 B2 C2", "SON", GRID_PATH_PENDING, false},
	{"Ann: SON A1 B2 C2\nBen: check\n", "A1 B2 C2", "SON", GRID_PATH_TAKEN, false},
	{"Ann: NO C2 B2\nBen: check\n", "C2 B2", "NO", GRID_PATH_REFUSED, true},
	{"Ann: NO C2 B2\nBen: accept\nCat: accept\n", "C2 B2", "NO", GRID_PATH_TAKEN, false},
	/* It stays in sight while others pass. */
	{"Ann: NO C2 B2\nBen: check\nBen: pass\n", "C2 B2", "NO", GRID_PATH_REFUSED, true},
	/* Letters that have changed places are no path any more, in later turns too. */
	{"Ann: SON A1 B2 C2\nBen: check\nBen: sort\n", "", "SON", GRID_PATH_NONE, false},
	{"Ann: SON A1 B2 C2\nBen: check\nBen: sort\nBen: pass\n", "", "SON", GRID_PATH_NONE, false},
	{"Ann: SON A1 B2 C2\nAnn: undo\nBen: agree undo\nCat: agree undo\n",
		"", "", GRID_PATH_NONE, false},
	{"Ann: SON A1 B2 C2\nAnn: undo\n", "A1 B2 C2", "SON", GRID_PATH_PENDING, false},
};
/* clang-format on */

START_TEST(last_word_is_shown_with_what_became_of_it)
{
	struct view steps = view_of(fates[_i].steps);
	struct game_view v;
	struct view name;
	int n = 0;

	case_run(&c, HEAD, fates[_i].turns);
	v = seen_by(ben);
	ck_assert_int_eq(v.grid.path, fates[_i].path);
	ck_assert_str_eq(case_text(&c, v.last), fates[_i].last);
	ck_assert(v.last_failed == fates[_i].failed);
	while ((name = view_word(&steps)).len > 0) {
		ck_assert_int_eq(cell(&v, case_text(&c, name))->step, ++n);
	}
	ck_assert_int_eq(grid_steps(&v.grid), n);
}

START_TEST(w6_view_tells_who_may_answer_a_word)
{
	struct game_view v;

	case_run(&c, HEAD, "Ann: SON A1 B2 C2\nCat: accept\n");
	v = seen_by(ben);
	ck_assert(v.pending.any && view_may_question(&v));
	ck_assert_int_eq(v.pending.seat, 0);
	ck_assert_int_eq(v.pending.score, 5);
	ck_assert_str_eq(case_text(&c, v.pending.play), "SON");
	ck_assert_str_eq(case_text(&c, v.pending.order), "SON A1 B2 C2");
	ck_assert_uint_eq(v.pending.may, 1U << 1);
	ck_assert(!v.pending.ends);
	v = seen_by(ann);
	ck_assert(!view_may_question(&v));
}

START_TEST(w9_nobody_answers_a_word_that_may_be_taken_back)
{
	struct game_view v;

	case_run(&c, HEAD, "Ann: SON A1 B2 C2\nAnn: undo\nCat: agree undo\n");
	v = seen_by(ben);
	ck_assert(v.pending.any && v.pending.frozen && v.undone);
	ck_assert_uint_eq(v.pending.may, 0);
	ck_assert(!view_may_question(&v));
	ck_assert(view_is_asked(&v, REQUEST_UNDO));
	ck_assert_uint_eq(v.asked[REQUEST_UNDO].waits, 1U << 1);
	v = seen_by(ann);
	ck_assert(!view_is_asked(&v, REQUEST_UNDO));
}

/* It lapses with the word, also where time was given back. */
START_TEST(w9_what_is_asked_of_a_word_waits_no_longer_than_the_word)
{
	enum { NOW = 1793534400, HOUR = 3600 };
	struct game_view v;

	case_live(&c, NOW, HEAD, "");
	table_deal(&c.table);
	c.table.arrived = NOW;
	ck_assert_int_eq(case_go_on(&c, 0, "word SON A1 B2 C2"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 0, "undo"), OUTCOME_APPLIED);
	c.table.now = NOW + HOUR;
	turns_later(&c.table, (struct stood){NOW, NOW + HOUR, 0, 0});
	view_make(&c.arena, &c.table.pos, ben, NULL, &v);
	ck_assert_int_eq(v.pending.until, NOW + 49 * HOUR);
	ck_assert_int_eq(v.asked[REQUEST_UNDO].until, v.pending.until);
}

START_TEST(w12_standing_answers_are_seen_by_their_giver_alone)
{
	case_run(&c, HEAD, "Ben: always check\n");
	ck_assert_int_eq(seen_by(ben).seat[1].always, ALWAYS_CHECK);
	ck_assert_int_eq(seen_by(ann).seat[1].always, ALWAYS_ASK);
	ck_assert_int_eq(seen_by(observer).seat[1].always, ALWAYS_ASK);
}

START_TEST(preview_lies_on_the_grid_as_a_word_that_was_tried)
{
	struct buf b = buf_in(&c.arena);
	struct game_view v;

	case_run(&c, HEAD, "Ann: SON A1 B2 C2\n");
	ck_assert_int_eq(case_letter(&c, 1, "try TAR B1 C1 D1"), OUTCOME_APPLIED);
	view_make(&c.arena, &c.replay.pos, ben, &c.table, &v);
	ck_assert_int_eq(v.grid.path, GRID_PATH_TRIED);
	ck_assert_int_eq(cell(&v, "C1")->step, 2);
	ck_assert_int_eq(cell(&v, "A1")->step, 0);
	grid_write_text(&b, &v.grid);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "Only tried;"));
	picture_check_text(&c.arena, buf_cstr(&b), 76);
}

START_TEST(w4_rounds_are_counted_for_who_moves)
{
	struct game_view v;

	case_run(&c,
		 "Game: wordcap\nPlayer: Ann\nPlayer: Ben\nOptions: rounds=2\n" BOARD,
		 "Ann: pass\nBen: SON A1 B2 C2\nAnn: check\n");
	v = seen_by(observer);
	ck_assert_int_eq(v.round, 2);
	ck_assert_int_eq(v.rounds, 2);
	case_run(&c,
		 "Game: wordcap\nPlayer: Ann\nPlayer: Ben\nOptions: rounds=1\n" BOARD,
		 "Ann: pass\nBen: SON A1 B2 C2\nAnn: check\n");
	v = seen_by(observer);
	ck_assert(v.over);
	ck_assert_int_eq(v.round, 1);
	case_run(&c,
		 "Game: wordcap\nPlayer: Ann\nPlayer: Ben\nOptions: rounds=2\n" BOARD,
		 "Ann: pass\nBen: resign\n");
	v = seen_by(observer);
	ck_assert(v.over);
	ck_assert_int_eq(v.round, 1);
	case_run(&c, "Game: wordcap\nPlayer: Ann\nOptions: rounds=1\n" BOARD,
		 "Ann: SON A1 B2 C2\n");
	v = seen_by(observer);
	ck_assert(v.over);
	ck_assert_int_eq(v.round, 1);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(last_word_is_shown_with_what_became_of_it, fates);
	return claims_run("view-grid");
}
