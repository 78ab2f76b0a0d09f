/* SPDX-License-Identifier: ISC */
/* What people write behind "handicap" where they ask for a game (S19). */
#include "adjudicator/play/new_game_line.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *language, *line;
	long points;
	bool first, time;
	const char *who, *what;
	const char *players, *options; /* what else the line says */
} wishes[] = {
	{"en", "wordbox with Ben", 0, false, false, "", "", "Ben", ""},
	{"en", "wordbox with Ben handicap", 0, false, false, "", "", "Ben", ""},
	{"en", "wordbox with Ben handicap 60", 60, false, false, "", "", "Ben", ""},
	{"en", "wordbox with Ben, Handicap +60 Points", 60, false, false, "", "", "Ben", ""},
	{"en", "wordbox with Ben handicap 60 points for Ben", 60, false, false, "Ben", "", "Ben", ""},
	{"en", "wordbox with Ben Miller handicap 60 points for Ben Miller", 60, false, false, "Ben Miller", "", "Ben Miller", ""},
	{"en", "wordbox handicap 60 points for me, with Ben, swap=off", 60, false, false, "me", "", "Ben", "swap=off"},
	{"en", "wordbox handicap for Ben with Ben", 0, false, false, "Ben", "", "Ben", ""},
	{"en", "wordbox with Ben handicap 60, a move a day", 60, false, false, "", "", "Ben", "deadline=24h"},
	{"en", "wordbox with Ben handicap 60 points to Ben clock club", 60, false, false, "Ben", "", "Ben", "clock=club"},
	{"en", "wordbox with Ben handicap first turn", 0, true, false, "", "", "Ben", ""},
	{"en", "wordbox with Ben handicap first move for me", 0, true, false, "me", "", "Ben", ""},
	{"en", "wordbox with Ben handicap 0", 0, false, false, "", "0", "Ben", ""},
	{"en", "wordbox with Ben handicap 501 points", 0, false, false, "", "501", "Ben", ""},
	{"en", "wordbox with Ben handicap 60x points", 0, false, false, "", "60x", "Ben", ""},
	{"en", "wordbox with Ben handicap more time for Ben", 0, false, true, "Ben", "", "Ben", ""},
	{"en", "wordbox with Ben handicap=2:60", -1, false, false, "", "", "Ben", "handicap=2:60"},
	{"es", "wordbox with Ben, ventaja 60 puntos para mí", 60, false, false, "mí", "", "Ben", ""},
	{"ca", "wordbox with Ben, avantatge primer torn per a Ben", 0, true, false, "Ben", "", "Ben", ""},
	{"de", "wordbox with Ben, Vorgabe Zeit für mich", 0, false, true, "mich", "", "Ben", ""},
	{"de", "wordbox with Ben, Vorgabe 60 Punkte für Ben", 60, false, false, "Ben", "", "Ben", ""},
	{"de", "wordbox with Ben, handicap 60 points for Ben", 60, false, false, "Ben", "", "Ben", ""},
};
/* clang-format on */

START_TEST(what_is_said_of_a_handicap_is_read)
{
	struct new_game_wish w = new_game_wish_read(
		&arena, view_of(wishes[_i].language), view_of(wishes[_i].line));

	ck_assert(w.handicap.asked == (_i > 0 && wishes[_i].points >= 0));
	ck_assert_int_eq(w.handicap.points,
			 wishes[_i].points < 0 ? 0 : wishes[_i].points);
	ck_assert(w.handicap.first == wishes[_i].first);
	ck_assert(w.handicap.time == wishes[_i].time);
	ck_assert_str_eq(arena_str(&arena, w.handicap.who), wishes[_i].who);
	ck_assert_str_eq(arena_str(&arena, w.handicap.what), wishes[_i].what);
	ck_assert_int_eq(w.count, 1);
	ck_assert_str_eq(arena_str(&arena, w.who[0]), wishes[_i].players);
	ck_assert_str_eq(arena_str(&arena, w.text.options), wishes[_i].options);
}

START_TEST(in_a_rematch_it_stays_with_its_player)
{
	struct options o = {.value = {[OPTION_HANDICAP] = 1 * HANDICAP_SEAT + 60}};

	handicap_follow(&o, 2);
	ck_assert_int_eq(handicap_seat(&o), 1);
	ck_assert_int_eq(handicap_points(&o, 1), 60);
	handicap_follow(&o, 2);
	ck_assert_int_eq(handicap_seat(&o), 0);
	ck_assert_int_eq(handicap_points(&o, 0), 60);
	o.value[OPTION_MORE_TIME] = 3LL * MORE_TIME_SEAT + 3600;
	handicap_follow(&o, 4);
	ck_assert_int_eq(more_time_seat(&o), 1);
	ck_assert_int_eq(more_time(&o, 1), 3600);
	o.value[OPTION_HANDICAP] = 0;
	o.value[OPTION_MORE_TIME] = 0;
	handicap_follow(&o, 2);
	ck_assert_int_eq(handicap_seat(&o), -1);
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(what_is_said_of_a_handicap_is_read, 0, COUNT(wishes));
	return claims_run("handicap wish");
}
