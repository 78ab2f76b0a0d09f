/* SPDX-License-Identifier: ISC */
/* What print_text writes is what the C library writes. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "formats/text/print.h"
#include "tests/helpers/claims.h"

enum { ROOM = 64 };

static char ours[ROOM];
static char theirs[ROOM];

__attribute__((format(printf, 2, 3))) static void same(size_t space, const char *format,
						       ...)
{
	va_list args;
	va_list again;
	int n;

	memset(ours, '#', sizeof ours);
	memset(theirs, '#', sizeof theirs);
	va_start(args, format);
	va_copy(again, args);
	n = print_text(ours, space, format, args);
	ck_assert_int_eq(n, vsnprintf(theirs, space, format, again));
	va_end(again);
	va_end(args);
	ck_assert_msg(memcmp(ours, theirs, sizeof ours) == 0, "%s: %.20s, not %.20s",
		      format, ours, theirs);
}

/* However much room there is, down to none. */
START_TEST(each_kind_of_value_is_written_as_the_c_library_does)
{
	for (size_t space = 0; space < ROOM; space++) {
		same(space, "%s", "");
		same(space, "no value");
		same(space, "100 %%%s%%", "of it");
		same(space, "<%.*s|%.*s|%.*s>", 3, "abcdef", 0, "x", -1, "all");
		same(space, "%c%c %d", 'x', 'y', 0);
		same(space, "%d %d %u", INT_MIN, INT_MAX, UINT_MAX);
		same(space, "%ld %lu", LONG_MIN, ULONG_MAX);
		same(space, "%lld %llu", LLONG_MIN, ULLONG_MAX);
		same(space, "%lld of %.*s: %s", 17LL, 2, "abc", "L\u00b7L");
	}
}

START_TEST(what_else_a_format_may_say_is_said)
{
	for (size_t space = 0; space < ROOM; space++) {
		same(space, "%s %02d:%5.1f", "at", 7, 2.25);
		same(space, "%-6s|%*d|%+ld", "left", 4, 12, 3L);
		same(space, "%d %zu %x %.3s", 1, (size_t)2, 255U, "abcdef");
		same(space, "%c%c", '\0', 'z');
	}
}

/* It does not look behind its end. */
START_TEST(a_part_of_a_text_needs_no_end)
{
	static const char part[] = {'a', 'b', 'c'};

	same(ROOM, "%.*s", (int)sizeof part, part);
	same(2, "%.*s", (int)sizeof part, part);
}

int main(void)
{
	return claims_run("print");
}
