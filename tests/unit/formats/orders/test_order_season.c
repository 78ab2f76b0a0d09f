/* SPDX-License-Identifier: ISC */
/* Orders about seasons, and prose that is none. */
#include "formats/orders/order_args.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *line, *name, *luck;
	enum order_kind kind;
	bool for_good;
} said[] = {
	{"join winter",			 "winter",             "",                ORDER_JOIN,      false},
	{"Join Winter League 2026",             "Winter League 2026", "",                ORDER_JOIN,      false},
	{"join season 3",                       "3",                  "",                ORDER_JOIN,      false},
	{"join 3 luck: purple umbrella",        "3",                  "purple umbrella", ORDER_JOIN,      false},
	{"join winter league Luck: Q",          "winter league",      "Q",               ORDER_JOIN,      false},
	{"withdraw",			    "",                   "",                ORDER_WITHDRAW,  false},
	{"withdraw winter",                     "winter",             "",                ORDER_WITHDRAW,  false},
	{"withdraw season winter cup for good", "winter cup",         "",                ORDER_WITHDRAW,  true },
	{"standings",			   "",                   "",                ORDER_STANDINGS, false},
	{"standings Copa \u00c1vila",           "Copa \u00c1vila",    "",                ORDER_STANDINGS, false},
};

START_TEST(an_order_names_its_season)
{
	struct orders all;
	struct season_order s;

	orders_read(&arena, view_of(said[_i].line), &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert_int_eq(all.order[0].kind, said[_i].kind);
	s = order_season(&all.order[0]);
	ck_assert(view_is(s.name, said[_i].name));
	ck_assert(view_is(s.luck, said[_i].luck));
	ck_assert(s.for_good == said[_i].for_good);
}

static const char *const prose[] = {
	"join us",
	"Join us for dinner on Friday",
	"join him later",
	"join the others",
	"join in",
	"withdraw your troops from my corner of the board",
	"withdraw the offer",
	"join me?",
	"standings are not what they were",
	"join",
	"withdraw winter for good reasons",
};

START_TEST(what_people_join_in_prose_is_no_season)
{
	struct orders all;

	orders_read(&arena, view_of(prose[_i]), &all);
	ck_assert_uint_eq(all.count, 0);
}

static const struct {
	const char *line, *season, *name;
	enum ladder_act act;
} climbs[] = {
	{"ladder challenge Ben",                   "",              "Ben",                   LADDER_CHALLENGE},
	{"Ladder challenge ben.",                  "",              "ben",                   LADDER_CHALLENGE},
	{"ladder: challenge Ben Miller",           "",              "Ben Miller",            LADDER_CHALLENGE},
	{"ladder winter challenge Ben",            "winter",        "Ben",                   LADDER_CHALLENGE},
	{"ladder Winter Ladder: challenge Ben",    "Winter Ladder", "Ben",
	 LADDER_CHALLENGE										    },
	{"ladder season winter: challenge Ben",    "winter",        "Ben",                   LADDER_CHALLENGE},
	{"ladder 3: challenge Ben",                "3",             "Ben",                   LADDER_CHALLENGE},
	{"ladder challenge Zo\u00eb van der Berg", "",              "Zo\u00eb van der Berg",
	 LADDER_CHALLENGE										    },
	{"ladder accept",			  "",              "",                      LADDER_ACCEPT   },
	{"ladder takeback",                        "",              "",                      LADDER_TAKEBACK },
	{"Ladder winter: takeback Ben.",           "winter",        "Ben",                   LADDER_TAKEBACK },
	{"ladder accept Ann",                      "",              "Ann",                   LADDER_ACCEPT   },
	{"ladder 3 decline Ann",                   "3",             "Ann",                   LADDER_DECLINE  },
};

START_TEST(a_ladder_is_climbed_by_an_order_of_its_own)
{
	struct orders all;
	struct ladder_order l;

	orders_read(&arena, view_of(climbs[_i].line), &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert_int_eq(all.order[0].kind, ORDER_LADDER);
	l = order_ladder_of(&all.order[0]);
	ck_assert_int_eq(l.act, climbs[_i].act);
	ck_assert(view_is(l.season, climbs[_i].season));
	ck_assert(view_is(l.name, climbs[_i].name));
}

/* A word of that name is disputed as ever. */
START_TEST(a_challenge_without_the_ladder_is_of_a_game)
{
	struct orders all;

	orders_read(&arena, view_of("challenge Ben"), &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert_int_eq(all.order[0].kind, ORDER_CHALLENGE);
}

static const char *const climbing_prose[] = {
	"ladder",
	"ladder challenge",
	"ladder challenge accepted!",
	"ladder takeback is what I would like to try",
	"ladder games are fun",
	"ladder challenge accepted by Ben",
	"ladder challenge is what I would like to try",
	"the ladder challenge Ben",
};

START_TEST(prose_climbs_no_ladder)
{
	struct orders all;

	orders_read(&arena, view_of(climbing_prose[_i]), &all);
	ck_assert_uint_eq(all.count, 0);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(an_order_names_its_season, said);
	claims_rows(what_people_join_in_prose_is_no_season, prose);
	claims_rows(a_ladder_is_climbed_by_an_order_of_its_own, climbs);
	claims_rows(prose_climbs_no_ladder, climbing_prose);
	return claims_run("order_season");
}
