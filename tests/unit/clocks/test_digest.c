/* SPDX-License-Identifier: ISC */
/* One letter about all games of a player, and when it comes (K42): remind.h. */
#include "adjudicator/clocks/remind.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/settling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
static const int64_t DAY = CLOCK_DAY;

static struct clock_case c;

static void choose(int64_t player, const char *what, const char *value)
{
	const struct preference p = {player, 0, what};

	clock_must(&c, preference_set(c.club.context.store, &p, view_of(value),
				      &c.club.err));
}

/* What a run then has for that player; empty: nothing. */
static struct view digest(int64_t player, int64_t at)
{
	struct view text;
	long letters;

	clock_hush(&c);
	clock_at(&c, at);
	clock_must(&c, digest_all(&c.club.context, &c.club.err));
	text = clock_told(&c, player, &letters);
	ck_assert_int_le(letters, 1);
	return text;
}

static bool comes(int64_t at)
{
	return digest(c.club.ann, at).len > 0;
}

/* A letter that tells of these in this order. */
static void in_order(struct view text, const char *const *part, int parts)
{
	size_t before = 0;

	for (int i = 0; i < parts; i++) {
		size_t at = view_find_text(text, part[i]);

		ck_assert_msg(at < text.len && at >= before, "%s in %.*s", part[i],
			      VIEW_ARG(text));
		before = at;
	}
}

/* ---------------------------------------------------------------------------- when */

static const struct {
	const char *wish;
	int64_t span;
} spans[] = {
	{"daily",  86400 },
	{"weekly", 604800},
};

START_TEST(it_comes_as_often_as_it_is_wanted_to_the_second)
{
	(void)clock_begin(&c, "wordbox", "deadline=60d");
	choose(c.club.ann, "digest", spans[_i].wish);
	ck_assert(comes(NOW));
	ck_assert(!comes(NOW + spans[_i].span - 1));
	ck_assert(comes(NOW + spans[_i].span));
	ck_assert(!comes(NOW + 2 * spans[_i].span - 1));
	ck_assert(digest(c.club.ben, NOW + 2 * spans[_i].span).len == 0);
}

START_TEST(who_does_not_want_it_or_wants_it_no_more_has_none)
{
	(void)clock_begin(&c, "wordbox", "deadline=60d");
	ck_assert(!comes(NOW));
	choose(c.club.ann, "digest", "daily");
	ck_assert(comes(NOW));
	choose(c.club.ann, "digest", "off");
	ck_assert(!comes(NOW + 2 * DAY));
	/* One who does not have it keeps none from the others. */
	choose(c.club.ben, "digest", "daily");
	ck_assert(digest(c.club.ben, NOW + 3 * DAY).len > 0);
}

START_TEST(with_a_reminder_it_waits_for_half_a_day)
{
	(void)clock_begin(&c, "wordbox", "");
	choose(c.club.ann, "digest", "daily");
	clock_must(&c, remind_all(&c.club.context, &c.club.err));
	clock_hush(&c);
	clock_at(&c, NOW + 36 * HOUR);
	clock_must(&c, remind_all(&c.club.context, &c.club.err) &&
			       digest_all(&c.club.context, &c.club.err));
	ck_assert(!comes(NOW + 48 * HOUR - 1));
	ck_assert(comes(NOW + 48 * HOUR));
	ck_assert(!comes(NOW + 72 * HOUR - 1));
	ck_assert(comes(NOW + 72 * HOUR));
}

/* Nor is he asked about again before the time is over. */
START_TEST(who_has_no_game_is_written_nothing)
{
	choose(c.club.ann, "digest", "daily");
	ck_assert(!comes(NOW));
	(void)clock_begin(&c, "wordbox", "deadline=60d");
	ck_assert(!comes(NOW + DAY - 1));
	ck_assert(comes(NOW + DAY));
}

/* Notices that a letter is to be made of. */
static size_t noted(int64_t at)
{
	const struct notice_next next = {.now = at};
	struct notice *n;
	size_t count = 0;

	clock_hush(&c);
	clock_at(&c, at);
	clock_must(&c, digest_all(&c.club.context, &c.club.err) &&
			       notice_group(c.club.context.store, &c.arena, &next, &n,
					    &count, &c.club.err));
	return count;
}

/* As one who was forgotten. */
START_TEST(who_has_no_address_is_written_nothing)
{
	c.club.cat = letter_club_player(&c.club, "Dan", "");
	(void)clock_begin(&c, "wordbox", "deadline=60d");
	choose(c.club.cat, "digest", "daily");
	ck_assert_uint_eq(noted(NOW), 0);
	choose(c.club.ann, "digest", "daily");
	ck_assert_uint_eq(noted(NOW + DAY), 1);
}

START_TEST(a_game_that_waits_for_players_or_is_over_is_not_told)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	clock_order(&c, r, 0, "resign");
	(void)letter_club_begin(&c.club, "wordbox", "", "any", 1, true);
	choose(c.club.ann, "digest", "daily");
	ck_assert(!comes(NOW));
}

/* ---------------------------------------------------------------------------- what */

START_TEST(his_own_turns_come_first_and_the_most_urgent_of_them)
{
	static const char *const hers[] = {
		"You have 6 games in progress; it is your turn in 4 of them:",
		"game 4, WordBox with Ben, turn 1, Ann 0, Ben 0: your turn",
		"game 1, WordBox with Ben, turn 1, Ann 0, Ben 0: your turn",
		"game 6, WordBox with Ben, turn 1, Ann 0, Ben 0: your turn",
		"game 2, WordBox with Ben, turn 1, Ann 0, Ben 0: your turn",
		"game 5, WordBox with Ben, turn 2, Ann 0, Ben 0: Ben is to move",
		"game 3, WordBox with Ben, turn 2, Ann 0, Ben 0: Ben is to move",
		"a line such as \"game 4\""};
	static const char *const his[] = {
		"You have 6 games in progress; it is your turn in 2 of them:",
		"game 5, WordBox with Ann, turn 2, Ann 0, Ben 0: your turn",
		"game 3,",
		"game 4, WordBox with Ann, turn 1, Ann 0, Ben 0: Ann is to move",
		"game 1,",
		"game 6,",
		"game 2,"};
	static const char *const options[] = {"deadline=5d", "deadline=none",
					      "deadline=4d", "deadline=2d",
					      "deadline=3d", "deadline=5d"};

	for (int i = 0; i < COUNT(options); i++) {
		struct record *r = clock_begin(&c, "wordbox", options[i]);

		if (i == 2 || i == 4) {
			clock_pass(&c, r);
		}
	}
	choose(c.club.ann, "digest", "daily");
	choose(c.club.ben, "digest", "daily");
	in_order(digest(c.club.ann, NOW), hers, COUNT(hers));
	choose(c.club.ann, "digest", "off");
	in_order(digest(c.club.ben, NOW + DAY), his, COUNT(his));
}

START_TEST(of_one_game_it_says_whether_it_is_his_turn)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	choose(c.club.ann, "digest", "daily");
	ck_assert(clock_says(digest(c.club.ann, NOW),
			     "You have 1 game in progress, and it is your turn:"));
	clock_pass(&c, r);
	ck_assert(clock_says(digest(c.club.ann, NOW + DAY),
			     "You have 1 game in progress:"));
}

START_TEST(until_when_and_how_much_of_it_is_left_is_told)
{
	struct view text;

	(void)clock_begin(&c, "wordbox", "");
	choose(c.club.ann, "digest", "daily");
	text = digest(c.club.ann, NOW + 24 * HOUR);
	ck_assert(clock_says(text, "your turn; until Thu 26 Nov, 00:00 UTC, 2 days "
				   "left"));
	text = digest(c.club.ann, NOW + 72 * HOUR - 1);
	ck_assert(clock_says(text, "00:00 UTC, less than a minute left"));
}

START_TEST(of_a_time_that_is_over_none_is_left)
{
	struct view text;

	(void)clock_begin(&c, "wordbox", "");
	choose(c.club.ann, "digest", "daily");
	text = digest(c.club.ann, NOW + 72 * HOUR);
	ck_assert(clock_says(text, "your turn; until Thu 26 Nov, 00:00 UTC"));
	ck_assert(!clock_says(text, "left"));
}

START_TEST(a_game_without_clocks_has_no_end_to_tell)
{
	struct view text;

	(void)clock_begin(&c, "wordbox", "deadline=none");
	choose(c.club.ann, "digest", "daily");
	text = digest(c.club.ann, NOW);
	ck_assert(clock_says(text, "Ann 0, Ben 0: your turn"));
	ck_assert(!clock_says(text, "until") && !clock_says(text, "left"));
}

START_TEST(since_when_is_told_where_it_is_known)
{
	struct record *r = clock_begin(&c, "wordbox", "deadline=60d");

	choose(c.club.ann, "digest", "daily");
	ck_assert(!clock_says(digest(c.club.ann, NOW), ", since"));
	clock_at(&c, NOW + HOUR);
	clock_must(&c, remind_all(&c.club.context, &c.club.err));
	ck_assert(clock_says(digest(c.club.ann, NOW + DAY),
			     "your turn, since Mon 23 Nov, 01:00 UTC; until"));
	/* That was of the turn before. */
	clock_pass(&c, r);
	ck_assert(!clock_says(digest(c.club.ann, NOW + 2 * DAY), ", since"));
}

/* As agreed, or by a referee. */
static const struct event still[] = {
	{.kind = EVENT_PAUSE,  .seat = 0, .time = 3600, .at = LETTER_NOW},
	{.kind = EVENT_RULING,
	 .seat = -1,
	 .time = LETTER_NOW,
	 .ruling = {.kind = RULING_PAUSE, .n = 1}                       },
};

START_TEST(a_game_that_stands_still_comes_behind_those_whose_clocks_run)
{
	static const char *const order[] = {
		"game 2, WordBox with Ben, turn 1, Ann 0, Ben 0: your turn; until",
		"game 1, WordBox with Ben, turn 1, Ann 0, Ben 0: your turn; the game "
		"stands still"};
	struct record *r = clock_begin(&c, "wordbox", "deadline=2d");
	struct view text;

	(void)clock_begin(&c, "wordbox", "deadline=3d");
	clock_emit(&c, r, still[_i]);
	choose(c.club.ann, "digest", "daily");
	text = digest(c.club.ann, NOW);
	in_order(text, order, COUNT(order));
	ck_assert(!clock_says(text, "stands still; until"));
}

/* Only its player knows that it is there. */
START_TEST(a_move_that_waits_is_told_to_its_player_alone)
{
	struct record *r = clock_begin(&c, "wordbox", "settle=60");
	const struct settling s = {.game = r->match.id,
				   .seat = 0,
				   .state = view_of("waits"),
				   .until = NOW + HOUR,
				   .text = view_of("pass")};
	struct view text;

	clock_must(&c, settling_put(c.club.context.store, &s, &c.club.err));
	choose(c.club.ann, "digest", "daily");
	choose(c.club.ben, "digest", "daily");
	text = digest(c.club.ann, NOW);
	ck_assert(clock_says(text, "Ann 0, Ben 0: your move is here and counts soon"));
	ck_assert(clock_says(text, "You have 1 game in progress:"));
	text = digest(c.club.ben, NOW + DAY);
	ck_assert(clock_says(text, "Ann 0, Ben 0: Ann is to move"));
	ck_assert(!clock_says(text, "counts soon"));
}

START_TEST(games_that_anybody_may_take_are_counted)
{
	struct view text;

	clock_cat(&c);
	(void)clock_begin(&c, "wordbox", "deadline=60d");
	choose(c.club.ann, "digest", "daily");
	choose(c.club.ann, "offer", "2026-11-22T12:00:00Z wordbox"); /* her own */
	text = digest(c.club.ann, NOW);
	ck_assert(text.len > 0 && !clock_says(text, "open to anybody"));
	choose(c.club.ben, "offer", "2026-11-22T12:00:00Z wordbox");
	ck_assert(clock_says(digest(c.club.ann, NOW + DAY),
			     "1 game is open to anybody in the club; a line \"lobby\" "
			     "shows it."));
	choose(c.club.cat, "offer", "2026-11-22T12:00:00Z angrywords");
	ck_assert(clock_says(digest(c.club.ann, NOW + 2 * DAY),
			     "2 games are open to anybody in the club"));
}

int main(void)
{
	clock_fixture(&c);
	claims_rows(a_game_that_stands_still_comes_behind_those_whose_clocks_run,
		    still);
	claims_rows(it_comes_as_often_as_it_is_wanted_to_the_second, spans);
	return claims_run("digest");
}
