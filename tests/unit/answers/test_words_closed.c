/* SPDX-License-Identifier: ISC */
/*
 * L27: which games close word lists to those who play them, and that no way of asking
 * gets round it while one goes on.
 */
#include "adjudicator/answers/word_source.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club club;
static struct arena arena;

static const struct {
	const char *kind, *options, *words;
	bool closes;
} kinds[] = {
	{"angrywords", "",                 "words QI ZA",  false},
	{"angrywords", "challenge=single", "words QI ZA",  true },
	{"angrywords", "challenge=ten",    "words QI ZA",  true },
	{"angrywords", "challenge=double", "any",          false},
	{"wordbox",    "",                 "words QI ZA",  true },
	{"wordbox",    "challenge=void",   "words QI ZA",  false},
	{"wordgame",   "",                 "words QI ZA",  false},
	{"classic",    "",                 "words QI ZA",  true },
	{"wordcap",    "",                 "words QIS ZA", true },
	{"wordcap",    "accept=auto",      "words QIS ZA", true },
	{"cubes",      "",                 "words QIS ZA", true },
	{"cubes",      "",                 "any",          false},
};

static size_t closing(int64_t player, const char *language)
{
	struct words_closed closed;
	struct err err = {0};

	ck_assert_msg(words_closed(&club.context, &arena, player, view_of(language),
				   &closed, &err),
		      "%s", err.text);
	return closed.count;
}

START_TEST(a_game_in_which_a_word_costs_something_closes_its_language)
{
	int64_t id = letter_club_begin(&club, kinds[_i].kind, kinds[_i].options,
				       kinds[_i].words, 7, false);

	ck_assert_int_gt(id, 0);
	ck_assert_uint_eq(closing(club.ann, "en"), kinds[_i].closes);
	ck_assert_uint_eq(closing(club.ben, "en"), kinds[_i].closes);
	ck_assert_uint_eq(closing(club.ann, "es"), 0);
	ck_assert_uint_eq(closing(club.ben + 1, "en"), 0);
}

/* Ways to ask for what those lists have. */
static const char *const ways[] = {
	"check QI",
	"check qi, za in en",
	"check QI in English",
	"check QI in en-scowl80-1",
	"hooks Q",
	"hooks QI in en",
	"list twos",
	"list threes in en",
	"list q-without-u",
	"check QI?",
	"check: qi",
};

static bool tells(const struct our_letter *l)
{
	return view_find_text(l->text, "in the words of the game") < l->text.len ||
	       view_find_text(l->text, "in the list") < l->text.len;
}

/* Asks in a game, and gives the newest letter about it. */
static const struct our_letter *ask(int64_t player, int64_t game, const char *line)
{
	struct heard_letter h;
	const struct our_letter *to = letter_club_latest(&club, player, game);

	letter_club_hear(&club,
			 letter_club_short(&club, &arena, player, to, view_of(line)),
			 true, &h);
	ck_assert_msg(!h.changed, "%s: %.*s", line, VIEW_ARG(h.events));
	return letter_club_latest(&club, player, game);
}

START_TEST(no_way_to_ask_tells_a_player_a_word_while_it_may_be_challenged)
{
	int64_t open =
		letter_club_begin(&club, "angrywords", "", "words QI ZA", 7, false);
	int64_t closed;

	ck_assert(tells(ask(club.ann, open, "check QI")));
	ck_assert(tells(ask(club.ann, open, "list q-without-u")));
	closed = letter_club_begin(&club, "wordbox", "", "words QI TEA", 8, false);
	for (int i = 0; i < COUNT(ways); i++) {
		ck_assert_msg(!tells(ask(club.ann, open, ways[i])), "%s", ways[i]);
		ck_assert_msg(!tells(ask(club.ann, closed, ways[i])), "%s", ways[i]);
		ck_assert_msg(!tells(ask(club.ben, open, ways[i])), "%s", ways[i]);
	}
}

int main(void)
{
	arena_fixture(&arena);
	letter_club_fixture(&club);
	claims_rows(a_game_in_which_a_word_costs_something_closes_its_language, kinds);
	return claims_run("words_closed");
}
