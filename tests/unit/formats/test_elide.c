/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/template.h"
#include "formats/text/diag.h"
#include "formats/text/tongue.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *language, *before, *value, *all;
} joints[] = {
	{"ca", "el torn de ",     "Ann",     "el torn d'Ann"     },
	{"ca", "el torn de ",     "Ben",     "el torn de Ben"    },
	{"ca", "el torn de ",     "Èlia",   "el torn d'Èlia"   },
	{"ca", "el torn de ",     "Helena",  "el torn d'Helena"  },
	{"ca", "De ",             "Oriol",   "D'Oriol"           },
	{"ca", "el torn de ",     "Irene",   "el torn d'Irene"   },
	{"ca", "el torn de ",     "Iolanda", "el torn de Iolanda"},
	{"ca", "la partida (de ", "U",       "la partida (d'U"   },
	{"ca", "el ",             "octubre", "l'octubre"         },
	{"ca", "el ",             "gener",   "el gener"          },
	{"ca", "tarde ",          "Ann",     "tarde Ann"         }, /* a word of its own */
	{"ca", "el torn de ",     "8D OX",   "el torn de 8D OX"  },
	{"ca", "el torn de ",     "",        "el torn de "       },
	{"es", "Ben y ",          "Inés",   "Ben e Inés"       },
	{"es", "Ben y ",          "Hilda",   "Ben e Hilda"       },
	{"es", "Ben y ",          "Ian",     "Ben y Ian"         },
	{"es", "Ben y ",          "Ann",     "Ben y Ann"         },
	{"es", "OS o ",           "OSO",     "OS u OSO"          },
	{"es", "OS o ",           "HOY",     "OS u HOY"          },
	{"es", "OS o ",           "SOL",     "OS o SOL"          },
	{"es", "tío ",           "Oto",     "tío Oto"          },
	{"es", "de ",             "Ann",     "de Ann"            },
	{"en", "de ",             "Ann",     "de Ann"            },
	{"de", "y ",              "Inés",   "y Inés"           },
	{"",   "o ",              "OSO",     "o OSO"             },
};

START_TEST(little_word_takes_the_form_its_language_wants)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, joints[_i].before);
	elide_add(&b, view_of(joints[_i].language), view_of(joints[_i].value));
	ck_assert_str_eq(buf_cstr(&b), joints[_i].all);
}

START_TEST(sentences_and_refusals_are_joined_so)
{
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);
	struct diag d = {.what = view_of("Ann")};
	struct err err = {0};

	fields_set_str(f, "name", "Ann");
	ck_assert(template_write_sentence(
		&b, view_of("ca"), view_of("És el torn de {{name}}; "), f, &err));
	diag_fill(&b, view_of("ca"), "és el torn de {what}", &d);
	ck_assert_str_eq(buf_cstr(&b), "És el torn d'Ann; és el torn d'Ann");
}

START_TEST(page_stays_as_it_is_written)
{
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);
	struct err err = {0};

	fields_set_str(f, "name", "Ann");
	ck_assert(template_write(&b, view_of("de {{name}}"), f, TEMPLATE_PLAIN, &err));
	ck_assert_str_eq(buf_cstr(&b), "de Ann");
}

static const struct {
	const char *text, *value, *all;
} stops[] = {
	{"bis {{day}}. Dann", "24. Nov.", "bis 24. Nov. Dann" },
	{"bis {{day}}. Dann", "24. Juli", "bis 24. Juli. Dann"},
	{"bis {{day}}, dann", "24. Nov.", "bis 24. Nov., dann"},
	{"von {{day}} ...",   "Nov.",     "von Nov. ..."      },
};

START_TEST(sentence_ends_with_one_full_stop)
{
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);
	struct err err = {0};

	fields_set_str(f, "day", stops[_i].value);
	ck_assert(template_write_sentence(&b, view_of("de"), view_of(stops[_i].text), f,
					  &err));
	ck_assert_str_eq(buf_cstr(&b), stops[_i].all);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(little_word_takes_the_form_its_language_wants, joints);
	claims_rows(sentence_ends_with_one_full_stop, stops);
	return claims_run("elide");
}
