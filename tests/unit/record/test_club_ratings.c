/* SPDX-License-Identifier: ISC */
/* Ratings as a club keeps them: whatever becomes of its results, what is kept is what
 * all results folded anew give. */
#include "adjudicator/record/ratings.h"

#include <string.h>

#include "adjudicator/store/result.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

enum { PLAYERS = 6, GAMES = 120, DAY = 86400 };

static struct club c;
static int64_t player[PLAYERS];
static uint64_t state;
static int64_t begin;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void set_up(void)
{
	static const char *const names[PLAYERS] = {"Ann", "Ben", "Cid",
						   "Dot", "Eve", "Fay"};

	club_open(&c);
	for (int i = 0; i < PLAYERS; i++) {
		player[i] = club_player(&c, names[i]);
	}
	state = 1;
	ck_assert(stamp_read(view_of("2026-01-15T12:00:00Z"), &begin));
	must(store_begin(c.st, &c.err));
}

static void tear_down(void)
{
	store_rollback(c.st);
	club_close(&c);
}

static int number(int below)
{
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (int)((state >> 33) % (uint64_t)below);
}

static int64_t game_of(const struct result *r)
{
	struct match m = {.kind = r->kind,
			  .state = view_of("over"),
			  .turn = 9,
			  .to_move = -1,
			  .seats = r->seats};

	for (size_t i = 0; i < r->seats; i++) {
		m.seat[i].player = r->seat[i].player;
		m.seat[i].name = view_of("somebody");
		m.seat[i].accepted = true;
	}
	must(match_add(c.st, &m, &c.err));
	return m.id;
}

static struct result result_of(int a, int b, int half, int64_t ended)
{
	return (struct result){
		.kind = view_of("angrywords"),
		.language = view_of("en"),
		.ended = ended,
		.reason = view_of("out"),
		.seats = 2,
		.seat = {{.player = player[a], .half = half},
			 {.player = player[b], .half = 2 - half}}
        };
}

static int64_t plays(int a, int b, int half, int64_t ended)
{
	struct result r = result_of(a, b, half, ended);

	r.game = game_of(&r);
	must(result_keep(c.st, &r, &c.err));
	return r.game;
}

/* Every row that is kept, as text. */
static const char *all_rows(void)
{
	struct buf b = buf_in(&c.arena);

	for (int i = 0; i < PLAYERS; i++) {
		struct kept_ratings rows;

		must(rating_of_player(c.st, &c.arena, player[i], &rows, &c.err));
		for (size_t k = 0; k < rows.n; k++) {
			const struct kept_rating *r = &rows.at[k];

			buf_printf(&b, "%lld %.*s %.*s %d: %d %d %d %d %d\n",
				   (long long)r->player, VIEW_ARG(r->kind),
				   VIEW_ARG(r->language), r->month, r->rating,
				   r->deviation, r->volatility, r->games, r->total);
		}
	}
	return buf_cstr(&b);
}

static void is_what_all_results_give(void)
{
	const char *kept;

	must(ratings_refresh(c.st, &c.err));
	kept = all_rows();
	must(ratings_recompute(c.st, &c.err));
	ck_assert_str_eq(kept, all_rows());
}

START_TEST(whatever_happens_is_as_if_all_were_folded_anew)
{
	int64_t game[GAMES];
	struct result r;

	for (int i = 0; i < GAMES; i++) {
		int a = number(PLAYERS);
		int b = (a + 1 + number(PLAYERS - 1)) % PLAYERS;

		r = result_of(a, b, number(3), begin + (int64_t)number(500) * DAY);
		r.kind = view_of(number(3) > 0 ? "angrywords" : "wordbox");
		if (number(6) == 0) {
			r.seats = 3;
			r.seat[2].player = player[(b + 1) % PLAYERS];
			r.seat[2].points = number(5);
		}
		r.game = game[i] = game_of(&r);
		must(result_keep(c.st, &r, &c.err));
		if (i % 10 == 0) {
			must(ratings_refresh(c.st, &c.err));
		}
		if (i % 7 == 0) {
			must(result_drop(c.st, game[number(i + 1)], &c.err));
		}
		if (i % 20 == 19) {
			is_what_all_results_give();
		}
	}
	ck_assert_uint_gt(strlen(all_rows()), 1000);
}

static struct rated_club standing(int64_t now)
{
	const struct kept_rating what = {.kind = view_of("angrywords"),
					 .language = view_of("en")};
	struct rated_club out;

	must(ratings_refresh(c.st, &c.err));
	must(ratings_club(c.st, &c.arena, &what, now, &out, &c.err));
	return out;
}

static struct rating of(int who, int64_t now)
{
	const struct kept_rating whose = {.kind = view_of("angrywords"),
					  .language = view_of("en"),
					  .player = player[who]};
	struct rating out;

	must(ratings_refresh(c.st, &c.err));
	must(ratings_of(c.st, &whose, now, &out, &c.err));
	return out;
}

START_TEST(a_result_that_changes_changes_what_follows)
{
	int64_t game = plays(0, 1, 2, begin);
	struct rating before;
	struct result r;

	plays(0, 2, 2, begin + (int64_t)40 * DAY);
	before = of(0, begin + (int64_t)50 * DAY);
	ck_assert_int_eq(before.total, 2);
	ck_assert_int_gt(before.rating, 1500000);
	must(result_get(c.st, &c.arena, game, &r, &c.err));
	r.seat[0].half = 0; /* a ruling */
	r.seat[1].half = 2;
	must(result_keep(c.st, &r, &c.err));
	ck_assert_int_lt(of(0, begin + (int64_t)50 * DAY).rating, before.rating);
	ck_assert_int_gt(of(1, begin).rating, 1500000);
	must(result_drop(c.st, game, &c.err)); /* annulled */
	ck_assert_int_eq(of(0, begin + (int64_t)50 * DAY).total, 1);
	ck_assert_int_eq(of(1, begin).month, 0);
	is_what_all_results_give();
}

START_TEST(nothing_is_folded_while_nothing_changed)
{
	int64_t since;

	plays(0, 1, 2, begin);
	must(result_since(c.st, &since, &c.err));
	ck_assert_int_eq(since, begin);
	plays(0, 1, 2, begin + DAY);
	must(result_since(c.st, &since, &c.err));
	ck_assert_int_eq(since, begin);
	must(ratings_refresh(c.st, &c.err));
	must(result_since(c.st, &since, &c.err));
	ck_assert_int_eq(since, 0);
	must(db_exec(store_db(c.st), "DELETE FROM rating", &c.err));
	must(ratings_refresh(c.st, &c.err));
	ck_assert_str_eq(all_rows(), "");
}

START_TEST(the_club_is_listed_by_rank_and_then_the_provisional)
{
	struct rated_club t;

	for (int i = 0; i < 20; i++) {
		plays(0, 1, i % 3 > 0 ? 2 : 0, begin + (int64_t)i * 10 * DAY);
		plays(2, 3, 1, begin + (int64_t)i * 10 * DAY);
	}
	plays(4, 1, 2, begin + (int64_t)200 * DAY);
	t = standing(begin + (int64_t)201 * DAY);
	ck_assert_uint_eq(t.n, 5);
	ck_assert_uint_eq(t.settled, 4);
	ck_assert(view_is(t.at[0].name, "Ann"));
	ck_assert_int_eq(t.at[0].rank, 1);
	ck_assert_int_eq(t.at[1].rank, 2);
	ck_assert_int_eq(t.at[2].rank, 2); /* Cid and Dot drew all their games */
	ck_assert(view_is(t.at[3].name, "Ben"));
	ck_assert_int_eq(t.at[3].rank, 4);
	ck_assert(view_is(t.at[4].name, "Eve"));
	ck_assert(t.at[4].provisional);
	ck_assert_int_eq(t.at[4].rank, 0);
	/* Ten months later they are less sure, and two years later nobody is listed. */
	ck_assert_int_gt(standing(begin + (int64_t)500 * DAY).at[0].now.deviation,
			 t.at[0].now.deviation);
	ck_assert_uint_eq(standing(begin + (int64_t)800 * DAY).n, 0);
}

START_TEST(who_is_forgotten_is_not_listed_but_was_met)
{
	struct rating before;

	plays(0, 1, 2, begin);
	before = of(0, begin);
	must(db_exec(store_db(c.st),
		     arena_printf(&c.arena,
				  "UPDATE player SET forgotten = 9 WHERE id = %lld",
				  (long long)player[1]),
		     &c.err));
	ck_assert_uint_eq(standing(begin).n, 1);
	must(ratings_recompute(c.st, &c.err));
	ck_assert_int_eq(of(0, begin).rating, before.rating);
}

START_TEST(other_games_and_languages_stand_apart)
{
	struct result r = result_of(0, 1, 2, begin);
	struct kept_ratings kinds;

	plays(0, 1, 2, begin);
	plays(0, 1, 2, begin + (int64_t)40 * DAY);
	r.language = view_of("ca");
	r.game = game_of(&r);
	must(result_keep(c.st, &r, &c.err));
	ck_assert_int_eq(of(0, begin + (int64_t)40 * DAY).total, 2);
	must(rating_kinds(c.st, &c.arena, &kinds, &c.err));
	ck_assert_uint_eq(kinds.n, 2);
	ck_assert(view_is(kinds.at[0].language, "en"));
	ck_assert(view_is(kinds.at[1].language, "ca"));
}

/* No calendar has that month: it must not be looked for for ever. */
START_TEST(a_damaged_moment_ends_the_fold)
{
	plays(0, 1, 2, begin);
	plays(0, 1, 2, INT64_MAX);
	plays(0, 1, 2, INT64_C(400000000000));
	must(ratings_refresh(c.st, &c.err));
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(set_up, tear_down);
	return claims_run("club_ratings");
}
