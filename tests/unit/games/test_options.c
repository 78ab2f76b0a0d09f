/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/games/game.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct options options;
static struct diag diag;

static void begin(void)
{
	const struct game *g = game_find(view_of("AngryWords"));

	diag = (struct diag){0};
	ck_assert_ptr_nonnull(g);
	options_init(&options, g->options, g->option_count);
}

static const char *text(struct view v)
{
	return arena_str(&arena, v);
}

static struct options standard(void)
{
	const struct game *g = game_find(view_of("angrywords"));
	struct options o;

	options_init(&o, g->options, g->option_count);
	return o;
}

static const char *written(void)
{
	struct options o = standard();
	struct buf b = buf_in(&arena);

	options_write(&b, &options, &o);
	return buf_cstr(&b);
}

START_TEST(a_word_sets_the_whole_clock)
{
	static const char *const written_of[][2] = {
		{"clock=friends",                "deadline=168h bank=30d flag=claim"                 },
		{"clock=club",                   "bank=10d grace=24h"                                },
		{"CLOCK=Rapid",                  "deadline=24h bank=72h"                             },
		{"clock=long",                   "deadline=10d bank=60d double-after=20d silence=40d"},
		{"clock=long clock=rapid",       "deadline=24h bank=72h"                             },
		{"bank=5d clock=club",           "bank=120h grace=24h"                               },
		{"clock=club flag=td grace=off", "bank=10d flag=td"                                  },
		{"clock=long no-show=lose",
		 "deadline=10d bank=60d double-after=20d no-show=lose silence=40d"                   },
	};

	for (int i = 0; i < COUNT(written_of); i++) {
		options = standard();
		ck_assert_msg(options_read(&options, view_of(written_of[i][0]), &arena,
					   &diag),
			      "%s", written_of[i][0]);
		ck_assert_str_eq(written(), written_of[i][1]);
	}
}

START_TEST(a_clock_of_another_name_is_told_which_there_are)
{
	ck_assert(!options_read(&options, view_of("clock=blitz"), &arena, &diag));
	ck_assert_int_eq(diag.code, DIAG_OPTION_VALUE);
	ck_assert_str_eq(text(diag.at), "blitz");
	ck_assert_str_eq(text(diag.what), "clock");
	ck_assert_str_eq(text(diag.more), "friends|club|rapid|long");
}

START_TEST(every_game_takes_the_same_clocks)
{
	for (size_t i = 0; i < games_count; i++) {
		options_init(&options, games[i]->options, games[i]->option_count);
		ck_assert(options_read(&options, view_of("clock=long flag=td"), &arena,
				       &diag));
		ck_assert_int_eq(options.value[OPTION_DEADLINE], 10L * 86400);
		ck_assert_int_eq(options.value[OPTION_BANK], 60L * 86400);
		ck_assert_int_eq(options.value[OPTION_DOUBLE_AFTER], 20L * 86400);
		ck_assert_int_eq(options.value[OPTION_SILENCE], 40L * 86400);
		ck_assert_int_eq(options.value[OPTION_FLAG], FLAG_TD);
	}
}

START_TEST(angry_words_begins_with_these)
{
	ck_assert_int_eq(options.value[OPTION_SWAP], ON);
	ck_assert_int_eq(options.value[OPTION_DEADLINE], 259200);
	ck_assert_int_eq(options.value[OPTION_WINDOW], 172800);
	ck_assert_int_eq(options.value[OPTION_LATE_RESIGN], 0);
	ck_assert_int_eq(options.value[OPTION_FIRST], FIRST_SHUFFLED);
	ck_assert_int_eq(options.value[OPTION_HOTSEAT], OFF);
	ck_assert_str_eq(options.tiles, "");
	ck_assert_str_eq(written(), "");
}

/* clang-format off */
static const struct {
	const char *text, *written;
	enum option_id id;
	int64_t value;
} sound[] = {
	{"swap=off", "swap=off", OPTION_SWAP, OFF},
	{"SWAP=Off", "swap=off", OPTION_SWAP, OFF},
	{"swap=on", "", OPTION_SWAP, ON},
	{"deadline=none", "deadline=none", OPTION_DEADLINE, 0},
	{"deadline=1h", "deadline=1h", OPTION_DEADLINE, 3600},
	{"deadline=60d", "deadline=60d", OPTION_DEADLINE, 60 * 86400L},
	{"deadline=90m", "deadline=90m", OPTION_DEADLINE, 5400},
	{"window=168h", "window=168h", OPTION_WINDOW, 168 * 3600L},
	{"window=1h", "window=1h", OPTION_WINDOW, 3600},
	{"late-resign=2", "late-resign=2", OPTION_LATE_RESIGN, 2},
	{"settle=30", "settle=30", OPTION_SETTLE, 30},
	{"settle=0", "", OPTION_SETTLE, 0},
	{"late-resign=10", "late-resign=10", OPTION_LATE_RESIGN, 10},
	{"first=listed", "first=listed", OPTION_FIRST, FIRST_LISTED},
	{"hotseat=on", "hotseat=on", OPTION_HOTSEAT, ON},
	{"handicap=2:60", "handicap=2:60", OPTION_HANDICAP, 2060},
	{"handicap=4:500", "handicap=4:500", OPTION_HANDICAP, 4500},
	{"handicap=1:1 handicap=OFF", "", OPTION_HANDICAP, 0},
	{"more-time=2:36h", "more-time=2:36h", OPTION_MORE_TIME, 2LL * MORE_TIME_SEAT + 129600},
	{"more-time=1:2d more-time=off", "", OPTION_MORE_TIME, 0},
	{"observers=off", "observers=off", OPTION_OBSERVERS, OFF},
	{"swap=off swap=on", "", OPTION_SWAP, ON},
	{"  hotseat=on\tfirst=listed swap=off ", "swap=off first=listed hotseat=on",
		OPTION_SWAP, OFF},
};
/* clang-format on */

START_TEST(option_is_read_and_written)
{
	ck_assert(options_read(&options, view_of(sound[_i].text), &arena, &diag));
	ck_assert_int_eq(options.value[sound[_i].id], sound[_i].value);
	ck_assert_str_eq(written(), sound[_i].written);
}

START_TEST(what_was_written_is_read_to_the_same)
{
	struct options first;
	const char *line;

	ck_assert(options_read(&options, view_of(sound[_i].text), &arena, &diag));
	first = options;
	line = written();
	options = standard();
	ck_assert(options_read(&options, view_of(line), &arena, &diag));
	ck_assert_mem_eq(first.value, options.value, sizeof first.value);
	ck_assert_str_eq(first.tiles, options.tiles);
}

START_TEST(time_bank_is_a_span_or_off)
{
	const struct game *g = game_find(view_of("wordbox"));
	struct options first;
	struct options other;
	struct buf b = buf_in(&arena);

	options_init(&first, g->options, g->option_count);
	ck_assert_int_eq(first.value[OPTION_BANK], 0);
	other = first;
	ck_assert(option_read(&other, view_of("bank=2d"), &arena, &diag));
	options_write(&b, &other, &first);
	ck_assert_str_eq(buf_cstr(&b), "bank=48h");
	b = buf_in(&arena);
	options_write(&b, &first, &other);
	ck_assert_str_eq(buf_cstr(&b), "bank=off");
	ck_assert(option_read(&other, view_of("bank=OFF"), &arena, &diag));
	ck_assert_int_eq(other.value[OPTION_BANK], 0);
	ck_assert(!option_read(&other, view_of("bank=0h"), &arena, &diag));
	ck_assert(!option_read(&other, view_of("bank=366d"), &arena, &diag));
}

/* Where it is what the game does not begin with, the record says so. */
START_TEST(what_a_seat_has_more_can_be_off)
{
	struct options none = options;
	struct buf b = buf_in(&arena);

	ck_assert(option_read(&options, view_of("handicap=2:60"), &arena, &diag));
	ck_assert(option_read(&options, view_of("more-time=2:24h"), &arena, &diag));
	options_write(&b, &none, &options);
	ck_assert_str_eq(buf_cstr(&b), "handicap=off more-time=off");
}

START_TEST(set_of_tiles_has_a_name)
{
	ck_assert(option_read(&options, view_of("tiles=es-97"), &arena, &diag));
	ck_assert_str_eq(options.tiles, "es-97");
	ck_assert_str_eq(written(), "tiles=es-97");
	ck_assert(option_read(&options, view_of("tiles=ca"), &arena, &diag));
	ck_assert_str_eq(options.tiles, "ca");
	ck_assert(option_read(&options, view_of("tiles=x"), &arena, &diag));
	ck_assert_str_eq(options.tiles, "x");
	ck_assert(option_read(&options, view_of("tiles="), &arena, &diag));
	ck_assert_str_eq(options.tiles, "");
}

/* clang-format off */
static const struct {
	const char *text, *at, *what, *more;
} bad_values[] = {
	{"swap=maybe", "maybe", "swap", "off|on"},
	{"swap", "", "swap", "off|on"},
	{"swap=", "", "swap", "off|on"},
	{"swap=off|on", "off|on", "swap", "off|on"},
	{"Swap=0", "0", "Swap", "off|on"},
	{"deadline=59m", "59m", "deadline", "none, or 1h to 60d"},
	{"deadline=61d", "61d", "deadline", "none, or 1h to 60d"},
	{"deadline=72", "72", "deadline", "none, or 1h to 60d"},
	{"deadline=-1h", "-1h", "deadline", "none, or 1h to 60d"},
	{"window=none", "none", "window", "1h to 168h"},
	{"window=0h", "0h", "window", "1h to 168h"},
	{"window=169h", "169h", "window", "1h to 168h"},
	{"settle=1441", "1441", "settle", "0 (at once) to 1440"},
	{"settle=30m", "30m", "settle", "0 (at once) to 1440"},
	{"late-resign=11", "11", "late-resign", "0 (never) to 10"},
	{"late-resign=-1", "-1", "late-resign", "0 (never) to 10"},
	{"late-resign=two", "two", "late-resign", "0 (never) to 10"},
	{"first=Ann", "Ann", "first", "shuffled|listed"},
	{"handicap=0:60", "0:60", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"handicap=5:60", "5:60", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"handicap=1:0", "1:0", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"handicap=1:501", "1:501", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"handicap=1:", "1:", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"handicap=60", "60", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"handicap=1:6o", "1:6o", "handicap",
		"off, or a seat and its points such as 1:60"},
	{"more-time=0:2h", "0:2h", "more-time",
		"off, or a seat and its time such as 1:24h"},
	{"more-time=1:59m", "1:59m", "more-time",
		"off, or a seat and its time such as 1:24h"},
	{"more-time=1:61d", "1:61d", "more-time",
		"off, or a seat and its time such as 1:24h"},
	{"more-time=2h", "2h", "more-time",
		"off, or a seat and its time such as 1:24h"},
	{"more-time=1:", "1:", "more-time",
		"off, or a seat and its time such as 1:24h"},
	{"tiles=abcdefghijklmnopqrstuvwxyz012345", "abcdefghijklmnopqrstuvwxyz012345",
		"tiles", "the name of a tile set"},
};
/* clang-format on */

START_TEST(bad_value_is_refused_with_what_it_takes)
{
	ck_assert(!option_read(&options, view_of(bad_values[_i].text), &arena, &diag));
	ck_assert_int_eq(diag.code, DIAG_OPTION_VALUE);
	ck_assert_str_eq(text(diag.at), bad_values[_i].at);
	ck_assert_str_eq(text(diag.what), bad_values[_i].what);
	ck_assert_str_eq(text(diag.more), bad_values[_i].more);
	ck_assert_str_eq(written(), "");
}

static const char *const unknown[] = {"colour=red", "fourw=ends", "=", "=off",
				      "board=super21"};

START_TEST(unknown_option_is_told_which_there_are)
{
	struct view line = view_of(unknown[_i]);

	ck_assert(!options_read(&options, line, &arena, &diag));
	ck_assert_int_eq(diag.code, DIAG_OPTION_UNKNOWN);
	ck_assert_str_eq(text(diag.at), text(view_part(line, 0, view_find(line, '='))));
	ck_assert_str_eq(
		text(diag.what),
		"challenge, refill, swap, duplicate, deadline, bank, grace, "
		"double-after, "
		"flag, no-show, silence, leave, rest, holidays, window, late-resign, "
		"settle, first, handicap, more-time, hotseat, observers, tiles, clock");
}

/* The first of all options is one of them. */
START_TEST(a_game_with_two_boards_is_told_that_it_has)
{
	const struct game *g = game_find(view_of("classic"));

	options_init(&options, g->options, g->option_count);
	ck_assert(!options_read(&options, view_of("colour=red"), &arena, &diag));
	ck_assert(view_starts(diag.what, "board, challenge, "));
}

START_TEST(game_takes_what_it_lists_and_what_every_game_takes)
{
	static const struct option_default few[] = {
		{OPTION_SWAP, "off"}
        };

	options_init(&options, few, 1);
	ck_assert_int_eq(options.value[OPTION_SWAP], OFF);
	ck_assert(!option_read(&options, view_of("bingo=50"), &arena, &diag));
	ck_assert_int_eq(diag.code, DIAG_OPTION_UNKNOWN);
	ck_assert(view_starts(diag.what, "swap, deadline, "));
}

START_TEST(game_without_that_name_is_not_found)
{
	ck_assert_ptr_null(game_find(view_of("angry words")));
	ck_assert_ptr_null(game_find(view_of("")));
	ck_assert_ptr_null(game_find(view_of("angrywordsx")));
	ck_assert_str_eq(game_find(view_of("ANGRYWORDS"))->name, "angrywords");
}

START_TEST(what_a_game_has_of_its_own_stands_beside_what_is_usual)
{
	struct options usual = standard();
	struct option_own own;
	int next = 0;

	ck_assert(options_read(&options, view_of("rest=sat holidays=12-25 swap=off"),
			       &arena, &diag));
	while (options_next_own(&options, &usual, &arena, &next, &own)) {
		bool swap = strcmp(own.name, "swap") == 0;

		ck_assert_str_eq(text(own.usual), swap ? "on" : "none");
	}
	usual = options;
	ck_assert(options_read(&usual, view_of("holidays=12-26"), &arena, &diag));
	next = 0;
	ck_assert(options_next_own(&options, &usual, &arena, &next, &own));
	ck_assert_str_eq(own.name, "holidays");
	ck_assert_str_eq(text(own.value), "12-25");
	ck_assert_str_eq(text(own.usual), "12-26");
}

START_TEST(all_words_of_options_are_listed)
{
	struct buf b = buf_in(&arena);

	options_words(&b);
	ck_assert(!view_starts(buf_view(&b), " "));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "swap=off"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), " clock=rapid"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), " deadline= "));
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(option_is_read_and_written, sound);
	claims_rows(what_was_written_is_read_to_the_same, sound);
	claims_rows(bad_value_is_refused_with_what_it_takes, bad_values);
	claims_rows(unknown_option_is_told_which_there_are, unknown);
	return claims_run("options");
}
