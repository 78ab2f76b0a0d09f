/* SPDX-License-Identifier: ISC */
/* The table of recipes: one row for each language. */
#include "dict/recipe.h"

#define DICT     "/usr/share/dict/"
#define HUNSPELL "/usr/share/hunspell/"

static const char *const scowl_80[] = {
	DICT "scowl/*-words.10", DICT "scowl/*-words.20",
	DICT "scowl/*-words.35", DICT "scowl/*-words.40",
	DICT "scowl/*-words.50", DICT "scowl/*-words.55",
	DICT "scowl/*-words.60", DICT "scowl/*-words.70",
	DICT "scowl/*-words.80", NULL,
};
static const char *const spanish[] = {HUNSPELL "es_ES.dic", NULL};
static const char *const catalan[] = {HUNSPELL "ca.dic", NULL};
static const char *const german[] = {DICT "ngerman", NULL};
static const char *const french[] = {DICT "french", NULL};
static const char *const italian[] = {DICT "italian", NULL};
static const char *const dutch[] = {DICT "dutch", NULL};
static const char *const polish[] = {DICT "polish", NULL};
static const char *const portuguese[] = {DICT "portuguese", NULL};

/* Flags that put prefixes before units of measure. Words such as "centilumen" are not
 * wanted. */
static const char catalan_units[] = "U1U2U3U4";

/* Flags that add pronouns to Spanish verbs, in one word: CANTARLO, DÁNDOMELO. Such
 * words are not played. These flags add nothing else. */
static const char spanish_pronouns[] = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäñòóôõöøùú";
/* The flags of infinitives and gerunds add forms with these endings, too, beside forms
 * that are wanted. */
static const char *const spanish_reflexive[] = {"rse", "ndose", NULL};
/* The forms of irregular verbs are entries without flags. Those that end so are left
 * out. */
static const char *const spanish_irregular[] = {
	"rla",    "rlas",   "rle",    "rles",  "rlo",    "rlos",   "rme",    "rnos",
	"dla",    "dlas",   "dle",    "dles",  "dlo",    "dlos",   "dme",    "dnos",
	"nla",    "nlas",   "nle",    "nles",  "nlo",    "nlos",   "nme",    "nnos",
	"nse",    "zla",    "zlas",   "zle",   "zles",   "zlo",    "zlos",   "zme",
	"znos",   "ndola",  "ndole",  "ndolo", "ndolas", "ndoles", "ndolos", "ndome",
	"ndote",  "ndonos", "ndoos",  "mela",  "melas",  "melo",   "melos",  "tela",
	"telas",  "telo",   "telos",  "sela",  "selas",  "selo",   "selos",  "nosla",
	"noslas", "noslo",  "noslos", "osla",  "oslas",  "oslo",   "oslos",  NULL,
};

enum { LONGEST = 15 };

const struct recipe recipes[] = {
	{.language = "ca",
	 .edition = "ca-hunspell",
	 .package = "hunspell-ca",
	 .globs = catalan,
	 .affixes = HUNSPELL "ca.aff",
	 .wish = {.unused = catalan_units},
	 .longest = LONGEST},
	{.language = "de",
	 .edition = "de-wngerman",
	 .package = "wngerman",
	 .globs = german,
	 .capitals = CAPITALS_MAY_BEGIN,
	 .longest = LONGEST},
	{.language = "en",
	 .edition = "en-scowl80",
	 .package = "scowl",
	 .globs = scowl_80,
	 .longest = LONGEST     },
	{.language = "es",
	 .edition = "es-hunspell",
	 .package = "hunspell-es",
	 .globs = spanish,
	 .affixes = HUNSPELL "es_ES.aff",
	 .wish = {.unused = spanish_pronouns,
		  .endings = spanish_reflexive,
		  .bare_endings = spanish_irregular},
	 .longest = LONGEST},
	{.language = "fr",
	 .edition = "fr-wfrench",
	 .package = "wfrench",
	 .globs = french,
	 .longest = LONGEST        },
	{.language = "it",
	 .edition = "it-witalian",
	 .package = "witalian",
	 .globs = italian,
	 .longest = LONGEST},
	{.language = "nl",
	 .edition = "nl-wdutch",
	 .package = "wdutch",
	 .globs = dutch,
	 .longest = LONGEST        },
	{.language = "pl",
	 .edition = "pl-wpolish",
	 .package = "wpolish",
	 .globs = polish,
	 .longest = LONGEST},
	{.language = "pt",
	 .edition = "pt-wportuguese",
	 .package = "wportuguese",
	 .globs = portuguese,
	 .longest = LONGEST        },
};
const size_t recipe_count = sizeof recipes / sizeof *recipes;

const struct recipe *recipe_find(struct view language)
{
	for (size_t i = 0; i < recipe_count; i++) {
		if (view_is(language, recipes[i].language)) {
			return &recipes[i];
		}
	}
	return NULL;
}
