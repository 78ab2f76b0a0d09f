/* SPDX-License-Identifier: ISC */
/* Which tile set a game gets: by its family and language, or by an option. */
#include <string.h>

#include "adjudicator/club/lexica.h"
#include "tests/helpers/claims.h"

static struct lexica *lexica;

static void begin(void)
{
	lexica = lexica_open(NULL);
}

static void finish(void)
{
	lexica_close(lexica);
}

static bool tiles(const char *family, const char *language, const char *id,
		  struct lexica_set *out, struct err *err)
{
	return lexica_tiles(lexica, family, view_of(language), view_of(id), out, err);
}

static const struct {
	const char *family, *language, *option, *set, *alphabet;
} choices[] = {
	{"angrywords", "en", "",           "angrywords-en",    "en"   },
	{"angrywords", "es", "es-97",      "angrywords-es-97", "es-97"},
	{"std",        "en", "",           "std-en",           "en"   },
	{"std",        "pl", "",           "std-pl",           "pl"   },
	{"std",        "es", "es-97",      "std-es-97",        "es-97"},
	{"std",        "en", "super-en",   "super-en",         "en"   },
	{"std",        "en", "std-de",     "std-de",           "de"   },
	{"std",        "xx", "de",         "std-de",           "de"   },
	{"super",      "en", "",           "super-en",         "en"   },
	{"super",      "en", "std-en",     "std-en",           "en"   },
	{"wordbox",    "pl", "",           "wordbox-pl",       "pl"   },
	{"wordgame",   "nl", "",           "wordgame-nl",      "nl"   },
	{"wordgame",   "nl", "wordbox-pl", "wordbox-pl",       "pl"   },
	{"std",        "EN", "",           "std-en",           "en"   },
	{"std",        "en", "Super-EN",   "super-en",         "en"   },
};

START_TEST(family_and_language_or_option_choose_the_set)
{
	struct lexica_set set;
	struct lexica_set again;
	struct err err = {0};

	ck_assert_msg(tiles(choices[_i].family, choices[_i].language,
			    choices[_i].option, &set, &err),
		      "%s", err.text);
	ck_assert_str_eq(set.tiles->id, choices[_i].set);
	ck_assert_str_eq(set.alphabet->id, choices[_i].alphabet);
	ck_assert(tiles("none", "", choices[_i].set, &again, &err));
	ck_assert_ptr_eq(again.tiles, set.tiles);
	ck_assert_ptr_eq(again.alphabet, set.alphabet);
}

static const struct {
	const char *family, *language, *option, *says;
} unknown[] = {
	{"super",      "de", "",
	 "there is no tile set \"de\" for this game; there are: super-en"             },
	{"wordbox",    "en", "es",
	 "there is no tile set \"es\" for this game; there are: wordbox-en "
	 "wordbox-pl"								 },
	{"wordgame",   "en", "../x",
	 "there is no tile set \"../x\" for this game; there are: wordgame-en "
	 "wordgame-nl"								},
	{"std",        "",   "",
	 "there is no tile set \"\" for this game; there are: std-ca std-de std-en "
	 "std-es-97 std-es std-fr std-it std-nl std-pl std-pt"                        },
	{"angrywords", "en", "std",
	 "there is no tile set \"std\" for this game; there are: angrywords-ca "
	 "angrywords-en angrywords-es-97 angrywords-es"                               },
	{"std",        "en", "STD-XX", "there is no tile set \"STD-XX\" for this game"},
};

START_TEST(an_unknown_set_is_an_error_that_lists_the_family)
{
	struct lexica_set set;
	struct err err = {0};

	ck_assert(!tiles(unknown[_i].family, unknown[_i].language, unknown[_i].option,
			 &set, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_int_eq(strncmp(err.text, unknown[_i].says, strlen(unknown[_i].says)),
			 0);
}

START_TEST(a_set_that_was_missing_can_be_asked_for_again)
{
	struct lexica_set set;
	struct err err = {0};

	ck_assert(!tiles("std", "xx", "", &set, &err));
	ck_assert(!tiles("std", "xx", "", &set, &err));
	ck_assert(tiles("std", "en", "", &set, &err));
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_rows(family_and_language_or_option_choose_the_set, choices);
	claims_rows(an_unknown_set_is_an_error_that_lists_the_family, unknown);
	return claims_run("shelf");
}
