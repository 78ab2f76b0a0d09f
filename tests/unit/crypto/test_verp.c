/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/verp.h"
#include "formats/address.h"

#include "adjudicator/crypto/token.h"

#include "tests/helpers/claims.h"

static const uint8_t key[HASH_BYTES] = {7};
static const uint8_t other_key[HASH_BYTES] = {8};
static struct arena arena;

static struct view own(void)
{
	return view_of("Club@club.example");
}

static int64_t found(const char *address)
{
	struct letter l = {.recipients = 2};

	l.recipient[0] = view_of("x@y.example");
	l.recipient[1] = view_of(address);
	return verp_find(key, own(), VERP_RETURN, &l);
}

static char *address_of(int64_t number)
{
	return arena_str(&arena, verp_address(&arena, key, own(), VERP_RETURN, number));
}

static const int64_t numbers[] = {1, 7, 4000000000, 999999999999};

START_TEST(what_comes_back_tells_its_letter)
{
	char *address = address_of(numbers[_i]);

	ck_assert(address_plain(view_of(address)));
	ck_assert_int_eq(found(address), numbers[_i]);
	for (char *c = address; *c != '@'; c++) { /* some hosts change the case */
		*c = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
	}
	ck_assert_int_eq(found(address), numbers[_i]);
}

START_TEST(the_longest_own_address_leaves_room)
{
	struct view longest = view_of("abcdefghijklmnopqrstuvwxyz012345@club.example");
	struct view v = verp_address(&arena, key, longest, VERP_RETURN, 999999999999);

	ck_assert(address_plain(v));
	ck_assert_uint_le(view_find(v, '@'), 64);
}

/* Each change of any character, and what somebody might try. */
START_TEST(nobody_can_make_one_up)
{
	const char *good = address_of(12);
	size_t at = view_find(view_of(good), '@');
	struct letter l = {.recipient = {view_of(good)}, .recipients = 1};

	for (size_t i = 5; i < at; i++) {
		char *bad = arena_str(&arena, view_of(good));

		bad[i] = bad[i] == 'q' ? 'r' : 'q';
		ck_assert_int_eq(found(bad), 0);
	}
	ck_assert_int_eq(verp_find(other_key, own(), VERP_RETURN, &l), 0);
}

static const char *const wrong[] = {
	"Club@club.example",
	"Club+b@club.example",
	"Club+b.@club.example",
	"Club+b.1@club.example",
	"Club+b.1.@club.example",
	"Club+b.1.abcdefghijklmnop@club.example",
	"Club+b.-1.abcdefghijklmnop@club.example",
	"Club+b.0.abcdefghijklmnop@club.example",
	"Club+b.99999999999999999999.abcdefghijklmnop@club.example",
};

START_TEST(other_addresses_are_no_return_paths)
{
	ck_assert_int_eq(found(wrong[_i]), 0);
}

START_TEST(a_return_path_of_another_club_is_none_of_ours)
{
	struct view v = verp_address(&arena, key, view_of("club@other.example"),
				     VERP_RETURN, 12);

	ck_assert_int_eq(found(arena_str(&arena, v)), 0);
}

/* Whoever sees one in a header must not be able to play with it. */
START_TEST(a_return_path_is_no_reply_token)
{
	struct letter l = {.recipient = {view_of(address_of(12))}, .recipients = 1};
	struct token t;

	ck_assert(!token_find(key, own(), &l, &t));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_comes_back_tells_its_letter, numbers);
	claims_rows(other_addresses_are_no_return_paths, wrong);
	return claims_run("verp");
}
