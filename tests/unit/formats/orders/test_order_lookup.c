/* SPDX-License-Identifier: ISC */
/* Orders about words, and prose that is none. */
#include "formats/orders/order_args.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *line, *words, *list;
	enum order_kind kind;
} said[] = {
	{"check QI",                  "QI",          "",             ORDER_LOOKUP},
	{"check qi",                  "qi",          "",             ORDER_LOOKUP},
	{"Check: quern.",             "quern",       "",             ORDER_LOOKUP},
	{"check QI?",                 "QI",          "",             ORDER_LOOKUP},
	{"check QI, ZA, QAT",         "QI, ZA, QAT", "",             ORDER_LOOKUP},
	{"check QI IN ES",            "QI IN ES",    "",             ORDER_LOOKUP},
	{"check IN",                  "IN",          "",             ORDER_LOOKUP},
	{"check QI in es",            "QI",          "es",           ORDER_LOOKUP},
	{"check qi in English",       "qi",          "English",      ORDER_LOOKUP},
	{"check qi, za in en-club-1", "qi, za",      "en-club-1",    ORDER_LOOKUP},
	{"CHECK QI IN EN-SCOWL80-1",  "QI",          "EN-SCOWL80-1", ORDER_LOOKUP},
	{"check [L.L]AMA in ca",      "[L.L]AMA",    "ca",           ORDER_LOOKUP},
	{"list twos",                 "twos",        "",             ORDER_LIST  },
	{"List Q-without-U in es",    "Q-without-U", "es",           ORDER_LIST  },
	{"list threes in en-club-1",  "threes",      "en-club-1",    ORDER_LIST  },
	{"hooks AMP",                 "AMP",         "",             ORDER_HOOKS },
	{"hooks amp in en-club-1",    "amp",         "en-club-1",    ORDER_HOOKS },
	{"check SON",                 "SON",         "",             ORDER_LOOKUP},
	{"check",		     "",            "",             ORDER_CHECK },
};

START_TEST(an_order_names_words_and_their_list)
{
	struct orders all;
	struct lookup l;

	orders_read(&arena, view_of(said[_i].line), &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert_int_eq(all.order[0].kind, said[_i].kind);
	l = order_lookup_of(&all.order[0]);
	ck_assert_msg(view_is(l.words, said[_i].words), "%.*s", VIEW_ARG(l.words));
	ck_assert_msg(view_is(l.list, said[_i].list), "%.*s", VIEW_ARG(l.list));
}

static const char *const prose[] = {
	"check it out",
	"Check this",
	"check please",
	"check your mail",
	"check this in detail",
	"check the tiles in my rack",
	"check 8D",
	"check 12 times",
	"list of words",
	"list twos and threes",
	"list",
	"hooks are words",
	"hooks",
	"I check QI",
};

START_TEST(what_people_check_in_prose_is_no_word)
{
	struct orders all;

	orders_read(&arena, view_of(prose[_i]), &all);
	ck_assert_uint_eq(all.count, 0);
}

/* Only the bare word answers a play that waits. */
START_TEST(a_word_that_is_looked_up_changes_no_game)
{
	ck_assert(order_changes_game(ORDER_CHECK));
	ck_assert(!order_changes_game(ORDER_LOOKUP));
	ck_assert(!order_changes_game(ORDER_LIST));
	ck_assert(!order_changes_game(ORDER_HOOKS));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(an_order_names_words_and_their_list, said);
	claims_rows(what_people_check_in_prose_is_no_word, prose);
	return claims_run("order_lookup");
}
