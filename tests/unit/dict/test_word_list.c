/* SPDX-License-Identifier: ISC */
/* Plain lists of words, and single words outside letters. */
#include <string.h>

#include "dict/word_list.h"
#include "dict/word_text.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* N stands for itself and for a part of NG: both readings are allowed. */
static const char two_ways[] = "tiles A/a G/g N/n NG/ng O/o R/r Ñ/ñ\ntileless K/k\n";

static void read_alphabet(struct alphabet *a, const char *id)
{
	struct err err = {0};
	bool ok = strcmp(id, "xx") == 0 ? alphabet_read(a, &arena, view_of(id),
							view_of(two_ways), &err)
					: alphabet_load(a, &arena, view_of(id), &err);

	ck_assert_msg(ok, "%s", err.text);
}

static void hear(void *arg, int line, struct view word, const char *why)
{
	buf_printf(arg, "%d: \"%.*s\" %s\n", line, VIEW_ARG(word), why);
}

static const struct {
	const char *id, *text;
	size_t words;
	const char *faults;
} lists[] = {
	{"en", "",								      0, ""								 },
	{"en", "cat\ndog\ncat\n",						       2, ""								 },
	{"en",
	 "\xef\xbb\xbf"
	 "CAT\r\n\r\n# note\r\n DOG \r\n",					      2, ""								 },
	{"en", "café\nnaïve",							 2, ""								 },
	{"en", "cat\nParis\nNATO\n",						    1,
	 "2: \"Paris\" has capitals, as names have\n"
	 "3: \"NATO\" has capitals, as names have\n"													  },
	{"en", "CAT\ndog\n",							    1,
	 "2: \"dog\" has small letters, and the list is in capitals\n"											},
	{"en", "Cat\ndog\n",							    1, "1: \"Cat\" has capitals, as names have\n"                         },
	{"en", "it's\nit\u2019s\n",						     0,
	 "1: \"it's\" has an apostrophe, which no tile has\n"
	 "2: \"it\u2019s\" has an apostrophe, which no tile has\n"											    },
	{"en", "co-op\nr2d2\nжук\n",						 0,
	 "1: \"co-op\" has \"-\", for which en has no tile\n"
	 "2: \"r2d2\" has \"2\", for which en has no tile\n"
	 "3: \"жук\" has \"ж\", for which en has no tile\n"											       },
	{"en", "\xff\xfe\ncaf\xe9\n",						   0,
	 "1: \"\ufffd\ufffd\" is not UTF-8; `iconv -f ISO-8859-1 -t UTF-8` may make it "
	 "so\n"
	 "2: \"caf\ufffd\" is not UTF-8; `iconv -f ISO-8859-1 -t UTF-8` may make it "
	 "so\n"																	       },
	{"en", "cat dog\n",							     0,
	 "1: \"cat dog\" has a blank in it; each word has a line of its own\n"										},
	{"en", "a\n",								   0, "1: \"a\" is a single tile, and words have two or more\n"          },
	{"en", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
	 1,										"2: \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\" has more than 32 tiles\n"},
	{"es", "kilo\nchal\n",							  1, "1: \"kilo\" has \"k\", for which es has no tile\n"                },
	{"es", "[c]hal\nchal\n",							2, ""								 },
	{"xx", "ango\n",								0,
	 "1: \"ango\" can be read as A[NG]O and as A[N]GO; write it with brackets, as "
	 "one of these\n"																     },
	{"xx", "a[ng]o\na[n]go\nA[NG]R\n",					      2,
	 "3: \"A[NG]R\" has capitals, as names have\n"													},
	{"xx", "oNgo\n",								0,
	 "1: \"oNgo\" can be read as O[NG]O and as O[N]GO; write it with brackets, as "
	 "one of these\n"																     },
	{"xx", "o[Ng]o\n",							      0, "1: \"o[Ng]o\" has capitals, as names have\n"                      },
	{"xx", "o[ng\n[]o\no[k]\n",						     0,
	 "1: \"o[ng\" has \"[ng\", for which xx has no tile\n"
	 "2: \"[]o\" has \"[]\", for which xx has no tile\n"
	 "3: \"o[k]\" has \"[k]\", for which xx has no tile\n"												},
};

START_TEST(every_line_is_a_word_or_told_with_its_number)
{
	struct alphabet a;
	struct build *b;
	struct buf heard = buf_in(&arena);
	size_t faults;
	size_t told = 0;

	read_alphabet(&a, lists[_i].id);
	b = build_new(&a);
	faults = word_list_read(view_of(lists[_i].text), b, hear, &heard);
	ck_assert_str_eq(buf_cstr(&heard), lists[_i].faults);
	for (size_t i = 0; i < heard.len; i++) {
		told += heard.at[i] == '\n';
	}
	ck_assert_uint_eq(faults, told);
	ck_assert_uint_eq(build_count(b), lists[_i].words);
	build_free(b);
}

static const struct {
	const char *id, *word, *spelt;
} spellings[] = {
	{"es", "chal",      "CHAL"     },
        {"es", "[c]hal",    "[C]HAL"   },
	{"ca", "col·lega", "COL·LEGA"},
        {"xx", "a[ng]o",    "A[NG]O"   },
	{"xx", "a[n]go",    "A[N]GO"   },
        {"xx", "nora",      "NORA"     },
	{"en", "cat",       "CAT"      },
};

START_TEST(what_is_written_is_read_as_the_same_word)
{
	struct alphabet a;
	struct tile_text way[WORD_WAYS];
	struct tile_text again[WORD_WAYS];
	struct buf b = buf_in(&arena);
	struct view bad;

	read_alphabet(&a, spellings[_i].id);
	ck_assert_uint_eq(word_read(&a, view_of(spellings[_i].word), way, &bad), 1);
	word_write(&a, &b, way[0].tile, way[0].n);
	ck_assert_str_eq(buf_cstr(&b), spellings[_i].spelt);
	ck_assert_uint_eq(word_read(&a, buf_view(&b), again, &bad), 1);
	ck_assert_uint_eq(again[0].n, way[0].n);
	ck_assert_mem_eq(again[0].tile, way[0].tile, way[0].n);
}

START_TEST(a_word_with_a_blank_is_spelt_without_it)
{
	struct alphabet a;
	struct buf b = buf_in(&arena);
	struct tile_text way[WORD_WAYS];
	struct view bad;

	read_alphabet(&a, "es");
	ck_assert_uint_eq(word_read(&a, view_of("CHICO"), way, &bad), 1);
	way[0].tile[0] |= TILE_AS_BLANK;
	word_write(&a, &b, way[0].tile, way[0].n);
	ck_assert_str_eq(buf_cstr(&b), "CHICO");
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(every_line_is_a_word_or_told_with_its_number, lists);
	claims_rows(what_is_written_is_read_as_the_same_word, spellings);
	return claims_run("word_list");
}
