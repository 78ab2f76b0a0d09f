/* SPDX-License-Identifier: ISC */
/* What was drawn was computed by another program from the definitions in pile.h and
 * draw.h. */
#include <string.h>

#include "adjudicator/games/paths/vowels.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/pile_case.h"

static struct pile_case c;

/* ---------------------------------------------------------------- the start */

static const char *letters_of(const struct pile *p)
{
	struct buf b = buf_in(&c.arena);

	for (int i = 0; i < PILE_FACES; i++) {
		buf_str(&b, alphabet_face(&c.english, p->tile[i]));
	}
	return buf_cstr(&b);
}

/* clang-format off */
static const struct {
	uint8_t first, step;
	const char *letters;
	uint8_t bonus[8]; /* cubes: three DL, two TL, two DW, a TW */
} drawn[] = {
	{0, 0, "ERXTRIAEOIUNRFAGPROLOOYNNAOCFTQISEDALESRWNUOADTABDTSIBUHKEZYAATGHWPE"
		"OVIOLITELJGID", {8, 21, 9, 17, 19, 11, 5, 15}},
	{0, 1, "TRSLQDRANAPWOVOSXNOSMEFIECUAEIRAFVEBAEGEONRLAEINBZUAATTAISTTLOKEDIOGO"
		"NRETJMPYRLIU", {1, 16, 19, 4, 25, 9, 7, 10}},
};
/* clang-format on */

START_TEST(a_seed_gives_this_pile)
{
	static const uint8_t kind[] = {PILE_DL, PILE_DL, PILE_DL, PILE_TL,
				       PILE_TL, PILE_DW, PILE_DW, PILE_TW};
	uint8_t seed[HASH_BYTES];
	struct pile p;
	int plain = 0;

	for (int i = 0; i < HASH_BYTES; i++) {
		seed[i] = (uint8_t)(drawn[_i].first + i * drawn[_i].step);
	}
	ck_assert(pile_draw(&p, seed, &c.tiles, c.vowels));
	ck_assert_str_eq(letters_of(&p), drawn[_i].letters);
	pile_draw_bonus(&p, seed);
	for (int i = 0; i < 8; i++) {
		ck_assert_int_eq(p.bonus[drawn[_i].bonus[i] - 1], kind[i]);
	}
	for (int i = 0; i < PILE_CUBES; i++) {
		ck_assert_int_eq(p.uses[i], 0);
		plain += p.bonus[i] == PILE_PLAIN;
	}
	ck_assert_int_eq(plain, 19);
}

START_TEST(a_pile_with_too_few_or_many_vowels_is_drawn_again)
{
	uint8_t seed[HASH_BYTES] = {68};
	struct pile p;
	struct pile first;
	int again = 0;
	int fewest = 11;
	int most = 11;

	ck_assert(pile_draw(&p, seed, &c.tiles, c.vowels));
	ck_assert_str_eq(letters_of(&p),
			 "OOUELRQPAENBKNBAJXHWSTUTETDFLAAVIINEOVSNIEAWEOTUARIDEADZEODM"
			 "YEIIOCSITPYNGRIRICUAS");
	for (int i = 0; i < 256; i++) {
		struct pile_view v;
		int n;

		seed[0] = (uint8_t)i;
		ck_assert(pile_draw(&p, seed, &c.tiles, c.vowels));
		ck_assert(pile_draw(&first, seed, &c.tiles, 0));
		again += memcmp(p.tile, first.tile, sizeof p.tile) != 0;
		pile_look(&p, &v);
		n = vowels_among(c.vowels, v.net.tile, v.net.nodes);
		ck_assert_int_ge(n, 8);
		ck_assert_int_le(n, 14);
		fewest = n < fewest ? n : fewest;
		most = n > most ? n : most;
	}
	ck_assert_int_eq(fewest, 8);
	ck_assert_int_eq(most, 14);
	ck_assert_int_gt(again, 5);
}

START_TEST(no_letter_comes_oftener_than_the_set_has_it)
{
	uint8_t seed[HASH_BYTES] = {1};
	struct tileset few = c.tiles;
	struct pile p;

	for (int i = 0; i < 100; i++) {
		int count[ALPHABET_TILES + 1] = {0};

		seed[1] = (uint8_t)i;
		ck_assert(pile_draw(&p, seed, &c.tiles, c.vowels));
		for (int f = 0; f < PILE_FACES; f++) {
			count[p.tile[f]]++;
		}
		ck_assert_int_eq(count[TILE_BLANK], 0);
		for (int t = 1; t <= ALPHABET_TILES; t++) {
			ck_assert_int_le(count[t], c.tiles.count[t]);
		}
	}
	few.count[5] = 0; /* 86 letters without the 12 E */
	ck_assert(pile_draw(&p, seed, &few, 0));
	few.count[1] = 3; /* 80 */
	ck_assert(!pile_draw(&p, seed, &few, 0));
}

int main(void)
{
	pile_case_fixture(&c);
	claims_rows(a_seed_gives_this_pile, drawn);
	return claims_run("pile draw");
}
