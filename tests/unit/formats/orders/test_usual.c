/* SPDX-License-Identifier: ISC */
#include "formats/orders/usual.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/orders_written.h"
#include "tests/helpers/club/prose.h"

static struct arena arena;

/* clang-format off */
static const struct text_case read[] = {
	/* a score behind a move, where nothing of ours can stand: on the first line */
	{"8D CRATE 36", "play[8D||CRATE|] =36"},
	{"8D CRATE (36)", "play[8D||CRATE|] =36"},
	{"8D CRATE 36 points", "play[8D||CRATE|] =36"},
	{"8D CRATE (36 pts).", "play[8D||CRATE|] =36"},
	{"8D CRATE for 36 points!", "play[8D||CRATE|] =36"},
	{"8D CRATE, 36 points", "play[8D||CRATE|] =36"},
	{"8D CRATE - 36", "play[8D||CRATE|] =36"},
	{"8d crate \u2013 36 pts!", "play[8d||crate|] =36"},
	{"8D CRATE, for 36", "play[8D||CRATE|] =36"},
	{"8D CRATE-36", ""},
	{"8D CRATE 36 puntos", "play[8D||CRATE|] =36"},
	{"8D CRATE per 36 punts", "play[8D||CRATE|] =36"},
	{"8D CRATE f\u00fcr 36 Punkte", "play[8D||CRATE|] =36"},
	{"game 12: 8D CRATE 36", "play[8D||CRATE|] =36 game 12"},
	{"SON A1 B2 C2 5", "word[SON|A1 B2 C2] =5"},
	{"8D CRATE 36 \U0001f44d", "play[8D||CRATE|] =36"},
	{"\n\n8D CRATE 36\n\nSee you", "play[8D||CRATE|] =36"},
	{"Hi Ben\n\n8D CRATE 36", ""},
	{"8D CRATE  36", ""},
	{"8D CRATE =36 36", ""},
	{"8D CRATE 36?", ""},
	{"8D CRATE 36 was fine", ""},
	{"8D CRATE (36", ""},
	{"8D CRATE 36)", ""},
	{"word SON 5", ""},
	{"A1 B2 C2 5", ""},
	{"> 8D CRATE 36", ""},
	/* a game named as people name it */
	{"Game 1 8D CRATE", "play[8D||CRATE|] game 1"},
	{"game 12, 8D CRATE", "play[8D||CRATE|] game 12"},
	{"Game #1: 8D CRATE", "play[8D||CRATE|] game 1"},
	{"Game 1 - 8D CRATE.", "play[8D||CRATE|] game 1"},
	{"1. Game 1 \u2013 8D CRATE", "play[8D||CRATE|] game 1"},
	{"8D CRATE (game 1)", "play[8D||CRATE|] game 1"},
	{"8D CRATE, game 1.", "play[8D||CRATE|] game 1"},
	{"8D CRATE (Partie 1)", "play[8D||CRATE|] game 1"},
	{"Partida 1: 8D CRATE", "play[8D||CRATE|] game 1"},
	{"Spiel 1, SON A1 B2 C2", "word[SON|A1 B2 C2] game 1"},
	{"Hi\nGame 1 8D CRATE\ngame 2 8D CRATE", "play[8D||CRATE|] game 1; play[8D||CRATE|] game 2"},
	{"Game 1 8D CRATE 36", "play[8D||CRATE|] =36 game 1"},
	{"Hi Ben\n\nGame 1 8D CRATE 36", ""},
	{"Game 1 8D CRATE?", ""},
	{"Game 1 pass", ""},
	{"Game 1 8D CRATE was lucky", ""},
	{"8D CRATE (game 1", ""},
	{"8D CRATE game 1)", ""},
	{"Game 0 8D CRATE", ""},
	{"Game 1 game 2: 8D CRATE", ""},
	{"8D CRATE (round 1)", ""},
	{"Game 1 word SON", ""},
	/* a glad picture */
	{"8D CRATE \U0001f44d", "play[8D||CRATE|]"},
	{"Hi\n8D CRATE\U0001f44d\U0001f3fd!", "play[8D||CRATE|]"},
	{"8D CRATE! \u2714\ufe0f", "play[8D||CRATE|]"},
	{"SON A1 B2 C2 \U0001f600", "word[SON|A1 B2 C2]"},
	{"8D CRATE \U0001f44e", ""},
	{"8D CRATE \U0001f914", ""},
	{"8D CRATE \U0001f44d\u274c", ""},
	{"\U0001f44d 8D CRATE", ""},
	{"pass \U0001f44d", ""},
	{"exchange AEI \U0001f44d", ""},
	{"word SON \U0001f44d", ""},
	{"A1 B2 C2 \U0001f44d", ""},
	/* a board is looked at, a cube is named */
	{"show board", "show[-1]"},
	{"show the board?", "show[-1]"},
	{"show board games", ""},
	{"remove cube 21", "remove[21]"},
	{"Remove the cube 21.", "remove[21]"},
	{"remove cube", ""},
	{"remove cube 21 from the shelf", ""},
	{"word CAT 25 26 27", "word[CAT|25 26 27]"},
	{"word CAT 25-26-27 =9", "word[CAT|25-26-27] =9"},
	{"word CAT 25 26", ""},
	{"word CAT 25 26 27 28", ""},
	{"word CAT 25T 26 27", ""},
	{"word CAT 25 > 27", ""},
	{"CAT 25 26 27", ""},
};
/* clang-format on */

START_TEST(a_move_as_people_write_it_is_read)
{
	orders_check(&arena, &read[_i]);
}

START_TEST(what_a_score_was_told_of_is_kept)
{
	struct orders o;

	orders_read(&arena, view_of("8D CRATE 36 points"), &o);
	ck_assert_uint_eq(o.count, 1);
	ck_assert(view_is(o.order[0].told, "8D CRATE 36 points"));
	ck_assert(view_is(o.order[0].line, "8D CRATE =36"));
	orders_read(&arena, view_of("8D CRATE =36"), &o);
	ck_assert(o.order[0].told.len == 0);
	orders_read(&arena, view_of("8D CRATE \U0001f44d"), &o);
	ck_assert(o.order[0].told.len == 0);
}

/* clang-format off */
static const struct {
	const char *language, *letter;
	bool begins, alone;
} answers[] = {
	{"en", "Yes please", true, true},
	{"en", "yes, please!\n\nThanks, and see you on Sunday", true, true},
	{"en", "Yes \U0001f44d", true, true},
	{"en", "Yes \U0001f44e", true, false},
	{"en", "Yes, I accept!", true, true},
	{"en", "Yes, I'd love to", true, true},
	{"en", "Yes, I would love to, but in May", true, false},
	{"en", "Yes, I would love to.\n\nIs May too late?", true, false},
	{"en", "Y", true, true},
	{"en", "ok\n\nAnn", true, true},
	{"en", "ok.\n-- \nAnn of the long signature", true, true},
	{"en", "ok \U0001f44d", true, true},
	{"en", "ok\n\nLet me think about it", true, false},
	{"en", "y\n\nthis I do not see", true, false},
	{"en", "ok, see you Sunday", true, false},
	{"en", "Yes please, more cake", true, false},
	{"en", "yes, but not now", true, false},
	{"en", "ok?", true, false},
	{"en", "Hi\nok", false, false},
	{"en", "okra is a word", false, false},
	{"en", "yesterday", false, false},
	{"en", "\U0001f44d", false, false},
	{"en", "no thanks", false, false},
	{"en", "ok\n8D CRATE?", true, false},
	{"en", "ok\nI play CRATE at 8D", true, false},
	{"en", "ok\n8D CRATE", true, false}, /* the order is done */
	{"en", "yes", false, false}, /* an order */
	{"en", "ja bitte", false, false},
	{"de", "Ja bitte", true, true},
	{"de", "Ja, gerne!", true, true},
	{"de", "Ja, ich nehme an.", true, true},
	{"de", "Ja, sehr gern!", true, true},
	{"de", "J", true, true},
	{"de", "ok, bis Sonntag", true, false},
	{"de", "Yes please", true, true},
	{"es", "S\u00ed, por favor", true, true},
	{"es", "S\u00ed, acepto", true, true},
	{"es", "S\u00ed, acepto, pero m\u00e1s tarde", true, false},
	{"es", "vale", true, true},
	{"es", "Vale, hasta el domingo", true, false},
	{"es", "Si puedo, juego", true, false},
	{"es", "S\u00ed \U0001f44d", true, true},
	{"ca", "S\u00ed, si us plau", true, true},
	{"ca", "S\u00ed, accepto!", true, true},
	{"ca", "D'acord", true, true},
	{"ca", "D\u2019acord, fins diumenge", true, false},
	{"", "Ok", true, true},
};
/* clang-format on */

START_TEST(a_first_line_may_answer_a_question)
{
	struct orders o;

	orders_read_in(&arena, view_of(answers[_i].language),
		       view_of(answers[_i].letter), &o);
	ck_assert_msg((o.yes.len > 0) == answers[_i].begins &&
			      o.yes_alone == answers[_i].alone,
		      "%s: \"%.*s\" %d", answers[_i].letter, VIEW_ARG(o.yes),
		      o.yes_alone);
}

static void no_yes(const char *language, const char *line)
{
	struct orders o;

	orders_read_in(&arena, view_of(language), view_of(line), &o);
	ck_assert_msg(!o.yes_alone || prose_agrees(line), "%s: %s", language, line);
}

START_TEST(no_line_of_prose_is_a_yes_to_a_question)
{
	static const char *const languages[] = {"en", "es", "ca", "de"};

	for (size_t i = 0; i < prose_count; i++) {
		for (size_t k = 0; k < COUNT(languages); k++) {
			no_yes(languages[k], prose[i]);
		}
	}
	for (size_t i = 0; i < prose_tongue_count; i++) {
		for (size_t k = 0; prose_tongues[i].line[k] != NULL; k++) {
			no_yes(prose_tongues[i].language, prose_tongues[i].line[k]);
		}
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_move_as_people_write_it_is_read, read);
	claims_rows(a_first_line_may_answer_a_question, answers);
	return claims_run("usual");
}
