/* SPDX-License-Identifier: ISC */
/* The numbers were computed by another program from the definition in seed.h. */
#include "adjudicator/record/seed.h"

#include <string.h>

#include "tests/helpers/claims.h"

/* The letter whose Message-ID is 1@example.org. */
#define LETTER                                                                         \
	"letter "                                                                      \
	"ab6f5b02dde3469748ca29bc688479dff61a7b758ed84421e6191b0eb1ad1245"

static const uint8_t zero[HASH_BYTES];
static const uint8_t counting[HASH_BYTES] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
					     11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
					     22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

/* clang-format off */
static const struct {
	int64_t game;
	const uint8_t *secret;
	size_t players;
	const char *luck[SEATS], *beacon, *commitment, *hash[SEATS], *seed;
} vectors[] = {
	{1, zero, 1, {""}, "",
	 "e02b520004c62591550bc135f57d02d54c803d28299c3a7e35187085da9427de",
	 {"594003c62e8c28cece5c28aae47895ba1bc585da100c6f91b9c0a38b6ffdf74c"},
	 "895281b10aff7870f26c3be635ac14dc9864f8f35b31c59c06694cce5da80e62"},
	{7, counting, 2, {"purple umbrella", LETTER}, "",
	 "6c21c59e8935136828171221fac38eda5858acf76d475ae263ae4f3517df5f80",
	 {"4e5f36ee5c276fc3360b8f03f25e49a48312e2e6b6d3fbe60610eec3a999ef43",
	  "6f844af15f4633a9199bd929a2aa2d5608cbca4dd62682bda409ab817da061a3"},
	 "7a372c4c5062aba2a8a57d52bd9e40c296526913d4c9ef0c16d4357882fc5279"},
	{7, counting, 2, {"purple umbrella", LETTER}, "4 8 15 16 23 42",
	 "6c21c59e8935136828171221fac38eda5858acf76d475ae263ae4f3517df5f80",
	 {"4e5f36ee5c276fc3360b8f03f25e49a48312e2e6b6d3fbe60610eec3a999ef43",
	  "6f844af15f4633a9199bd929a2aa2d5608cbca4dd62682bda409ab817da061a3"},
	 "d8a93f17843255703014f4c42f70a12826b038ad05f73b12d0590ae187961f78"},
	{1234567890, counting, 4, {"d\u00e9j\u00e0 vu", "", LETTER, "a"}, "",
	 "bd9478bd8f690960841d775203ad138c60a1e8a79ac837e40f40d386e3e11578",
	 {"0726568500928999eb4071c1751d5ba39a5aa279afc3d614fdd6f64224a1df88",
	  "3c1e30406ecd2fd474556f3d1e8b3ff58ae9c40d275599c5916671052670b2ae",
	  "14c502ce801496fa0143c99e0adac156dcbb76732ad635e291b39ed1e77af71b",
	  "b723ff7b9a6ab45e1a57c3f2488aff40b029ac67651726c159c53939f416a56a"},
	 "651a293f31d14a6e60897902e9225c96d01413476a24bd8cffb73f504c1cffd9"},
};
/* clang-format on */

static void must_be(struct hash h, const char *expected)
{
	char hex[HASH_HEX];

	hex_write(h.byte, HASH_BYTES, hex);
	ck_assert_str_eq(hex, expected);
}

static struct stirring stirring_of(int i)
{
	struct stirring s = {.game = vectors[i].game,
			     .secret = vectors[i].secret,
			     .players = vectors[i].players,
			     .beacon = view_of(vectors[i].beacon)};

	for (size_t k = 0; k < s.players; k++) {
		s.luck[k] = view_of(vectors[i].luck[k]);
	}
	return s;
}

START_TEST(game_and_secret_give_this_commitment)
{
	must_be(stir_commitment(vectors[_i].game, vectors[_i].secret),
		vectors[_i].commitment);
}

START_TEST(secret_and_luck_give_these_hashes_and_this_seed)
{
	struct stirring s = stirring_of(_i);

	for (size_t k = 0; k < s.players; k++) {
		must_be(stir_luck(&s, k), vectors[_i].hash[k]);
	}
	must_be(stir_seed(&s), vectors[_i].seed);
}

/* None of the things stirred can be left out, or moved to another's. */
START_TEST(every_part_changes_the_seed)
{
	struct stirring all = stirring_of(1);
	struct stirring other[6] = {all, all, all, all, all, all};
	struct hash seeds[7] = {stir_seed(&all)};

	other[0].game = 8;
	other[1].secret = zero;
	other[2].players = 1;
	other[3].luck[0] = view_of("purple umbrellas");
	other[4].luck[0] = all.luck[1];
	other[4].luck[1] = all.luck[0];
	other[5].beacon = view_of("1");
	for (int i = 0; i < COUNT(other); i++) {
		seeds[i + 1] = stir_seed(&other[i]);
		for (int k = 0; k <= i; k++) {
			ck_assert_int_ne(
				memcmp(seeds[i + 1].byte, seeds[k].byte, HASH_BYTES),
				0);
		}
	}
}

START_TEST(in_a_season_the_number_of_a_game_is_not_in_its_seed)
{
	struct stirring s = stirring_of(1);

	s.of_season = true;
	for (int i = 0; i < 3; i++) {
		s.game = i + 1;
		must_be(stir_seed(&s), "eadcc2acc92418233b41fc09755dc66468629cb04f70175"
				       "0db6b84dc6df952f0");
	}
}

START_TEST(a_letter_is_known_by_its_message_id)
{
	static const char *const same[] = {"1@example.org", "<1@example.org>",
					   " <1@example.org> "};
	struct arena arena = {0};

	for (int i = 0; i < COUNT(same); i++) {
		ck_assert(view_is(stir_letter(&arena, view_of(same[i])), LETTER));
	}
	ck_assert_uint_eq(stir_letter(&arena, view_of("<>")).len, 0);
	ck_assert_uint_eq(stir_letter(&arena, view_of("")).len, 0);
	ck_assert(stir_is_letter(view_of(LETTER)));
	ck_assert(!stir_is_letter(view_of("letter by letter")));
	ck_assert(!stir_is_letter(view_of(LETTER "0")));
	arena_free(&arena);
}

START_TEST(words_are_cut_behind_eighty_characters)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	struct view words;

	buf_str(&b, "\t ");
	for (int i = 0; i < LUCK_LONGEST; i++) {
		buf_str(&b, "\u00e9");
	}
	buf_str(&b, "x ");
	words = stir_words(buf_view(&b));
	ck_assert_uint_eq(words.len, (size_t)2 * LUCK_LONGEST);
	ck_assert(view_ends(words, "\u00e9"));
	ck_assert(view_is(stir_words(view_of("  purple umbrella \n")),
			  "purple umbrella"));
	ck_assert_uint_eq(stir_words(view_of(" \t")).len, 0);
	arena_free(&arena);
}

int main(void)
{
	claims_rows(game_and_secret_give_this_commitment, vectors);
	claims_rows(secret_and_luck_give_these_hashes_and_this_seed, vectors);
	return claims_run("stir");
}
