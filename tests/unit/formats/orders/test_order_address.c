/* SPDX-License-Identifier: ISC */
/* Orders about addresses, and what is none. */
#include "tests/helpers/club/orders_written.h"

#include "formats/orders/order_args.h"
#include "tests/helpers/claims.h"

static struct arena arena;

#define ANN "ann@x.org"

/* clang-format off */
static const struct {
	const char *line;
	enum address_wish wish;
	const char *address;
} orders[] = {
	{"set address " ANN,                          ADDRESS_MOVE, ANN},
	{"Set Address: " ANN,                         ADDRESS_MOVE, ANN},
	{"set address = " ANN,                        ADDRESS_MOVE, ANN},
	{"set address",                               ADDRESS_LIST, ""},
	{"set address <" ANN ">",                     ADDRESS_MOVE, ANN},
	{"set address mailto:" ANN,                   ADDRESS_MOVE, ANN},
	{"set address " ANN " <mailto:" ANN ">",      ADDRESS_MOVE, ANN},
	{"set address " ANN "<mailto:" ANN ">",       ADDRESS_MOVE, ANN},
	{"also from " ANN,                            ADDRESS_ALSO, ANN},
	{"Also from " ANN ".",                        ADDRESS_ALSO, ANN},
	{"also from",                                 ADDRESS_LIST, ""},
	{"not from " ANN "!",                         ADDRESS_DROP, ANN},
	{"set board compact",                         ADDRESS_NONE, ""},
	{"revoke",                                    ADDRESS_NONE, ""},
	{"revoke all",                                ADDRESS_NONE, ""},
};

static const char *const said[] = {
	"Also from me: good luck", "also", "Also, " ANN " plays", "not from here",
	"not from", "not", "Not " ANN, "set address book aside", "set address " ANN " soon",
	"also from " ANN " and ben@x.org", "revoke it", "revoke 7", "Set address to " ANN,
	"from " ANN,
};
/* clang-format on */

START_TEST(an_address_is_taken_out_of_what_mail_programs_make_of_it)
{
	struct orders o;
	struct view address;

	orders_read(&arena, view_of(orders[_i].line), &o);
	ck_assert_uint_eq(o.count, 1);
	ck_assert_int_eq(order_address(&o.order[0], &address), orders[_i].wish);
	ck_assert_msg(view_is(address, orders[_i].address), "%.*s", VIEW_ARG(address));
}

START_TEST(prose_about_addresses_is_no_order)
{
	const char *got = orders_written(&arena, said[_i]);

	ck_assert_msg(got[0] == '\0', "\"%s\" gives \"%s\"", said[_i], got);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(an_address_is_taken_out_of_what_mail_programs_make_of_it, orders);
	claims_rows(prose_about_addresses_is_no_order, said);
	return claims_run("order_address");
}
