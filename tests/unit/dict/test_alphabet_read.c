/* SPDX-License-Identifier: ISC */
/* The files that describe alphabets: ours, and wrong ones. */
#include <string.h>

#include "dict/alphabet.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *id;
	uint8_t count;
	const char *tileless;
} built_in[] = {
	{"en",    26, ""         },
        {"es",    28, "K W"      },
        {"es-97", 25, "K W"      },
	{"ca",    26, "K Q W Y"  },
        {"de",    29, ""         },
        {"fr",    26, ""         },
	{"it",    21, "J K W X Y"},
        {"nl",    26, ""         },
        {"pl",    32, "Q V X"    },
	{"pt",    24, "K W Y"    },
};

START_TEST(built_in_alphabets_are_what_they_say)
{
	struct alphabet a;
	struct err err = {0};

	ck_assert_msg(alphabet_load(&a, &arena, view_of(built_in[_i].id), &err), "%s",
		      err.text);
	ck_assert_str_eq(a.id, built_in[_i].id);
	ck_assert_uint_eq(a.count, built_in[_i].count);
	ck_assert(view_is(a.tileless, built_in[_i].tileless));
}

static const char small[] = "tiles A/a B/b AB/ab\nfold A Á/á\n";

static struct hash hash_as(const char *id, const char *text)
{
	struct alphabet a;
	struct err err = {0};

	ck_assert_msg(alphabet_read(&a, &arena, view_of(id), view_of(text), &err), "%s",
		      err.text);
	return a.hash;
}

static const struct {
	const char *id;
	const char *text;
	bool same;
} meanings[] = {
	{"xx", "# a comment\n\ntiles A/a  B/b\n tiles AB/ab\n", true },
	{"xx", "tiles A/a B/b AB/ab\r\nfold B Ḃ/ḃ\r\n",     true },
	{"xy", "tiles A/a B/b AB/ab\n",                         false},
	{"xx", "tiles B/b A/a AB/ab\n",                         false},
	{"xx", "tiles A/a B/b AB/ab\nmust AB\n",                false},
	{"xx", "tiles A/a B/b AB/ab C/c\n",                     false},
	{"xx", "tiles A/a B/b\n",                               false},
};

START_TEST(hash_is_of_the_meaning)
{
	struct hash want = hash_as("xx", small);
	struct hash got = hash_as(meanings[_i].id, meanings[_i].text);

	ck_assert_int_eq(memcmp(&want, &got, sizeof want) == 0, meanings[_i].same);
}

static const struct {
	const char *text;
	const char *says;
} bad_files[] = {
	{"",				  "has no tiles"			      },
	{"# nothing\n",                       "has no tiles"                              },
	{"fold A Á/á\n",                    "xx.alphabet:1: \"A\" is not made of"       },
	{"tiles A/a\nfold B C/c\n",           "xx.alphabet:2: \"B\" is not made of"       },
	{"tiles A/a\nletters B/b\n",          "xx.alphabet:2: \"letters\" is none of"     },
	{"tiles A/a A/a\n",                   "\"A/a\" is named twice"                    },
	{"tiles A/b B/b\n",                   "\"B/b\" stands for two things"             },
	{"tiles A/a AA/a\n",                  "\"AA/a\" is not UPPER/lower"               },
	{"tiles A/\n",			"\"A/\" is not UPPER/lower"                 },
	{"tiles /\n",			 "\"/\" is not UPPER/lower"                  },
	{"tiles A/a/a\n",                     "is not UPPER/lower"                        },
	{"tiles \xff/a\n",                    "normal form C"                             },
	{"tiles A\xcc\x81/b\n",               "is not UPPER/lower"                        },
	{"tiles A\xcc\x81/a\xcc\x81\n",       "normal form C"                             },
	{"tiles \xef\xbf\xbd\n",              "cannot be one more letter"                 },
	{"tiles ABCDE/abcde\n",               "too many letters for a tile"               },
	{"tiles 𝐀𝐁𝐂/𝐚𝐛𝐜\n", "too many letters for a tile"               },
	{"tiles A/a B/b\nmust AB\n",          "\"AB\" is no tile of several"              },
	{"tiles A/a\nmust A\n",               "\"A\" is no tile of several"               },
	{"tiles A/a\nfold A ÁÁ/áá\n",     "\"ÁÁ/áá\" is not one letter"           },
	{"tiles A/a B/b\nfold A Á/b",        "stands for two things"                     },
	{"tiles A/a E/e\nfold AEAE Æ/æ",    "\"AEAE\" is not made of"                   },
	{"tiles A/a\nescape ~A\n",            "xx.alphabet:2: \"~A\" stands for no letter"},
	{"tiles A/a\nescape ~A Ñ\n",         "\"~A\" stands for no letter"               },
	{"tiles A/a\nescape 'A A\n",          "\"'A\" is no mark with a letter"           },
	{"tiles A/a\nescape ~a A\n",          "\"~a\" is no mark with a letter"           },
	{"tiles A/a\nescape ~ A\n",           "\"~\" is no mark with a letter"            },
	{"tiles A/a B/b\nescape ~A A ~A B\n", "\"~A\" stands for two things"              },
	{"tiles A/a\n\ntiles B/b A/a\n",      "xx.alphabet:3: \"A/a\" is named twice"     },
	{"tiles A/a\ntileless A/a\n",         "\"A/a\" has a tile"                        },
};

START_TEST(a_bad_file_is_refused_with_its_line)
{
	struct alphabet a;
	struct err err = {0};

	ck_assert(!alphabet_read(&a, &arena, view_of("xx"), view_of(bad_files[_i].text),
				 &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, bad_files[_i].says) != NULL, "%s", err.text);
}

START_TEST(tiles_end_at_their_number)
{
	struct buf b = buf_in(&arena);
	struct alphabet a;
	struct err err = {0};

	buf_str(&b, "tiles");
	for (uint32_t i = 0; i < ALPHABET_TILES; i++) {
		buf_char(&b, ' ');
		utf8_put(&b, 0x4e00 + i);
	}
	ck_assert(alphabet_read(&a, &arena, view_of("xx"), buf_view(&b), &err));
	ck_assert_uint_eq(a.count, ALPHABET_TILES);
	ck_assert_uint_eq(a.width[1], 2);
	buf_str(&b, " 丯");
	ck_assert(!alphabet_read(&a, &arena, view_of("xx"), buf_view(&b), &err));
	ck_assert_ptr_nonnull(strstr(err.text, "one tile too many"));
}

static const char *const bad_ids[] = {
	"",
	"xx",
	"EN",
	"../data/en",
	"en.alphabet",
	"en\n",
	"angrywords-en",
	"enenenenenenenenenenenenenenen",
};

START_TEST(an_unknown_alphabet_is_an_error_that_lists_the_known)
{
	struct alphabet a;
	struct err err = {0};

	ck_assert(!alphabet_load(&a, &arena, view_of(bad_ids[_i]), &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, " ca de en es-97 es fr it nl pl pt") != NULL,
		      "%s", err.text);
}

START_TEST(a_name_with_a_nul_is_unknown)
{
	struct alphabet a;
	struct err err = {0};

	ck_assert(!alphabet_load(&a, &arena, view_from("en\0x", 4), &err));
	ck_assert(!alphabet_read(&a, &arena, view_from("en\0x", 4), view_of(small),
				 &err));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(built_in_alphabets_are_what_they_say, built_in);
	claims_rows(hash_is_of_the_meaning, meanings);
	claims_rows(a_bad_file_is_refused_with_its_line, bad_files);
	claims_rows(an_unknown_alphabet_is_an_error_that_lists_the_known, bad_ids);
	return claims_run("alphabet_read");
}
