/* SPDX-License-Identifier: ISC */
#include <check.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/hash.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include "formats/text/view.h"
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#endif

#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))

static struct arena arena;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

static const char *text(struct view v)
{
	return arena_str(&arena, v);
}

/* view */

START_TEST(part_is_clamped_to_its_view)
{
	struct view v = view_of("abcdef");

	ck_assert_str_eq(text(view_part(v, 2, 3)), "cde");
	ck_assert_str_eq(text(view_part(v, 4, 99)), "ef");
	ck_assert_uint_eq(view_part(v, 6, 1).len, 0);
	ck_assert_uint_eq(view_part(v, SIZE_MAX, SIZE_MAX).len, 0);
}
END_TEST

START_TEST(views_compare_by_bytes_or_without_ascii_case)
{
	ck_assert(view_eq((struct view){0}, view_of("")));
	ck_assert(view_is(view_from("abc", 2), "ab"));
	ck_assert(!view_is(view_of("ab"), "abc"));
	ck_assert(!view_is(view_of("Ab"), "ab"));
	ck_assert(view_is_nocase(view_of("Ab"), "aB"));
	ck_assert(!view_is_nocase(view_of("\xC3\x84"), "\xC3\xA4"));
	ck_assert(view_starts(view_of("abc"), "ab"));
	ck_assert(view_starts(view_of("abc"), ""));
	ck_assert(!view_starts(view_of("a"), "ab"));
	ck_assert(view_starts_nocase(view_of("ABC"), "ab"));
	ck_assert(view_ends(view_of("abc"), "bc"));
	ck_assert(!view_ends(view_of("c"), "bc"));
	ck_assert(view_order(view_of("a"), view_of("b")) < 0);
	ck_assert(view_order(view_of("ab"), view_of("a")) > 0);
	ck_assert(view_order(view_of("\xFF"), view_of("a")) > 0);
	ck_assert_int_eq(view_order((struct view){0}, view_of("")), 0);
}
END_TEST

START_TEST(trim_takes_blanks_at_the_ends_only)
{
	ck_assert_str_eq(text(view_trim(view_of(" \t a b\r\n"))), "a b");
	ck_assert_str_eq(text(view_trim_end(view_of(" a "))), " a");
	ck_assert_uint_eq(view_trim(view_of(" \t\r\n")).len, 0);
	ck_assert_uint_eq(view_trim((struct view){0}).len, 0);
}
END_TEST

START_TEST(find_gives_the_length_when_there_is_none)
{
	struct view v = view_of("a,b,c");

	ck_assert_uint_eq(view_find(v, ','), 1);
	ck_assert_uint_eq(view_find(v, 'x'), 5);
	ck_assert_uint_eq(view_find_text(v, "b,c"), 2);
	ck_assert_uint_eq(view_find_text(v, "b,cd"), 5);
	ck_assert_uint_eq(view_find_text(view_of(""), "x"), 0);
	ck_assert_uint_eq(view_find((struct view){0}, 'x'), 0);
}
END_TEST

START_TEST(cut_and_word_take_from_the_front)
{
	struct view rest = view_of("a,,b");

	ck_assert_str_eq(text(view_cut(&rest, ',')), "a");
	ck_assert_str_eq(text(view_cut(&rest, ',')), "");
	ck_assert_str_eq(text(view_cut(&rest, ',')), "b");
	ck_assert_uint_eq(rest.len, 0);
	rest = view_of("  one\ttwo ");
	ck_assert_str_eq(text(view_word(&rest)), "one");
	ck_assert_str_eq(text(view_word(&rest)), "two");
	ck_assert_uint_eq(view_word(&rest).len, 0);
}
END_TEST

/* arena, buf */

START_TEST(memory_is_zeroed_and_aligned_after_a_reset_too)
{
	for (int round = 0; round < 2; round++) {
		for (size_t n = 1; n < 200000; n = n * 3 + 1) {
			char *at = arena_take(&arena, n);

			ck_assert_uint_eq((uintptr_t)at % _Alignof(max_align_t), 0);
			ck_assert_int_eq(at[0], 0);
			ck_assert_int_eq(at[n - 1], 0);
			memset(at, 'x', n);
		}
		arena_reset(&arena);
	}
}
END_TEST

/* Under sanitizers; without them pieces lie side by side. */
START_TEST(behind_each_piece_is_a_gap_that_nobody_may_touch)
{
#ifdef __SANITIZE_ADDRESS__
	struct arena a = {0};
	char *at = arena_take(&a, 5);

	ck_assert(!__asan_address_is_poisoned(at + 4));
	ck_assert(__asan_address_is_poisoned(at + 5));
	at = arena_text(&a, arena_text(&a, NULL, 0, 9), 9, 33);
	ck_assert(!__asan_address_is_poisoned(at + 32));
	ck_assert(__asan_address_is_poisoned(at + 33));
	at = arena_printf(&a, "%s", "seven");
	ck_assert(!__asan_address_is_poisoned(at + 5));
	ck_assert(__asan_address_is_poisoned(at + 6));
	arena_reset(&a);
	ck_assert(__asan_address_is_poisoned(at));
	arena_free(&a);
#endif
}
END_TEST

START_TEST(copies_end_in_nul)
{
	char foreign[] = {'a', 'b', 'c'};
	struct view copy = arena_copy(&arena, view_from(foreign, 2));

	foreign[0] = 'x';
	ck_assert_uint_eq(copy.len, 2);
	ck_assert_str_eq(copy.at, "ab");
	ck_assert_str_eq(arena_str(&arena, (struct view){0}), "");
	ck_assert_str_eq(arena_printf(&arena, "%s-%d", "n", 7), "n-7");
}
END_TEST

START_TEST(an_array_that_overflows_ends_the_program)
{
	arena_array(&arena, SIZE_MAX / 2, 3);
}
END_TEST

START_TEST(a_piece_beyond_all_memory_ends_the_program)
{
	arena_take(&arena, SIZE_MAX - 7);
}
END_TEST

START_TEST(a_row_grows_by_one_and_keeps_what_it_had)
{
	int *row = NULL;

	for (size_t n = 0; n < 100; n++) {
		row = arena_room(&arena, row, n, sizeof *row);
		row[n] = (int)n;
		for (size_t i = 0; i <= n; i++) {
			ck_assert_int_eq(row[i], (int)i);
		}
	}
}
END_TEST

START_TEST(buffer_grows_over_every_kind_of_write)
{
	struct buf b = buf_in(&arena);

	ck_assert_uint_eq(buf_view(&b).len, 0);
	ck_assert_str_eq(buf_cstr(&b), "");
	for (int i = 0; i < 1000; i++) {
		buf_char(&b, 'a');
		buf_str(&b, "bc");
		buf_printf(&b, "%03d", i);
		buf_add(&b, (struct view){0});
		buf_repeat(&b, '.', 2);
	}
	ck_assert_uint_eq(b.len, 8000);
	ck_assert(view_starts(buf_view(&b), "abc000..abc001.."));
	ck_assert(view_ends(buf_view(&b), "abc999.."));
	ck_assert_uint_eq(strlen(buf_cstr(&b)), 8000);
}
END_TEST

START_TEST(buffer_of_a_known_length_stays_where_it_is)
{
	struct buf b = buf_for(&arena, 3000);
	const char *at = b.at;

	ck_assert_uint_eq(buf_view(&b).len, 0);
	buf_repeat(&b, 'a', 3000);
	ck_assert_ptr_eq(b.at, at);
	ck_assert_uint_eq(strlen(buf_cstr(&b)), 3000);
	buf_str(&b, "bc");
	ck_assert(view_ends(buf_view(&b), "aabc"));
	ck_assert_uint_eq(b.len, 3002);
	b = buf_for(&arena, 0);
	buf_char(&b, 'x');
	ck_assert_str_eq(buf_cstr(&b), "x");
}
END_TEST

/* num, line */

static const struct {
	const char *text;
	long min, max;
	bool good;
	long n;
} nums[] = {
	{"0",		    0,        10,       true,  0       },
	{"10",		   0,        10,       true,  10      },
	{"+7",		   0,        10,       true,  7       },
	{"-3",		   -5,       5,        true,  -3      },
	{"007",		  0,        10,       true,  7       },
	{"9223372036854775807",  0,        LONG_MAX, true,  LONG_MAX},
	{"-9223372036854775808", LONG_MIN, 0,        true,  LONG_MIN},
	{"9223372036854775808",  LONG_MIN, LONG_MAX, false, 0       },
	{"-9223372036854775809", LONG_MIN, LONG_MAX, false, 0       },
	{"99999999999999999999", LONG_MIN, LONG_MAX, false, 0       },
	{"11",		   0,        10,       false, 0       },
	{"-1",		   0,        10,       false, 0       },
	{"",		     0,        10,       false, 0       },
	{"-",		    -9,       10,       false, 0       },
	{"+",		    -9,       10,       false, 0       },
	{"--1",		  -9,       10,       false, 0       },
	{" 1",		   0,        10,       false, 0       },
	{"1 ",		   0,        10,       false, 0       },
	{"1.0",		  0,        10,       false, 0       },
	{"0x1",		  0,        10,       false, 0       },
};

START_TEST(number_is_read_whole_or_not_at_all)
{
	long n = -77;
	bool good = num_read(view_of(nums[_i].text), nums[_i].min, nums[_i].max, &n);

	ck_assert_int_eq(good, nums[_i].good);
	ck_assert_int_eq(n, nums[_i].good ? nums[_i].n : -77);
}
END_TEST

START_TEST(digits_are_written_from_their_end)
{
	char digits[NUM_LONGEST];
	char *end = digits + sizeof digits;
	const char *at = num_before(end, UINT64_MAX);

	ck_assert_ptr_eq(at, digits);
	ck_assert(view_is(view_from(at, NUM_LONGEST), "18446744073709551615"));
	at = num_before(end, 0);
	ck_assert(view_is(view_from(at, (size_t)(end - at)), "0"));
	at = num_before(end, 407);
	ck_assert(view_is(view_from(at, (size_t)(end - at)), "407"));
}
END_TEST

START_TEST(letters_and_digits_are_ascii_only)
{
	ck_assert(digit('0') && digit('9') && !digit('/') && !digit(':'));
	ck_assert(ascii_letter('a') && ascii_letter('Z') && !ascii_letter('['));
	ck_assert(!ascii_letter((char)0xE4) && !digit((char)0xB2));
	ck_assert_int_eq(ascii_upper('z'), 'Z');
	ck_assert_int_eq(ascii_lower('Z'), 'z');
	ck_assert_int_eq(ascii_upper('{'), '{');
	ck_assert_int_eq(ascii_lower('@'), '@');
}
END_TEST

START_TEST(every_kind_of_line_end_ends_one_line)
{
	static const char *const want[] = {"a", "b", "", "c", "d"};
	struct lines l = lines_of(view_of("a\nb\r\n\rc\rd"));
	struct view line;
	int n = 0;

	while (line_next(&l, &line)) {
		ck_assert_int_lt(n, COUNT(want));
		ck_assert_str_eq(text(line), want[n++]);
		ck_assert_int_eq(l.n, n);
	}
	ck_assert_int_eq(n, COUNT(want));
	l = lines_of((struct view){0});
	ck_assert(!line_next(&l, &line));
}
END_TEST

/* utf8 */

static const struct {
	const char *text;
	bool valid;
	size_t count, width;
} utf8s[] = {
	{"",		 true,  0, 0},
	{"abc",              true,  3, 3},
	{"L\xC2\xB7L",       true,  3, 3}, /* L·L */
	{"e\xCC\x81",        true,  2, 1}, /* e with a combining acute */
	{"\xE6\xBC\xA2",     true,  1, 2}, /* a wide letter */
	{"\xF0\x9F\x98\x80", true,  1, 2},
	{"\xFF",             false, 1, 1},
	{"a\xC3",            false, 2, 2}, /* cut short */
	{"\xC0\xAF",         false, 2, 2}, /* overlong */
	{"\xED\xA0\x80",     false, 3, 3}, /* a surrogate */
	{"\xF4\x90\x80\x80", false, 4, 4}, /* beyond Unicode */
};

START_TEST(utf8_is_checked_counted_and_measured)
{
	struct view v = view_of(utf8s[_i].text);

	ck_assert_int_eq(utf8_valid(v), utf8s[_i].valid);
	ck_assert_uint_eq(utf8_count(v), utf8s[_i].count);
	ck_assert_uint_eq(utf8_width(v), utf8s[_i].width);
}
END_TEST

START_TEST(clean_text_is_nfc_without_nul)
{
	struct view v = view_from("e\xCC\x81\0\xFFz", 6);

	ck_assert_str_eq(text(utf8_clean(&arena, v)), "\xC3\xA9\xEF\xBF\xBDz");
	ck_assert_str_eq(text(utf8_clean(&arena, view_of("plain"))), "plain");
	v = utf8_clean(&arena, view_from("a\0b", 3));
	ck_assert_uint_eq(v.len, 2);
	ck_assert_str_eq(text(v), "ab");
}
END_TEST

START_TEST(case_does_not_need_a_locale)
{
	ck_assert_str_eq(text(utf8_upper(&arena, view_of("\xC3\xB1L\xC2\xB7l"))),
			 "\xC3\x91L\xC2\xB7L");
	ck_assert_str_eq(text(utf8_lower(&arena, view_of("\xC3\x91"
							 "A"))),
			 "\xC3\xB1"
			 "a");
}
END_TEST

/* hash */

START_TEST(hashes_agree_with_published_vectors)
{
	uint8_t key[HASH_BYTES] = {0};
	struct hash_run run;
	char hex[HASH_HEX];
	struct hash h = hash_of(view_of("abc"));
	struct hash again;

	hex_write(h.byte, HASH_BYTES, hex);
	ck_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223"
			      "b00361a396177a9cb410ff61f20015ad");
	hash_start(&run);
	hash_add(&run, view_of("a"));
	hash_add(&run, (struct view){0});
	hash_add(&run, view_of("bc"));
	again = hash_end(&run);
	ck_assert_mem_eq(h.byte, again.byte, HASH_BYTES);
	h = hash_keyed(key,
		       (struct view){0}); /* the key is zeros, as the empty key's */
	hex_write(h.byte, HASH_BYTES, hex);
	ck_assert_str_eq(hex, "b613679a0814d9ec772f95d778c35fc5"
			      "ff1697c493715653c6c712144292c5ad");
}
END_TEST

START_TEST(hex_wants_exactly_its_digits)
{
	uint8_t byte[2];

	ck_assert(hex_read(view_of("0aFf"), byte, 2));
	ck_assert_int_eq(byte[0], 0x0A);
	ck_assert_int_eq(byte[1], 0xFF);
	ck_assert(!hex_read(view_of("0aF"), byte, 2));
	ck_assert(!hex_read(view_of("0aFf0"), byte, 2));
	ck_assert(!hex_read(view_of("0aFg"), byte, 2));
	ck_assert(!hex_read(view_of(" 0aF"), byte, 2));
}
END_TEST

static void add_text(TCase *t)
{
	tcase_add_test(t, part_is_clamped_to_its_view);
	tcase_add_test(t, views_compare_by_bytes_or_without_ascii_case);
	tcase_add_test(t, trim_takes_blanks_at_the_ends_only);
	tcase_add_test(t, find_gives_the_length_when_there_is_none);
	tcase_add_test(t, cut_and_word_take_from_the_front);
	tcase_add_test(t, memory_is_zeroed_and_aligned_after_a_reset_too);
	tcase_add_test(t, behind_each_piece_is_a_gap_that_nobody_may_touch);
	tcase_add_test(t, copies_end_in_nul);
	tcase_add_test(t, a_row_grows_by_one_and_keeps_what_it_had);
	tcase_add_test(t, buffer_grows_over_every_kind_of_write);
	tcase_add_test(t, buffer_of_a_known_length_stays_where_it_is);
	tcase_add_loop_test(t, number_is_read_whole_or_not_at_all, 0, COUNT(nums));
	tcase_add_test(t, digits_are_written_from_their_end);
	tcase_add_test(t, letters_and_digits_are_ascii_only);
	tcase_add_test(t, every_kind_of_line_end_ends_one_line);
	tcase_add_loop_test(t, utf8_is_checked_counted_and_measured, 0, COUNT(utf8s));
	tcase_add_test(t, clean_text_is_nfc_without_nul);
	tcase_add_test(t, case_does_not_need_a_locale);
	tcase_add_test(t, hashes_agree_with_published_vectors);
	tcase_add_test(t, hex_wants_exactly_its_digits);
}

START_TEST(thirty_marks_in_a_row_are_kept_and_no_more)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);
	struct view v;
	size_t marks = 0;

	for (int i = 0; i < 100000; i++) {
		buf_str(&b, i % 2 == 0 ? "\u0323" : "\u0301");
	}
	buf_str(&b, "e\u0301");
	v = utf8_clean(&a, buf_view(&b));
	while (v.len > 2) {
		(void)utf8_next(&v);
		marks++;
	}
	ck_assert_uint_eq(marks, 30);
	ck_assert(view_is(v, "\u00e9"));
	arena_free(&a);
}
END_TEST

/* NUL between them, one that is two in NFC, two that change places. */
static const struct view marked[] = {
	{"\u0301\0",     3},
	{"\u0344",       2},
	{"\u0301\u0323", 4},
};

START_TEST(text_that_is_clean_stays_as_it_is)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);
	struct view v;
	struct view again;

	for (int i = 0; i < 40; i++) {
		buf_add(&b, marked[_i]);
	}
	v = utf8_clean(&a, buf_view(&b));
	again = utf8_clean(&a, v);
	ck_assert_str_eq(text(again), text(v));
	arena_free(&a);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("text");
	TCase *t = tcase_create("text");
	SRunner *runner = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, begin, finish);
	add_text(t);
	if (srunner_fork_status(runner) == CK_FORK) {
		tcase_add_exit_test(t, an_array_that_overflows_ends_the_program,
				    EX_TEMPFAIL);
		tcase_add_exit_test(t, a_piece_beyond_all_memory_ends_the_program,
				    EX_TEMPFAIL);
	}
	tcase_add_test(t, thirty_marks_in_a_row_are_kept_and_no_more);
	tcase_add_loop_test(t, text_that_is_clean_stays_as_it_is, 0, COUNT(marked));
	suite_add_tcase(s, t);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
