/* SPDX-License-Identifier: ISC */
/* Tables of what kept tiles are worth: as text and back, and what is none. */
#include <stdlib.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/robot/kept_tiles.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/made_words.h"

enum { LETTERS = 5 };

static struct board_case c;
static struct lexicon *words;
static struct kept_tiles_for of;

static void begin(void)
{
	words = made_english(&c.arena, LETTERS);
	case_run(&c, "Game: classic\nPlayer: Ann\nPlayer: Ben\n", "");
	c.replay.setup.lexicon = words;
	of = kept_tiles_for(&c.replay.setup);
}

static void finish(void)
{
	lexicon_close(words);
}

/* Every third number is something. */
static struct kept_tiles *some(void)
{
	struct kept_tiles *k = kept_tiles_new(&c.arena, &of);

	k->games = 12;
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		for (size_t i = 0; i < kept_tiles_places(of.alphabet, n); i += 3) {
			k->more[n - 1][i] = (int16_t)(i % 91) - 45;
		}
	}
	return k;
}

static struct view text_of(const struct kept_tiles *k)
{
	struct buf b = buf_in(&c.arena);

	kept_tiles_write(k, &b);
	return buf_view(&b);
}

/* The text under a sum that agrees. */
static struct view summed(struct view text)
{
	struct buf b = buf_in(&c.arena);
	char hex[HASH_HEX];

	buf_add(&b, text);
	hex_write(hash_of(text).byte, HASH_BYTES, hex);
	buf_printf(&b, "sum %s\n", hex);
	return buf_view(&b);
}

static struct view without_sum(struct view text)
{
	return view_part(text, 0, view_find_text(text, "sum "));
}

static bool reads(struct view text)
{
	struct kept_tiles *k;

	c.err = (struct err){0};
	return kept_tiles_read(&c.arena, &of, text, "x.kept", &k, &c.err);
}

START_TEST(tiles_in_order_have_each_a_place_of_their_own)
{
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		uint8_t tile[KEPT_TOGETHER];
		size_t at = 0;

		kept_tiles_first(tile, n);
		do {
			ck_assert_uint_eq(kept_tiles_place(tile, n), at);
			at++;
		} while (kept_tiles_next(of.alphabet, tile, n));
		ck_assert_uint_eq(at, kept_tiles_places(of.alphabet, n));
	}
}

START_TEST(a_table_that_was_written_is_read)
{
	struct kept_tiles *k = some();
	struct kept_tiles *again;
	struct view text = text_of(k);

	ck_assert_msg(kept_tiles_read(&c.arena, &of, text, "x.kept", &again, &c.err),
		      "%s", c.err.text);
	ck_assert_int_eq(again->games, k->games);
	ck_assert(view_eq(text_of(again), text));
}

/* A B ? with A = 3, AB = 20, ABB = 100 */
START_TEST(a_rack_is_worth_the_sum_of_all_its_parts)
{
	static const uint8_t a[] = {1};
	static const uint8_t ab[] = {1, 2};
	static const uint8_t abb[] = {1, 2, 2};
	int worth[1 << 3];
	struct kept_tiles *k = kept_tiles_new(&c.arena, &of);

	k->more[0][kept_tiles_place(a, 1)] = 3;
	k->more[1][kept_tiles_place(ab, 2)] = 20;
	k->more[2][kept_tiles_place(abb, 3)] = 100;
	kept_tiles_weigh(k, abb, 3, worth);
	ck_assert_int_eq(worth[0], 0);
	ck_assert_int_eq(worth[1], 3);
	ck_assert_int_eq(worth[1 | 2], 23);
	ck_assert_int_eq(worth[2 | 4], 0);
	ck_assert_int_eq(worth[1 | 2 | 4], 143);
}

START_TEST(a_table_for_something_else_is_refused_with_its_line)
{
	struct kept_tiles_for other = of;
	struct view text = text_of(some());
	struct kept_tiles *k;

	other.game = "wordbox";
	ck_assert(!kept_tiles_read(&c.arena, &other, text, "x.kept", &k, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_DATA);
	ck_assert_str_eq(c.err.text,
			 "x.kept:2: \"game classic\" is not \"game wordbox\"");
}

static const struct {
	const char *row, *why;
} bad_rows[] = {
	{"A = 9999\n",          "x.kept:8: no worth in tenths of a point"},
	{"A 9\n",               "x.kept:8: no worth in tenths of a point"},
	{"A = \n",              "x.kept:8: no worth in tenths of a point"},
	{" = 9\n",              "x.kept:8: not one to three tiles"       },
	{"A B C D = 9\n",       "x.kept:8: not one to three tiles"       },
	{"\xc3\x84 \xff = 9\n", "x.kept:8: not one to three tiles"       },
	{"B A = 9\n",           "x.kept:8: tiles that are not in order"  },
	{"a = 9\n",             "x.kept:8: tiles that are not in order"  },
	{"A = 9\nA = 8\n",      "x.kept:9: tiles that were there already"},
	{"\n",		  "x.kept:8: no worth in tenths of a point"},
};

START_TEST(a_bad_line_is_told_though_the_sum_agrees)
{
	struct buf b = buf_in(&c.arena);
	struct kept_tiles *k = kept_tiles_new(&c.arena, &of);

	k->games = 1;
	buf_add(&b, without_sum(text_of(k)));
	buf_str(&b, bad_rows[_i].row);
	ck_assert(!reads(summed(buf_view(&b))));
	ck_assert_str_eq(c.err.text, bad_rows[_i].why);
}

/* Whatever happens to a file: it is refused with a sentence, with the sum it had and
 * with one that agrees; or, in the second case, it is some other table that is whole.
 */
START_TEST(a_damaged_table_is_refused_or_whole)
{
	enum { TIMES = 400 };
	struct view text = text_of(some());
	struct draw_stream dice = draw_stream(c.replay.setup.seed, "damage", 0);

	for (int i = 0; i < TIMES; i++) {
		char *at = arena_str(&c.arena, text);
		size_t len = text.len;
		uint32_t where = draw_below(&dice, (uint32_t)len);

		switch (i % 4) {
		case 0:
			at[where] = (char)(at[where] + 1 + (int)draw_below(&dice, 255));
			break;
		case 1:
			len = where;
			break;
		case 2:
			memmove(at + where, at + where + 1, len - where - 1);
			len--;
			break;
		default:
			at[draw_below(&dice, 700)] = (char)draw_below(&dice, 256);
			break;
		}
		if (!view_eq(view_from(at, len), text)) {
			ck_assert(!reads(view_from(at, len)));
			ck_assert(view_starts(view_of(c.err.text), "x.kept"));
		}
		if (!reads(summed(without_sum(view_from(at, len))))) {
			ck_assert_int_eq(c.err.kind, ERR_DATA);
			ck_assert_uint_gt(strlen(c.err.text), sizeof "x.kept:");
		}
	}
}

int main(void)
{
	case_fixture(&c);
	claims_fixture(begin, finish);
	claims_rows(a_bad_line_is_told_though_the_sum_agrees, bad_rows);
	return claims_run("kept_tiles");
}
