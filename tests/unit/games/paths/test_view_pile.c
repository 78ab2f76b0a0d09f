/* SPDX-License-Identifier: ISC */
/* What is seen of a pile: just what shows, whatever lies hidden. */
#include <string.h>

#include "adjudicator/games/view.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/games/picture_pile.h"
#include "tests/helpers/random/random_order.h"

#define HEAD "Game: cubes\nLexicon: any\nPlayer: Ann\nPlayer: Ben\n"

static struct board_case c;

static void begin(void)
{
	case_run(&c, HEAD "Bonus: 21 DW\n", "");
}

static struct game_view seen(const struct position *pos, enum viewer_kind kind)
{
	struct game_view v;

	view_make(&c.arena, pos, (struct viewer){kind, 1}, NULL, &v);
	return v;
}

static void write_face(struct buf *b, const struct pile_picture *p, size_t i)
{
	const struct face_view *f = &p->face[i];

	buf_printf(b, "%s %s shows %u at %d %d%s%s:", face_name(b->arena, f), f->letter,
		   f->shows, f->u, f->v, f->bonus != NULL ? " bonus" : "",
		   f->red ? " red" : "");
	for (size_t k = 0; k < f->touch_count; k++) {
		buf_printf(b, " %s", face_name(b->arena, &p->face[f->touches[k]]));
	}
	buf_char(b, '\n');
}

static const char *described(const struct pile_picture *p)
{
	struct buf b = buf_in(&c.arena);

	for (size_t i = 0; i < p->faces; i++) {
		write_face(&b, p, i);
	}
	return buf_cstr(&b);
}

static unsigned long some_cubes(struct dice *d, int most)
{
	unsigned long bits = 0;

	for (int n = (int)dice_roll(d, (uint32_t)most + 1); n > 0; n--) {
		bits |= 1UL << dice_roll(d, PILE_CUBES);
	}
	return bits;
}

static struct position without(unsigned long bits)
{
	struct position pos = c.replay.pos;

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		pos.pile.uses[cube] = (bits >> cube & 1UL) != 0 ? PILE_GONE : 0;
	}
	return pos;
}

START_TEST(u2_picture_is_what_the_plain_reckoning_sees)
{
	struct dice d = {.state = 3};

	for (int n = 0; n < 300; n++) {
		unsigned long bits = some_cubes(&d, n % 40);
		struct position pos = without(bits);
		struct pile_picture plain = pile_case_bits(&c.arena, bits, "");
		struct game_view v;

		for (int face = 0; face < PILE_FACES; face++) {
			pos.pile.tile[face] = (uint8_t)(1 + face % 26);
		}
		memset(pos.pile.bonus, PILE_PLAIN, sizeof pos.pile.bonus);
		v = seen(&pos, VIEWER_PLAYER);
		ck_assert_str_eq(described(&v.pile), described(&plain));
	}
}

/* ---------------------------------------------------------------- what is hidden */

static const char *rendered(const struct position *pos, enum viewer_kind kind)
{
	struct game_view v = seen(pos, kind);
	struct buf b = buf_in(&c.arena);

	pile_write_text(&b, &v.pile);
	pile_write_narrow(&b, &v.pile);
	pile_write_spoken(&b, &v.pile);
	pile_write_html(&b, &v.pile);
	buf_printf(&b, "%s%d cubes, unseen %zu, rack %zu, no word %d",
		   described(&v.pile), v.cubes, v.unseen.len,
		   v.seat[0].rack.len + v.seat[1].rack.len, v.no_word);
	return buf_cstr(&b);
}

/* Every letter of which nothing shows becomes another one. */
static struct position hidden_changed(const struct position *pos, struct dice *d)
{
	struct position other = *pos;
	struct pile_view v;

	pile_look(&pos->pile, &v);
	for (int face = 0; face < PILE_FACES; face++) {
		if (v.shown[face] == PILE_HIDDEN) {
			other.pile.tile[face] = (uint8_t)(1 + dice_roll(d, 26));
		}
	}
	return other;
}

START_TEST(u2_view_is_the_same_whatever_lies_hidden)
{
	static const enum viewer_kind kinds[] = {VIEWER_PLAYER, VIEWER_OBSERVER,
						 VIEWER_OPERATOR};
	struct dice d = {.state = 7};

	for (int n = 0; n < 60; n++) {
		struct position pos = without(some_cubes(&d, n % 30));
		struct position other = hidden_changed(&pos, &d);

		ck_assert_int_ne(memcmp(&pos.pile, &other.pile, sizeof pos.pile), 0);
		for (int i = 0; i < COUNT(kinds); i++) {
			ck_assert_str_eq(rendered(&pos, kinds[i]),
					 rendered(&other, kinds[i]));
		}
	}
}

/* ---------------------------------------------------------------- what has changed */

/* clang-format off */
static const struct {
	const char *before, *removed, *tells;
} changes[] = {
	{"", "27", "Gone: cube 27.\nNewly usable: 18T a, 24L a, 26R a.\n"},
	{"", "21", "Gone: cube 21.\n"},
	{"", "19", "Gone: cube 19.\n"},
	{"", "09", "Gone: cube 09.\nFell: cubes 18, 27.\n"
		   "Newly usable: 24L a, 26R a.\n"},
	{"27", "18", "Gone: cube 18.\nNewly usable: 09T a, 15L a, 17R a.\n"},
	/* The first face that is drawn. */
	{"02 03 04 05 06 07 08 09 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27",
		"10", "Gone: cube 10.\nNewly usable: 01T a.\n"},
	{"", "", ""},
};
/* clang-format on */

static unsigned long bits_of(const char *cubes)
{
	struct view rest = view_of(cubes);
	unsigned long bits = 0;
	uint8_t cube;

	while (pile_cube_read(view_word(&rest), &cube)) {
		bits |= 1UL << cube;
	}
	return bits;
}

START_TEST(what_went_what_fell_and_what_shows_since_then_is_told)
{
	unsigned long was = bits_of(changes[_i].before);
	struct position before = without(was);
	struct position after = without(was | bits_of(changes[_i].removed));
	struct buf b = buf_in(&c.arena);
	struct game_view v;
	struct pile_change change;

	memset(before.pile.tile, 1, sizeof before.pile.tile);
	memset(after.pile.tile, 1, sizeof after.pile.tile);
	v = seen(&after, VIEWER_PLAYER);
	change = view_pile_change(&c.arena, &before, &after, &v.pile);
	pile_write_change(&b, &v.pile, &change, 60);
	for (size_t i = 0; i < b.len; i++) {
		b.at[i] = b.at[i] == 'A' ? 'a' : b.at[i];
	}
	ck_assert_str_eq(buf_cstr(&b), changes[_i].tells);
}

/* ---------------------------------------------------------------- how it stands */

START_TEST(view_tells_how_a_pile_stands)
{
	struct game_view v;

	case_run(&c, HEAD "Face: 19T C 20T A 21T T\nBonus: 21 DW\n",
		 "Ann: remove 27\nAnn: CAT 19T 20T 21T\n");
	v = seen(&c.replay.pos, VIEWER_PLAYER);
	ck_assert_int_eq(v.ground, GROUND_PILE);
	ck_assert_int_eq(v.cubes, 26);
	ck_assert_int_eq(v.me, 1);
	ck_assert_int_eq(v.to_move, 1);
	ck_assert(!v.removed && !v.paused && !v.timed && !v.no_word);
	ck_assert_str_eq(case_text(&c, v.last), "CAT");
	ck_assert_str_eq(case_text(&c, v.last_steps), "19T 20T 21T");
	ck_assert_int_eq(v.last_seat, 0);
	ck_assert_int_eq(v.last_score, 10);
	ck_assert(!v.last_failed);
	ck_assert_int_eq(v.seat[0].score, 10);
	ck_assert_int_eq(v.seat[0].exchanges, -1);
}

START_TEST(view_tells_of_bonuses_and_cubes_that_will_go)
{
	struct game_view v;
	int red = 0;

	case_run(&c, HEAD "Face: 19T C 20T A 21T T\nBonus: 21 DW\n",
		 "Ann: CAT 19T 20T 21T\nBen: TAC 21T 20T 19T\n");
	v = seen(&c.replay.pos, VIEWER_OBSERVER);
	for (size_t i = 0; i < v.pile.faces; i++) {
		const struct face_view *f = &v.pile.face[i];

		ck_assert(f->red == (f->cube >= 19 && f->cube <= 21));
		ck_assert((f->bonus != NULL) == (f->cube == 21));
		red += f->red;
	}
	ck_assert_int_eq(red, 4); /* three tops and 21R */
}

START_TEST(words_of_a_turn_are_listed_as_they_were_made)
{
	struct position pos = c.replay.pos;
	struct game_view v;

	ck_assert_uint_eq(seen(&pos, VIEWER_PLAYER).made.len, 0);
	pos.words = 2;
	memcpy(pos.word[0], (uint8_t[]){3, 1, 20}, 3);
	memcpy(pos.word[1], (uint8_t[]){20, 15, 0}, 3);
	v = seen(&pos, VIEWER_PLAYER);
	ck_assert_str_eq(case_text(&c, v.made), "CAT TO");
	memcpy(pos.word[0], (uint8_t[]){1, 2, 3, 4, 5, 6, 7}, PILE_WORD_MAX);
	v = seen(&pos, VIEWER_PLAYER);
	ck_assert_str_eq(case_text(&c, v.made), "ABCDEFG TO");
	ck_assert_int_eq(v.seat[0].exchanges, -1);
	ck_assert_int_eq(v.seat[1].exchanges, -1);
}

START_TEST(u12_view_tells_of_pauses)
{
	struct game_view v;

	case_run(&c, HEAD, "Ann: pause\n");
	v = seen(&c.replay.pos, VIEWER_PLAYER);
	ck_assert_int_eq(v.asked[REQUEST_PAUSE].by, 0);
	ck_assert_uint_eq(v.asked[REQUEST_PAUSE].waits, 1U << 1);
	ck_assert(view_is_asked(&v, REQUEST_PAUSE));
	ck_assert(!view_is_asked(&v, REQUEST_DRAW));
	case_run(&c, HEAD, "Ann: pause\nBen: agree pause\n");
	v = seen(&c.replay.pos, VIEWER_PLAYER);
	ck_assert(v.paused);
	ck_assert_int_eq(v.asked[REQUEST_PAUSE].by, -1);
}

START_TEST(u10_view_tells_that_no_word_is_possible)
{
	case_run(&c, "Game: cubes\nLexicon: words CAT\nPlayer: Ann\n", "");
	memset(c.replay.pos.pile.tile, 1, sizeof c.replay.pos.pile.tile);
	ck_assert(seen(&c.replay.pos, VIEWER_PLAYER).no_word);
	case_run(&c, "Game: cubes\nLexicon: any\nPlayer: Ann\n", "");
	ck_assert(!seen(&c.replay.pos, VIEWER_PLAYER).no_word);
}

int main(void)
{
	case_fixture(&c);
	claims_fixture(begin, NULL);
	claims_rows(what_went_what_fell_and_what_shows_since_then_is_told, changes);
	return claims_run("view-pile");
}
