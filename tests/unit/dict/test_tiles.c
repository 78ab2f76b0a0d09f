/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/games/game.h"
#include "adjudicator/games/tiles_text.h"
#include "dict/tiles.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *id, *alphabet;
	int total, points, blanks;
	const char *tiles; /* a few of them */
} sets[] = {
	{"angrywords-en",    "en",    100, 187, 2, "Q:1:10 E:12:1"                      },
	{"angrywords-es",    "es",    100, 192, 2, "RR:1:8 Ñ:1:8 CH:1:5"               },
	{"angrywords-es-97", "es-97", 97,  171, 2, "Ñ:1:8 L:4:1"                       },
	{"angrywords-ca",    "ca",    100, 189, 2, "L·L:1:10 NY:1:10 QU:1:8"           },
	{"wordbox-en",       "en",    115, 192, 2, "A:10:1 D:5:2 B:2:3 Q:1:5"           },
	{"wordbox-pl",       "pl",    115, 204, 2, "A:10:1 K:4:2 Ł:2:3 Ź:1:5"         },
	{"wordgame-en",      "en",    104, 165, 2, "E:13:1 P:1:3 Q:1:7 Z:2:7"           },
	{"wordgame-nl",      "nl",    104, 263, 2, "E:16:1 S:4:3 X:1:7 Y:1:5"           },
	{"wordcap-ca",       "ca",    98,  170, 0, "L·L:1:5 NY:1:5 QU:1:5 Ç:1:5 U:3:3"},
	{"wordcap-de",       "de",    98,  190, 0, "E:17:1 Ä:1:5 H:4:2 Q:1:5"          },
	{"wordcap-en",       "en",    98,  191, 0, "E:12:1 L:4:2 U:4:3 W:2:4 V:2:5"     },
	{"wordcap-es",       "es",    98,  173, 0, "CH:1:5 LL:1:5 RR:1:5 Ñ:1:5 D:4:2"  },
	{"wordcap-fr",       "fr",    98,  165, 0, "E:14:1 U:3:2 Z:1:4 W:1:5"           },
	{"wordcap-it",       "it",    98,  154, 0, "E:11:1 Q:1:5 Z:1:4"                 },
	{"wordcap-nl",       "nl",    98,  183, 0, "E:16:1 J:1:4 K:3:3"                 },
	{"wordcap-pl",       "pl",    98,  188, 0, "A:9:1 Ł:2:4 M:4:3 Ź:1:5"          },
	{"wordcap-pt",       "pt",    98,  161, 0, "A:15:1 Ç:1:5 M:4:1"                },
	{"std-en",           "en",    100, 187, 2, "E:12:1 K:1:5 Z:1:10"                },
	{"std-es",           "es",    100, 192, 2, "CH:1:5 LL:1:8 RR:1:8 Ñ:1:8"        },
	{"std-es-97",        "es-97", 97,  171, 2, "Ñ:1:8 L:4:1 R:5:1"                 },
	{"std-ca",           "ca",    100, 189, 2, "L·L:1:10 Ç:1:10 NY:1:10 QU:1:8"   },
	{"std-de",           "de",    102, 202, 2, "E:15:1 P:1:4 Ä:1:6 Ö:1:8 Ü:1:6"  },
	{"std-fr",           "fr",    102, 197, 2, "E:15:1 K:1:10 W:1:10 Z:1:10"        },
	{"std-pl",           "pl",    100, 190, 2, "I:8:1 Ń:1:7 Ó:1:5 Ź:1:9"         },
	{"std-pt",           "pt",    120, 204, 3, "A:14:1 C:4:2 Ç:2:3 X:1:8"          },
	{"std-it",           "it",    120, 293, 2, "O:15:1 H:2:8 Q:1:10 Z:2:8"          },
	{"std-nl",           "nl",    102, 230, 2, "E:18:1 J:2:4 Q:1:10 Y:1:8"          },
	{"super-en",         "en",    200, 381, 4, "E:24:1 Q:2:10 Z:2:10"               },
};

/* "CH:1:5" */
static bool holds(const struct tileset *s, const struct alphabet *a, struct view word)
{
	enum letter_case how;
	uint8_t tile = alphabet_tile(a, view_cut(&word, ':'), &how);
	const char *got = arena_printf(&arena, "%d:%d", s->count[tile], s->value[tile]);

	return tile != 0 && view_is(word, got);
}

START_TEST(built_in_sets_are_what_they_should)
{
	struct alphabet a;
	struct tileset s;
	struct err err = {0};
	struct view rest = view_of(sets[_i].tiles);
	struct view word;
	int total = 0;
	int points = 0;

	ck_assert(tileset_there(view_of(sets[_i].id)));
	ck_assert_msg(tileset_load(&s, &a, &arena, view_of(sets[_i].id), &err), "%s",
		      err.text);
	for (uint8_t t = 0; t <= a.count; t++) {
		total += s.count[t];
		points += s.count[t] * s.value[t];
	}
	ck_assert_str_eq(s.id, sets[_i].id);
	ck_assert_str_eq(s.alphabet, sets[_i].alphabet);
	ck_assert_str_eq(a.id, sets[_i].alphabet);
	ck_assert_int_eq(total, sets[_i].total);
	ck_assert_int_eq(s.total, sets[_i].total);
	ck_assert_int_eq(points, sets[_i].points);
	ck_assert_int_eq(s.count[TILE_BLANK], sets[_i].blanks);
	ck_assert_int_eq(s.value[TILE_BLANK], 0);
	while ((word = view_word(&rest)).len > 0) {
		ck_assert_msg(holds(&s, &a, word), "%.*s", VIEW_ARG(word));
	}
}

START_TEST(all_built_in_sets_are_listed_and_fit_a_bag)
{
	struct buf b = buf_in(&arena);
	struct view rest;
	struct view id;
	int n = 0;

	tileset_list(&b, view_of(""));
	rest = buf_view(&b);
	while ((id = view_word(&rest)).len > 0) {
		struct alphabet a;
		struct tileset s;
		struct err err = {0};

		ck_assert_msg(tileset_load(&s, &a, &arena, id, &err), "%s", err.text);
		ck_assert_int_le(s.total, BAG_MAX);
		for (uint8_t t = 1; t <= a.count; t++) {
			ck_assert_msg(s.count[t] > 0 && s.value[t] > 0, "%s: %s", s.id,
				      a.upper[t]);
		}
		n++;
	}
	ck_assert_int_eq(n, COUNT(sets));
	for (int i = 0; i < COUNT(sets); i++) {
		ck_assert_uint_lt(view_find_text(buf_view(&b), sets[i].id), b.len);
	}
}

/* clang-format off */
static const struct {
	const char *family, *list;
} families[] = {
	{"angrywords", "angrywords-ca angrywords-en angrywords-es-97 angrywords-es"},
	{"super", "super-en"},
	{"wordbox", "wordbox-en wordbox-pl"},
	{"wordcap", "wordcap-ca wordcap-de wordcap-en wordcap-es wordcap-fr wordcap-it "
		    "wordcap-nl wordcap-pl wordcap-pt"},
	{"wordgame", "wordgame-en wordgame-nl"},
	{"word", ""},
	{"std-es", "std-es-97"},
	{"std-en", ""},
	{"std-", ""},
};
/* clang-format on */

START_TEST(a_family_is_what_stands_before_the_hyphen)
{
	struct buf b = buf_in(&arena);

	tileset_list(&b, view_of(families[_i].family));
	ck_assert_str_eq(buf_cstr(&b), families[_i].list);
}

static const char *const unknown[] = {"",
				      "en",
				      "std",
				      "angrywords-xx",
				      "../angrywords-en",
				      "std-en ",
				      "std-en-whose-name-has-no-end-that-any-set-has"};

START_TEST(an_unknown_set_is_an_error_that_lists_the_known)
{
	struct alphabet a;
	struct tileset s;
	struct err err = {0};

	ck_assert(!tileset_there(view_of(unknown[_i])));
	ck_assert(!tileset_load(&s, &a, &arena, view_of(unknown[_i]), &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "angrywords-es-97"));
}

static const char letters[] = "tiles A/a B/b CH/ch\n";

static bool read_set(struct tileset *s, const char *text, struct err *err)
{
	struct alphabet a;

	ck_assert(alphabet_read(&a, &arena, view_of("xx"), view_of(letters), err));
	return tileset_read(s, &a, view_of("set"), view_of(text), err);
}

START_TEST(a_set_is_read_in_any_order)
{
	struct tileset s;
	struct err err = {0};

	ck_assert_msg(read_set(&s,
			       "# c\r\n?:2:0  CH:1:5\r\n\r\ntotal 10\r\n"
			       "A:7:1 B:0:3\r\nalphabet xx\r\n",
			       &err),
		      "%s", err.text);
	ck_assert_int_eq(s.total, 10);
	ck_assert_int_eq(s.count[0], 2);
	ck_assert_int_eq(s.count[1], 7);
	ck_assert_int_eq(s.count[2], 0);
	ck_assert_int_eq(s.value[3], 5);
}

#define HEAD "alphabet xx\ntotal 4\n"

static const struct {
	const char *text;
	const char *says;
} bad[] = {
	{"",					"set.tiles:1: no line names its alphabet"     },
	{"total 4\nA:1:1 B:1:1 CH:1:1 ?:1:0\n",     "no line names its alphabet"                  },
	{"alphabet xx\nA:1:1 B:1:1 CH:1:1 ?:1:0\n",
	 "the total is 0, and the counts add up to 4"                                             },
	{HEAD "A:2:1 B:1:1 CH:1:1 ?:1:0\n",
	 "set.tiles:2: the total is 4, and the counts add up to 5"                                },
	{HEAD "A:1:1 B:1:1 CH:1:1\n",               "set.tiles:3: the set ends without the tile ?"},
	{HEAD "A:1:1 CH:1:1 ?:2:0\n",               "without the tile B"                          },
	{HEAD "A:1:1 A:1:1\n",                      "set.tiles:3: \"A:1:1\" comes twice"          },
	{HEAD "?:1:0 ?:1:0\n",                      "\"?:1:0\" comes twice"                       },
	{HEAD "?:1:1\n",			    "gives a blank a value"                       },
	{HEAD "D:1:1\n",			    "is no tile of this alphabet"                 },
	{HEAD "a:1:1\n",			    "is no tile of this alphabet"                 },
	{HEAD "C:1:1\n",			    "is no tile of this alphabet"                 },
	{HEAD ":1:1\n",			     "is no tile of this alphabet"                 },
	{HEAD "A:1\n",			      "is not LETTER:COUNT:VALUE"                   },
	{HEAD "A\n",				"is not LETTER:COUNT:VALUE"                   },
	{HEAD "A:-1:1\n",			   "is not LETTER:COUNT:VALUE"                   },
	{HEAD "A:256:1\n",                          "is not LETTER:COUNT:VALUE"                   },
	{HEAD "A:1:128\n",                          "is not LETTER:COUNT:VALUE"                   },
	{HEAD "A:1:1:1\n",                          "is not LETTER:COUNT:VALUE"                   },
	{"alphabet en\n",			   "not the alphabet it is read"                 },
	{"total many\n",			    "is no number of tiles"                       },
	{"total\n",				 "is no number of tiles"                       },
};

START_TEST(a_bad_set_is_refused)
{
	struct tileset s;
	struct err err = {0};

	ck_assert(!read_set(&s, bad[_i].text, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, bad[_i].says) != NULL, "%s", err.text);
}

static const struct {
	const char *id, *values;
} told[] = {
	{"wordbox-en", "1 AEINORST, 2 CDHLMU, 3 BFGPWY, 5 JKQVXZ"                         },
	{"std-es",     "1 AEILNORSTU, 2 DG, 3 BCMP, 4 FHVY, 5 [CH]Q, 8 J[LL]Ñ[RR]X, 10 Z"},
	{"std-it",     "1 AEIO, 2 CRST, 3 LMNU, 5 BDFPV, 8 GHZ, 10 Q"                     },
};

/* As short as they are, and whole: each letter of the set once. */
START_TEST(values_are_told_from_the_least_up)
{
	struct alphabet a;
	struct tileset s;
	struct err err = {0};
	struct buf b = buf_in(&arena);

	ck_assert(tileset_load(&s, &a, &arena, view_of(told[_i].id), &err));
	tiles_values_write(&a, &s, &b);
	ck_assert_str_eq(buf_cstr(&b), told[_i].values);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(built_in_sets_are_what_they_should, sets);
	claims_rows(a_family_is_what_stands_before_the_hyphen, families);
	claims_rows(an_unknown_set_is_an_error_that_lists_the_known, unknown);
	claims_rows(a_bad_set_is_refused, bad);
	claims_rows(values_are_told_from_the_least_up, told);
	return claims_run("tiles");
}
