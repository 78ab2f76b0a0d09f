/* SPDX-License-Identifier: ISC */
/* Who never came: K12 of adjudicator-rules(7). */
#include "adjudicator/clocks/deadlines.h"

#include "adjudicator/play/begin.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/time_club.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;

static const int64_t NOW = LETTER_NOW;

static struct letter_club club;

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static int64_t game(const char *options)
{
	time_is(&club, NOW);
	return letter_club_begin(&club, "angrywords", options, "any", 1, false);
}

static void brings(int64_t id, int64_t now, const char *wanted)
{
	time_brings(&club, id, now, wanted);
}

static const char ABSENT[] = "deadline=24h no-show=lose";

START_TEST(k12_who_never_wrote_is_out_with_the_first_turn)
{
	brings(game(ABSENT), NOW + DAY + 1,
	       "flag seat=1 player=absent\nresign seat=1 late=1\nend ");
	brings(game("deadline=24h"), NOW + DAY + 1, "pass seat=1 late=1");
}

/* The letter that agreed to the game is none that came since it began. */
START_TEST(k12_a_letter_counts_from_the_second_behind_the_beginning)
{
	int64_t id = game(ABSENT);

	time_heard(&club, club.ann);
	brings(id, NOW + DAY + 1, "flag seat=1 player=absent");
	id = game(ABSENT);
	time_is(&club, NOW + 1);
	time_heard(&club, club.ann);
	brings(id, NOW + DAY + 1, "pass seat=1 late=1");
}

START_TEST(k12_who_has_had_a_turn_has_come)
{
	int64_t id = game(ABSENT);

	time_order(&club, id, 0, "pass");
	time_order(&club, id, 1, "pass");
	brings(id, NOW + DAY + 1, "pass seat=1 late=1");
}

/* Nobody waits for him: his game ends with its time, and its points count. */
START_TEST(k12_who_plays_alone_is_never_absent)
{
	const struct setup_text text = {view_of("cubes"), view_of("en"),
					view_of("timed=2h no-show=lose"),
					view_of("any")};
	struct new_game n = {.players = 1, .drill = true, .seed = {1}};
	struct record *r = arena_take(&club.arena, sizeof *r);
	enum setup_part fault;

	time_is(&club, NOW);
	must(player_by_id(club.context.store, &club.arena, club.ann, &n.player[0],
			  &club.err) &&
	     setup_make(&club.arena, club.context.lexica, &text, &n.setup, &fault,
			&club.err));
	n.setup.drill = true;
	must(begin_game(&club.context, &club.arena, &n, r, &club.err));
	brings(r->match.id, NOW + 2 * HOUR, "");
	brings(r->match.id, NOW + 2 * HOUR + 1, "end ");
}

/* Of the other player nothing follows. */
START_TEST(k12_who_was_thought_absent_and_writes_is_there)
{
	int64_t id = game("deadline=24h no-show=lose flag=claim");
	struct record *r;

	brings(id, NOW + DAY + 1, "flag seat=1 player=absent");
	time_is(&club, NOW + DAY + HOUR);
	r = time_game(&club, id);
	time_heard(&club, club.ben);
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_eq(r->pos.absent, ABSENCE_SILENT);
	time_heard(&club, club.ann);
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_eq(r->pos.absent, ABSENCE_NONE);
	ck_assert(r->pos.flagged && r->pos.to_move == 0);
	time_order(&club, id, 1, "claim time");
	ck_assert(!time_game(&club, id)->pos.over);
}

START_TEST(k12_who_is_out_does_not_come_back_by_writing)
{
	int64_t id = game(ABSENT);
	struct record *r;
	long before;

	(void)time_passes(&club, NOW + DAY + 1);
	time_is(&club, NOW + 2 * DAY);
	time_heard(&club, club.ann);
	r = time_game(&club, id);
	before = r->match.events;
	ck_assert(r->pos.over);
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_eq(r->match.events, before);
}

int main(void)
{
	letter_club_fixture(&club);
	return claims_run("absent");
}
