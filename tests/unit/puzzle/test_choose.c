/* SPDX-License-Identifier: ISC */
/* Y2, Y3: which turns of a game fit as a puzzle, and which never. */
#include "adjudicator/games/boards/moves.h"
#include "adjudicator/puzzle/puzzle.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_record.h"

enum { SEEDS = 4, LETTERS = 8, GAME = 7 };

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

/* A game at random, whose turns were looked at with the made words. */
static struct analysis game(uint64_t seed)
{
	static const struct random_game at = {
		"Game: angrywords\nPlayer: Ann\nPlayer: Ben\n", 20, 0, 60};
	struct dice dice = {.state = seed};
	struct replay *r = arena_take(&c.arena, sizeof *r);
	struct analysis a;

	if (!replay_run(&c.arena, c.lexica,
			random_record(&c.arena, c.lexica, &dice, &at), "game", r,
			&c.err)) {
		ck_abort_msg("%s", c.err.text);
	}
	r->setup.lexicon = words;
	r->pos.over = true;
	ck_assert(analysis_replay(&c.arena, r, ANALYSIS_ALL, &a, &c.err));
	return a;
}

/* Of one turn alone: by how much its best play leads; 0: it does not fit. */
static int lead(const struct analysis_turn *t)
{
	struct analysis_turn one = *t;
	const struct analysis a = {.turn = &one, .turns = 1};
	struct puzzle_choice out;

	puzzle_choose(&c.arena, &a, GAME, &out);
	ck_assert_int_eq(out.game, out.lead > 0 ? GAME : 0);
	return out.lead;
}

struct counted {
	const struct position *pos;
	int score[2]; /* the two best */
	int plays;
};

static bool count(void *arg, const struct play *p)
{
	struct counted *x = arg;
	struct play_trace *trace = arena_take(&c.arena, sizeof *trace);

	crossword_score(x->pos, p, trace);
	x->plays++;
	if (trace->score > x->score[0]) {
		x->score[1] = x->score[0];
		x->score[0] = trace->score;
	} else if (trace->score > x->score[1]) {
		x->score[1] = trace->score;
	}
	return true;
}

/* As the manual says it. */
static int by_the_rule(const struct analysis_turn *t)
{
	struct counted x = {.pos = t->before};
	int ahead;

	if (!t->any || t->before->rack_n[t->seat] != 7 || t->before->plays < 3) {
		return 0;
	}
	(void)moves_each(t->before, t->seat, count, &x);
	ahead = x.score[0] - x.score[1];
	return x.plays >= 50 && x.score[0] >= 30 && ahead >= 8 ? ahead : 0;
}

START_TEST(y2_a_turn_fits_as_the_rule_says)
{
	int fit = 0;
	int not_fit = 0;

	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		const struct analysis a = game(seed);

		for (size_t i = 0; i < a.turns; i++) {
			int ahead = by_the_rule(&a.turn[i]);

			ck_assert_int_eq(lead(&a.turn[i]), ahead);
			fit += ahead > 0;
			not_fit += ahead == 0;
		}
	}
	ck_assert_int_gt(fit, 2);
	ck_assert_int_gt(not_fit, 2);
}

/* One that fits, of any of the games. */
static struct analysis_turn fitting(void)
{
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		const struct analysis a = game(seed);

		for (size_t i = 0; i < a.turns; i++) {
			if (lead(&a.turn[i]) > 0) {
				return a.turn[i];
			}
		}
	}
	ck_abort_msg("no turn fits");
}

START_TEST(y2_what_lacks_one_thing_never_fits)
{
	const struct analysis_turn good = fitting();
	struct position *pos = arena_take(&c.arena, sizeof *pos);
	struct analysis_turn t = good;

	t.most = 29;
	ck_assert_int_eq(lead(&t), 0);
	t = good;
	t.hidden = true;
	ck_assert_int_eq(lead(&t), 0);
	t = good;
	t.any = false;
	ck_assert_int_eq(lead(&t), 0);
	t = good;
	t.before = pos;
	*pos = *good.before;
	pos->plays = 2;
	ck_assert_int_eq(lead(&t), 0);
	pos->plays = 3;
	ck_assert_int_gt(lead(&t), 0);
	pos->rack_n[t.seat] = 6;
	ck_assert_int_eq(lead(&t), 0);
}

START_TEST(y3_the_furthest_ahead_is_taken_and_of_equals_the_first)
{
	struct analysis_turn same[] = {fitting(), fitting()};
	const struct analysis two = {.turn = same, .turns = 2};
	struct puzzle_choice first;

	same[1].turn = same[0].turn + 1;
	puzzle_choose(&c.arena, &two, GAME, &first);
	ck_assert_int_eq(first.turn, same[0].turn);
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		const struct analysis a = game(seed);
		struct puzzle_choice out;
		size_t best = 0;

		for (size_t i = 1; i < a.turns; i++) {
			best = lead(&a.turn[i]) > lead(&a.turn[best]) ? i : best;
		}
		puzzle_choose(&c.arena, &a, GAME, &out);
		ck_assert_int_eq(out.lead, lead(&a.turn[best]));
		if (out.lead > 0) {
			ck_assert_int_eq(out.turn, a.turn[best].turn);
			ck_assert_int_eq(out.points, a.turn[best].most);
			ck_assert(view_eq(out.play, a.turn[best].shown));
		}
	}
}

int main(void)
{
	case_fixture(&c);
	claims_fixture(begin, finish);
	return claims_run("choose");
}
