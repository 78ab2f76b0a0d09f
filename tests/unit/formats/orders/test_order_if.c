/* SPDX-License-Identifier: ISC */
/* What is to be played when the player before has done something. */
#include "formats/orders/orders.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *text, *when, *then;
	bool accept;
} good[] = {
	{"if pass then 9C ZETA", "pass", "9C ZETA", false},
	{"if any then pass", "any", "pass", false},
	{"IF ANY THEN PASS", "ANY", "PASS", false},
	{"if 8D CRATE then exchange A B", "8D CRATE", "exchange A B", false},
	{"if 8D CRATE accept then 9C ZETA", "8D CRATE", "9C ZETA", true},
	{"if word SON then pass", "word SON", "pass", false},
	{"when legal 9C ZETA", "legal", "9C ZETA", false},
};
/* clang-format on */

static const char *const bad[] = {
	"if resign then pass",
	"if exchange A then pass",
	"if pass then resign",
	"if pass then challenge",
	"if pass then show",
	"if pass then if pass then pass",
	"if when legal pass then pass",
	"if pass then when legal pass",
	"if game 3: pass then pass",
	"if pass then game 3: pass",
	"if accept then pass",
	"if nothing at all then pass",
	"if pass then",
	"if pass",
	"when illegal 9C ZETA",
	"when legal resign",
	"when legal",
};

START_TEST(a_move_for_later_says_when_and_what)
{
	struct order o;

	ck_assert_msg(order_read(&arena, view_of(good[_i].text), &o), "%s",
		      good[_i].text);
	ck_assert_int_eq(o.kind, ORDER_IF);
	ck_assert_msg(view_is(o.if_move.when, good[_i].when), "%.*s",
		      VIEW_ARG(o.if_move.when));
	ck_assert_msg(view_is(o.if_move.then, good[_i].then), "%.*s",
		      VIEW_ARG(o.if_move.then));
	ck_assert_int_eq(o.if_move.accept, good[_i].accept);
}

START_TEST(what_is_no_move_is_not_played_later)
{
	struct order o;

	ck_assert_msg(!order_read(&arena, view_of(bad[_i]), &o) || o.kind != ORDER_IF,
		      "%s", bad[_i]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_move_for_later_says_when_and_what, good);
	claims_rows(what_is_no_move_is_not_played_later, bad);
	return claims_run("order_if");
}
