/* SPDX-License-Identifier: ISC */
/* `set` and what is no `set`. */
#include "tests/helpers/club/orders_written.h"

#include "formats/orders/order_args.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct text_case orders[] = {
	{"set board compact", "set[board compact]"},
	{"SET BOARD LIST!", "set[BOARD LIST]"},
	{"Set html off.", "set[html off]"},
	{"set board: spoken", "set[board: spoken]"},
	{"set subject fixed here", "set[subject fixed here]"},
	{"game 12: set board grid", "set[board grid] game 12"},
	{"set zone Europe/Madrid", "set[zone Europe/Madrid]"},
	{"set zone America/New York", "set[zone America/New York]"},
	{"set zone utc", "set[zone utc]"},
	{"settings", "set"},
	{"set", "set"},
	/* refused, but meant */
	{"set board square", "set[board square]"},
	{"set bord list", "set[bord list]"},
	{"set board", "set[board]"},
	{"set language on", "set[language on]"},
	{"set timezone Europe/Madrid", "set[timezone Europe/Madrid]"},
	/* a word of a path game */
	{"SET A1 B2 C2", "word[SET|A1 B2 C2]"},
};

static const char *const said[] = {
	"Set the table", "I am all set", "I am all set.", "Set board games aside", "All set!",
	"Set it off", "set it on", "Set sail", "Set 1", "set me free", "Set up news",
	"Set them on", "set the grid", "Set fire to it", "Set in stone", "Sets", "settle",
	"Setting sun", "set off at nine", "set them list", "I set board compact",
	"the set board compact", "set zone out of mind", "set language courses",
	"Set theory", "set 7", "Game, set and match", "set either/or right", "set a/b",
	"set html on and off", "move: set board list", "set subject matter aside",
};
/* clang-format on */

START_TEST(a_choice_is_read_as_one)
{
	orders_check(&arena, &orders[_i]);
}

START_TEST(prose_about_sets_is_no_order)
{
	const char *got = orders_written(&arena, said[_i]);
	struct order o;

	ck_assert_msg(got[0] == '\0', "\"%s\" gives \"%s\"", said[_i], got);
	ck_assert_msg(!order_read(&arena, view_of(said[_i]), &o), "%s", said[_i]);
}

#define SIXTY "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh"

/* clang-format off */
static const struct {
	const char *args, *name, *value;
	bool known, good, here;
} splits[] = {
	{"board compact",         "board",   "compact", true,  true,  false},
	{"Board: SPOKEN here",    "Board",   "SPOKEN",  true,  true,  true},
	{"html = off",            "html",    "off",     true,  true,  false},
	{"html here",             "html",    "",        true,  false, true},
	{"subject grid",          "subject", "grid",    true,  false, false},
	{"bord list",             "bord",    "list",    false, false, false},
	{"board = list",          "board",   "list",    true,  true,  false},
	{"board= list",           "board",   "list",    true,  true,  false},
	{"zone Etc/GMT-1",        "zone",    "Etc/GMT-1", true, true, false},
	{"zone 1/Madrid",         "zone",    "1/Madrid", true, false, false},
	{"zone Europe/Ma!drid",   "zone",    "Europe/Ma!drid", true, false, false},
	{"zone",                  "zone",    "",        true,  false, false},
	{"zone " SIXTY "/",       "zone",    SIXTY "/", true,  false, false},
	{"lang catal\u00e0",      "lang",    "catal\u00e0", true, true, false},
	{"lang c",                "lang",    "c",       true,  false, false},
	{"lang c4",               "lang",    "c4",      true,  false, false},
	{"lang " SIXTY,           "lang",    SIXTY,     true,  false, false},
	{"lang ca here",          "lang",    "ca",      true,  true,  true},
	{"luck wish you here",    "luck",    "wish you here", true, true, false},
	{"luck",                  "luck",    "",        true,  false, false},
	{"luck " SIXTY SIXTY,     "luck",    SIXTY SIXTY, true, false, false},
	{"reminders 3d, 1d,6h",   "reminders", "3d, 1d,6h", true, true, false},
	{"reminders 30m",         "reminders", "30m",   true,  false, false},
	{"reminders 61d",         "reminders", "61d",   true,  false, false},
	{"reminders soon",        "reminders", "soon",  true,  false, false},
	{"reminders 6h,5h,4h,3h,2h,1h", "reminders", "6h,5h,4h,3h,2h,1h", true, true, false},
	{"reminders 7h,6h,5h,4h,3h,2h,1h", "reminders", "7h,6h,5h,4h,3h,2h,1h", true, false, false},
	{"",                      "",        "",        false, false, false},
};
/* clang-format on */

START_TEST(words_behind_set_are_a_name_and_a_value)
{
	struct set_text set;

	order_set_split(view_of(splits[_i].args), &set);
	ck_assert(view_is(set.name, splits[_i].name));
	ck_assert(view_is(set.value, splits[_i].value));
	ck_assert_int_eq(set.setting != NULL, splits[_i].known);
	ck_assert_int_eq(set.good, splits[_i].good);
	ck_assert_int_eq(set.here, splits[_i].here);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_choice_is_read_as_one, orders);
	claims_rows(prose_about_sets_is_no_order, said);
	claims_rows(words_behind_set_are_a_name_and_a_value, splits);
	return claims_run("order_set");
}
