/* SPDX-License-Identifier: ISC */
/* WordCap's tile sets are those that its recipe makes of the word lists. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/tile_recipe.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/tile_tallies.h"

static struct arena arena;

static const char *written(const struct tileset *s, const struct alphabet *a)
{
	struct buf b = buf_in(&arena);

	tileset_write(&b, s, a);
	return buf_cstr(&b);
}

static void language(struct alphabet *a, const char *id)
{
	struct err err = {0};

	ck_assert_msg(alphabet_load(a, &arena, view_of(id), &err), "%s", err.text);
}

START_TEST(shipped_sets_are_what_the_recipe_makes)
{
	struct alphabet a;
	struct tileset shipped;
	struct tileset made;
	struct tile_tally t;
	struct err err = {0};

	ck_assert_msg(
		tileset_load(&shipped, &a, &arena, view_of(tile_tallies[_i].set), &err),
		"%s", err.text);
	ck_assert_str_eq(a.id, tile_tallies[_i].language);
	tile_tally_read(&t, &a, tile_tallies[_i].tally);
	tile_recipe(&made, tile_tallies[_i].set, &a, &t);
	ck_assert_str_eq(written(&shipped, &a), written(&made, &a));
}

/* English letters as the list en-scowl80 has them: the recipe finds the publisher's
 * first row, letter by letter. */
START_TEST(the_first_row_is_the_publishers)
{
	struct alphabet a;
	struct tileset en;
	struct tileset made;
	struct tile_tally t;
	struct err err = {0};

	ck_assert(tileset_load(&en, &a, &arena, view_of("wordcap-en"), &err));
	tile_tally_read(
		&t, &a,
		"A:175963 B:42081 C:92131 D:76132 E:254739 F:27219 G:62197 H:55596 "
		"I:203626 J:3699 K:20060 L:120196 M:65588 N:152517 O:151122 P:68281 "
		"Q:3853 R:159349 S:212382 T:149173 U:75573 V:21190 W:17042 X:6435 "
		"Y:37422 Z:11161");
	tile_recipe(&made, "wordcap-en", &a, &t);
	ck_assert_int_eq(made.total, en.total);
	for (int i = 1; i <= a.count; i++) {
		ck_assert_msg((made.value[i] == 1) == (en.value[i] == 1), "%s",
			      a.upper[i]);
		ck_assert_msg(abs(made.value[i] - en.value[i]) <= 2, "%s", a.upper[i]);
	}
}

/* Whatever is frequent: Polish rows are the publisher's, not the recipe's. */
START_TEST(polish_values_are_the_publishers_rows)
{
	static const char *const rows[] = {"A E I N O R S T W Z", "C D K P Y",
					   "J L M U", "Ą B Ę G H Ł", "Ć F Ń Ó Ś Ź Ż"};
	struct alphabet a;
	struct tileset made;
	struct tile_tally t;
	int found = 0;

	language(&a, "pl");
	tile_tally_read(&t, &a, "Ź:9 F:8 J:7");
	tile_recipe(&made, "wordcap-pl", &a, &t);
	for (int row = 0; row < 5; row++) {
		struct view rest = view_of(rows[row]);
		struct view letter;

		while ((letter = view_word(&rest)).len > 0) {
			enum letter_case how;
			uint8_t tile = alphabet_tile(&a, letter, &how);

			ck_assert_uint_ne(tile, 0);
			ck_assert_int_eq(made.value[tile], row + 1);
			found++;
		}
	}
	ck_assert_int_eq(found, a.count);
}

/* clang-format off */
static const struct {
	const char *tally, *set;
} odd[] = {
	/* the only letter there is takes what is left */
	{"Q:5", "A:1:1 B:1:1 C:1:1 D:1:1 E:1:1 F:1:1 G:1:1 H:1:2 "
		"I:1:2 J:1:2 K:1:3 L:1:3 M:1:3 N:1:4 O:1:4 P:1:4 "
		"Q:73:1 R:1:4 S:1:4 T:1:4 U:1:5 V:1:5 W:1:5 X:1:5 Y:1:5 Z:1:5 ?:0:0"},
	/* of two as frequent the first in the alphabet goes before */
	{"Y:9 Z:9", "A:1:1 B:1:1 C:1:1 D:1:1 E:1:1 F:1:1 G:1:2 H:1:2 "
		"I:1:2 J:1:3 K:1:3 L:1:3 M:1:4 N:1:4 O:1:4 P:1:4 "
		"Q:1:4 R:1:4 S:1:5 T:1:5 U:1:5 V:1:5 W:1:5 X:1:5 Y:37:1 Z:37:1 ?:0:0"},
};
/* clang-format on */

START_TEST(odd_lists_give_a_whole_set_too)
{
	struct alphabet a;
	struct tileset made;
	struct tile_tally t;
	struct view got;
	struct view want = view_of(odd[_i].set);
	struct view word;

	language(&a, "en");
	tile_tally_read(&t, &a, odd[_i].tally);
	tile_recipe(&made, "wordcap-en", &a, &t);
	got = view_of(written(&made, &a));
	got = view_part(got, view_find_text(got, "\n\n"), got.len);
	while ((word = view_word(&want)).len > 0) {
		struct view other = view_word(&got);

		ck_assert_msg(view_eq(word, other), "%.*s, not %.*s", VIEW_ARG(other),
			      VIEW_ARG(word));
	}
}

START_TEST(a_list_without_words_gives_a_set)
{
	struct alphabet a;
	struct tileset made;
	struct tileset again;
	struct tile_tally t = {{0}};
	struct err err = {0};

	language(&a, "es");
	tile_recipe(&made, "wordcap-es", &a, &t);
	ck_assert_msg(tileset_read(&again, &a, view_of("wordcap-es"),
				   view_of(written(&made, &a)), &err),
		      "%s", err.text);
	ck_assert_mem_eq(&made, &again, sizeof made);
}

START_TEST(letters_of_words_are_counted_as_tiles)
{
	struct alphabet a;
	struct lexicon *lx = NULL;
	const struct view words[] = {view_of("CHICO"), view_of("PERRO"),
				     view_of("CALLE")};
	struct tile_tally want;
	struct tile_tally got;
	struct err err = {0};

	language(&a, "es");
	ck_assert_msg(lexicon_of_words(&lx, &a, words, 3, &err), "%s", err.text);
	tile_tally(lx, &got);
	tile_tally_read(&want, &a, "CH:1 I:1 C:2 O:2 P:1 E:2 RR:1 A:1 LL:1");
	ck_assert_mem_eq(&got, &want, sizeof want);
	lexicon_close(lx);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(shipped_sets_are_what_the_recipe_makes, tile_tallies);
	claims_rows(odd_lists_give_a_whole_set_too, odd);
	return claims_run("tile_recipe");
}
