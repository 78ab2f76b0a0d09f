/* SPDX-License-Identifier: ISC */
/* WordCap's tile sets are those that its recipe makes of the word lists. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/recipe.h"
#include "dict/tile_recipe.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/recipe_there.h"
#include "tests/helpers/scratch.h"

static struct arena arena;

/* How often each letter stands in the words of an edition, which package gave it, and
 * the set that comes of it. */
/* clang-format off */
static const struct {
	const char *set, *language, *package, *tally;
} tallies[] = {
	{"wordcap-ca", "ca", "hunspell-ca 3.0.7+repack1-5",
	 "A:942980 B:120463 C:286297 Ç:6579 D:224566 E:1084104 F:104457 G:157990 "
	 "H:17141 I:712674 J:51606 L:340633 L·L:10587 M:299487 N:478135 NY:15984 "
	 "O:429750 P:178228 QU:48901 R:639760 S:906639 T:413555 U:262950 V:107572 "
	 "X:55936 Z:37955"},
	{"wordcap-de", "de", "wngerman 20161207-11",
	 "A:170824 Ä:25833 B:81867 C:91497 D:100585 E:595170 F:67952 G:116048 "
	 "H:133051 I:192346 J:2781 K:61953 L:137911 M:89883 N:280782 O:70191 Ö:9958 "
	 "P:46108 Q:1445 R:271985 S:246032 T:248748 U:114186 Ü:25560 V:31077 W:31998 "
	 "X:2558 Y:2953 Z:43914"},
	{"wordcap-es", "es", "hunspell-es 1:7.5.0-1",
	 "A:912323 B:126262 C:203875 CH:27821 D:208786 E:648307 F:47675 G:74374 "
	 "H:18833 I:433143 J:31116 L:143853 LL:25658 M:190885 N:330429 Ñ:12309 "
	 "O:363247 P:112530 Q:19318 R:449401 RR:26801 S:534896 T:219770 U:142644 "
	 "V:44277 X:8122 Y:6584 Z:45637"},
	{"wordcap-fr", "fr", "wfrench 1.2.7-2",
	 "A:315072 B:44929 C:107201 D:74755 E:467932 F:42428 G:50676 H:35491 "
	 "I:299492 J:6317 K:1706 L:125878 M:78095 N:234252 O:185426 P:72467 Q:15850 "
	 "R:277065 S:314120 T:216910 U:114004 V:31642 W:519 X:7889 Y:10638 Z:36425"},
	{"wordcap-it", "it", "witalian 1.10",
	 "A:120623 B:18472 C:42817 D:24436 E:113326 F:12936 G:22647 H:6182 I:107909 "
	 "L:33114 M:36066 N:59258 O:85311 P:26268 Q:1390 R:89798 S:71852 T:73069 "
	 "U:20394 V:24349 Z:11814"},
	{"wordcap-nl", "nl", "wdutch 1:2.20.19-2",
	 "A:220406 B:67696 C:64035 D:136623 E:531232 F:39882 G:112013 H:61205 "
	 "I:204996 J:43164 K:99096 L:150295 M:76208 N:244041 O:191322 P:80750 Q:794 "
	 "R:242887 S:187305 T:210807 U:83754 V:55122 W:36551 X:2911 Y:5023 Z:25869"},
	{"wordcap-pl", "pl", "wpolish 20220301-1",
	 "A:3483842 Ą:470983 B:710576 C:1521264 Ć:48008 D:813741 E:2807856 Ę:231881 "
	 "F:168604 G:485348 H:428159 I:3297559 J:723844 K:1228200 L:891217 Ł:764004 "
	 "M:1417455 N:2499999 Ń:112517 O:3030888 Ó:130914 P:1102328 R:1624058 "
	 "S:1230564 Ś:372988 T:1017810 U:1026044 W:1717236 Y:1803285 Z:1704852 "
	 "Ź:25947 Ż:233938"},
	{"wordcap-pt", "pt", "wportuguese 20220621-1",
	 "A:592737 B:48459 C:142113 Ç:13286 D:144966 E:439561 F:46966 G:52224 H:32881 "
	 "I:335159 J:13082 L:110655 M:177806 N:170643 O:265946 P:78410 Q:12488 "
	 "R:353754 S:398255 T:161687 U:99189 V:69903 X:10140 Z:32744"},
};
/* clang-format on */

static void tally_read(const struct alphabet *a, const char *text, struct tile_tally *t)
{
	struct view rest = view_of(text);
	struct view word;

	*t = (struct tile_tally){{0}};
	while ((word = view_word(&rest)).len > 0) {
		enum letter_case how;
		uint8_t tile = alphabet_tile(a, view_cut(&word, ':'), &how);

		ck_assert_uint_ne(tile, 0);
		t->of[tile] = strtoull(arena_str(&arena, word), NULL, 10);
	}
}

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
		tileset_load(&shipped, &a, &arena, view_of(tallies[_i].set), &err),
		"%s", err.text);
	ck_assert_str_eq(a.id, tallies[_i].language);
	tally_read(&a, tallies[_i].tally, &t);
	tile_recipe(&made, tallies[_i].set, &a, &t);
	ck_assert_str_eq(written(&shipped, &a), written(&made, &a));
}

/* The figures above, where the list that they are of is on this machine. */
START_TEST(tallies_are_those_of_the_word_lists)
{
	const struct recipe *r = recipe_find(view_of(tallies[_i].language));
	struct lexicon *lx = NULL;
	struct lexicon_info info;
	struct alphabet a;
	struct tile_tally told;
	struct tile_tally counted;
	struct err err = {0};
	char *dir;

	if (!recipe_there(r) ||
	    strcmp(recipe_package(&arena, r->package), tallies[_i].package) != 0) {
		printf("SKIPPED: the letters of %s (%s is not installed)\n", r->edition,
		       tallies[_i].package);
		return;
	}
	dir = scratch_dir();
	language(&a, r->language);
	ck_assert_msg(recipe_run(r, 1, dir, NULL, NULL, &info, &err) &&
			      lexicon_open(&lx,
					   arena_printf(&arena, "%s/%s-1.lexicon", dir,
							r->edition),
					   &a, &err),
		      "%s", err.text);
	tally_read(&a, tallies[_i].tally, &told);
	tile_tally(lx, &counted);
	ck_assert_mem_eq(&told, &counted, sizeof told);
	lexicon_close(lx);
	scratch_remove(dir);
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
	tally_read(&a,
		   "A:175963 B:42081 C:92131 D:76132 E:254739 F:27219 G:62197 H:55596 "
		   "I:203626 J:3699 K:20060 L:120196 M:65588 N:152517 O:151122 P:68281 "
		   "Q:3853 R:159349 S:212382 T:149173 U:75573 V:21190 W:17042 X:6435 "
		   "Y:37422 Z:11161",
		   &t);
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
	tally_read(&a, "Ź:9 F:8 J:7", &t);
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
	tally_read(&a, odd[_i].tally, &t);
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
	tally_read(&a, "CH:1 I:1 C:2 O:2 P:1 E:2 RR:1 A:1 LL:1", &want);
	ck_assert_mem_eq(&got, &want, sizeof want);
	lexicon_close(lx);
}

int main(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0);
	claims_timeout(300);
	arena_fixture(&arena);
	claims_rows(shipped_sets_are_what_the_recipe_makes, tallies);
	claims_rows(tallies_are_those_of_the_word_lists, tallies);
	claims_rows(odd_lists_give_a_whole_set_too, odd);
	return claims_run("tile_recipe");
}
