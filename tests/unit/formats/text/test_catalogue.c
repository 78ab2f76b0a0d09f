/* SPDX-License-Identifier: ISC */
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "formats/text/arena.h"
#include "formats/text/catalogue.h"
#include "tests/helpers/claims.h"

static struct arena arena;

enum {
	TEXTS = 3,
	NUMBER = 4,
	ENTRY = 8,
	FROM = 28,
	TO = FROM + ENTRY * TEXTS,
	SIZE = 512
};

static void put(char *at, size_t n, bool big)
{
	for (int i = 0; i < NUMBER; i++) {
		at[big ? NUMBER - 1 - i : i] = (char)(n >> (8 * i));
	}
}

/* As msgfmt makes them, in the order of their bytes. */
static struct view catalogue(const char *formula, bool big)
{
	const struct view text[2 * TEXTS] = {
		view_of(""),
		view_from("a\004day\0days", 10),
		view_of("b\004yes"),
		view_of(arena_printf(&arena, "Plural-Forms: nplurals=2; plural=%s;\n",
				     formula)),
		view_from("dia\0dies", 8),
		view_of("s\xc3\xad"),
	};
	char *b = memset(arena_take(&arena, SIZE), 0, SIZE);
	size_t end = TO + (size_t)ENTRY * TEXTS;

	put(b, 0x950412de, big);
	put(b + (size_t)2 * NUMBER, TEXTS, big);
	put(b + (size_t)3 * NUMBER, FROM, big);
	put(b + (size_t)4 * NUMBER, TO, big);
	for (int i = 0; i < 2 * TEXTS; i++) {
		put(b + FROM + (size_t)ENTRY * i, text[i].len, big);
		put(b + FROM + (size_t)ENTRY * i + NUMBER, end, big);
		memcpy(b + end, text[i].at, text[i].len);
		end += text[i].len + 1;
	}
	return view_from(b, end);
}

START_TEST(a_text_is_found_in_either_order_of_bytes)
{
	struct catalogue c;

	ck_assert(catalogue_read(&c, catalogue("(n != 1)", _i == 1)));
	ck_assert_str_eq(catalogue_find(&c, "b\004yes"), "s\xc3\xad");
	ck_assert_str_eq(catalogue_find(&c, "a\004day"), "dia");
	ck_assert_ptr_null(catalogue_find(&c, "b\004no"));
	ck_assert_ptr_null(catalogue_find(&c, "a\004da"));
	ck_assert_ptr_null(catalogue_find(&c, "z"));
}

static const struct {
	const char *formula;
	const char *said[3]; /* of 0, 1 and 2 */
} counts[] = {
	{"(n != 1)",                   {"dies", "dia", "dies"}},
	{"n > 1",		      {"dia", "dia", "dies"} },
	{"0",			  {"dia", "dia", "dia"}  },
	{"n==1 ? 0 : n%10==2 ? 1 : 2", {NULL, NULL, NULL}     },
};

START_TEST(the_form_for_a_number_is_the_one_its_language_has)
{
	struct catalogue c;

	ck_assert(catalogue_read(&c, catalogue(counts[_i].formula, false)));
	for (unsigned long n = 0; n < 3; n++) {
		ck_assert_pstr_eq(catalogue_count(&c, "a\004day", n),
				  counts[_i].said[n]);
	}
}

START_TEST(where_a_second_form_is_missing_there_is_none)
{
	struct catalogue c;

	ck_assert(catalogue_read(&c, catalogue("(n != 1)", false)));
	ck_assert_ptr_nonnull(catalogue_count(&c, "b\004yes", 1));
	ck_assert_ptr_null(catalogue_count(&c, "b\004yes", 2));
}

/* Two pages, of which nobody may read the second. */
static char *two_pages(size_t page)
{
	int zero = open("/dev/zero", O_RDWR | O_CLOEXEC);
	char *at = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE, zero, 0);

	ck_assert_ptr_ne(at, MAP_FAILED);
	ck_assert_int_eq(close(zero), 0);
	ck_assert_int_eq(mprotect(at + page, page, PROT_NONE), 0);
	return at;
}

static void read_all(struct view bytes)
{
	struct catalogue c;

	if (catalogue_read(&c, bytes)) {
		(void)catalogue_find(&c, "b\004yes");
		(void)catalogue_count(&c, "a\004day", 2);
	}
}

START_TEST(what_is_cut_off_or_damaged_is_not_read_beyond_its_end)
{
	struct view whole = catalogue("(n != 1)", false);
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	char *end = two_pages(page) + page;
	char *at = end - whole.len;

	for (size_t i = 0; i < whole.len; i++) {
		memcpy(end - i, whole.at, i);
		read_all(view_from(end - i, i));
		memcpy(at, whole.at, whole.len);
		at[i] = (char)~at[i];
		read_all(view_from(at, whole.len));
	}
	/* A table that begins within, and ends beyond. */
	for (int i = 3; i <= 4; i++) {
		memcpy(at, whole.at, whole.len);
		put(at + (size_t)i * NUMBER, whole.len - ENTRY, false);
		read_all(view_from(at, whole.len));
	}
}

START_TEST(a_file_that_is_none_holds_nothing)
{
	struct catalogue c;

	ck_assert(!catalogue_open(&c, "/dev/null"));
	ck_assert(!catalogue_open(&c, "/no/such/catalogue"));
	ck_assert_ptr_null(catalogue_count(&c, "a\004day", 1));
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(a_text_is_found_in_either_order_of_bytes, 0, 2);
	claims_rows(the_form_for_a_number_is_the_one_its_language_has, counts);
	return claims_run("catalogue");
}
