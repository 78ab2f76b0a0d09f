/* SPDX-License-Identifier: ISC */
/* Robots in every seat of every game, before the judge that hears people. */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/robot/level.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/robot_play.h"
#include "tests/helpers/made_words.h"

enum { LETTERS = 7, GAMES = 2 };

static struct board_case c;
static struct lexicon *words;

static void begin(void)
{
	words = made_english(&c.arena, LETTERS);
}

static void finish(void)
{
	lexicon_close(words);
}

/* The first deal of a game of that head. */
static struct table deal(const char *head, int seed)
{
	struct position pos;
	struct diag diag;
	struct table t;

	case_run(&c, head, "");
	c.replay.setup.lexicon = words;
	memset(c.replay.setup.seed, seed, sizeof c.replay.setup.seed);
	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	t = table_over(&c.arena, &pos, 0, false);
	table_deal(&t);
	return t;
}

#define TWO   "Player: Ann\nPlayer: Ben\n"
#define THREE TWO "Player: Cat\n"
#define FOUR  THREE "Player: Dan\n"

static const struct {
	const char *head;
	enum robot_level level[SEATS];
} games_of_robots[] = {
	{"Game: angrywords\n" TWO,					 {ROBOT_EASY, ROBOT_STRONG}                          },
	{"Game: angrywords\n" TWO,					 {ROBOT_MEDIUM, ROBOT_MEDIUM}                        },
	{"Game: wordbox\n" TWO,					    {ROBOT_STRONG, ROBOT_STRONG}                        },
	{"Game: wordbox\n" FOUR,					   {ROBOT_STRONG, ROBOT_EASY, ROBOT_MEDIUM, ROBOT_EASY}},
	{"Game: wordbox\nOptions: refill=at-once fourw=clockwise\n" THREE,
	 {ROBOT_EASY, ROBOT_STRONG, ROBOT_EASY}										},
	{"Game: wordgame\n" TWO,					   {ROBOT_STRONG, ROBOT_MEDIUM}                        },
	{"Game: wordgame\nOptions: swap=on\n" TWO,                         {ROBOT_EASY, ROBOT_EASY}                            },
	{"Game: classic\n" TWO,					    {ROBOT_EASY, ROBOT_STRONG}                          },
	{"Game: classic\nOptions: challenge=five out=twice\n" THREE,
	 {ROBOT_MEDIUM, ROBOT_STRONG, ROBOT_EASY}									      },
	{"Game: classic\nOptions: board=super21 challenge=void\n" TWO,
	 {ROBOT_STRONG, ROBOT_STRONG}											  },
	{"Game: wordcap\nOptions: rounds=6\n" TWO,                         {ROBOT_EASY, ROBOT_STRONG}                          },
	{"Game: wordcap\nOptions: rounds=6 accept=auto\n" FOUR,
	 {ROBOT_MEDIUM, ROBOT_STRONG, ROBOT_EASY, ROBOT_STRONG}								},
	{"Game: cubes\n" TWO,					      {ROBOT_EASY, ROBOT_STRONG}                          },
	{"Game: cubes\n" TWO,					      {ROBOT_MEDIUM, ROBOT_MEDIUM}                        },
};

START_TEST(robots_play_every_game_to_its_end)
{
	for (int seed = 1; seed <= GAMES; seed++) {
		struct table t = deal(games_of_robots[_i].head, seed);
		struct view said = {0};

		ck_assert_msg(robots_play(&t, games_of_robots[_i].level, &said),
			      "%s\"%.*s\" was refused: %s", games_of_robots[_i].head,
			      VIEW_ARG(said), case_sentence(&c, &t.diag));
		ck_assert_msg(t.pos.over, "%sdoes not end", games_of_robots[_i].head);
		arena_reset(&c.arena);
		lexicon_close(words);
		words = made_english(&c.arena, LETTERS);
	}
}

/* ------------------------------------------------- what it may not see */

/* Whatever the seat does not see is another: the others' racks, the order of the bag,
 * hidden faces, the seed. */
static struct position otherwise(const struct position *pos, int me)
{
	struct position other = *pos;
	struct pile_view *seen = arena_take(&c.arena, sizeof *seen);
	uint8_t *hidden[PILE_FACES];
	int n = 0;

	for (int i = 0; i < other.bag_n / 2; i++) {
		uint8_t tile = other.bag[i];

		other.bag[i] = other.bag[other.bag_n - 1 - i];
		other.bag[other.bag_n - 1 - i] = tile;
	}
	for (int seat = 0; seat < pos->setup->seats; seat++) {
		for (int i = 0; seat != me && i < other.rack_n[seat] && i < other.bag_n;
		     i++) {
			uint8_t tile = other.bag[i];

			other.bag[i] = other.rack[seat][i];
			other.rack[seat][i] = tile;
		}
	}
	pile_look(&pos->pile, seen);
	for (int face = 0; face < PILE_FACES; face++) {
		if (seen->shown[face] == PILE_HIDDEN) {
			hidden[n++] = &other.pile.tile[face];
		}
	}
	for (int i = 0; i < n / 2; i++) {
		uint8_t tile = *hidden[i];

		*hidden[i] = *hidden[n - 1 - i];
		*hidden[n - 1 - i] = tile;
	}
	return other;
}

static const char *const six_games[] = {"Game: angrywords\n" TWO, "Game: wordbox\n" TWO,
					"Game: wordgame\n" TWO,   "Game: classic\n" TWO,
					"Game: wordcap\n" TWO,    "Game: cubes\n" TWO};

START_TEST(what_a_seat_may_not_see_changes_no_order)
{
	enum { TURNS = 12 };
	static const enum robot_level level[] = {ROBOT_EASY, ROBOT_STRONG};
	struct table t = deal(six_games[_i], 1);
	int differ = 0;

	for (int turn = 0; turn < TURNS && !t.pos.over; turn++) {
		for (int seat = 0; seat < 2; seat++) {
			struct position other = otherwise(&t.pos, seat);
			struct setup setup = *t.pos.setup;
			struct view said;
			struct view again;

			memset(setup.seed, 99, sizeof setup.seed);
			other.setup = &setup;
			differ += memcmp(other.bag, t.pos.bag, sizeof other.bag) != 0 ||
				  memcmp(&other.pile, &t.pos.pile, sizeof other.pile) !=
					  0 ||
				  t.pos.setup->game->ground == GROUND_GRID;
			said = robot_says(&c.arena, &t.pos, seat, level[seat]);
			again = robot_says(&c.arena, &other, seat, level[seat]);
			ck_assert_msg(view_eq(said, again), "%.*s, %.*s",
				      VIEW_ARG(said), VIEW_ARG(again));
			if (said.len > 0) {
				ck_assert_int_eq(
					robot_play(&t, seat, level[seat], &said),
					OUTCOME_APPLIED);
			}
		}
	}
	ck_assert_int_gt(differ, TURNS);
}

START_TEST(the_same_view_gives_the_same_order)
{
	struct table t = deal(six_games[_i], 2);

	for (int level = ROBOT_EASY; level < ROBOT_LEVELS; level++) {
		struct view once = robot_says(&c.arena, &t.pos, t.pos.to_move,
					      (enum robot_level)level);
		struct view twice = robot_says(&c.arena, &t.pos, t.pos.to_move,
					       (enum robot_level)level);

		ck_assert_uint_gt(once.len, 0);
		ck_assert(view_eq(once, twice));
	}
}

/* -------------------------------------------------------------- levels */

struct share {
	int known[ROBOT_LEVELS], all;
};

static bool count_known(void *arg, const uint8_t *tile, size_t n)
{
	struct share *s = arg;

	s->all++;
	for (int i = ROBOT_EASY; i < ROBOT_LEVELS; i++) {
		s->known[i] += level_knows(level_of((enum robot_level)i), tile, n);
	}
	return true;
}

START_TEST(a_level_knows_its_share_of_the_words)
{
	struct share s = {0};

	lexicon_each(words, count_known, &s);
	ck_assert_int_gt(s.all, 1000);
	ck_assert_int_lt(abs(s.known[ROBOT_EASY] * 1000 / s.all - 400), 40);
	ck_assert_int_lt(abs(s.known[ROBOT_MEDIUM] * 1000 / s.all - 750), 40);
	ck_assert_int_eq(s.known[ROBOT_STRONG], s.all);
}

START_TEST(levels_are_read_by_their_names)
{
	for (int i = ROBOT_EASY; i < ROBOT_LEVELS; i++) {
		ck_assert_int_eq(robot_level_read(view_of(
					 robot_level_name((enum robot_level)i))),
				 i);
	}
	ck_assert_int_eq(robot_level_read(view_of("Strong")), ROBOT_STRONG);
	ck_assert_int_eq(robot_level_read(view_of("clever")), ROBOT_NONE);
	ck_assert_int_eq(robot_level_read(view_of("")), ROBOT_NONE);
}

/* ------------------------------------------------------------- answers */

static const char *says(const struct table *t, int seat, enum robot_level level)
{
	return case_text(&c, robot_says(&c.arena, &t->pos, seat, level));
}

static void tell(struct table *t, int seat, const char *line)
{
	struct order o;

	ck_assert(order_read(&c.arena, view_of(line), &o));
	ck_assert_int_eq(table_judge(t, seat, &o), OUTCOME_APPLIED);
}

START_TEST(a_draw_is_agreed_to_by_who_does_not_lead)
{
	struct table t = deal("Game: angrywords\n" TWO, 3);

	tell(&t, 0, "offer draw");
	ck_assert_str_eq(says(&t, 1, ROBOT_STRONG), "agree draw");
	t.pos.score[1] = 1;
	ck_assert_str_eq(says(&t, 1, ROBOT_STRONG), "refuse draw");
}

START_TEST(a_pause_is_agreed_to_and_waited_out)
{
	struct table t = deal("Game: angrywords\n" TWO, 3);

	tell(&t, 0, "pause");
	ck_assert_str_eq(says(&t, 1, ROBOT_EASY), "agree pause");
	tell(&t, 1, "agree pause");
	ck_assert_str_eq(says(&t, 0, ROBOT_EASY), "");
	ck_assert_str_eq(says(&t, 1, ROBOT_EASY), "");
}

START_TEST(a_phony_is_questioned_by_who_knows_all_words)
{
	struct table t = deal("Game: wordbox\n" TWO "Rack Ann: C A X E D O G\n", 3);

	ck_assert(!made_word("XCA"));
	tell(&t, t.pos.to_move, "8H XCA");
	ck_assert_str_eq(says(&t, 1, ROBOT_STRONG), "challenge");
}

START_TEST(where_every_word_is_good_no_play_is_questioned)
{
	struct lexicon *any = lexicon_any();

	for (int seed = 0; seed < 40; seed++) {
		struct table t =
			deal("Game: wordbox\n" TWO "Rack Ann: C A X E D O G\n", seed);

		c.replay.setup.lexicon = any;
		tell(&t, t.pos.to_move, "8H XCA");
		ck_assert_str_eq(says(&t, 1, ROBOT_EASY), "accept");
	}
	lexicon_close(any);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	claims_fixture(begin, finish);
	claims_rows(robots_play_every_game_to_its_end, games_of_robots);
	claims_rows(what_a_seat_may_not_see_changes_no_order, six_games);
	claims_rows(the_same_view_gives_the_same_order, six_games);
	return claims_run("robot");
}
