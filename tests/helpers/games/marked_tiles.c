/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/marked_tiles.h"

#include <check.h>
#include <string.h>

#include "formats/text/utf8.h"

/* Cyrillic letters that no decomposition takes apart: code points, and how many. The
 * small letter is `behind` after its capital; 0: they alternate. */
static const struct {
	uint32_t first;
	int count;
	uint32_t behind; /* 0: they alternate */
} ranges[] = {
	{0x0410, 9,  32}, /* A to I */
	{0x041A, 22, 32}, /* K to YA */
	{0x0408, 4,  80}, /* JE to TSHE */
	{0x048A, 27, 0 },
};
enum { RANGES = sizeof ranges / sizeof ranges[0], VOWELS = 5, OF_EACH = 8 };

uint32_t marked_letter(int tile)
{
	int left = tile - 1;
	int i = 0;

	while (left >= ranges[i].count) {
		left -= ranges[i++].count;
	}
	return ranges[i].first + (uint32_t)left * (ranges[i].behind == 0 ? 2 : 1);
}

static uint32_t small_letter(int tile)
{
	uint32_t capital = marked_letter(tile);

	for (int i = 0; i < RANGES; i++) {
		if (ranges[i].behind != 0 && capital >= ranges[i].first &&
		    capital < ranges[i].first + (uint32_t)ranges[i].count) {
			return capital + ranges[i].behind;
		}
	}
	return capital + 1;
}

int marked_tile(uint32_t letter)
{
	if (letter < 0x0400 || letter > 0x04FF) {
		return 0;
	}
	for (int t = 1; t <= MARKED; t++) {
		if (letter == marked_letter(t) || letter == small_letter(t)) {
			return t;
		}
	}
	return 0;
}

bool marked_in(const struct alphabet *a, int tile)
{
	return tile <= a->count && (unsigned char)a->upper[tile][0] >= 0x80;
}

static void make(struct arena *arena, bool vowels, struct alphabet *letters,
		 struct tileset *tiles, struct view id)
{
	static const char *const last[VOWELS] = {"A/a", "E/e", "I/i", "O/o", "U/u"};
	int marked = vowels ? MARKED - VOWELS : MARKED;
	struct buf a = buf_in(arena);
	struct buf set = buf_in(arena);
	struct err err = {0};

	buf_str(&a, "tiles");
	buf_printf(&set, "alphabet en\ntotal %d\n",
		   marked + (vowels ? VOWELS * OF_EACH : 0));
	for (int t = 1; t <= marked; t++) {
		buf_char(&a, ' ');
		utf8_put(&a, marked_letter(t));
		buf_char(&a, '/');
		utf8_put(&a, small_letter(t));
		utf8_put(&set, marked_letter(t));
		/* Letters list the values of tiles in the order of the alphabet. */
		buf_printf(&set, ":1:%d\n", 1 + t / 7);
	}
	for (int i = 0; vowels && i < VOWELS; i++) {
		buf_printf(&a, " %s", last[i]);
		buf_printf(&set, "%c:%d:1\n", last[i][0], OF_EACH);
	}
	buf_str(&set, "?:0:0\n");
	buf_char(&a, '\n');
	ck_assert_msg(
		alphabet_read(letters, arena, view_of("en"), buf_view(&a), &err) &&
			tileset_read(tiles, letters, id, buf_view(&set), &err),
		"%s", err.text);
}

/* No program may change the tile sets of its lexica, but this helper must. */
static void *writable(const void *thing)
{
	return (void *)(uintptr_t)thing; // NOLINT(performance-no-int-to-ptr)
}

void marked_tiles_put(struct lexica *lexica, bool vowels)
{
	static const char *const families[] = {"angrywords", "wordbox", "wordgame",
					       "wordcap", "std"};
	/* Borrowed by the lexica, so it lives as long as the test runs. */
	static struct arena arena;
	struct err err = {0};

	for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
		struct alphabet *letters = arena_take(&arena, sizeof *letters);
		struct tileset *tiles = arena_take(&arena, sizeof *tiles);
		struct lexica_set set;

		ck_assert_msg(lexica_tiles(lexica, families[i], view_of("en"),
					   (struct view){0}, &set, &err),
			      "%s", err.text);
		make(&arena, vowels, letters, tiles, view_of(set.tiles->id));
		memcpy(writable(set.tiles), tiles, sizeof *tiles);
		memcpy(writable(set.alphabet), letters, sizeof *letters);
	}
}

uint64_t marked_bit(uint8_t tile)
{
	return UINT64_C(1) << (tile & TILE_LETTER);
}

uint64_t marked_shown(const struct position *pos)
{
	struct pile_view v;
	uint64_t set = 0;

	for (int i = 0; i < SQUARES_MAX; i++) {
		set |= marked_bit(pos->square[i]);
	}
	for (int i = 0; i < GRID5_CELLS; i++) {
		set |= marked_bit(pos->grid.cell[i]);
	}
	if (pos->setup->game->ground == GROUND_PILE) {
		pile_look(&pos->pile, &v);
		for (int i = 0; i < PILE_FACES; i++) {
			set |= v.shown[i] != PILE_HIDDEN ? marked_bit(pos->pile.tile[i])
							 : 0;
		}
	}
	return set;
}
