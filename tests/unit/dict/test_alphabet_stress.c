/* SPDX-License-Identifier: ISC */
/*
 * Welsh and Hungarian, whole: no language that is built in has letters that can be
 * taken apart in two ways. And for every alphabet: letters that only look right, and
 * those typed without their key.
 */
#include <string.h>

#include "dict/lexicon.h"
#include "dict/tiles.h"
#include "dict/word_text.h"
#include "formats/orders/script.h"
#include "tests/helpers/claims.h"

enum { WAYS = 8 };

static const struct {
	const char *id, *letters, *tiles;
	int count, total, points;
} stress[] = {
	{"cy",
	 "tiles A/a B/b C/c CH/ch D/d DD/dd E/e F/f FF/ff G/g NG/ng H/h I/i J/j L/l\n"
	 "tiles LL/ll M/m N/n O/o P/p R/r RH/rh S/s T/t TH/th U/u W/w Y/y\n"
	 "fold A Â/â\nfold E Ê/ê\nfold I Î/î Ï/ï\nfold O Ô/ô\nfold W Ŵ/ŵ\nfold Y Ŷ/ŷ\n",
	 "alphabet cy\ntotal 105\n"
	 "?:2:0 A:10:1 E:8:1 N:8:1 I:7:1 R:7:1 Y:7:1 D:6:1 O:6:1 W:5:1 DD:4:1\n"
	 "F:3:2 G:3:2 L:3:2 U:3:2 S:3:3 B:2:3 M:2:3 T:2:3 C:2:4 FF:2:4 H:2:4 TH:2:4\n"
	 "CH:1:5 LL:1:5 P:1:5 J:1:8 NG:1:10 RH:1:10\n",							      28, 105, 194},
	{"hu",
	 "tiles A/a Á/á B/b C/c CS/cs D/d E/e É/é F/f G/g GY/gy H/h I/i Í/í J/j K/k\n"
	 "tiles L/l LY/ly M/m N/n NY/ny O/o Ó/ó Ö/ö Ő/ő P/p R/r S/s SZ/sz T/t TY/ty\n"
	 "tiles U/u Ú/ú Ü/ü Ű/ű V/v Z/z ZS/zs\ntileless Q/q W/w X/x Y/y\n",		      "alphabet hu\ntotal 100\n"
	 "?:2:0 A:6:1 E:6:1 K:6:1 T:5:1 Á:4:1 L:4:1 N:4:1 R:4:1 I:3:1 M:3:1 O:3:1\n"
	 "S:3:1 B:3:2 D:3:2 G:3:2 Ó:3:2 É:3:3 H:2:3 SZ:2:3 V:2:3 F:2:4 GY:2:4 J:2:4\n"
	 "Ö:2:4 P:2:4 U:2:4 Ü:2:4 Z:2:4 C:1:5 Í:1:5 NY:1:5 CS:1:7 Ő:1:7 Ú:1:7 Ű:1:7\n"
	 "LY:1:8 ZS:1:8 TY:1:10\n", 38, 100, 235},
};

static struct arena arena;

static void read_alphabet(struct alphabet *a, const char *id)
{
	struct err err = {0};
	bool ok = false;

	for (int i = 0; i < COUNT(stress) && !ok; i++) {
		ok = strcmp(stress[i].id, id) == 0 &&
		     alphabet_read(a, &arena, view_of(id), view_of(stress[i].letters),
				   &err);
	}
	ck_assert_msg(ok || alphabet_load(a, &arena, view_of(id), &err), "%s",
		      err.text);
}

START_TEST(a_whole_set_is_made_of_its_letters)
{
	struct alphabet a;
	struct tileset s;
	struct err err = {0};
	int points = 0;

	read_alphabet(&a, stress[_i].id);
	ck_assert_msg(tileset_read(&s, &a, view_of(stress[_i].id),
				   view_of(stress[_i].tiles), &err),
		      "%s", err.text);
	for (uint8_t t = 1; t <= a.count; t++) {
		points += s.count[t] * s.value[t];
	}
	ck_assert_int_eq(a.count, stress[_i].count);
	ck_assert_int_eq(s.total, stress[_i].total);
	ck_assert_int_eq(points, stress[_i].points);
}

/* All readings of a word in brackets where it needs them, a blank between. */
static const char *readings(const struct alphabet *a, const char *word)
{
	struct tile_text way[WAYS];
	struct view bad;
	size_t n = alphabet_split(a, view_of(word), way, WAYS, &bad);
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < n; i++) {
		buf_str(&b, i > 0 ? " " : "");
		alphabet_write(a, &b, way[i].tile, way[i].n);
	}
	return buf_cstr(&b);
}

static const struct {
	const char *id, *word, *readings;
} words[] = {
	{"cy", "DRAIG",    "DRAIG"                             },
	{"cy", "bangor",   "BA[NG]OR BA[N]GOR"                 },
	{"cy", "BANGOR",   "BA[NG]OR BA[N]GOR"                 },
	{"cy", "LLAN",     "[LL]AN [L]LAN"                     },
	{"cy", "CHWARAE",  "[CH]WARAE [C]HWARAE"               },
	{"cy", "SWŶDD",   "SWY[DD] SWY[D]D"                   },
	{"cy", "DDD",      "[DD]D D[DD] [D][D]D"               },
	{"hu", "KÁVÉ",   "KÁVÉ"                            },
	{"hu", "SZÓ",     "[SZ]Ó [S]ZÓ"                     },
	{"hu", "ROZSDA",   "RO[ZS]DA RO[Z]SDA"                 },
	{"hu", "KÖZSZÓ", "KÖ[ZS]ZÓ KÖZ[SZ]Ó KÖ[Z][S]ZÓ"},
	{"hu", "HUSZ",     "HU[SZ] HU[S]Z"                     },
	{"hu", "LYUK",     "[LY]UK"                            }, /* no tile has Y alone */
	{"hu", "TYÚK",    "[TY]ÚK"                           },
	{"hu", "QUIZ",     ""				  },
};

START_TEST(a_word_has_each_of_its_readings)
{
	struct alphabet a;

	read_alphabet(&a, words[_i].id);
	ck_assert_str_eq(readings(&a, words[_i].word), words[_i].readings);
}

/* What brackets say is the only reading, and is written so again. */
START_TEST(brackets_settle_every_reading)
{
	struct alphabet a;
	struct view all;
	struct view one;

	read_alphabet(&a, words[_i].id);
	all = view_of(readings(&a, words[_i].word));
	while ((one = view_word(&all)).len > 0) {
		struct tile_text way[WORD_WAYS];
		struct buf b = buf_in(&arena);
		struct view bad;

		ck_assert_uint_eq(word_read(&a, one, way, &bad), 1);
		word_write(&a, &b, way[0].tile, way[0].n);
		ck_assert_uint_eq(word_read(&a, buf_view(&b), way, &bad), 1);
		b = buf_in(&arena);
		alphabet_write(&a, &b, way[0].tile, way[0].n);
		ck_assert_msg(view_eq(buf_view(&b), one), "%.*s", VIEW_ARG(one));
	}
}

START_TEST(a_list_of_words_takes_none_that_has_two_readings)
{
	struct alphabet a;
	struct lexicon *lx = NULL;
	struct err err = {0};
	struct view list[] = {view_of("DRAIG"), view_of("BANGOR")};

	read_alphabet(&a, "cy");
	ck_assert(!lexicon_of_words(&lx, &a, list, 2, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "\"BANGOR\" can be read in two ways"));
	ck_assert(lexicon_of_words(&lx, &a, list, 1, &err));
	lexicon_close(lx);
}

static const char *const ids[] = {"en", "es", "es-97", "ca", "de", "fr",
				  "it", "nl", "pl",    "pt", "cy", "hu"};
static const char *const strangers[] = {"А", "е", "О", "Α", "ο", "Ρ", "с", "Ꭺ", "𝐀"};

START_TEST(a_letter_that_only_looks_right_is_named_and_never_read)
{
	struct alphabet a;

	read_alphabet(&a, ids[_i]);
	for (int i = 0; i < COUNT(strangers); i++) {
		struct tile_text way;
		struct lookalike found;
		struct diag diag = {0};
		struct view bad;
		const char *word = arena_printf(&arena, "TA%sT", strangers[i]);

		ck_assert_uint_eq(alphabet_split(&a, view_of(word), &way, 1, &bad), 0);
		ck_assert_msg(view_is(bad, strangers[i]), "%s", word);
		ck_assert_msg(script_lookalike(view_of(word), &found), "%s", word);
		ck_assert(!script_refuse(&diag, bad));
		ck_assert_int_eq(diag.code, DIAG_LOOK_ALIKE);
	}
}

static const struct {
	const char *id, *typed, *face;
} escapes[] = {
	{"es",    "~N",  "Ñ"},
        {"es",    "~n",  "Ñ"},
        {"es-97", "~N",  "Ñ"},
	{"ca",    ",C",  "Ç"},
        {"pt",    ",c",  "Ç"},
        {"de",    "\"A", "Ä"},
	{"de",    "\"o", "Ö"},
        {"de",    "\"U", "Ü"},
        {"pl",    ",A",  "Ą"},
	{"pl",    "\"C", "Ć"},
        {"pl",    ",e",  "Ę"},
        {"pl",    "~L",  "Ł"},
	{"pl",    "\"N", "Ń"},
        {"pl",    "\"O", "Ó"},
        {"pl",    "\"S", "Ś"},
	{"pl",    "\"Z", "Ź"},
        {"pl",    "~Z",  "Ż"},
};

START_TEST(a_mark_and_a_letter_are_one_tile)
{
	struct alphabet a;
	struct tile_text way[2];
	struct view bad;
	enum letter_case how = CASE_NONE;
	const char *word = arena_printf(&arena, "A%sA", escapes[_i].typed);
	bool small = escapes[_i].typed[1] >= 'a';

	read_alphabet(&a, escapes[_i].id);
	ck_assert_uint_eq(alphabet_split(&a, view_of(word), way, 2, &bad), 1);
	ck_assert_uint_eq(way[0].n, 3);
	ck_assert_str_eq(a.upper[way[0].tile[1]], escapes[_i].face);
	ck_assert_int_eq(way[0].how[1], small ? CASE_LOWER : CASE_UPPER);
	ck_assert_uint_eq(way[0].from[1], 1);
	ck_assert_uint_eq(way[0].len[1], 2);
	ck_assert_uint_eq(alphabet_tile(&a, view_of(escapes[_i].typed), &how),
			  way[0].tile[1]);
}

static const struct {
	const char *id, *word, *bad;
} no_escapes[] = {
	{"en", "A~NA", "~" },
        {"es", "A,CA", "," },
        {"es", "A~",   "~" },
	{"es", "A~CA", "~" },
        {"de", "A\"Y", "\""},
        {"fr", "A,CA", "," },
};

START_TEST(a_mark_that_means_nothing_here_is_refused)
{
	struct alphabet a;
	struct tile_text way;
	struct view bad;

	read_alphabet(&a, no_escapes[_i].id);
	ck_assert_uint_eq(
		alphabet_split(&a, view_of(no_escapes[_i].word), &way, 1, &bad), 0);
	ck_assert(view_is(bad, no_escapes[_i].bad));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_whole_set_is_made_of_its_letters, stress);
	claims_rows(a_word_has_each_of_its_readings, words);
	claims_rows(brackets_settle_every_reading, words);
	claims_rows(a_letter_that_only_looks_right_is_named_and_never_read, ids);
	claims_rows(a_mark_and_a_letter_are_one_tile, escapes);
	claims_rows(a_mark_that_means_nothing_here_is_refused, no_escapes);
	return claims_run("alphabet_stress");
}
