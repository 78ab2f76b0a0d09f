/* SPDX-License-Identifier: ISC */
/* What a robot learns from games against itself, without and with interruptions. */
#include <stdlib.h>

#include "adjudicator/robot/training.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/robot_play.h"
#include "tests/helpers/made_words.h"

enum { LETTERS = 3, GAMES = 4 };

static struct board_case c;
static struct lexicon *words;
static uint8_t seed[HASH_BYTES];

static void begin(void)
{
	words = made_english(&c.arena, LETTERS);
	case_run(&c,
		 "Game: classic\nOptions: challenge=void\nPlayer: Ann\nPlayer: Ben\n",
		 "");
	c.replay.setup.lexicon = words;
}

static void finish(void)
{
	lexicon_close(words);
}

static struct training *training(void)
{
	return training_new(&c.arena, &c.replay.setup, seed, GAMES);
}

static void go(struct training *t, long until)
{
	while (t->done < until) {
		ck_assert_msg(training_go(t, &c.err), "%s", c.err.text);
	}
}

static struct view table(const struct training *t)
{
	struct buf b = buf_in(&c.arena);

	kept_tiles_write(training_end(t, &c.arena), &b);
	return buf_view(&b);
}

static struct view state(const struct training *t)
{
	struct buf b = buf_in(&c.arena);

	training_write(t, &b);
	return buf_view(&b);
}

START_TEST(the_same_seed_gives_the_same_bytes)
{
	struct training *once = training();
	struct training *again = training();
	struct training *other;

	go(once, GAMES);
	go(again, GAMES);
	ck_assert(view_eq(table(once), table(again)));
	seed[0]++;
	other = training();
	go(other, GAMES);
	seed[0]--;
	ck_assert(!view_eq(table(once), table(other)));
}

START_TEST(a_training_cut_short_anywhere_ends_with_the_same_bytes)
{
	struct training *whole = training();
	struct training *cut = training();

	go(whole, GAMES);
	for (long done = 0; done <= GAMES; done++) {
		struct training *next = training();

		ck_assert_msg(training_read(next, state(cut), "x", &c.err), "%s",
			      c.err.text);
		ck_assert_int_eq(next->done, done == 0 ? 0 : done - 1);
		go(next, done);
		cut = next;
	}
	ck_assert(view_eq(table(whole), table(cut)));
	ck_assert(view_eq(state(whole), state(cut)));
}

START_TEST(another_training_is_not_gone_on_with)
{
	struct view text = state(training());
	struct training *t = training_new(&c.arena, &c.replay.setup, seed, GAMES + 1);

	ck_assert(!training_read(t, text, "x", &c.err));
	ck_assert_int_eq(c.err.kind, ERR_DATA);
	ck_assert(view_starts(view_of(c.err.text), "x is of another training: "));
}

START_TEST(a_damaged_state_is_refused)
{
	enum { TIMES = 200 };
	struct draw_stream dice = draw_stream(seed, "damage", 0);
	struct training *t = training();
	struct view text;

	go(t, 2);
	text = state(t);
	for (int i = 0; i < TIMES; i++) {
		char *at = arena_str(&c.arena, text);
		uint32_t where = draw_below(&dice, (uint32_t)text.len);

		at[where] = (char)(at[where] + 1 + (int)draw_below(&dice, 255));
		ck_assert(!training_read(training(), view_from(at, text.len), "x",
					 &c.err));
		ck_assert(!training_read(training(), view_part(text, 0, where), "x",
					 &c.err));
	}
}

/* With a sum that agrees. */
START_TEST(a_state_with_racks_worth_more_than_any_is_refused)
{
	static const char *const rows[] = {"all 1 2000000000000\n1.1 2147483647 0\n",
					   "all 1 -100001\n", "all 0 1\n"};
	struct view text = state(training());

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct buf b = buf_in(&c.arena);
		char hex[HASH_HEX];

		buf_add(&b, view_part(text, 0, view_find(text, '\n')));
		buf_printf(&b, "\ndone 2\n%sthen\n", rows[i]);
		hex_write(hash_of(buf_view(&b)).byte, HASH_BYTES, hex);
		buf_printf(&b, "%s\n", hex);
		ck_assert(!training_read(training(), buf_view(&b), "x", &c.err));
		ck_assert_ptr_nonnull(strstr(c.err.text, "has a line \"all"));
	}
}

/* All letters but one are worth much: so that one goes, whatever could be played. */
START_TEST(a_robot_goes_by_the_table_that_it_is_given)
{
	struct kept_tiles_for of = kept_tiles_for(&c.replay.setup);
	struct kept_tiles *k = kept_tiles_new(&c.arena, &of);
	struct position pos;
	struct diag diag;
	struct table t;
	struct view without;

	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	t = table_over(&c.arena, &pos, 0, false);
	table_deal(&t);
	without = robot_says(&c.arena, &t.pos, t.pos.to_move, ROBOT_STRONG);
	for (size_t i = 0; i < kept_tiles_places(of.alphabet, 1); i++) {
		k->more[0][i] = 900;
	}
	k->more[0][kept_tiles_place(&t.pos.rack[t.pos.to_move][3], 1)] = -900;
	ck_assert(!view_starts(without, "exchange"));
	ck_assert(view_starts(
		robot_says_by(&c.arena, &t.pos, t.pos.to_move, ROBOT_STRONG, k),
		"exchange"));
	ck_assert(
		view_eq(robot_says_by(&c.arena, &t.pos, t.pos.to_move, ROBOT_MEDIUM, k),
			robot_says(&c.arena, &t.pos, t.pos.to_move, ROBOT_MEDIUM)));
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("training");
}
