/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/picture.h"
#include "tests/helpers/games/picture_pile.h"

static struct arena arena;

static const char *spoken(const struct pile_picture *p)
{
	struct buf b = buf_in(&arena);

	pile_write_spoken(&b, p);
	return buf_cstr(&b);
}

static const char *changed(const struct pile_picture *p, const struct pile_change *c,
			   size_t width)
{
	struct buf b = buf_in(&arena);

	pile_write_change(&b, p, c, width);
	return buf_cstr(&b);
}

/* clang-format off */
START_TEST(every_face_tells_what_it_touches)
{
	struct pile_picture p = pile_case(&arena, "2 4 5 6 9 10 11 13 14 15 17 18 19 20 21 22 23 24 25 26 27", "05DL");

	ck_assert_str_eq(spoken(&p),
		"01T A touches 01R 01L.\n"
		"01R B touches 01T 01L.\n"
		"01L C touches 01T 01R.\n"
		"03R H touches 03L 12R 12L.\n"
		"03L I touches 03R 12R 12L.\n"
		"07L U touches 08T 08L 16R 16L.\n"
		"08T V touches 07L 08R 08L 16R 16L.\n"
		"08R W touches 08T 08L.\n"
		"08L X touches 07L 08T 08R 16R 16L.\n"
		"12T H touches 12R 12L.\n"
		"12R I touches 03R 03L 12T 12L.\n"
		"12L J touches 03R 03L 12T 12R.\n"
		"16T T touches 16R 16L.\n"
		"16R U touches 07L 08T 08L 16T 16L.\n"
		"16L V touches 07L 08T 08L 16T 16R.\n");
}
/* clang-format on */

START_TEST(marks_are_told_in_words)
{
	struct pile_picture p =
		pile_case(&arena, "27 21", "24DW 24! 19! 25DL 26TL 22TW");
	const char *text = spoken(&p);

	ck_assert_ptr_nonnull(strstr(text, "24R S, double word, gone after one more "
					   "use, touches "));
	ck_assert_ptr_nonnull(strstr(text, "19T C, gone after one more use, touches "));
	ck_assert_ptr_nonnull(strstr(text, "25L W, double letter, touches "));
	ck_assert_ptr_nonnull(strstr(text, "26T X, triple letter, touches "));
	ck_assert_ptr_nonnull(strstr(text, "22T L, triple word, touches "));
	ck_assert_ptr_nonnull(strstr(text, "23T O touches "));
	ck_assert_ptr_nonnull(
		strstr(text, "Partly hidden, not usable yet: top H, right G.\n"));
	ck_assert_ptr_null(strstr(text, "20R"));
	ck_assert_ptr_null(strstr(text, "12T"));
}

START_TEST(lonely_face_touches_nothing)
{
	const struct face_view face = {
		.cube = 5, .side = 'T', .letter = "E", .shows = FACE_WHOLE};
	const struct pile_picture p = {.face = &face, .faces = 1};

	ck_assert_str_eq(spoken(&p), "05T E touches nothing.\n");
}

START_TEST(change_tells_what_went_fell_and_appeared)
{
	static const int gone[] = {24, 7};
	static const int fell[] = {25};
	static const size_t fresh[] = {0, 1, 2};
	struct pile_picture p = pile_case(&arena, "24 7", "");
	const struct pile_change c = {gone, 2, fell, 1, fresh, 3};

	ck_assert_str_eq(changed(&p, &c, 76), "Gone: cubes 24, 07.\n"
					      "Fell: cube 25.\n"
					      "Newly usable: 03R H, 06R Q, 08L X.\n");
	picture_check_text(&arena, changed(&p, &c, 76), 76);
}

START_TEST(change_of_nothing_writes_nothing)
{
	struct pile_picture p = pile_case(&arena, "", "");
	const struct pile_change c = {0};

	ck_assert_str_eq(changed(&p, &c, 38), "");
}

START_TEST(long_changes_go_on_with_and)
{
	int cubes[27];
	size_t fresh[27];
	struct pile_picture p = pile_case(&arena, "", "");
	const struct pile_change c = {cubes, 27, cubes, 27, fresh, 27};
	const char *text;

	for (size_t i = 0; i < 27; i++) {
		cubes[i] = (int)i + 1;
		fresh[i] = i;
	}
	text = changed(&p, &c, (size_t)_i);
	picture_check_text(&arena, text, (size_t)_i);
	ck_assert_int_gt(picture_count(text, "\n  and "), 3);
	for (size_t i = 0; i < p.faces; i++) {
		ck_assert_int_eq(picture_count(text, face_name(&arena, &p.face[i])), 1);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(long_changes_go_on_with_and, 24, 77);
	return claims_run("pile-words");
}
