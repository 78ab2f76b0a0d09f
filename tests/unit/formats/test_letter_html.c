/* SPDX-License-Identifier: ISC */
/* What every letter's HTML part has to be, whatever it tells. */
#include <stdio.h>
#include <string.h>

#include "formats/text/num.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"

enum { MOST = 35000, FULL_BOARD = 26000 }; /* the latter as test_board_html.c has it */

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];

static void set_up(void)
{
	letter_games_open(&club, game);
}

static void tear_down(void)
{
	letter_club_close(&club);
}

START_TEST(nothing_is_fetched_and_all_is_small)
{
	static const char *const never[] = {"http",  "<img",    "<script",
					    "<link", "<iframe", "<form",
					    "url(",  "@import", "<svg"};

	size_t largest = 0;

	for (size_t i = 0; i < club.letters_ours; i++) {
		struct view html = club.ours[i].html;

		largest = html.len > largest ? html.len : largest;
		ck_assert_uint_gt(html.len, 0);
		ck_assert_uint_le(html.len, MOST);
		for (int k = 0; k < COUNT(never); k++) {
			ck_assert_uint_eq(view_find_text(html, never[k]), html.len);
		}
	}
	ck_assert_uint_gt(club.letters_ours, 30);
	(void)printf("%zu letters, the largest of %zu bytes\n", club.letters_ours,
		     largest);
}

/* A reply may quote our HTML as text without marks, and break its lines: what an
 * example does stands before it, and a blank at which no line is broken. */
START_TEST(no_example_in_html_begins_a_line)
{
	static const char *const marks[] = {"e.g.", "p. ej.", "p. ex.", "z. B."};
	static struct letter_club other;
	static struct letter_game games_there[LETTER_GAMES];
	static const char *const languages[] = {"en", "es", "ca", "de"};
	size_t texts = 0;

	letter_games_open_in(&other, languages[_i], games_there);
	for (size_t i = 0; i < other.letters_ours; i++) {
		struct view html = other.ours[i].html;
		struct view text = other.ours[i].text;

		texts += view_find_text(text, marks[_i]) < text.len;
		ck_assert_uint_eq(view_find_text(html, "<li><code>"), html.len);
		ck_assert_uint_eq(view_find_text(html, ": <code>"), html.len);
		for (int k = 0; k < COUNT(marks); k++) {
			ck_assert_uint_eq(view_find_text(html, marks[k]), html.len);
		}
	}
	ck_assert_uint_gt(texts, 5);
	letter_club_close(&other);
}

START_TEST(the_head_names_language_direction_and_both_colour_schemes)
{
	static const char *const parts[] = {
		"<html lang=\"en\" dir=\"ltr\">",
		"<meta name=\"viewport\" content=\"width=device-width\">",
		"<meta name=\"color-scheme\" content=\"light dark\">",
		"@media (prefers-color-scheme:dark){",
	};

	for (int i = 0; i < COUNT(parts); i++) {
		struct view html = game[0].to->html;

		ck_assert_uint_lt(view_find_text(html, parts[i]), html.len);
	}
}

/* Classes are for mail programs that keep the head's style sheet: they make the board
 * larger, and nothing leans on them. */
START_TEST(only_boards_have_a_class)
{
	for (size_t i = 0; i < club.letters_ours; i++) {
		struct view rest = club.ours[i].html;

		for (size_t at; (at = view_find_text(rest, "class=")) < rest.len;) {
			rest = view_part(rest, at, rest.len);
			ck_assert(view_starts(rest, "class=\"b"));
			ck_assert(digit(rest.at[8]));
			rest = view_part(rest, 1, rest.len);
		}
	}
}

/* To who listens, what happened is the heading; to all, it stands first. */
START_TEST(the_news_come_first)
{
	static const char body[] = "<p role=\"heading\" aria-level=\"1\"";

	for (size_t i = 0; i < club.letters_ours; i++) {
		struct view html = club.ours[i].html;
		struct view text = club.ours[i].text;
		size_t at = view_find_text(html, body);
		struct view first;
		struct view word;

		ck_assert_uint_lt(at, html.len);
		ck_assert_uint_lt(at, view_find_text(html, "<table"));
		first = view_part(html, at + strlen(body), html.len);
		ck_assert_uint_eq(view_find_text(first, body), first.len);
		(void)view_cut(&first, '>');
		if (view_starts(first, "<strong")) { /* the first sentence of several */
			(void)view_cut(&first, '>');
		}
		for (int n = 0; n < 3; n++) { /* the words the text begins with */
			word = view_word(&text);
			ck_assert(view_eq(view_word(&first), word));
		}
	}
}

START_TEST(the_largest_board_leaves_room_for_all_else)
{
	int64_t id =
		letter_club_begin(&club, "classic", "board=super21", "any", 99, false);
	struct view html = letter_club_latest(&club, club.ann, id)->html;
	size_t from = view_find_text(html, "<table class=");
	size_t len = view_find_text(view_part(html, from, html.len), "</table>");

	ck_assert_uint_gt(len, 10000);
	ck_assert_uint_le(html.len - len + FULL_BOARD, MOST);
	(void)printf("%zu bytes, a board of %zu\n", html.len, len);
}

int main(void)
{
	claims_timeout(60);
	claims_times(no_example_in_html_begins_a_line, 0, 4);
	tcase_add_unchecked_fixture(claims_case(), set_up, tear_down);
	return claims_run("letter-html");
}
