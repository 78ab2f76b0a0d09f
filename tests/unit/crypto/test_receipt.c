/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/crypto/receipt.h"
#include "tests/helpers/claims.h"

#define HEAD "9f3a77c102be00112233445566778899aabbccddeeff00112233445566778899"

static struct arena arena;

static struct receipt sample(void)
{
	struct receipt r = {.game = 7, .n = 42};

	ck_assert(hex_read(view_of(HEAD), r.head.byte, HASH_BYTES));
	return r;
}

START_TEST(a_receipt_is_one_line)
{
	struct receipt r = sample();
	struct buf b = buf_in(&arena);

	receipt_write(&b, &r);
	ck_assert_str_eq(buf_cstr(&b), "g=7; n=42; head=" HEAD "\n");
}

START_TEST(people_compare_twelve_digits)
{
	struct receipt r = sample();
	struct buf b = buf_in(&arena);

	receipt_short(&b, &r.head);
	ck_assert_str_eq(buf_cstr(&b), "9f3a 77c1 02be");
}

static const char *const same[] = {
	"g=7; n=42; head=" HEAD "; sig=RWQ=",
	" g=7; n=42;\r\n head=" HEAD ";\r\n\tsig=RWQ= \r\n",
	"g=7;n=42;head=" HEAD ";sig=RWQ=",
};

START_TEST(a_header_is_read_as_servers_fold_it)
{
	struct receipt want = sample();
	struct receipt r;

	ck_assert(receipt_read(view_of(same[_i]), &r));
	ck_assert_int_eq(r.game, 7);
	ck_assert_int_eq(r.n, 42);
	ck_assert_mem_eq(r.head.byte, want.head.byte, HASH_BYTES);
	ck_assert(view_is(r.sig, "RWQ="));
}

static const char *const damaged[] = {
	"",
	"g=7; n=42; head=" HEAD,
	"g=7; n=42; head=" HEAD "; sig=",
	"g=7; n=42; head=" HEAD "; sig=RWQ=; more=1",
	"n=42; g=7; head=" HEAD "; sig=RWQ=",
	"g=0; n=42; head=" HEAD "; sig=RWQ=",
	"g=7; n=-1; head=" HEAD "; sig=RWQ=",
	"g=7; n=42; head=9f3a; sig=RWQ=",
	"g=7; n=42; head=" HEAD "0; sig=RWQ=",
	"g=99999999999999999999; n=42; head=" HEAD "; sig=RWQ=",
};

START_TEST(what_is_no_receipt_is_not_read)
{
	struct receipt r;

	ck_assert(!receipt_read(view_of(damaged[_i]), &r));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_header_is_read_as_servers_fold_it, same);
	claims_rows(what_is_no_receipt_is_not_read, damaged);
	return claims_run("receipt");
}
