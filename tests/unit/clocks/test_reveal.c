/* SPDX-License-Identifier: ISC */
/* When the secret of a game is told, and in what: reveal.h. */
#include "adjudicator/clocks/reveal.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/time_club.h"

static struct letter_club club;

static long told_at(int64_t now)
{
	long told;

	time_is(&club, now);
	ck_assert_msg(reveal_due(&club.context, &told, &club.err), "%s", club.err.text);
	return told;
}

/* A game that Ann resigned as soon as it had begun. */
static int64_t resigned(void)
{
	int64_t id;

	time_is(&club, LETTER_NOW);
	id = letter_club_begin(&club, "angrywords", "", "any", 1, false);
	time_order(&club, id, 0, "resign");
	return id;
}

START_TEST(a_secret_is_told_when_the_time_to_protest_is_over_to_the_second)
{
	int64_t end = LETTER_NOW + club.config.protest_time;

	(void)resigned();
	ck_assert_int_eq(told_at(end - 1), 0);
	ck_assert_int_eq(told_at(end), 1);
	ck_assert_int_eq(told_at(end), 0);
}

/* However many there are. */
START_TEST(each_game_tells_its_own)
{
	(void)resigned();
	(void)resigned();
	ck_assert_int_eq(told_at(LETTER_NOW + club.config.protest_time), 2);
}

int main(void)
{
	letter_club_fixture(&club);
	return claims_run("reveal");
}
