/* SPDX-License-Identifier: ISC */
/* Tiles as text, and back. */
#include <string.h>

#include "dict/alphabet.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct alphabet en, es, es97, ca, cy, hu;

/* Alphabets in which letters can be read in several ways. */
static const char welsh[] =
	"tiles A/a B/b C/c CH/ch D/d DD/dd E/e F/f FF/ff G/g NG/ng H/h I/i J/j L/l "
	"LL/ll\n"
	"tiles M/m N/n O/o P/p PH/ph R/r RH/rh S/s T/t TH/th U/u W/w Y/y\n"
	"fold A Â/â\nfold I Î/î Ï/ï\nfold O Ô/ô\nfold W Ŵ/ŵ\nfold Y Ŷ/ŷ\n";
static const char hungarian[] =
	"tiles A/a Á/á B/b C/c CS/cs D/d E/e É/é G/g GY/gy I/i L/l LY/ly N/n O/o P/p\n"
	"tiles S/s SZ/sz T/t Y/y Z/z ZS/zs DZS/dzs\n";

static void load(struct alphabet *a, const char *id)
{
	struct err err = {0};

	ck_assert_msg(alphabet_load(a, &arena, view_of(id), &err), "%s", err.text);
}

static void begin(void)
{
	struct err err = {0};

	load(&en, "en");
	load(&es, "es");
	load(&es97, "es-97");
	load(&ca, "ca");
	ck_assert_msg(alphabet_read(&cy, &arena, view_of("cy"), view_of(welsh), &err) &&
			      alphabet_read(&hu, &arena, view_of("hu"),
					    view_of(hungarian), &err),
		      "%s", err.text);
}

static const struct {
	const struct alphabet *a;
	const char *tiles; /* a stroke between tiles, lower case: a blank */
	const char *notation;
	const char *spelt;
} written[] = {
	{&en, "C|A|T",       "CAT",          "CAT"    },
	{&en, "H|o|A|R|S|E", "HoARSE",       "HOARSE" },
	{&es, "CH|I|C|O",    "[CH]ICO",      "CHICO"  },
	{&es, "ch|I|C|O",    "[ch]ICO",      "CHICO"  },
	{&es, "C|H|I|C|O",   "[C]HICO",      "CHICO"  },
	{&es, "c|h|I",       "[c]hI",        "CHI"    },
	{&es, "L|L|L",       "[L][L]L",      "LLL"    },
	{&es, "C|CH",        "C[CH]",        "CCH"    },
	{&ca, "L|L",         "LL",           "LL"     },
	{&ca, "L·L|A|NY",   "[L·L]A[NY]",  "L·LANY"},
	{&ca, "C|A|Ç|A",    "CAÇA",        "CAÇA"  },
	{&cy, "N|G|NG",      "[N]G[NG]",     "NGNG"   },
	{&hu, "D|ZS|D|Z|S",  "D[ZS][D][Z]S", "DZSDZS" },
};

static size_t tiles_of(const struct alphabet *a, const char *text, uint8_t *tile)
{
	struct view rest = view_of(text);
	size_t n = 0;

	while (rest.len > 0) {
		enum letter_case how;

		tile[n] = alphabet_tile(a, view_cut(&rest, '|'), &how);
		ck_assert_uint_ne(tile[n], 0);
		tile[n] |= how == CASE_LOWER ? TILE_AS_BLANK : 0;
		n++;
	}
	return n;
}

START_TEST(tiles_are_written_in_notation_and_as_spelt)
{
	struct buf notation = buf_in(&arena);
	struct buf spelt = buf_in(&arena);
	uint8_t tile[WORD_TILES];
	size_t n = tiles_of(written[_i].a, written[_i].tiles, tile);

	alphabet_write(written[_i].a, &notation, tile, n);
	ck_assert_str_eq(buf_cstr(&notation), written[_i].notation);
	alphabet_spell(written[_i].a, &spelt, tile, n);
	ck_assert_str_eq(buf_cstr(&spelt), written[_i].spelt);
}

START_TEST(a_blank_has_a_face)
{
	static const uint8_t none[] = {TILE_BLANK, TILE_AS_BLANK};
	struct buf b = buf_in(&arena);

	ck_assert_str_eq(alphabet_face(&en, TILE_BLANK), "?");
	ck_assert_str_eq(alphabet_face(&en, TILE_AS_BLANK | 1), "a");
	alphabet_write(&es, &b, none, 2);
	alphabet_write_tile(&es, &b, TILE_BLANK);
	ck_assert_str_eq(buf_cstr(&b), "???");
}

START_TEST(every_face_is_read_back)
{
	const struct alphabet *all[] = {&en, &es, &es97, &ca, &cy, &hu};
	const struct alphabet *a = all[_i];

	for (uint8_t t = 1; t <= a->count; t++) {
		enum letter_case how;

		ck_assert_uint_eq(alphabet_tile(a, view_of(a->upper[t]), &how), t);
		ck_assert_int_eq(how, CASE_UPPER);
		ck_assert_uint_eq(alphabet_tile(a, view_of(a->lower[t]), &how), t);
		ck_assert_int_eq(how, CASE_LOWER);
		ck_assert_uint_eq(a->width[t], utf8_count(view_of(a->upper[t])));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(tiles_are_written_in_notation_and_as_spelt, written);
	claims_times(every_face_is_read_back, 0, 6);
	return claims_run("alphabet_write");
}
