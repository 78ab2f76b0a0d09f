/* SPDX-License-Identifier: ISC */
/* Words whose letters can be taken apart in several ways, as in Welsh: NG is one tile
 * or two. No language that is built in has such; the engine knows them all the same. */

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include <string.h>

static struct board_case c;
static struct alphabet welsh;

static void begin(void)
{
	struct err err = {0};

	case_run(&c, "Racks: open\n", "");
	ck_assert_msg(alphabet_read(&welsh, &c.arena, view_of("cy"),
				    view_of("tiles A/a B/b D/d DD/dd G/g N/n NG/ng\n"),
				    &err),
		      "%s", err.text);
	c.replay.setup.alphabet = &welsh;
}

/* Every reading as a letter would show it, or what is wrong. */
static const char *readings(enum outcome outcome)
{
	struct buf b = buf_in(&c.arena);

	if (outcome == OUTCOME_APPLIED) {
		buf_add(&b, c.table.echo);
	} else if (outcome == OUTCOME_REFUSED) {
		buf_str(&b, diag_name(c.table.diag.code));
	}
	for (size_t i = 0; i < c.table.readings; i++) {
		buf_printf(&b, "%s%.*s", i > 0 ? " | " : "",
			   VIEW_ARG(c.table.reading[i].shown));
	}
	return buf_cstr(&b);
}

#define A29 "AAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

/* clang-format off */
static const struct {
	const char *line, *readings;
} cases[] = {
	{"8H BAD", "H8 across BAD"},
	{"8H NGA", "8H [NG]A | 8H [N]GA"},
	{"8H [NG]A", "H8 across [NG]A"},
	{"8H [N]GA", "H8 across [N]GA"},
	/* Behind each way of one run comes each way of the next. */
	{"8H NG?BDD", "8H [NG]?B[DD] | 8H [NG]?B[D]D | 8H [N]G?B[DD] | 8H [N]G?B[D]D"},
	{"8H NG?B", "8H [NG]?B | 8H [N]G?B"},
	/* Only one way is within a rack. */
	{"8H NGABABAB", "H8 across [NG]ABABAB"},
	/* One way is as long as a word can be, the other longer. */
	{"8A NG(" A29 ")AA", "off-board"},
	{"8A NG(" A29 ").?A", "off-board"},
};
/* clang-format on */

START_TEST(l3_every_way_to_take_a_word_apart_is_a_reading)
{
	ck_assert_str_eq(readings(case_letter(&c, 0, cases[_i].line)),
			 cases[_i].readings);
}

START_TEST(no_more_readings_are_kept_than_there_is_room_for)
{
	struct play_text text = {.square = view_of("8E"), .word = view_of("DDD?ADDD")};
	struct diag diag = {0};
	struct play_job job = {&c.arena, &c.replay.pos, 0, &text, true, false, &diag};
	struct play play[16];

	ck_assert_uint_eq(crossword_read(&job, play, COUNT(play)), 8); /* of nine */
	ck_assert_uint_eq(crossword_read(&job, play, 3), 3);
	ck_assert_uint_eq(crossword_read(&job, play, 1), 1);
}

/* The blank that the case tells, and the tile that it may be all the same. */
START_TEST(no_more_ways_to_fill_are_kept_than_there_is_room_for)
{
	static const struct play none;
	struct play_text text = {.square = view_of("8H"), .word = view_of("BaD")};
	struct diag diag = {0};
	struct play_job job = {&c.arena, &c.replay.pos, 0, &text, false, false, &diag};
	struct play play[5] = {0};

	case_run(&c, "Rack Ann: B A D ?\n", "");
	ck_assert_uint_eq(crossword_read(&job, play, COUNT(play)), 2);
	memset(play, 0, sizeof play);
	ck_assert_uint_eq(crossword_read(&job, play, 1), 1);
	ck_assert_uint_eq(play[0].tile[1], 1 | TILE_AS_BLANK);
	ck_assert_mem_eq(&play[1], &none, sizeof none);
}

int main(void)
{
	case_fixture(&c);
	claims_fixture(begin, NULL);
	claims_rows(l3_every_way_to_take_a_word_apart_is_a_reading, cases);
	return claims_run("readings");
}
