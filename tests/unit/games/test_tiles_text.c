/* SPDX-License-Identifier: ISC */
/* Tiles as records, sheets and robots write them. */
#include <string.h>

#include "adjudicator/games/tiles_text.h"
#include "tests/helpers/claims.h"

enum { NO_TILE = 99 };

static struct arena arena;
static uint8_t tile[2 * WORD_TILES];
static size_t n;
static struct view bad;

static const struct alphabet *alphabet(const char *id)
{
	struct alphabet *a = arena_take(&arena, sizeof *a);
	struct err err = {0};

	ck_assert(alphabet_load(a, &arena, view_of(id), &err));
	return a;
}

static bool read(const char *id, struct view text, size_t max)
{
	memset(tile, NO_TILE, sizeof tile);
	bad = (struct view){0};
	return tiles_read(alphabet(id), text, tile, max, &n, &bad);
}

static const char *written(const char *id)
{
	struct buf b = buf_in(&arena);

	tiles_write(alphabet(id), &b, tile, n);
	return buf_cstr(&b);
}

/* clang-format off */
static const struct {
	const char *id, *text, *written;
} racks[] = {
	{"en", "ABZ", "A B Z"},
	{"en", "A B ?", "A B ?"},
	{"en", "?", "?"},
	{"en", "aBz", "a B z"},
	{"en", "[A]b[Z]", "A b Z"},
	{"en", "", ""},
	{"es", "A [CH] ?", "A [CH] ?"},
};

static const struct {
	const char *text, *bad; /* what cannot be read */
} no_racks[] = {
	{"A1", "1"}, {"\x80", "\x80"}, {"A\u0416", "\u0416"}, {"[A", "[A"}, {"A[1]B", "[1]"},
	/* There are too many. */
	{"ABCDEFGHI", ""}, {"[A]BCDEFGHI", ""},
};
/* clang-format on */

START_TEST(a_rack_is_read_and_written)
{
	ck_assert(read(racks[_i].id, view_of(racks[_i].text), 8));
	ck_assert_str_eq(written(racks[_i].id), racks[_i].written);
	ck_assert_uint_eq(tile[n], NO_TILE);
}

START_TEST(what_is_no_rack_says_what_cannot_be_read)
{
	ck_assert(!read("en", view_of(no_racks[_i].text), 8));
	ck_assert_msg(view_is(bad, no_racks[_i].bad), "%.*s", VIEW_ARG(bad));
	ck_assert_uint_eq(tile[8], NO_TILE);
}

START_TEST(nothing_is_read_behind_the_text)
{
	ck_assert(read("en", view_part(view_of("CATS"), 0, 3), 8));
	ck_assert_uint_eq(n, 3);
	ck_assert_uint_eq(tile[3], NO_TILE);
}

START_TEST(no_word_is_longer_than_any_word)
{
#define EIGHT "AAAAAAAA"
	ck_assert(read("en", view_of(EIGHT EIGHT EIGHT EIGHT), sizeof tile));
	ck_assert_uint_eq(n, WORD_TILES);
	ck_assert(!read("en", view_of(EIGHT EIGHT EIGHT EIGHT "A"), sizeof tile));
}

#define ALL EIGHT EIGHT EIGHT EIGHT

/* clang-format off */
static const struct {
	const char *id, *text, *face; /* face NULL: it is no letter */
} letters[] = {
	{"en", "A", "A"}, {"en", "a", "A"}, {"en", "[A]", "A"}, {"es", "CH", "CH"},
	{"es", "[CH]", "CH"}, {"en", "", NULL}, {"en", "[]", NULL}, {"en", "[", NULL},
	{"en", "]", NULL}, {"en", "[A", NULL}, {"en", "AB", NULL},
	{"en", "[AB", NULL}, {"en", "AB]", NULL},
};

static const struct {
	const char *text;
	size_t n;
	const char *bad;
} words[] = {
	{"A", 1, ""}, {"CAT", 3, ""}, {"cat", 3, ""}, {"[C]AT", 3, ""}, {"[c]AT", 3, ""},
	{"", 0, ""}, {"\u0416", 0, "\u0416"}, {"C\u0416T", 0, "\u0416"}, {"?[A]", 0, "?"},
	{"[C]?A", 0, "?"}, {"[C]A?", 0, "?"}, {"[C]1", 0, "1"}, {"[C", 0, "[C"},
	{"[A]" ALL, 0, "[A]" ALL},
};
/* clang-format on */

START_TEST(a_letter_is_one_tile)
{
	const struct alphabet *a = alphabet(letters[_i].id);
	uint8_t t = tiles_read_letter(a, view_of(letters[_i].text));

	ck_assert_int_eq(t != 0, letters[_i].face != NULL);
	if (t != 0) {
		ck_assert_str_eq(alphabet_face(a, t), letters[_i].face);
	}
}

START_TEST(a_word_has_its_letters_and_no_blank)
{
	uint8_t got[WORD_TILES];
	bool is;

	bad = (struct view){0};
	is = tiles_read_letters(alphabet("en"), view_of(words[_i].text), got, &n, &bad);
	ck_assert_int_eq(is, words[_i].n > 0);
	if (is) {
		ck_assert_uint_eq(n, words[_i].n);
		ck_assert_uint_eq(got[0] & TILE_AS_BLANK, 0);
	} else {
		ck_assert_msg(view_is(bad, words[_i].bad), "%.*s", VIEW_ARG(bad));
	}
}

/* The first letter alone, and none. */
START_TEST(values_are_those_of_letters_that_there_are)
{
	struct tileset set = {0};
	struct buf one = buf_in(&arena);
	struct buf behind = buf_in(&arena);

	set.count[1] = 1;
	set.value[1] = 1;
	set.count[3] = 2;
	set.value[3] = 4;
	set.value[4] = 3;
	tiles_values_write(alphabet("en"), &set, &one);
	ck_assert_str_eq(buf_cstr(&one), "1 A, 4 C");
	buf_char(&behind, ':');
	tiles_values_write(alphabet("en"), &set, &behind);
	ck_assert_str_eq(buf_cstr(&behind), ":1 A, 4 C");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_rack_is_read_and_written, racks);
	claims_rows(what_is_no_rack_says_what_cannot_be_read, no_racks);
	claims_rows(a_letter_is_one_tile, letters);
	claims_rows(a_word_has_its_letters_and_no_blank, words);
	return claims_run("tiles text");
}
