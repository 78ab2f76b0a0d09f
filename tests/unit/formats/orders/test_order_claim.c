/* SPDX-License-Identifier: ISC */
/* Claims and appeals, and what only sounds like them. */
#include "tests/helpers/club/orders_written.h"

#include "formats/orders/order_args.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct text_case orders[] = {
	{"claim score t12 should be 31", "claim[score t12 should be 31]"},
	{"Claim score t12 should be 31: the Z is doubled.",
	 "claim[score t12 should be 31: the Z is doubled.]"},
	{"claim score turn 12: \u201cmine\u201d", "claim[score turn 12: \u201cmine\u201d]"},
	{"claim illegal t12.", "claim[illegal t12]"},
	{"- claim illegal T12: why? really", "claim[illegal T12: why? really]"},
	{"claim read t3: I wrote CRATED =74", "claim[read t3: I wrote CRATED =74]"},
	{"claim no-reply", "claim[no-reply]"},
	{"claim no reply t4", "claim[no reply t4]"},
	{"game 7: claim other: he was told", "claim[other: he was told] game 7"},
	{"appeal ruling 7: it is 9:30", "appeal[ruling 7: it is 9:30]"},
	{"appeal 7", "appeal[7]"},
	/* refused, but meant */
	{"claim score: too low", "claim[score: too low]"},
	{"claim illegal", "claim[illegal]"},
};

static const char *const said[] = {
	"claim", "claim it", "Claim: mine", "claim other", "claim other:", "I claim score t12",
	"claim score t12 should be", "claim score t12 should be many", "claim score t",
	"claim score twelve", "claim score t12 =", "claim score t12 = 31 points", "claim illegal t12 =31", "claim illegal t12 should be 31", "claim illegal moves t12",
	"claim score t12 should be 31 points", "Claim to fame: none", "claim no: reply",
	"appeal", "appeal: no", "appeal ruling", "appeal ruling seven", "appeal ruling 7 now",
	"appeal ruling 0", "claims score t12", "claim score t0: x",
};

static const struct {
	const char *args, *text;
	long turn, score;
	enum claim_kind kind;
	bool has_score;
} parts[] = {
	{"score t12 should be 31: a: b", "a: b", 12, 31, CLAIM_SCORE, true},
	{"SCORE T12 SHOULD BE 0", "", 12, 0, CLAIM_SCORE, true},
	{"score", "", 0, 0, CLAIM_SCORE, false},
	{"noreply: x", "x", 0, 0, CLAIM_NO_REPLY, false},
	{"score t12 =31: so", "so", 12, 31, CLAIM_SCORE, true},
	{"score t12 = 31", "", 12, 31, CLAIM_SCORE, true},
	{"no reply turn 3", "", 3, 0, CLAIM_NO_REPLY, false},
	{"read t9", "", 9, 0, CLAIM_READ, false},
	{"other t2: hm", "hm", 2, 0, CLAIM_OTHER, false},
};
/* clang-format on */

START_TEST(a_claim_is_read_as_one)
{
	orders_check(&arena, &orders[_i]);
}

START_TEST(prose_about_claims_is_no_order)
{
	const char *got = orders_written(&arena, said[_i]);
	struct order o;

	ck_assert_msg(got[0] == '\0', "\"%s\" gives \"%s\"", said[_i], got);
	ck_assert_msg(!order_read(&arena, view_of(said[_i]), &o), "%s", said[_i]);
}

START_TEST(a_claim_names_its_turn_and_what_it_should_be)
{
	struct claim c;

	ck_assert(claim_read(view_of(parts[_i].args), &c));
	ck_assert_int_eq(c.kind, parts[_i].kind);
	ck_assert_int_eq(c.turn, parts[_i].turn);
	ck_assert_int_eq(c.has_score, parts[_i].has_score);
	ck_assert_int_eq(c.score, parts[_i].score);
	ck_assert(view_is(c.text, parts[_i].text));
	ck_assert_int_eq(claim_find(view_of(claim_name(c.kind))), c.kind);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_claim_is_read_as_one, orders);
	claims_rows(prose_about_claims_is_no_order, said);
	claims_rows(a_claim_names_its_turn_and_what_it_should_be, parts);
	return claims_run("order_claim");
}
