/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders_near.h"

#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *line, *meant;
} lines[] = {
	{"HANG 8G",                             "8G HANG"},
	{"hang g8",                             "G8 hang"},
	{"I play HANG at 8G",                   "8G HANG"},
	{"8G: hang please",                     "8G hang"},
	{"play hang from 8G to 8J",             "8G hang"},
	{"HANG from G8 to G11",                 "G8 HANG"},
	{"8G-8J HANG",                          "8G HANG"},
	{"H8 HANG across",                      "8H HANG"},
	{"HANG, 8H, down",                      "H8 HANG"},
	{"8G \"HANG\"",                         "8G HANG"},
	{"8G H-A-N-G",                          "8G HANG"},
	{"8G HANG for 8 points :)",             "8G HANG"},
	{"HANG at 8G, good luck Ben!",          "8G HANG"},
	{"ich lege HANG auf 8G waagerecht",     "8G HANG"},
	{"juego hang en 8G por favor",          "8G hang"},
	{"swap A, G and Y",                     "exchange AGY"},
	{"please exchange the letters AG",      "exchange AG"},
	{"swap Q and blank",                    "exchange Q?"},
	{"swap all my tiles",                   "exchange all"},
	{"I'll change the whole rack please",   "exchange all"},
	{"swap them all",                       "exchange all"},
	{"cambio todo",                         "exchange all"},
	{"canvio totes les lletres",            "exchange all"},
	{"Ich tausche alles",                   "exchange all"},
	{"cambio A, E y U",                     "exchange AEU"},
	{"swap these tiles",                    ""},
	{"change all that",                     "exchange all"},
	{"trade places with me",                ""},
	{"I'll pass this turn, sorry",          "pass"},
	{"8G HANG 8H YAH",                      ""},
	{"8G HANG down across",                 ""},
	{"HANG 8G 9J",                          ""},
	{"HANG YAH 8G",                         ""},
	{"hang",                                "word hang"},
	{"STARE!",                              "word STARE"},
	{"It is free",                          ""},
	{"Ok",                                  ""},
	{"rack",                                ""},
	{"8G",                                  ""},
	{"What does 3W mean? I wonder",         ""},
	{"I was in 8D last night",              ""},
	{"pass me the salt",                    ""},
	{"swap a tile or two",                  ""},
	{"change your mind?",                   ""},
	{"exchange",                            ""},
	{"exchange of letters",                 ""},
	{"8D crate blank",                      ""},
	{"show t9 now",                         ""},
	{"HANG 8G. por 24",                     "8G HANG"},
	{"Step 21 is A1.",                      ""},
	{"Number 1: C6 OVES",                   ""},
	{"3L at G 13, I 13.",                   ""},
	{"13 K TW     26 Y        26 Z",        ""},
	{"`-. 16T  .-'`-.",                     ""},
	{"ABCDEFGHIJKLMNO",                     ""},
	{"# 8G HANG",                           ""},
	{"Vitamins B2 B6",                      ""},
	{"V8 engine",                           ""},
	{"8G",                                  ""},
	{"",                                    ""},
	{"HANG at 8G, and so on and so on, with much more than anybody says of a move by letter", ""},
};
/* clang-format on */

START_TEST(what_a_line_seems_to_mean)
{
	struct view meant = orders_loose(&arena, view_of(lines[_i].line));

	ck_assert_msg(view_is(meant, lines[_i].meant), "%s: \"%.*s\"", lines[_i].line,
		      VIEW_ARG(meant));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_a_line_seems_to_mean, lines);
	return claims_run("orders_loose");
}
