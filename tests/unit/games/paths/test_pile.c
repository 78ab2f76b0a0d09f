/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/pile_case.h"

static struct pile_case c;

/* ---------------------------------------------------------------- names */

START_TEST(every_face_and_cube_has_its_name)
{
	uint8_t face = 0;
	uint8_t cube = 0;

	for (int i = 0; i < PILE_FACES; i++) {
		const char *name =
			arena_printf(&c.arena, "%d%c", i / 3 + 1, "TRL"[i % 3]);
		const char *long_name =
			arena_printf(&c.arena, "%02d%c", i / 3 + 1, "trl"[i % 3]);

		ck_assert(pile_face_read(view_of(name), &face));
		ck_assert_int_eq(face, i);
		ck_assert(pile_face_read(view_of(long_name), &face));
		ck_assert_int_eq(face, i);
		ck_assert(view_eq_nocase(pile_face_name(face), view_of(long_name)));
		ck_assert(pile_cube_read(pile_cube_name(face / 3), &cube));
		ck_assert_int_eq(cube, i / 3);
	}
}

START_TEST(letters_may_stand_for_digits_of_a_face)
{
	uint8_t face = 0;

	ck_assert(pile_face_read(view_of("l9T"), &face));
	ck_assert(view_is(pile_face_name(face), "19T"));
	ck_assert(pile_face_read(view_of("2OR"), &face));
	ck_assert(view_is(pile_face_name(face), "20R"));
	ck_assert(pile_face_read(view_of("O7l"), &face));
	ck_assert(view_is(pile_face_name(face), "07L"));
}

static const char *const no_faces[] = {"",     "T",   "19",  "0T",   "00T", "28T",
				       "19X",  "-1T", "+1T", "019T", "1 T", "T19",
				       "19TT", "IT",  "OlT", "LOT",  "3lT"};

START_TEST(nothing_else_is_a_face)
{
	uint8_t face = 99;
	uint8_t cube = 99;
	uint8_t bonus = 99;

	ck_assert(!pile_face_read(view_of(no_faces[_i]), &face));
	ck_assert_int_eq(face, 99);
	ck_assert(!pile_cube_read(view_of("28"), &cube));
	ck_assert(!pile_cube_read(view_of("0"), &cube));
	ck_assert(!pile_cube_read(view_of("+1"), &cube));
	ck_assert(!pile_cube_read(view_of(""), &cube));
	ck_assert(!pile_bonus_read(view_of(""), &bonus));
	ck_assert(!pile_bonus_read(view_of("3W"), &bonus));
	ck_assert(pile_bonus_read(view_of("dw"), &bonus));
	ck_assert_int_eq(bonus, PILE_DW);
}

/* ---------------------------------------------------------------- what shows */

static const char whole[] = "03R 06R 07L 08L 09R 09L 12R 15R 16L 17L 18R 18L 19T 20T "
			    "21T 21R 22T 23T 24T 24R 25T 25L 26T 26L 27T 27R 27L";

/* Faces that were not seen before one cube was taken from the whole pile. */
static const struct {
	int cube;
	const char *fully, *partly;
} revealed[] = {
	{27, "18T 24L 26R", ""       },
	{21, "",            "12T 20R"},
	{19, "",            ""       },
};

START_TEST(a_whole_pile_shows_its_three_sides)
{
	struct pile p = pile_of('A');

	ck_assert_str_eq(pile_shown(&c.arena, &p, PILE_FULLY), whole);
	ck_assert_str_eq(pile_shown(&c.arena, &p, PILE_PARTLY), "");
}

START_TEST(a_cube_taken_away_reveals_these)
{
	struct pile p = pile_of('A');

	pile_remove(&p, (uint8_t)(revealed[_i].cube - 1));
	ck_assert_str_eq(pile_revealed(&c.arena, &p), revealed[_i].fully);
	ck_assert_str_eq(pile_shown(&c.arena, &p, PILE_PARTLY), revealed[_i].partly);
}

START_TEST(cubes_above_fall_and_keep_their_numbers)
{
	struct pile p = pile_of('A');

	pile_remove(&p, 9 - 1);
	ck_assert_int_eq(pile_height(&p, 18 - 1), 0);
	ck_assert_int_eq(pile_height(&p, 27 - 1), 1);
	ck_assert_int_eq(pile_height(&p, 26 - 1), 2);
	ck_assert_str_eq(pile_revealed(&c.arena, &p), "24L 26R");
	pile_remove(&p, 18 - 1);
	ck_assert_int_eq(pile_height(&p, 27 - 1), 0);
	pile_remove(&p, 27 - 1);
	ck_assert_int_eq(pile_cubes(&p), 24);
}

/* ---------------------------------------------------------------- paths */

/* clang-format off */
static const struct {
	const char *faces;
	enum path_wrong what;
	int at, with;
} paths[] = {
	{"19T 23T 20T 24T 21T",             PATH_RIGHT,      -1, -1},
	{"21T 21R 24R",                     PATH_RIGHT,      -1, -1}, /* round the edge */
	{"27T 27R 27L",                     PATH_RIGHT,      -1, -1}, /* of one cube */
	{"24R 27T 26L",                     PATH_RIGHT,      -1, -1}, /* by a corner */
	{"19T 23T 27T 27L 17L 07L 16L",     PATH_RIGHT,      -1, -1},
	{"19T 20T",                         PATH_TOO_SHORT,  -1, -1},
	{"19T 20T 21T 24T 27T 26T 25T 22T", PATH_TOO_LONG,    7, -1},
	{"19T 21T 20T",                     PATH_NOT_NEAR,    1,  0},
	{"19T 20T 19T",                     PATH_USED,        2,  0},
	{"19T 18T 20T",                     PATH_NOT_USABLE,  1, -1},
	{"14L 19T 20T",                     PATH_NOT_USABLE,  0, -1},
};
/* clang-format on */

START_TEST(letters_touch_by_edge_or_corner)
{
	struct pile p = pile_of('A');
	uint8_t face[16];
	size_t n = pile_faces(paths[_i].faces, face);
	struct path path;
	struct path_fault fault;
	struct pile_view v;

	pile_look(&p, &v);
	ck_assert_int_eq(pile_path(&v, face, n, &path, &fault),
			 paths[_i].what == PATH_RIGHT);
	ck_assert_int_eq(fault.what, paths[_i].what);
	ck_assert_int_eq(fault.at, paths[_i].at);
	ck_assert_int_eq(fault.with, paths[_i].with);
}

START_TEST(a_letter_partly_seen_cannot_be_used)
{
	struct pile p = pile_of('A');
	uint8_t face[16];
	size_t n = pile_faces("19T 20T 20R", face);
	struct path path;
	struct path_fault fault;
	struct pile_view v;

	pile_remove(&p, 21 - 1);
	pile_look(&p, &v);
	ck_assert(!pile_path(&v, face, n, &path, &fault));
	ck_assert_int_eq(fault.what, PATH_NOT_USABLE);
	ck_assert_int_eq(fault.at, 2);
	ck_assert_int_eq(v.shown[face[2]], PILE_PARTLY);
}

int main(void)
{
	pile_case_fixture(&c);
	claims_rows(nothing_else_is_a_face, no_faces);
	claims_rows(a_cube_taken_away_reveals_these, revealed);
	claims_rows(letters_touch_by_edge_or_corner, paths);
	return claims_run("pile");
}
