/* SPDX-License-Identifier: ISC */
/* Files in one, to the byte; what other programs make of it a story asks. */
#include <string.h>

#include "formats/files/zip.h"
#include "tests/helpers/claims.h"

static struct arena arena;

START_TEST(the_checksum_is_that_of_the_standard)
{
	ck_assert_uint_eq(zip_crc(view_of("123456789")), 0xcbf43926U);
	ck_assert_uint_eq(zip_crc(view_of("")), 0);
}

/* 20 November 2026, 13:14:16 */
enum { AT = 1795180456 };

static const char one_file[] =
	"PK\003\004\n\0\0\b\0\0\310\151t]\206\246\020\066\5\0\0\0\5\0\0\0\5\0\0\0"
	"a.txthello"
	"PK\001\002\n\0\n\0\0\b\0\0\310\151t]"
	"\206\246\020\066\5\0\0\0\5\0\0\0\5\0\0\0\0\0"
	"\0\0\0\0\0\0\0\0\0\0\0\0a.txt"
	"PK\005\006\0\0\0\0\1\0\1\0\063\0\0\0\050\0\0\0\0\0";

START_TEST(a_file_stands_as_it_is_between_its_headers)
{
	struct zip_file f = {view_of("a.txt"), view_of("hello")};
	struct buf b = buf_in(&arena);

	zip_write(&b, &f, 1, AT);
	ck_assert_uint_eq(b.len, sizeof one_file - 1);
	ck_assert_mem_eq(b.at, one_file, b.len);
}

START_TEST(what_stands_before_it_does_not_move_its_places)
{
	struct zip_file f[2] = {
		{view_of("a.txt"),   view_of("hello")},
		{view_of("games/b"), view_of("")     }
        };
	struct buf b = buf_in(&arena);
	struct buf alone = buf_in(&arena);

	zip_write(&alone, f, 2, AT);
	buf_str(&b, "before");
	zip_write(&b, f, 2, AT);
	ck_assert_uint_eq(b.len, alone.len + 6);
	ck_assert_mem_eq(b.at + 6, alone.at, alone.len);
}

START_TEST(a_moment_before_1980_is_its_first_day)
{
	struct zip_file f = {view_of("a"), view_of("")};
	struct buf b = buf_in(&arena);

	zip_write(&b, &f, 1, 0);
	ck_assert_mem_eq(b.at + 10, "\0\0\041\0", 4);
}

int main(void)
{
	arena_fixture(&arena);
	return claims_run("zip");
}
