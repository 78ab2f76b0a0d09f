/* SPDX-License-Identifier: ISC */
/* The club's bulletin over games at random: who is named, and how often it comes. */
#include "adjudicator/season/monthly.h"

#include <string.h>

#include "adjudicator/record/result.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/stored.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_club.h"

enum { GAMES = 3, MONTH = 31 * 86400 };

static struct random_club rc;
static struct arena arena;
static struct err err;
static struct player zoe;

static void set_up(void)
{
	random_club_open(&rc);
	rc.config.dir = rc.club.dir;
	rc.config.organiser = "";
	rc.config.club_name = "The Tuesday Club";
	rc.config.address = "adjudicator@club.example";
	zoe = (struct player){.id = club_player(&rc.club, "Zoe"),
			      .name = view_of("Zoe"),
			      .language = view_of("en")};
	err = (struct err){0};
}

static void tear_down(void)
{
	arena_free(&arena);
	random_club_close(&rc);
}

static void choose(int64_t player, const char *name, bool on)
{
	const struct preference p = {player, 0, name};

	ck_assert(preference_set(rc.club.st, &p, view_of(on ? "on" : "off"), &err));
}

static void play_games(void)
{
	long damaged;

	for (long i = 0; i < GAMES; i++) {
		struct record *r = arena_take(&rc.arena, sizeof *r);
		const char *head;

		ck_assert_ptr_null(
			random_club_play(&rc, &random_kinds[0], i, &head, r));
	}
	ck_assert(outcome_fill(&rc.context, &damaged, &err));
	ck_assert_int_eq(damaged, 0);
}

static int64_t told(void)
{
	int64_t n;

	ck_assert(store_number(rc.club.st, STORED_BULLETIN, &n, &err));
	return n;
}

static size_t notices(void)
{
	struct notice *n;
	size_t count;

	ck_assert(notice_group(rc.club.st, &arena,
			       &(struct notice_next){0, rc.context.now}, &n, &count,
			       &err));
	return count;
}

static int month_of(int64_t at)
{
	struct stamp_parts p = stamp_parts(at, NULL);

	return p.year * 12 + p.month - 1;
}

/* In a transaction, as a run has it; `kept`: it is not cut off. */
static void tick(int64_t now, bool kept)
{
	rc.context.now = now;
	ck_assert(store_begin(rc.club.st, &err));
	ck_assert_msg(monthly_bulletin(&rc.context, NULL, &err), "%s", err.text);
	if (kept) {
		ck_assert(store_commit(rc.club.st, &err));
	} else {
		store_rollback(rc.club.st);
	}
}

START_TEST(a_run_that_is_cut_off_tells_it_again_and_another_never)
{
	int64_t next = RANDOM_START + MONTH;

	tick(RANDOM_START, true);
	ck_assert_int_eq(told(), month_of(RANDOM_START) - 1);
	ck_assert_uint_eq(notices(), 0);
	play_games();
	choose(zoe.id, "bulletin", true);
	tick(next, false);
	ck_assert_int_eq(told(), month_of(RANDOM_START) - 1);
	ck_assert_uint_eq(notices(), 0);
	for (int i = 0; i < 3; i++) {
		tick(next + i, true);
		ck_assert_int_eq(told(), month_of(next) - 1);
		ck_assert_uint_eq(notices(), 1);
	}
}

/* A clock that jumped ahead and came back loses one month of bulletins, and not all. */
START_TEST(a_month_to_come_that_was_told_is_forgotten)
{
	int64_t next = RANDOM_START + MONTH;

	tick(RANDOM_START, true);
	play_games();
	choose(zoe.id, "bulletin", true);
	ck_assert(store_set_number(rc.club.st, STORED_BULLETIN, month_of(next) + 90,
				   &err));
	tick(next, true);
	ck_assert_int_eq(told(), month_of(next) - 1);
	ck_assert_uint_eq(notices(), 0);
}

/* The letter to Zoe, who played nowhere. */
static const char *letter(void)
{
	struct monthly m = {.d = &rc.context,
			    .arena = &arena,
			    .month = month_of(RANDOM_START),
			    .from = 1,
			    .to = RANDOM_START + 99L * MONTH};
	struct note n = note_to(&rc.context, &arena,
				news_to_player(zoe.id, 0, zoe.language), &err);

	ck_assert(player_list(rc.club.st, &arena, &m.player, &m.players, &err));
	ck_assert_msg(monthly_gather(&m, &err), "%s", err.text);
	ck_assert(monthly_say(&n, &m, &zoe));
	return buf_cstr(&n.text);
}

START_TEST(nobody_is_named_who_has_not_chosen_it)
{
	play_games();
	for (int chosen = 0; chosen < 1 << SEATS; chosen++) {
		const char *text;

		for (int i = 0; i < SEATS; i++) {
			choose(rc.players[i].id, "members", (chosen >> i & 1) != 0);
		}
		text = letter();
		ck_assert_ptr_nonnull(strstr(text, "ended."));
		for (int i = 0; i < SEATS; i++) {
			const char *name = arena_str(&arena, rc.players[i].name);

			ck_assert_msg((chosen >> i & 1) != 0 ||
					      strstr(text, name) == NULL,
				      "%s is named:\n%s", name, text);
		}
		ck_assert_ptr_null(strstr(text, "{{"));
	}
	ck_assert_ptr_nonnull(strstr(letter(), "Best play"));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(600);
	return claims_run("monthly");
}
