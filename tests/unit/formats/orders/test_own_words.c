/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/orders/order_line.h"
#include "formats/orders/own_words.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/orders_written.h"
#include "tests/helpers/club/prose.h"

static const char *const languages[] = {"es", "ca", "de"};

static struct arena arena;

/* What a row's words would be with something behind them. */
static const struct {
	const char *english, *behind;
} behinds[] = {
	{"claim score",         "t12 =31: so"},
	{"claim illegal",       "t12: so"    },
	{"claim read",          "t12: so"    },
	{"claim no-reply",      "t12: so"    },
	{"claim other",         "t12: so"    },
	{"appeal ruling",       "7: so"      },
	{"exchange",            "AEI"        },
	{"explain",             "t12"        },
	{"join",                "Winter"     },
	{"ladder challenge",    "Ben Miller" },
	{"ladder accept",       "Ben"        },
	{"ladder decline",      "Ben"        },
	{"ladder takeback",     "Ben"        },
	{"leave",               "10d"        },
	{"remove",              "21"         },
	{"set",		 "board list" },
	{"standings",           "Winter"     },
	{"try",		 "8D CRATE"   },
	{"withdraw",            "Winter"     },
	{"word",                "SON"        },
	{"accept luck",         ": rain"     },
	{"export",              "gcg"        },
	{"analyse game",        "12"         },
	{"observe game",        "12"         },
	{"unobserve game",      "12"         },
	{"check",               "QI"         },
	{"hooks",               "AMP"        },
	{"puzzle",              "8D CRATE"   },
	{"new angrywords with", "Ben"        },
	{"new classic with",    "Ben"        },
	{"new cubes with",      "Ben"        },
	{"new wordbox with",    "Ben"        },
	{"new wordcap with",    "Ben"        },
	{"new wordgame with",   "Ben"        },
	{"game",                "12: pass"   },
};

static const char *behind(const struct own_word *w)
{
	for (int i = 0; i < COUNT(behinds); i++) {
		if (w->more && view_is(w->english, behinds[i].english)) {
			return arena_printf(&arena, "%s%s",
					    behinds[i].behind[0] == ':' ? "" : " ",
					    behinds[i].behind);
		}
	}
	return "";
}

static bool reads(const char *language, const char *text, struct order *out)
{
	struct orders all;

	orders_read_in(&arena, view_of(language), view_of(text), &all);
	*out = all.count > 0 ? all.order[0] : (struct order){0};
	return all.count == 1;
}

static void check_word(const char *language, const struct own_word *w, struct view own)
{
	const char *text = arena_printf(&arena, "%.*s%s", VIEW_ARG(own), behind(w));
	const char *same =
		arena_printf(&arena, "%.*s%s", VIEW_ARG(w->english), behind(w));
	struct order order;
	struct order english;
	struct order none;

	ck_assert_msg(reads("en", same, &english), "%s", same);
	ck_assert_msg(reads(language, text, &order), "%s: %s", language, text);
	ck_assert_msg(order.kind == english.kind && view_eq(order.args, english.args),
		      "%s: %s", language, text);
	ck_assert_msg(!w->more || behind(w)[0] != '\0', "%s", same);
	/* In nobody else's language, unless it is the same order there. */
	ck_assert_msg(!reads("en", text, &none) || none.kind == english.kind, "%s",
		      text);
	ck_assert_msg(!w->more || !reads(language, arena_str(&arena, own), &none),
		      "%s: %s alone", language, text);
}

START_TEST(every_own_word_is_the_order_it_stands_for)
{
	struct view rest = own_words_of(&arena, view_of(languages[_i]));
	struct own_word w;
	int rows = 0;

	for (; own_word_next(&rest, &w); rows++) {
		struct view list = w.own;

		ck_assert_uint_gt(list.len, 0);
		while (list.len > 0) {
			check_word(languages[_i], &w, view_trim(view_cut(&list, ',')));
		}
	}
	ck_assert_int_gt(rows, 20);
}

/* What help shows in a language is the order that it shows in English. */
START_TEST(every_example_in_own_words_is_the_same_order)
{
	int turned = 0;

	for (size_t i = 0; i < order_help_count; i++) {
		struct view english = view_of(order_help[i].example);
		struct view own =
			own_words_said(&arena, view_of(languages[_i]), english);
		const char *below = order_help[i].kind == ORDER_NONE ? "\npass" : "";
		const char *text = arena_printf(&arena, "%.*s%s", VIEW_ARG(own), below);
		struct order said;
		struct order meant;

		if (view_eq(own, english)) {
			continue;
		}
		ck_assert_msg(
			reads("en",
			      arena_printf(&arena, "%.*s%s", VIEW_ARG(english), below),
			      &meant) &&
				reads(languages[_i], text, &said) &&
				said.kind == meant.kind && said.game == meant.game &&
				view_eq(said.args, meant.args),
			"%.*s", VIEW_ARG(own));
		ck_assert(below[0] != '\0' || view_eq(said.written, own));
		turned++;
	}
	ck_assert_int_gt(turned, 40);
}

START_TEST(an_order_without_an_own_word_is_shown_as_it_is)
{
	static const char *const same[] = {"8D CRATE", "observe 12", "luck: rain",
					   "ladder 3 challenge Ann", "revoke all"};

	for (int i = 0; i < COUNT(same); i++) {
		struct view order = view_of(same[i]);

		ck_assert(view_eq(own_words_said(&arena, view_of(languages[_i]), order),
				  order));
	}
	ck_assert(view_is(own_words_said(&arena, view_of("en"), view_of("pass")),
			  "pass"));
	ck_assert(
		view_is(own_words_said(&arena, view_of("es"), view_of("exchange AEI")),
			"cambio AEI"));
	ck_assert(
		view_is(own_words_said(&arena, view_of("es"), view_of("game 12: pass")),
			"partida 12: paso"));
	ck_assert(view_is(
		own_words_said(&arena, view_of("de"), view_of("game 12: 8D CRATE")),
		"Partie 12: 8D CRATE"));
}

START_TEST(no_own_word_stands_for_two_orders)
{
	struct view rest = own_words_of(&arena, view_of(languages[_i]));
	struct view known[250];
	size_t n = 0;
	struct own_word w;

	while (own_word_next(&rest, &w)) {
		struct view list = w.own;

		while (list.len > 0) {
			known[n] = view_trim(view_cut(&list, ','));
			for (size_t i = 0; i < n; i++) {
				ck_assert_msg(!view_eq_nocase(known[i], known[n]),
					      "%.*s", VIEW_ARG(known[n]));
			}
			ck_assert_uint_lt(++n, 250);
		}
	}
}

/* Lines that are prose to an English reader, and to one of another language just what
 * they say: "Paso", "Ich gebe auf". The list of prose has them on purpose. */
static bool says_it(const char *language, const char *line)
{
	static const char *const exchanges[] = {"Cambio EIIU", "Canvi EIIU",
						"Tausche EIIU"};
	struct view rest = own_words_of(&arena, view_of(language));
	struct view said = view_part(view_of(line), 0, strcspn(line, ".!"));
	struct own_word w;

	for (int i = 0; i < COUNT(exchanges); i++) {
		if (strcmp(line, exchanges[i]) == 0) {
			return true;
		}
	}
	while (own_word_next(&rest, &w)) {
		while (w.own.len > 0) {
			if (view_eq_nocase(view_trim(view_cut(&w.own, ',')), said)) {
				return true;
			}
		}
	}
	return false;
}

START_TEST(prose_stays_prose_with_own_words)
{
	for (size_t i = 0; i < prose_count; i++) {
		struct view english = own_words_line(&arena, view_of(languages[_i]),
						     view_of(prose[i]));
		struct order o;

		ck_assert_msg(english.len == 0 || says_it(languages[_i], prose[i]) ||
				      order_line_read(english, true, &o) !=
					      LINE_ORDER ||
				      order_line_read(view_of(prose[i]), true, &o) ==
					      LINE_ORDER,
			      "%s: %s", languages[_i], prose[i]);
	}
}

/* clang-format off */
static const struct {
	const char *language, *text;
} said[] = {
	{"es", "Paso por tu casa"}, {"es", "Paso a paso"}, {"es", "Cambio de planes"},
	{"es", "Cambio todo"}, {"es", "cambio aei"}, {"es", "Acepto encantada"},
	{"es", "Palabra de honor"}, {"es", "Palabra"}, {"es", "Abandono la mesa"},
	{"es", "¿Paso?"}, {"es", "El paso"}, {"es", "Reglas claras"}, {"es", "Quito eso"},
	{"es", "Pruebo otra vez"}, {"es", "pasos"}, {"es", "Pausa para comer"},
	{"es", "Me apunto a la próxima"}, {"es", "Me apunto a la temporada que viene"},
	{"es", "Reto en la escalera a quien quiera"}, {"es", "Acepto el reto de la vida"},
	{"es", "Retiro mi reto a la espera de noticias"}, {"es", "Acepto el reto"},
	{"es", "Me retiro a dormir"}, {"es", "Reloj de pared"}, {"es", "Clasificación de hoy"},
	{"ca", "Passo per casa teva"}, {"ca", "Canvi de plans"}, {"ca", "Accepto el repte"},
	{"ca", "Paraula de rei"}, {"ca", "Canvi"}, {"ca", "Trec la mà"},
	{"ca", "Em vull apuntar a la temporada que ve"}, {"ca", "Em retiro a dormir"},
	{"ca", "Accepto el repte de la vida"}, {"ca", "Repto a l'escala tothom que vulgui"},
	{"ca", "Retiro el meu repte a veure si puc"},
	{"ca", "Rellotge de paret"}, {"ca", "Classificació d'avui"},
	{"de", "Ich passe auf"}, {"de", "Tausche Auto"}, {"de", "Ja, gern"}, {"de", "Nein danke"},
	{"de", "Wort für Wort"}, {"de", "Hilfe naht"}, {"de", "tausche aei"},
	{"de", "Herausforderung auf der Rangleiter an alle, die wollen"},
	{"de", "Auf der Rangleiter fordere ich sonst niemanden"},
	{"de", "Herausforderung annehmen"}, {"de", "Herausforderung annehmen von wem auch immer"},
	{"de", "Anmelden will ich mich auch noch"}, {"de", "Tabelle für den Einkauf"},
	{"es", "Acepto suerte y consejos"}, {"es", "Acepto suerte, y la tuya también"},
	{"es", "Nueva partida de Classic mañana"}, {"es", "Nueva partida, nueva suerte"},
	{"es", "Nueva partida con Ben"}, {"es", "Exporta vino a media Europa"},
	{"es", "Exportar la partida fue fácil"}, {"es", "Observar la partida 12 fue un placer"},
	{"es", "Partida 12 fue muy larga"}, {"es", "Partida: paso"}, {"es", "Partida 12 turno 3: paso"},
	{"es", "Partida 12: pasos"}, {"de", "Partie 12, passe"}, {"de", "Spiel 3: passe auf"},
	{"es", "Observar pájaros"}, {"es", "Dejar de observar a la gente"},
	{"ca", "Accepto sort i consells"}, {"ca", "Nova partida, nova sort"},
	{"ca", "Nova partida de Classic demà"}, {"ca", "Exporta vi a mitja Europa"},
	{"ca", "Observar la partida 12 va ser un plaer"}, {"ca", "Deixar d'observar la gent"},
	{"de", "Annehmen Glück und Rat"}, {"de", "Neues Spiel, neues Glück"},
	{"de", "Neue Partie mit Ben"}, {"de", "Neue Partie Schach morgen"},
	{"de", "Exportiere gern Wein"}, {"de", "Exportieren wir mehr, als wir brauchen"},
	{"de", "Beobachte Partie und Spieler genau"}, {"de", "Beobachten lohnt sich"},
	{"de", "Nicht mehr beobachten, bitte"},
	/* another's words */
	{"en", "paso"}, {"ca", "paso"}, {"es", "passe"}, {"de", "acepto"}, {"xx", "paso"},
	{"../es", "paso"}, {"", "paso"},
};
/* clang-format on */

/* clang-format off */
static const struct {
	const char *text, *orders;
} marked[] = {
	{"\u00a1Paso!", "pass"}, {"\u00a1 Paso turno !", "pass"}, {"- \u00a1paso!", "pass"},
	{"\u00bfAtril?", "rack"}, {"Atril?", "rack"}, {"\u00bfbag?", "bag"},
	{"\u00a18D CRATE!", "play[8D||CRATE|]"},
	{"\u00bfPaso?", "near question[pass]"}, {"Paso?", "near question[pass]"},
	{"\u00bfpass?", "near question[pass]"}, {"\u00bf8D CRATE?", "near question[8D CRATE]"},
	{"\u00bfPaso", ""}, {"\u00bfQu\u00e9 paso?", ""},
};
/* clang-format on */

START_TEST(signs_around_a_question_or_a_call_are_passed_over)
{
	struct orders all;

	orders_read_in(&arena, view_of("es"), view_of(marked[_i].text), &all);
	ck_assert_str_eq(orders_listed(&arena, &all), marked[_i].orders);
}

START_TEST(a_sentence_with_such_a_word_is_no_order)
{
	struct order o;

	ck_assert_msg(!reads(said[_i].language, said[_i].text, &o), "%s: %s",
		      said[_i].language, said[_i].text);
}

/* clang-format off */
static const struct {
	const char *language, *text, *english;
} meant[] = {
	{"es", "Paso.", "pass."}, {"es", "  * PASO!", "* pass!"}, {"es", "game 12: paso", "game 12: pass"},
	{"es", "Partida 12: paso", "game 12: pass"}, {"es", "- partida 12:paso.", "- game 12:pass."},
	{"es", "Partida 12: 8D CRATE", "game 12: 8D CRATE"}, {"es", "Partida 12", "game 12"},
	{"de", "Partie 12: ich gebe auf", "game 12: resign"}, {"de", "Spiel 12: tausche AEI", "game 12: exchange AEI"},
	{"es", "Cambio: A E [CH] ?", "exchange: A E [CH] ?"}, {"ca", "sí", "yes"},
	{"de", "Ich gebe auf!", "resign!"}, {"de", "wort SON A1 B2 C2", "word SON A1 B2 C2"},
	{"es", "Acepto el reto de la escalera", "ladder accept"},
	{"ca", "repto a l'escala Ben Miller", "ladder challenge Ben Miller"},
	{"de", "Herausforderung zurücknehmen an: Ben", "ladder takeback: Ben"},
	{"es", "acepto suerte: paraguas morado", "accept luck: paraguas morado"},
	{"es", "Nueva partida de wordbox con Ben", "new wordbox with Ben"},
	{"es", "nueva partida wordcap", "new wordcap"},
	{"ca", "nova partida classic amb Ben, Cat", "new classic with Ben, Cat"},
	{"de", "neues Spiel cubes mit Ben", "new cubes with Ben"},
	{"es", "exportar mis datos", "export my data"}, {"de", "exportiere als gcg", "export gcg"},
	{"ca", "exportar com a json", "export json"},
	{"es", "observar la partida 12", "observe game 12"},
	{"ca", "analitza la partida 12", "analyse game 12"},
	{"de", "nicht mehr beobachten Partie 12", "unobserve game 12"},
	{"ca", "deixo d'observar.", "unobserve."},
	{"es", "\u00a1Paso!", "\u00a1pass!"}, {"es", "\u00bfAtril?", "\u00bfrack?"},
	{"de", "Bank?", "rack?"},
	{"es", "pass", ""},
};
/* clang-format on */

START_TEST(a_line_is_given_in_english)
{
	struct view line = view_trim(view_of(meant[_i].text));

	ck_assert_msg(view_is(own_words_line(&arena, view_of(meant[_i].language), line),
			      meant[_i].english),
		      "%s", meant[_i].text);
	ck_assert(view_eq(own_words_any(&arena, line), view_of(meant[_i].english)));
}

START_TEST(the_name_of_a_game_holds_for_its_line_or_for_those_below)
{
	struct orders all;

	orders_read_in(&arena, view_of("ca"),
		       view_of("Partida 3: passo\nPartida 4\ncanvi AEI\n8D CRATE\n"),
		       &all);
	ck_assert_uint_eq(all.count, 3);
	ck_assert_int_eq(all.order[0].game, 3);
	ck_assert_int_eq(all.order[0].kind, ORDER_PASS);
	ck_assert(view_is(all.order[0].written, "Partida 3: passo"));
	ck_assert_int_eq(all.order[1].game, 4);
	ck_assert_int_eq(all.order[1].kind, ORDER_EXCHANGE);
	ck_assert_int_eq(all.order[2].game, 4);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(every_own_word_is_the_order_it_stands_for, languages);
	claims_rows(every_example_in_own_words_is_the_same_order, languages);
	claims_rows(an_order_without_an_own_word_is_shown_as_it_is, languages);
	claims_rows(no_own_word_stands_for_two_orders, languages);
	claims_rows(prose_stays_prose_with_own_words, languages);
	claims_rows(a_sentence_with_such_a_word_is_no_order, said);
	claims_rows(a_line_is_given_in_english, meant);
	claims_rows(signs_around_a_question_or_a_call_are_passed_over, marked);
	return claims_run("own words");
}
