/* SPDX-License-Identifier: ISC */
/* A ladder step by step: what a run does with challenges, and that it does it once. */
#include "adjudicator/season/ladder.h"

#include "adjudicator/season/outage.h"
#include "adjudicator/store/leave.h"
#include "adjudicator/store/outbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/season_case.h"

static const int64_t DAY = 86400;

static const char file[] =
	"Season: 1\nName: Winter\nGame: angrywords\nLexicon: any\nFormat: ladder\n"
	"Challenge-Answer: 3d\nChallenge-Again: 0d\nGames-At-Once: 2\n"
	"Sign-Up: 2026-11-01 to 2026-11-20\nStart: 2026-11-22\nEnd: 2026-12-01\n";

static int64_t ladder(void)
{
	int64_t id = season_of(file, 4, 0);

	ck_assert_int_eq(season_runs(id), 0);
	return id;
}

/* By their places in the seeding, from 1. Gives its number. */
static int64_t challenges(int64_t id, int from, int to)
{
	struct season_run *r = season_now(id);
	struct season_challenge c = {.season = id,
				     .challenger = r->s.entrant[from - 1].id,
				     .challenged = r->s.entrant[to - 1].id,
				     .player = r->s.entrant[to - 1].player,
				     .asked = season_desk.now,
				     .due = season_desk.now + 3 * DAY,
				     .told = CHALLENGE_UNTOLD};

	season_must(challenge_add(season_club.st, &c, &season_club.err));
	return c.id;
}

static struct season_challenge *find(struct season_run *r, int64_t challenge)
{
	for (size_t i = 0; i < r->s.challenges; i++) {
		if (r->s.challenge[i].id == challenge) {
			return &r->s.challenge[i];
		}
	}
	ck_abort_msg("there is no such challenge");
	return NULL;
}

static void accepts(int64_t id, int64_t challenge)
{
	struct season_run *r = season_now(id);

	season_must(season_ladder_accept(&season_desk, r, find(r, challenge),
					 &season_club.err));
}

static enum challenge_state refuses(int64_t id, int64_t challenge)
{
	struct season_run *r = season_now(id);
	struct season_challenge *c = find(r, challenge);

	season_must(season_ladder_refuse(&season_desk, r, c, season_desk.now,
					 &season_club.err));
	return c->state;
}

/* "Ann Ben Cat Dan" */
static const char *order(int64_t id)
{
	struct season_run *r = season_now(id);
	struct season_table t = season_table(r, &season_club.arena, 0);
	struct buf b = buf_in(&season_club.arena);

	for (size_t i = 0; i < t.side.entrants; i++) {
		const struct season_entrant *e = t.side.entrant[t.row[i].entrant];

		ck_assert_int_eq(t.row[i].rank, (int)i + 1);
		buf_printf(&b, "%s%.*s", i > 0 ? " " : "", VIEW_ARG(e->name));
	}
	return buf_cstr(&b);
}

/* What was told so far, the asking among it. */
static int64_t told_so_far(void)
{
	struct notice n = {.player = season_player[7],
			   .at = season_desk.now,
			   .kind = view_of("notice"),
			   .headline = view_of("h"),
			   .text = view_of("t"),
			   .seat = -1};

	season_must(notice_add(season_club.st, &n, &season_club.err));
	return n.id;
}

START_TEST(an_accepted_challenge_becomes_one_game_of_its_own_board)
{
	int64_t id = ladder();
	int64_t c = challenges(id, 3, 1);
	struct season_run *r;

	accepts(id, c);
	ck_assert_int_eq(season_runs(id), 1);
	ck_assert_int_eq(season_runs(id), 0);
	accepts(id, challenges(id, 4, 2));
	ck_assert_int_eq(season_runs(id), 1);
	r = season_now(id);
	ck_assert_uint_eq(r->s.fixtures, 2);
	ck_assert_int_eq(r->s.fixture[0].board, 1);
	ck_assert_int_eq(r->s.fixture[1].board, 2);
	ck_assert_int_eq(r->s.fixture[0].round, 1);
	/* Whoever is challenged has the first move. */
	ck_assert_int_eq(r->s.fixture[0].first, r->s.entrant[0].id);
	ck_assert_str_eq(order(id), "Ann Ben Cat Dan");
}

START_TEST(one_is_declined_freely_and_the_next_is_lost)
{
	int64_t id = ladder();

	ck_assert_int_eq(refuses(id, challenges(id, 2, 1)), CHALLENGE_FREE);
	season_runs(id);
	ck_assert_str_eq(order(id), "Ann Ben Cat Dan");
	ck_assert_int_eq(refuses(id, challenges(id, 4, 1)), CHALLENGE_LOST);
	season_runs(id);
	ck_assert_str_eq(order(id), "Dan Ann Ben Cat");
	/* With a game begun he has another one free. */
	accepts(id, challenges(id, 2, 1));
	season_runs(id);
	ck_assert_int_eq(refuses(id, challenges(id, 3, 1)), CHALLENGE_FREE);
	ck_assert_int_eq(refuses(id, challenges(id, 3, 1)), CHALLENGE_LOST);
}

START_TEST(silence_counts_from_the_end_of_the_time_to_answer)
{
	int64_t id = ladder();
	int64_t c = challenges(id, 2, 1);
	int64_t due = season_desk.now + 3 * DAY;

	season_desk.now = due - 1;
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), c)->state, CHALLENGE_OPEN);
	season_desk.now = due + DAY;
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), c)->state, CHALLENGE_LOST);
	ck_assert_int_eq(find(season_now(id), c)->settled, due);
	ck_assert_int_eq(find(season_now(id), c)->told, 2);
	ck_assert_str_eq(order(id), "Ben Ann Cat Dan");
}

/* The player of that place in the seeding is away. */
static void away(int64_t id, int place, int64_t begins, int64_t ends)
{
	struct leave l = {.player = season_now(id)->s.entrant[place - 1].player,
			  .begins = begins,
			  .ends = ends,
			  .made = SEASON_NOW - DAY,
			  .open = true};

	season_must(leave_add(season_club.st, &l, &season_club.err));
}

START_TEST(time_to_answer_does_not_end_on_the_day_behind_a_leave)
{
	int64_t id = ladder();
	int64_t c = challenges(id, 2, 1);
	int64_t due = season_desk.now + 3 * DAY;

	away(id, 1, SEASON_NOW + DAY, due - DAY / 4);
	season_desk.now = due;
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), c)->state, CHALLENGE_OPEN);
	ck_assert_int_eq(find(season_now(id), c)->due, due + DAY - DAY / 4);
	season_desk.now = due + DAY;
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), c)->state, CHALLENGE_LOST);
	ck_assert_int_eq(find(season_now(id), c)->settled, due + DAY - DAY / 4);
}

START_TEST(no_time_to_answer_lasts_behind_the_last_day)
{
	int64_t id = ladder();
	int64_t end = SEASON_NOW + 10 * DAY;
	int64_t c;
	bool any;

	season_desk.now = end - 4 * DAY;
	c = challenges(id, 2, 1);
	away(id, 1, season_desk.now, end);
	season_desk.now = end - DAY;
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), c)->due, end);
	ck_assert(!season_ladder_loses(season_now(id), find(season_now(id), c)));
	season_must(season_give_back(&season_desk, end - 2 * DAY, true, &any,
				     &season_club.err));
	ck_assert(!any);
	ck_assert_int_eq(find(season_now(id), c)->due, end);
	season_desk.now = end;
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), c)->state, CHALLENGE_DROPPED);
}

/* A challenge of the first by the second that was not answered in time. */
static int64_t not_answered(int64_t id)
{
	int64_t c = challenges(id, 2, 1);

	season_desk.now += 3 * DAY;
	season_runs(id);
	return c;
}

START_TEST(silence_that_costs_nothing_takes_no_free_decline)
{
	int64_t id = season_of(
		arena_printf(&season_club.arena, "%sPolicy: unanswered free\n", file),
		4, 0);
	int64_t c;

	season_runs(id);
	c = not_answered(id);
	ck_assert_int_eq(find(season_now(id), c)->state, CHALLENGE_FREE);
	ck_assert_int_eq(refuses(id, challenges(id, 3, 1)), CHALLENGE_FREE);
	ck_assert_int_eq(refuses(id, challenges(id, 3, 1)), CHALLENGE_LOST);
}

/* Declined before the game began, though challenged behind it. */
START_TEST(the_game_that_began_last_gives_a_free_decline)
{
	int64_t id = ladder();
	int64_t first = challenges(id, 2, 1);

	ck_assert_int_eq(refuses(id, challenges(id, 3, 1)), CHALLENGE_FREE);
	season_desk.now += DAY;
	accepts(id, first);
	ck_assert_int_eq(refuses(id, challenges(id, 4, 1)), CHALLENGE_FREE);
}

START_TEST(what_was_told_is_told_once)
{
	int64_t id = ladder();
	int64_t c = challenges(id, 2, 1);
	int64_t before;

	accepts(id, c);
	season_runs(id);
	season_games_end(id);
	before = told_so_far();
	season_runs(id);
	ck_assert_int_eq(told_so_far() - before, 2 + 1);
	season_runs(id);
	ck_assert_int_eq(told_so_far() - before, 2 + 2);
	ck_assert_int_eq(find(season_now(id), c)->told, 0);
	ck_assert(!season_ladder_changes(season_now(id), find(season_now(id), c)));
}

START_TEST(an_end_by_its_date_leaves_the_order_as_the_final_table)
{
	int64_t id = ladder();
	int64_t open;
	struct season_run *r;

	refuses(id, challenges(id, 2, 1));
	refuses(id, challenges(id, 3, 1));
	accepts(id, challenges(id, 4, 2));
	season_runs(id);
	season_desk.now = SEASON_NOW + 9 * DAY;
	open = challenges(id, 4, 3);
	season_runs(id);
	ck_assert_int_eq(season_now(id)->s.state, SEASON_RUNNING);
	season_desk.now = SEASON_NOW + 10 * DAY;
	season_runs(id);
	r = season_now(id);
	ck_assert_int_eq(r->s.state, SEASON_RUNNING);
	ck_assert_int_eq(find(r, open)->state, CHALLENGE_DROPPED);
	season_games_end(id);
	season_runs(id);
	r = season_now(id);
	ck_assert_int_eq(r->s.state, SEASON_OVER);
	ck_assert_str_eq(order(id), "Cat Ann Ben Dan");
	ck_assert_int_eq(r->s.entrant[2].place, 1);
	ck_assert_int_eq(r->s.entrant[0].place, 2);
}

START_TEST(who_leaves_leaves_no_gap_and_no_challenge)
{
	int64_t id = ladder();
	int64_t open = challenges(id, 3, 2);
	struct season_run *r = season_now(id);

	season_must(season_withdraw(&season_desk, &season_club.arena, r,
				    &(struct season_leaver){.e = &r->s.entrant[1]},
				    &season_club.err));
	season_runs(id);
	ck_assert_int_eq(find(season_now(id), open)->state, CHALLENGE_DROPPED);
	ck_assert_str_eq(order(id), "Ann Cat Dan Ben");
}

int main(void)
{
	claims_fixture(season_set_up, season_tear_down);
	return claims_run("season_ladder");
}
