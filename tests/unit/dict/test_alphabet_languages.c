/* SPDX-License-Identifier: ISC */
/* Words of each language as people type them, and the letters no tile has. */
#include <string.h>

#include "dict/alphabet.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* Its only reading as tiles with a stroke between them; "!X" when X has no tile. */
static const char *read_word(const char *id, struct view word)
{
	struct alphabet a;
	struct err err = {0};
	struct tile_text way[2];
	struct buf b = buf_in(&arena);
	struct view bad;
	size_t n;

	ck_assert_msg(alphabet_load(&a, &arena, view_of(id), &err), "%s", err.text);
	n = alphabet_split(&a, utf8_clean(&arena, word), way, 2, &bad);
	ck_assert_uint_le(n, 1);
	if (n == 0) {
		buf_printf(&b, "!%.*s", VIEW_ARG(bad));
	}
	for (uint8_t i = 0; n == 1 && i < way[0].n; i++) {
		buf_str(&b, i > 0 ? "|" : "");
		buf_str(&b, alphabet_face(&a, way[0].tile[i]));
	}
	return buf_cstr(&b);
}

/* clang-format off */
static const struct {
	const char *id, *word, *tiles;
} words[] = {
	{"de", "GRÖSSE", "G|R|Ö|S|S|E"},
	{"de", "Größe", "G|R|Ö|S|S|E"},
	{"de", "GRÖẞE", "G|R|Ö|S|S|E"},
	{"de", "übermäßig", "Ü|B|E|R|M|Ä|S|S|I|G"},
	{"de", "Gro\xcc\x88\xc3\x9f" "e", "G|R|Ö|S|S|E"},
	{"de", "MA\xcc\x88RZ", "M|Ä|R|Z"},
	{"de", "Groesse", "G|R|O|E|S|S|E"},
	{"de", "Passé", "P|A|S|S|E"},
	{"de", "Señor", "S|E|N|O|R"},
	{"fr", "ÉTÉ", "E|T|E"},
	{"fr", "été", "E|T|E"},
	{"fr", "e\xcc\x81te\xcc\x81", "E|T|E"},
	{"fr", "Garçon", "G|A|R|C|O|N"},
	{"fr", "cœur", "C|O|E|U|R"},
	{"fr", "ŒUVRE", "O|E|U|V|R|E"},
	{"fr", "nævus", "N|A|E|V|U|S"},
	{"fr", "haÏr", "H|A|I|R"},
	{"fr", "où", "O|U"},
	{"fr", "Waqf", "W|A|Q|F"},
	{"fr", "zyeutâtes", "Z|Y|E|U|T|A|T|E|S"},
	{"pl", "ŻÓŁĆ", "Ż|Ó|Ł|Ć"},
	{"pl", "żółć", "Ż|Ó|Ł|Ć"},
	{"pl", "Z\xcc\x87o\xcc\x81łc\xcc\x81", "Ż|Ó|Ł|Ć"},
	{"pl", "zolc", "Z|O|L|C"},
	{"pl", "gęś", "G|Ę|Ś"},
	{"pl", "źdźbło", "Ź|D|Ź|B|Ł|O"},
	{"pl", "KOŃ", "K|O|Ń"},
	{"pl", "attache\xcc\x81", "A|T|T|A|C|H|E"},
	{"pl", "müsli", "M|U|S|L|I"},
	{"pl", "dżdżystą", "D|Ż|D|Ż|Y|S|T|Ą"},
	{"pt", "CORAÇÕES", "C|O|R|A|Ç|O|E|S"},
	{"pt", "corações", "C|O|R|A|Ç|O|E|S"},
	{"pt", "corac\xcc\xa7o\xcc\x83" "es", "C|O|R|A|Ç|O|E|S"},
	{"pt", "Coracoes", "C|O|R|A|C|O|E|S"},
	{"pt", "às", "A|S"},
	{"pt", "vovô", "V|O|V|O"},
	{"pt", "lingüística", "L|I|N|G|U|I|S|T|I|C|A"},
	{"it", "CITTÀ", "C|I|T|T|A"},
	{"it", "perché", "P|E|R|C|H|E"},
	{"it", "Virtu\xcc\x80", "V|I|R|T|U"},
	{"it", "finì", "F|I|N|I"},
	{"it", "farò", "F|A|R|O"},
	{"nl", "IJSBEER", "I|J|S|B|E|E|R"},
	{"nl", "ijs", "I|J|S"},
	{"nl", "Ĳs", "I|J|S"},
	{"nl", "bĳ", "B|I|J"},
	{"nl", "by", "B|Y"},
	{"nl", "reünie", "R|E|U|N|I|E"},
	{"nl", "ZEEE\xcc\x88GEL", "Z|E|E|E|G|E|L"},
	{"nl", "coöperatie", "C|O|O|P|E|R|A|T|I|E"},
	{"nl", "smörgåsbord", "S|M|O|R|G|A|S|B|O|R|D"},

	{"de", "GEHT'S", "!'"},
	{"de", "łódź", "!ł"},
	{"fr", "aujourd'hui", "!'"},
	{"fr", "YO-YO", "!-"},
	{"fr", "ß", "!ß"},
	{"fr", "İ", "!İ"},
	{"pl", "quiz", "!q"},
	{"pl", "VETO", "!V"},
	{"pl", "tax", "!x"},
	{"pt", "kiwi", "!k"},
	{"pt", "SHOW", "!W"},
	{"pt", "Yoga", "!Y"},
	{"pt", "piñata", "!ñ"},
	{"it", "jazz", "!j"},
	{"it", "POKER", "!K"},
	{"it", "web", "!w"},
	{"it", "taxi", "!x"},
	{"it", "Yoga", "!Y"},
	{"it", "dell'", "!'"},
	{"nl", "auto's", "!'"},
	{"nl", "ß", "!ß"},
	{"nl", "zee-egel", "!-"},
};
/* clang-format on */

START_TEST(a_word_is_read_as_it_is_typed)
{
	ck_assert_str_eq(read_word(words[_i].id, view_of(words[_i].word)),
			 words[_i].tiles);
}

static const char *const ids[] = {"en", "es", "es-97", "ca", "de",
				  "fr", "it", "nl",    "pl", "pt"};

/* Of a word, capitals and small letters give the same tiles, unless there are none. */
START_TEST(case_chooses_no_tile)
{
	struct alphabet a;
	struct err err = {0};

	ck_assert(alphabet_load(&a, &arena, view_of(ids[_i]), &err));
	for (uint8_t t = 1; t <= a.count; t++) {
		ck_assert_str_eq(read_word(ids[_i], view_of(a.upper[t])), a.upper[t]);
		ck_assert_str_eq(read_word(ids[_i], view_of(a.lower[t])), a.upper[t]);
		ck_assert_str_eq(
			read_word(ids[_i], utf8_lower(&arena, view_of(a.upper[t]))),
			a.upper[t]);
	}
}

START_TEST(each_letter_without_tile_is_named)
{
	struct alphabet a;
	struct err err = {0};
	struct view rest;
	struct view letter;

	ck_assert(alphabet_load(&a, &arena, view_of(ids[_i]), &err));
	rest = a.tileless;
	while ((letter = view_word(&rest)).len > 0) {
		ck_assert_str_eq(read_word(ids[_i], letter),
				 arena_printf(&arena, "!%.*s", VIEW_ARG(letter)));
	}
	rest = view_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	for (size_t i = 0; i < rest.len; i++) {
		bool refused = read_word(ids[_i], view_part(rest, i, 1))[0] == '!';
		size_t at = view_find(a.tileless, rest.at[i]);

		ck_assert(refused == (at < a.tileless.len));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_word_is_read_as_it_is_typed, words);
	claims_rows(case_chooses_no_tile, ids);
	claims_rows(each_letter_without_tile_is_named, ids);
	return claims_run("alphabet_languages");
}
