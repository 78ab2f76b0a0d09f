/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/picture.h"
#include "tests/helpers/games/picture_pile.h"

static struct arena arena;

typedef void drawing(struct buf *b, const struct pile_picture *p);

static const char *drawn(drawing *draw, const struct pile_picture *p)
{
	struct buf b = buf_in(&arena);

	draw(&b, p);
	return buf_cstr(&b);
}

/* clang-format off */
static const struct {
	const char *removed, *marks;
	drawing *draw;
	const char *picture;
} pictures[] = {
	{ /* the full pile */
		"", "24DW 09! 24! 19! 21TL 25DL 15TW 05DL", pile_write_narrow,
		"                .-'`-.\n"
		"             .-' C    `-.\n"
		"          .-'`-. 19T! .-'`-.\n"
		"       .-' L    `-..-' F    `-.\n"
		"    .-'`-. 22T  .-'`-. 20T  .-'`-.\n"
		" .-' U DL `-..-' O    `-..-' I TL `-.\n"
		" `-. 25T  .-'`-. 23T  .-'`-. 21T  .-'|\n"
		" |  `-..-' X    `-..-' R DW `-..-'   |\n"
		" | W DL`-. 26T  .-'`-. 24T! .-'|J TL |\n"
		" | 25L |  `-..-' A    `-..-'   |21R  |\n"
		" `-.   | Z   `-. 27T  .-'|S DW |  .-'|\n"
		" |  `-.| 26L |  `-..-'   |24R! .-'   |\n"
		" | V   `-.   | C   |B    |  .-'|I    |\n"
		" | 16L |  `-.| 27L |27R  .-'   |12R  |\n"
		" `-.   | Y   `-.   |  .-'|R TW |  .-'|\n"
		" |  `-.| 17L |  `-..-'   |15R  .-'   |\n"
		" | U   `-.   | B   |A    |  .-'|H    |\n"
		" | 07L |  `-.| 18L |18R  .-'   |03R  |\n"
		" `-.   | X   `-.   |  .-'|Q    |  .-'\n"
		"    `-.| 08L |  `-..-'   |06R  .-'\n"
		"       `-.   | A   |Z    |  .-'\n"
		"          `-.| 09L!|09R! .-'\n"
		"             `-.   |  .-'\n"
		"                `-..-'\n"
		"DL double letter, TL triple letter\n"
		"DW double word, TW triple word\n"
		"! gone after one more use\n"
	},
	{ /* a half hidden face has a small letter and no name */
		"21", "", pile_write_narrow,
		"                .-'`-.\n"
		"             .-' C    `-.\n"
		"          .-'`-. 19T  .-'`-.\n"
		"       .-' L    `-..-' F    `-.\n"
		"    .-'`-. 22T  .-'`-. 20T  .-'|\n"
		" .-' U    `-..-' O    `-..-'   |\n"
		" `-. 25T  .-'`-. 23T  .-'`-. g |\n"
		" |  `-..-' X    `-..-' R    `-.|\n"
		" | W   `-. 26T  .-'`-. 24T  .-'`-.\n"
		" | 25L |  `-..-' A    `-..-'   |  `-.\n"
		" `-.   | Z   `-. 27T  .-'|S    | h.-'|\n"
		" |  `-.| 26L |  `-..-'   |24R  .-'   |\n"
		" | V   `-.   | C   |B    |  .-'|I    |\n"
		" | 16L |  `-.| 27L |27R  .-'   |12R  |\n"
		" `-.   | Y   `-.   |  .-'|R    |  .-'|\n"
		" |  `-.| 17L |  `-..-'   |15R  .-'   |\n"
		" | U   `-.   | B   |A    |  .-'|H    |\n"
		" | 07L |  `-.| 18L |18R  .-'   |03R  |\n"
		" `-.   | X   `-.   |  .-'|Q    |  .-'\n"
		"    `-.| 08L |  `-..-'   |06R  .-'\n"
		"       `-.   | A   |Z    |  .-'\n"
		"          `-.| 09L |09R  .-'\n"
		"             `-.   |  .-'\n"
		"                `-..-'\n"
		"small letter: partly hidden, no use\n"
	},
	{ /* lists of faces stand beside the figure */
		"27 26 21 24 18", "23DW 09! 23! 19! 20TL", pile_write_text,
		"                .-'`-.                   TOP         RIGHT       LEFT\n"
		"             .-' C    `-.                09 Y!       03 H        07 U\n"
		"          .-'`-. 19T! .-'`-.             12 H        06 Q        08 X\n"
		"       .-' L    `-..-' F TL `-.          15 Q        09 Z!       09 A!\n"
		"    .-'`-. 22T  .-'`-. 20T  .-'|         17 W        12 I        15 S\n"
		" .-' U    `-..-' O DW `-..-'   |         19 C!       15 R        16 V\n"
		" `-. 25T  .-'`-. 23T! .-'|G TL |         20 F TL     17 X        17 Y\n"
		" |  `-..-'   |  `-..-'   |20R  |         22 L        20 G TL     23 Q DW!\n"
		" | W   |V    | Q DW|P DW |  .-'`-.       23 O DW!    23 P DW!    25 W\n"
		" | 25L |25R  | 23L!|23R! .-' H    `-.    25 U        25 V\n"
		" `-.   |  .-'`-.   |  .-'`-. 12T  .-'|\n"
		" |  `-..-' W    `-..-' Q    `-..-'   |   TL triple letter, DW double word\n"
		" | V   `-. 17T  .-'`-. 15T  .-'|I    |   ! gone after one more use\n"
		" | 16L |  `-..-'   |  `-..-'   |12R  |\n"
		" `-.   | Y   |X    | S   |R    |  .-'|\n"
		" |  `-.| 17L |17R  | 15L |15R  .-'   |\n"
		" | U   `-.   |  .-'`-.   |  .-'|H    |\n"
		" | 07L |  `-..-' Y    `-..-'   |03R  |\n"
		" `-.   | X   `-. 09T! .-'|Q    |  .-'\n"
		"    `-.| 08L |  `-..-'   |06R  .-'\n"
		"       `-.   | A   |Z    |  .-'\n"
		"          `-.| 09L!|09R! .-'\n"
		"             `-.   |  .-'\n"
		"                `-..-'\n"
	},
	{ /* two stacks far apart */
		"2 4 5 6 7 8 11 13 14 15 16 17 18 20 22 23 24 25 26 27 3 12 21 19", "01!", pile_write_narrow,
		"                .-'`-.\n"
		"             .-' B    `-.\n"
		"             `-. 10T  .-'|\n"
		"             |  `-..-'   |\n"
		"             | D   |C    |\n"
		"             | 10L |10R  |\n"
		"             `-.   |  .-'|\n"
		"             |  `-..-'   |\n"
		"             | C   |B    |\n"
		"             | 01L!|01R! |\n"
		"             `-.   |  .-'\n"
		"                `-..-'\n"
		"                .-'`-.\n"
		"             .-' Y    `-.\n"
		"             `-. 09T  .-'|\n"
		"             |  `-..-'   |\n"
		"             | A   |Z    |\n"
		"             | 09L |09R  |\n"
		"             `-.   |  .-'\n"
		"                `-..-'\n"
		"! gone after one more use\n"
	},
	{ /* double lines divide what does not touch */
		"2 4 5 6 9 10 11 13 14 15 17 18 19 20 21 22 23 24 25 26 27", "", pile_write_narrow,
		"    .-'`-.      .-'`-.      .-'`-.\n"
		" .-' T    `-..-' A    `-..-' H    `-.\n"
		" `-. 16T  .-'`-. 01T  .-'`-. 12T  .-'|\n"
		" |  `-..-'   #  `-..-'   #  `-..-'   |\n"
		" | V   |U    # C   |B    # J   |I    |\n"
		" | 16L |16R  # 01L |01R  # 12L |12R  |\n"
		" `-.   |  .-'`=.   |  .-'`-.   |  .-'|\n"
		" |  `-..-' V    `=..-'   |  `-..-'   |\n"
		" | U   `-. 08T  .-'|     | I   |H    |\n"
		" | 07L |  `-..-'   |     | 03L |03R  |\n"
		" `-.   | X   |W    |     `-.   |  .-'\n"
		"    `-.| 08L |08R  |        `-..-'\n"
		"       `-.   |  .-'\n"
		"          `-..-'\n"
		"# and = divide what does not touch\n"
	},
};
/* clang-format on */

START_TEST(figure_shows_the_cubes_as_they_lie)
{
	struct pile_picture p =
		pile_case(&arena, pictures[_i].removed, pictures[_i].marks);

	ck_assert_str_eq(drawn(pictures[_i].draw, &p), pictures[_i].picture);
}

START_TEST(phone_figure_is_the_same_without_the_lists)
{
	struct pile_picture p =
		pile_case(&arena, pictures[_i].removed, pictures[_i].marks);
	struct lines wide = lines_of(view_of(drawn(pile_write_text, &p)));
	struct lines narrow = lines_of(view_of(drawn(pile_write_narrow, &p)));
	struct view w;
	struct view n;

	while (line_next(&narrow, &n) && view_starts(n, " ")) {
		ck_assert(line_next(&wide, &w));
		ck_assert(view_eq(view_trim_end(view_part(w, 0, 38)), n));
	}
	ck_assert_int_gt(narrow.n, 8);
}

/* Some of the piles there can be, from full to nearly empty. */
enum { PILES = 300 };

static struct pile_picture some_pile(int i)
{
	unsigned long seed = (unsigned long)i * 2654435761U + 12345;
	unsigned long removed = 0;

	for (int cube = 0; cube < 27; cube++) {
		seed = (seed * 1103515245U + 12345U) & 0x7fffffffU;
		if ((seed >> 16) % PILES < (unsigned long)i) {
			removed |= 1UL << cube;
		}
	}
	return pile_case_bits(&arena, removed, "02DL 05TL 07DW 13TW 11! 20! 09! 17!");
}

static void check_names(const char *text, const struct pile_picture *p)
{
	for (size_t i = 0; i < p->faces; i++) {
		const char *name = face_name(&arena, &p->face[i]);

		ck_assert_int_eq(picture_count(text, name),
				 p->face[i].shows == FACE_WHOLE);
	}
}

START_TEST(usable_faces_are_named_once_and_hidden_ones_never)
{
	struct pile_picture p = some_pile(_i);
	const char *narrow = drawn(pile_write_narrow, &p);
	size_t wholes = 0;
	int reds = 0;
	int small = 0;

	check_names(narrow, &p);
	check_names(drawn(pile_write_text, &p), &p);
	for (size_t i = 0; i < p.faces; i++) {
		bool whole = p.face[i].shows == FACE_WHOLE;
		const char *red =
			arena_printf(&arena, "%s!", face_name(&arena, &p.face[i]));

		wholes += whole;
		small += !whole;
		reds += whole && p.face[i].red;
		ck_assert_int_eq(picture_count(narrow, red), whole && p.face[i].red);
	}
	ck_assert_uint_le(wholes, 27);
	ck_assert_int_eq(picture_count(narrow, "!") - (reds > 0), reds);
	ck_assert_int_eq(picture_count(narrow, "small letter"), small > 0);
}

START_TEST(no_line_reads_as_an_order)
{
	struct pile_picture p = some_pile(_i);

	picture_check_text(&arena, drawn(pile_write_narrow, &p), 38);
	picture_check_text(&arena, drawn(pile_write_text, &p), 76);
	picture_check_text(&arena, drawn(pile_write_spoken, &p), 76);
}

START_TEST(double_lines_are_explained)
{
	struct pile_picture p = some_pile(_i);
	const char *text = drawn(pile_write_narrow, &p);
	bool said = strstr(text, "# and = divide") != NULL;
	int lines = picture_count(text, "`=.") + picture_count(text, ".='") +
		    picture_count(text, "#") - said;

	ck_assert_int_eq(lines > 0, said);
}

START_TEST(test_piles_show_what_the_rules_say)
{
	static const struct {
		const char *removed, *fresh, *half;
	} known[] = {
		{"",   "",             ""        },
		{"27", "18T 24L 26R ", ""        },
		{"21", "",             "12T 20R "},
		{"19", "",             ""        },
	};
	struct pile_picture full = pile_case(&arena, "", "");
	struct pile_picture p = pile_case(&arena, known[_i].removed, "");
	struct buf fresh = buf_in(&arena);
	struct buf half = buf_in(&arena);

	for (size_t i = 0; i < p.faces; i++) {
		const char *name = face_name(&arena, &p.face[i]);
		bool old = false;

		for (size_t k = 0; k < full.faces; k++) {
			old = old ||
			      strcmp(name, face_name(&arena, &full.face[k])) == 0;
		}
		if (p.face[i].shows != FACE_WHOLE) {
			buf_printf(&half, "%s ", name);
		} else if (!old) {
			buf_printf(&fresh, "%s ", name);
		}
	}
	ck_assert_uint_eq(full.faces, 27);
	ck_assert_str_eq(buf_cstr(&fresh), known[_i].fresh);
	ck_assert_str_eq(buf_cstr(&half), known[_i].half);
}

START_TEST(foreign_letters_keep_the_figure_in_shape)
{
	static const char *const letters[] = {"QU", "\x1b[2J", "字", "L·L", "", NULL};
	static const char *const bonuses[] = {"DW", "LONG", "\n", NULL, "", "字"};
	struct pile_picture p = pile_case(&arena, "21", "");
	struct face_view *face = arena_array(&arena, p.faces, sizeof *face);
	struct pile_picture odd = {.face = face, .faces = p.faces};

	memcpy(face, p.face, p.faces * sizeof *face);
	for (size_t i = 0; i < p.faces; i++) {
		face[i].letter = letters[i % 6];
		face[i].bonus = bonuses[(i + (size_t)_i) % 6];
		face[i].red = true;
	}
	picture_check_text(&arena, drawn(pile_write_narrow, &odd), 38);
	picture_check_text(&arena, drawn(pile_write_text, &odd), 76);
	picture_check_text(&arena, drawn(pile_write_spoken, &odd), 76);
	check_names(drawn(pile_write_narrow, &odd), &odd);
}

/* The top has room for a blank before the bonus, the sides have none. */
START_TEST(letters_of_three_signs_stand_whole)
{
	static const char *const parts[] = {".-'L\u00b7L DW`-.", "|L\u00b7LDW|",
					    "|l\u00b7l-'|",      "`-.l\u00b7l|",
					    " 20 L\u00b7L DW ",  " 12 L\u00b7L DW "};
	struct pile_picture p = pile_case(&arena, "21", "");
	struct face_view *face = arena_array(&arena, p.faces, sizeof *face);
	struct pile_picture all = {.face = face, .faces = p.faces};
	const char *text;

	memcpy(face, p.face, p.faces * sizeof *face);
	for (size_t i = 0; i < p.faces; i++) {
		face[i].letter = "L\u00b7L";
		face[i].bonus = "DW";
	}
	picture_check_text(&arena, drawn(pile_write_narrow, &all), 38);
	picture_check_text(&arena, drawn(pile_write_spoken, &all), 76);
	text = drawn(pile_write_text, &all);
	picture_check_text(&arena, text, 76);
	ck_assert_ptr_nonnull(strstr(drawn(pile_write_spoken, &all),
				     "20T L\u00b7L, double word, touches "));
	for (int i = 0; i < COUNT(parts); i++) {
		ck_assert_msg(strstr(text, parts[i]) != NULL, "%s\n%s", parts[i], text);
	}
}

START_TEST(empty_pile_is_told)
{
	const struct pile_picture none = {0};

	ck_assert_str_eq(drawn(pile_write_narrow, &none), "No cube is left.\n");
	ck_assert_str_eq(drawn(pile_write_text, &none), "No cube is left.\n");
	ck_assert_str_eq(drawn(pile_write_spoken, &none), "No cube is left.\n");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(figure_shows_the_cubes_as_they_lie, pictures);
	claims_rows(phone_figure_is_the_same_without_the_lists, pictures);
	claims_times(usable_faces_are_named_once_and_hidden_ones_never, 0, PILES);
	claims_times(no_line_reads_as_an_order, 0, PILES);
	claims_times(double_lines_are_explained, 0, PILES);
	claims_times(test_piles_show_what_the_rules_say, 0, 4);
	claims_times(foreign_letters_keep_the_figure_in_shape, 0, 6);
	return claims_run("pile-text");
}
