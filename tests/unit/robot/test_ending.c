/* SPDX-License-Identifier: ISC */
/* The end of a game, when all tiles are known: beside a search of every play to the
 * very end, which knows the rules by the judge alone. */
#include <string.h>

#include "adjudicator/games/boards/moves.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/robot_play.h"
#include "tests/helpers/made_words.h"

enum { LETTERS = 5, TILES = 4, GAMES = 12, PLAYS = 4000, FAR = 1 << 20 };

static struct board_case c;
static struct lexicon *words;

struct found {
	size_t n;
	struct play play[PLAYS];
};

static bool keep(void *arg, const struct play *p)
{
	struct found *f = arg;

	ck_assert_uint_lt(f->n, PLAYS);
	f->play[f->n++] = *p;
	return true;
}

static int best(struct arena *a, const struct position *pos, int me);

/* What an order brings to that seat if all goes on as well as it can. */
static int after(struct arena *a, const struct position *pos, int me, struct view line)
{
	struct table t = table_over(a, pos, 0, false);
	struct order o;

	ck_assert(order_read(a, line, &o));
	ck_assert_int_eq(table_judge(&t, pos->to_move, &o), OUTCOME_APPLIED);
	return best(a, &t.pos, me);
}

/* Nobody passes who can play, as the robot does not. */
static int best(struct arena *a, const struct position *pos, int me)
{
	struct found *f;
	int most = -FAR;

	if (pos->over) {
		return pos->score[me] - pos->score[1 - me];
	}
	f = arena_take(a, sizeof *f);
	(void)moves_each(pos, pos->to_move, keep, f);
	if (f->n == 0) {
		return after(a, pos, me, view_of("pass"));
	}
	for (size_t i = 0; i < f->n; i++) {
		struct buf b = buf_in(a);
		int worth;

		crossword_write(&b, pos, &f->play[i]);
		worth = after(a, pos, me, buf_view(&b));
		worth = pos->to_move == me ? worth : -worth;
		most = worth > most ? worth : most;
	}
	return pos->to_move == me ? most : -most;
}

/* A game of that seed, as far as its last few tiles; false: it ended before. */
static bool near_the_end(int seed, struct table *t)
{
	struct position pos;
	struct diag diag;
	struct view said;

	case_run(&c, "Game: angrywords\nPlayer: Ann\nPlayer: Ben\n", "");
	c.replay.setup.lexicon = words;
	memset(c.replay.setup.seed, seed, sizeof c.replay.setup.seed);
	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	*t = table_over(&c.arena, &pos, 0, false);
	table_deal(t);
	while (!t->pos.over &&
	       (t->pos.bag_n > 0 || t->pos.rack_n[0] + t->pos.rack_n[1] > TILES)) {
		ck_assert_int_eq(robot_play(t, t->pos.to_move, ROBOT_MEDIUM, &said),
				 OUTCOME_APPLIED);
	}
	return !t->pos.over;
}

START_TEST(the_end_of_a_game_is_played_as_well_as_it_can_be)
{
	int compared = 0;

	words = made_english(&c.arena, LETTERS);
	for (int seed = 1; seed <= GAMES; seed++) {
		struct arena a = {0};
		struct table t;

		if (near_the_end(seed, &t)) {
			int me = t.pos.to_move;
			struct view said = robot_says(&a, &t.pos, me, ROBOT_STRONG);

			ck_assert_msg(after(&a, &t.pos, me, said) ==
					      best(&a, &t.pos, me),
				      "seed %d: %.*s", seed, VIEW_ARG(said));
			compared++;
		}
		arena_free(&a);
	}
	lexicon_close(words);
	ck_assert_int_ge(compared, 3);
}

int main(void)
{
	claims_timeout(0);
	case_fixture(&c);
	return claims_run("ending");
}
