/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/sqlite/memory.h"

#include <stdbool.h>
#include <string.h>

#include "tests/helpers/claims.h"

static void *taken(int size)
{
	void *piece = memory_take(size);

	ck_assert_ptr_nonnull(piece);
	ck_assert_int_ge(memory_size(piece), size);
	ck_assert_int_eq(memory_size(piece), memory_round(size));
	memset(piece, 0x55, (size_t)memory_size(piece));
	return piece;
}

START_TEST(a_piece_given_back_is_the_next_of_its_size)
{
	void *one = taken(440);
	void *other;

	memory_give(one);
	other = taken(24);
	ck_assert_ptr_ne(other, one);
	memory_give(other);
	ck_assert_ptr_eq(taken(433), one);
	ck_assert_ptr_ne(taken(433), one);
}

static bool all(void *piece, int byte)
{
	const unsigned char *at = piece;
	int n = 0;

	while (n < memory_size(piece) && at[n] == byte) {
		n++;
	}
	return n == memory_size(piece);
}

START_TEST(every_size_gets_a_piece_of_its_own)
{
	static void *piece[2 * MEMORY_LARGEST];

	for (int round = 0; round < 2; round++) {
		for (int n = 0; n < COUNT(piece); n++) {
			piece[n] = taken(n);
			memset(piece[n], n & 0xff, (size_t)memory_size(piece[n]));
		}
		for (int n = 0; n < COUNT(piece); n++) {
			ck_assert(all(piece[n], n & 0xff));
			memory_give(piece[n]);
		}
	}
}

START_TEST(what_moves_keeps_its_bytes)
{
	static const int sizes[] = {3000, 17, 100000, MEMORY_LARGEST, 5};
	char *piece = taken(20);
	int kept = 20;

	memcpy(piece, "0123456789abcdefghi", 20);
	for (int i = 0; i < COUNT(sizes); i++) {
		piece = memory_move(piece, sizes[i]);
		ck_assert_ptr_nonnull(piece);
		ck_assert_int_ge(memory_size(piece), sizes[i]);
		kept = sizes[i] < kept ? sizes[i] : kept;
		ck_assert_mem_eq(piece, "0123456789abcdefghi", (size_t)kept);
	}
	memory_give(piece);
}

START_TEST(no_more_is_kept_than_said)
{
	enum { PIECES = 2 * MEMORY_KEPT / MEMORY_LARGEST };
	static void *piece[PIECES];
	size_t before = memory_kept();

	for (int i = 0; i < PIECES; i++) {
		piece[i] = taken(MEMORY_LARGEST);
	}
	for (int i = 0; i < PIECES; i++) {
		memory_give(piece[i]);
	}
	ck_assert_uint_gt(memory_kept(), before);
	ck_assert_uint_le(memory_kept(), MEMORY_KEPT);
	before = memory_kept();
	memory_give(taken(MEMORY_LARGEST + 1));
	ck_assert_uint_eq(memory_kept(), before);
}

int main(void)
{
	return claims_run("memory");
}
