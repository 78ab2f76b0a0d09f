/* SPDX-License-Identifier: ISC */
/* Points, uses and the end of a pile. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/pile_case.h"

static struct pile_case c;

/* A path that must be right. */
static struct path path_of(const struct pile_view *v, const char *names)
{
	uint8_t face[16];
	struct path p;
	struct path_fault fault;

	ck_assert(pile_path(v, face, pile_faces(names, face), &p, &fault));
	return p;
}

static uint32_t cube_bit(int number)
{
	return UINT32_C(1) << (number - 1);
}

/* ---------------------------------------------------------------- points */

/* On every face a B, worth 3; cube 27 is DL, 24 TL, 21 DW, 26 TW, 22 DW. */
static const struct {
	const char *faces;
	int sum, times, extra;
} scores[] = {
	{"19T 20T 23T",                 9,  1, 0 },
	{"19T 20T 23T 25T",             12, 1, 0 },
	{"19T 20T 23T 25T 25L",         15, 1, 10},
	{"25T 25L 16L 17L 08L 07L",     18, 1, 20},
	{"25T 25L 16L 17L 07L 08L 18L", 21, 1, 40},
	{"20T 23T 27T",                 12, 1, 0 },
	{"27T 27R 27L",                 18, 1, 0 }, /* each of its letters */
	{"20T 23T 24T",                 15, 1, 0 },
	{"20T 21T 21R",                 9,  2, 0 }, /* once a word */
	{"20T 21T 22T",                 0,  0, 0 }, /* not next to each other */
	{"21T 20T 23T 22T",             12, 2, 0 }, /* two word bonuses of one kind */
	{"21T 20T 23T 26T",             12, 3, 0 }, /* the higher only */
	{"21T 24T 27T 26T 25T 22T 19T", 30, 3, 40},
};

START_TEST(letters_then_the_highest_word_bonus_then_length)
{
	struct pile p = pile_of('B');
	uint8_t face[16];
	size_t n = pile_faces(scores[_i].faces, face);
	struct pile_view v;
	struct path path;
	struct path_fault fault;
	struct pile_score s;

	p.bonus[27 - 1] = PILE_DL;
	p.bonus[24 - 1] = PILE_TL;
	p.bonus[21 - 1] = PILE_DW;
	p.bonus[22 - 1] = PILE_DW;
	p.bonus[26 - 1] = PILE_TW;
	pile_look(&p, &v);
	if (scores[_i].times == 0) {
		ck_assert(!pile_path(&v, face, n, &path, &fault));
		return;
	}
	ck_assert(pile_path(&v, face, n, &path, &fault));
	pile_score(&p, &v, &c.tiles, &path, &s);
	ck_assert_int_eq(s.sum, scores[_i].sum);
	ck_assert_int_eq(s.times, scores[_i].times);
	ck_assert_int_eq(s.extra, scores[_i].extra);
	ck_assert_int_eq(s.total, s.sum * s.times + s.extra);
}

START_TEST(the_best_way_takes_the_bonus)
{
	struct pile p = pile_of('X');
	uint8_t tile[] = {3, 1, 20, 19, 19, 19, 19, 19}; /* C A T S ... */
	struct path_word word = {tile, 3, PATH_NOWHERE, PATH_NOWHERE};
	struct path_best best;
	struct pile_view v;

	pile_put(&p, "20T", 'C');
	pile_put(&p, "23T", 'A');
	pile_put(&p, "26T", 'T');
	pile_put(&p, "27T", 'T');
	p.bonus[27 - 1] = PILE_TL;
	pile_look(&p, &v);
	pile_best(&p, &v, &c.tiles, &word, &best);
	ck_assert_uint_eq(best.count, 1);
	ck_assert_int_eq(best.score, 7);
	ck_assert(view_is(pile_face_name(v.face[best.path[0].node[2]]), "27T"));
	word.n = 8;
	pile_best(&p, &v, &c.tiles, &word, &best);
	ck_assert_uint_eq(best.count, 0);
}

/* ---------------------------------------------------------------- uses */

START_TEST(a_cube_is_used_once_a_word_and_goes_at_the_third)
{
	struct pile p = pile_of('A');
	struct pile_view v;
	struct path path;

	pile_look(&p, &v);
	path = path_of(&v, "27T 27R 27L 26T");
	ck_assert_uint_eq(pile_use(&p, &v, &path), 0);
	ck_assert_int_eq(p.uses[27 - 1], 1);
	ck_assert_int_eq(p.uses[26 - 1], 1);
	path = path_of(&v, "27T 24T 21T");
	ck_assert_uint_eq(pile_use(&p, &v, &path), 0);
	ck_assert_int_eq(p.uses[27 - 1], PILE_RED);
	path = path_of(&v, "27T 23T 19T");
	ck_assert_uint_eq(pile_use(&p, &v, &path), cube_bit(27));
	ck_assert_int_eq(p.uses[27 - 1], PILE_GONE);
	ck_assert_str_eq(pile_revealed(&c.arena, &p), "18T 24L 26R");
}

START_TEST(the_first_cube_is_used_like_any)
{
	struct pile p = pile_of('A');
	struct pile_view v = {
		.face = {0, PILE_SIDES}
        };
	struct path path = {
		.n = 2, .node = {0, 1}
        };

	ck_assert_uint_eq(pile_use(&p, &v, &path), 0);
	ck_assert_int_eq(p.uses[0], 1);
	ck_assert_int_eq(p.uses[1], 1);
	ck_assert_int_eq(p.uses[2], 0);
}

START_TEST(cubes_used_up_by_one_word_leave_together)
{
	struct pile p = pile_of('A');
	struct pile_view v;
	struct path path;

	p.uses[27 - 1] = p.uses[18 - 1] = p.uses[20 - 1] = PILE_RED;
	pile_look(&p, &v);
	path = path_of(&v, "18L 27L 27T 23T");
	ck_assert_uint_eq(pile_use(&p, &v, &path), cube_bit(27) | cube_bit(18));
	ck_assert_int_eq(pile_cubes(&p), 25);
	ck_assert_int_eq(p.uses[20 - 1], PILE_RED);
	ck_assert_int_eq(p.uses[23 - 1], 1);
}

START_TEST(only_a_cube_that_shows_is_removed_by_hand)
{
	struct pile p = pile_of('A');
	struct pile_view v;

	pile_look(&p, &v);
	ck_assert(pile_may_remove(&v, 19 - 1));
	ck_assert(pile_may_remove(&v, 9 - 1));
	ck_assert(!pile_may_remove(&v, 14 - 1));
	ck_assert(!pile_may_remove(&v, 12 - 1 - 1));
	pile_remove(&p, 21 - 1);
	pile_look(&p, &v);
	ck_assert(!pile_may_remove(&v, 21 - 1)); /* gone */
	ck_assert(pile_may_remove(&v, 12 - 1));
	pile_remove(&p, 27 - 1);
	pile_remove(&p, 24 - 1);
	pile_look(&p, &v);
	ck_assert(pile_may_remove(&v, 15 - 1));
}

/* ---------------------------------------------------------------- the end */

static struct lexicon *words_of(const char *word)
{
	struct view list = view_of(word);
	struct lexicon *lx = NULL;
	struct err err = {0};

	ck_assert(lexicon_of_words(&lx, &c.english, &list, 1, &err));
	return lx;
}

static bool all_used(const void *arg, const uint8_t *tile, size_t n)
{
	(void)arg;
	(void)tile;
	return n > 0;
}

static enum pile_state state_of(const struct pile *p, const struct lexicon *lx,
				bool used)
{
	struct pile_view v;

	pile_look(p, &v);
	return pile_state(p, &v, lx, used ? all_used : NULL, NULL);
}

START_TEST(the_end_comes_with_no_word_or_no_cube)
{
	struct lexicon *lx = words_of("CAT");
	struct lexicon *any = lexicon_any();
	struct pile p = pile_of('Q');
	struct pile_view v;

	ck_assert_int_eq(state_of(&p, lx, false), PILE_MUST_REMOVE);
	ck_assert_int_eq(state_of(&p, any, false), PILE_GOES_ON);
	pile_put(&p, "27T", 'C');
	pile_put(&p, "27R", 'A');
	pile_put(&p, "27L", 'T');
	ck_assert_int_eq(state_of(&p, lx, false), PILE_GOES_ON);
	ck_assert_int_eq(state_of(&p, lx, true), PILE_MUST_REMOVE);
	for (uint8_t cube = 0; cube < 26; cube++) {
		pile_remove(&p, cube);
	}
	pile_look(&p, &v);
	ck_assert(pile_open(&p, &v));
	ck_assert_int_eq(state_of(&p, lx, false), PILE_GOES_ON);
	ck_assert_int_eq(state_of(&p, lx, true), PILE_NO_WORD);
	ck_assert_int_eq(state_of(&p, any, true), PILE_NO_WORD);
	pile_remove(&p, 26);
	ck_assert_int_eq(state_of(&p, lx, false), PILE_NO_CUBES);
	ck_assert_int_eq(state_of(&p, any, false), PILE_NO_CUBES);
	lexicon_close(lx);
	lexicon_close(any);
}

START_TEST(two_cubes_apart_are_open_and_two_side_by_side_are_not)
{
	struct pile p = pile_of('A');
	struct pile_view v;

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		p.uses[cube] = cube == 0 || cube == 2 ? 0 : PILE_GONE;
	}
	pile_look(&p, &v);
	ck_assert(pile_open(&p, &v)); /* 01 and 03 */
	p.uses[2] = PILE_GONE;
	p.uses[1] = 0;
	pile_look(&p, &v);
	ck_assert(!pile_open(&p, &v)); /* 02 hides the right side of 01 */
}

int main(void)
{
	pile_case_fixture(&c);
	claims_rows(letters_then_the_highest_word_bonus_then_length, scores);
	return claims_run("pile turn");
}
