/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "dict/alphabet.h"
#include "tests/helpers/claims.h"

enum { WAYS = 8 };

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

/* Tiles with a stroke between them: "CH|I|C|O". */
static const char *strokes(const struct alphabet *a, const struct tile_text *t)
{
	struct buf b = buf_in(&arena);

	for (uint8_t i = 0; i < t->n; i++) {
		buf_str(&b, i > 0 ? "|" : "");
		buf_str(&b, t->how[i] == CASE_LOWER ? a->lower[t->tile[i]]
						    : a->upper[t->tile[i]]);
	}
	return buf_cstr(&b);
}

/* All readings, " / " between them; "!X" when X has no tile. */
static const char *readings(const struct alphabet *a, const char *text)
{
	struct tile_text ways[WAYS];
	struct buf b = buf_in(&arena);
	struct view bad;
	size_t n = alphabet_split(a, view_of(text), ways, WAYS, &bad);

	if (n == 0) {
		buf_printf(&b, "!%.*s", VIEW_ARG(bad));
	}
	for (size_t i = 0; i < n; i++) {
		buf_str(&b, i > 0 ? " / " : "");
		buf_str(&b, strokes(a, &ways[i]));
	}
	return buf_cstr(&b);
}

static const struct {
	const struct alphabet *a;
	const char *text;
	const char *want;
} splits[] = {
	{&en,   "CAT",          "C|A|T"              },
	{&en,   "cat",          "c|a|t"              },
	{&en,   "CaT",          "C|a|T"              },
	{&en,   "café",        "c|a|f|e"            },
	{&en,   "CAFÉ",        "C|A|F|E"            },
	{&en,   "jalapeño",    "j|a|l|a|p|e|n|o"    },
	{&en,   "ŒUVRE",       "O|E|U|V|R|E"        },
	{&en,   "æon",         "a|e|o|n"            },
	{&en,   "",             "!"                  },
	{&en,   "don't",        "!'"                 },
	{&en,   "l-l",          "!-"                 },
	{&en,   "A1",           "!1"                 },
	{&en,   "CA?T",         "!?"                 },
	{&en,   "naïve β",    "! "                 },
	{&en,   "naïveβ",     "!β"                },
	{&en,   "A\xff",        "!\xff"              },
	{&en,   "\xef\xbf\xbd", "!\xef\xbf\xbd"      },
	{&en,   "I\xcc\x87",    "!\xcc\x87"          },
	{&en,   "İ",           "!İ"                },
	{&en,   "ı",           "!ı"                },

	{&es,   "CHICO",        "CH|I|C|O"           },
	{&es,   "chico",        "ch|i|c|o"           },
	{&es,   "Chico",        "CH|i|c|o"           },
	{&es,   "LLAMA",        "LL|A|M|A"           },
	{&es,   "PERRO",        "P|E|RR|O"           },
	{&es,   "LLL",          "LL|L"               },
	{&es,   "LLLL",         "LL|LL"              },
	{&es,   "CCHH",         "C|CH|H"             },
	{&es,   "AÑO",         "A|Ñ|O"             },
	{&es,   "año",         "a|ñ|o"             },
	{&es,   "ANO",          "A|N|O"              },
	{&es,   "PINGÜINO",    "P|I|N|G|U|I|N|O"    },
	{&es,   "canción",     "c|a|n|c|i|o|n"      },
	{&es,   "KILO",         "!K"                 },
	{&es,   "WEB",          "!W"                 },
	{&es,   "AN\xcc\x83O",  "!\xcc\x83"          },
	{&es,   "Ç",           "!Ç"                },
	{&es,   "naïf",        "!ï"                },

	{&es97, "CHICO",        "C|H|I|C|O"          },
	{&es97, "LLAMARRÑ",    "L|L|A|M|A|R|R|Ñ"   },

	{&ca,   "COL·LEGI",    "C|O|L·L|E|G|I"     },
	{&ca,   "col.legi",     "c|o|l·l|e|g|i"     },
	{&ca,   "COL-LEGI",     "C|O|L·L|E|G|I"     },
	{&ca,   "COL•LEGI",   "C|O|L·L|E|G|I"     },
	{&ca,   "COL‧LEGI",   "C|O|L·L|E|G|I"     },
	{&ca,   "COL⋅LEGI",   "C|O|L·L|E|G|I"     },
	{&ca,   "COĿLEGI",     "C|O|L·L|E|G|I"     },
	{&ca,   "coŀlegi",     "c|o|l·l|e|g|i"     },
	{&ca,   "LL",           "L|L"                },
	{&ca,   "LLL·L",       "L|L|L·L"           },
	{&ca,   "CANYA",        "C|A|NY|A"           },
	{&ca,   "QUE",          "QU|E"               },
	{&ca,   "qüestió",    "qu|e|s|t|i|o"       },
	{&ca,   "caça",        "c|a|ç|a"           },
	{&ca,   "CACA",         "C|A|C|A"            },
	{&ca,   "Q",            "!Q"                 },
	{&ca,   "QAT",          "!Q"                 },
	{&ca,   "YOGA",         "!Y"                 },
	{&ca,   "AYN",          "!Y"                 },
	{&ca,   "L·A",         "!·"                },
	{&ca,   "A.B",          "!."                 },
	{&ca,   "·",           "!·"                },
	{&ca,   "KIWI",         "!K"                 },

	{&cy,   "NGA",          "N|G|A / NG|A"       },
	{&cy,   "ngŵ",         "n|g|w / ng|w"       },
	{&cy,   "LLAN",         "L|L|A|N / LL|A|N"   },
	{&cy,   "DDD",          "D|D|D / D|DD / DD|D"},
	{&cy,   "NGQ",          "!Q"                 },
	{&hu,   "EGÉSZSÉG",
	 "E|G|É|S|Z|S|É|G / E|G|É|S|ZS|É|G / "
	 "E|G|É|SZ|S|É|G"			  },
	{&hu,   "DZS",          "D|Z|S / D|ZS / DZS" },
};

/* The readings in a fixed order, for the table does not say which comes first. */
static const char *sorted(const char *all)
{
	struct view part[WAYS];
	struct view rest = view_of(all);
	struct buf b = buf_in(&arena);
	size_t n = 0;

	for (; rest.len > 0; n++) {
		size_t at = view_find_text(rest, " / ");

		part[n] = view_part(rest, 0, at);
		rest = view_part(rest, at + 3, rest.len);
	}
	for (size_t i = 0; i < n; i++) {
		for (size_t k = i + 1; k < n; k++) {
			if (view_order(part[i], part[k]) > 0) {
				struct view swap = part[i];

				part[i] = part[k];
				part[k] = swap;
			}
		}
		buf_add(&b, part[i]);
		buf_char(&b, '\n');
	}
	return buf_cstr(&b);
}

START_TEST(text_splits_into_tiles)
{
	ck_assert_str_eq(sorted(readings(splits[_i].a, splits[_i].text)),
			 sorted(splits[_i].want));
}

START_TEST(longest_tiles_are_read_first)
{
	ck_assert_str_eq(readings(&cy, "NG"), "NG / N|G");
	ck_assert_str_eq(readings(&hu, "DZS"), "DZS / D|ZS / D|Z|S");
}

START_TEST(no_more_readings_are_kept_than_asked)
{
	struct tile_text one[2] = {{.n = 99}, {.n = 99}};
	struct view bad;

	ck_assert_uint_eq(alphabet_split(&cy, view_of("DDD"), one, 1, &bad), 1);
	ck_assert_uint_eq(one[1].n, 99);
	ck_assert_uint_eq(alphabet_split(&cy, view_of("DDD"), one, 0, &bad), 0);
}

START_TEST(slices_are_those_of_the_text)
{
	static const char text[] = "qüeŀlÇ";
	struct tile_text t;
	struct view bad;

	ck_assert_uint_eq(alphabet_split(&ca, view_of(text), &t, 1, &bad), 1);
	ck_assert_uint_eq(t.n, 4);
	ck_assert_uint_eq(t.from[0], 0);
	ck_assert_uint_eq(t.len[0], strlen("qü"));
	ck_assert_uint_eq(t.from[2], strlen("qüe"));
	ck_assert_uint_eq(t.len[2], strlen("ŀl"));
	ck_assert_uint_eq(t.from[3], strlen("qüeŀl"));
	ck_assert_uint_eq(t.len[3], strlen("Ç"));
}

START_TEST(letters_of_a_ligature_share_its_slice)
{
	struct tile_text t;
	struct view bad;

	ck_assert_uint_eq(alphabet_split(&en, view_of("aœ"), &t, 1, &bad), 1);
	ck_assert_uint_eq(t.n, 3);
	ck_assert_uint_eq(t.from[1], 1);
	ck_assert_uint_eq(t.from[2], 1);
	ck_assert_uint_eq(t.len[1], 2);
	ck_assert_uint_eq(t.len[2], 2);
}

static const struct {
	const char *text;
	enum letter_case how;
} cases[] = {
	{"CH", CASE_UPPER},
	{"ch", CASE_LOWER},
	{"Ch", CASE_NONE },
	{"cH", CASE_NONE },
};

START_TEST(case_is_what_all_letters_of_a_tile_have)
{
	enum letter_case how = CASE_NONE;
	struct tile_text t;
	struct view bad;

	ck_assert_uint_ne(alphabet_tile(&es, view_of(cases[_i].text), &how), 0);
	ck_assert_int_eq(how, cases[_i].how);
	ck_assert_uint_eq(alphabet_split(&es, view_of(cases[_i].text), &t, 1, &bad), 1);
	ck_assert_int_eq(t.how[0], cases[_i].how);
}

static const struct {
	const struct alphabet *a;
	const char *text;
	const char *face; /* NULL: no tile */
} alone[] = {
	{&en, "A",     "A"   },
        {&en, "é",    "E"   },
        {&en, "AB",    NULL  },
        {&en, "?",     NULL  },
	{&en, "",      NULL  },
        {&en, "Œ",    NULL  },
        {&es, "ch",    "CH"  },
        {&es, "C",     "C"   },
	{&es, "K",     NULL  },
        {&es, "Ñ",    "Ñ"  },
        {&es, "N",     "N"   },
        {&ca, "L.L",   "L·L"},
	{&ca, "ŀl",   "L·L"},
        {&ca, "l•l", "L·L"},
        {&ca, "LL",    NULL  },
        {&ca, "qü",   "QU"  },
	{&ca, "Q",     NULL  },
        {&ca, "·",    NULL  },
        {&cy, "NG",    "NG"  },
        {&cy, "ng",    "NG"  },
};

START_TEST(a_tile_can_be_named_alone)
{
	enum letter_case how;
	uint8_t tile = alphabet_tile(alone[_i].a, view_of(alone[_i].text), &how);

	if (alone[_i].face == NULL) {
		ck_assert_uint_eq(tile, 0);
	} else {
		ck_assert_str_eq(alphabet_face(alone[_i].a, tile), alone[_i].face);
	}
}

START_TEST(words_end_at_their_longest)
{
	struct buf b = buf_in(&arena);
	struct tile_text t;
	struct view bad;

	buf_repeat(&b, 'A', WORD_TILES);
	ck_assert_uint_eq(alphabet_split(&en, buf_view(&b), &t, 1, &bad), 1);
	ck_assert_uint_eq(t.n, WORD_TILES);
	buf_char(&b, 'A');
	ck_assert_uint_eq(alphabet_split(&en, buf_view(&b), &t, 1, &bad), 0);
	ck_assert(view_eq(bad, buf_view(&b)));
	buf_repeat(&b, 'A', 200000);
	ck_assert_uint_eq(alphabet_split(&en, buf_view(&b), &t, 1, &bad), 0);
}

START_TEST(long_tiles_make_a_long_text_one_word)
{
	struct buf b = buf_in(&arena);
	struct tile_text t;
	struct view bad;

	for (int i = 0; i < WORD_TILES; i++) {
		buf_str(&b, "L·L");
	}
	ck_assert_uint_eq(alphabet_split(&ca, buf_view(&b), &t, 1, &bad), 1);
	ck_assert_uint_eq(t.n, WORD_TILES);
}

/* 40 letters in pairs: a million readings, only those of 32 tiles or fewer count. */
START_TEST(many_readings_take_no_time)
{
	struct buf b = buf_in(&arena);
	struct tile_text ways[WAYS];
	struct view bad;

	buf_repeat(&b, 'D', 2 * (size_t)WORD_TILES);
	ck_assert_uint_eq(alphabet_split(&cy, buf_view(&b), ways, WAYS, &bad), 1);
	ck_assert_uint_eq(ways[0].n, WORD_TILES);
	buf_char(&b, 'Q');
	ck_assert_uint_eq(alphabet_split(&cy, buf_view(&b), ways, WAYS, &bad), 0);
	ck_assert(view_is(bad, "Q"));
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(text_splits_into_tiles, splits);
	claims_rows(case_is_what_all_letters_of_a_tile_have, cases);
	claims_rows(a_tile_can_be_named_alone, alone);
	return claims_run("alphabet");
}
