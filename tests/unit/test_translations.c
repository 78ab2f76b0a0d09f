/* SPDX-License-Identifier: ISC */
/* The pages of each language hold what the English ones hold. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "formats/text/arena.h"
#include "formats/text/embedded.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

static const char *const languages[] = {"es", "ca", "de"};
enum { LANGUAGES = sizeof languages / sizeof languages[0], WIDTH = 76 };

static struct arena arena;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

/* The next "{{...}}" of *rest but for remarks; empty at the end. */
static struct view next_tag(struct view *rest)
{
	while (rest->len > 0) {
		size_t at = 0;
		size_t end;
		struct view tag;

		while (at < rest->len &&
		       !view_starts(view_part(*rest, at, rest->len), "{{")) {
			at++;
		}
		for (end = at; end < rest->len; end++) {
			if (view_starts(view_part(*rest, end, rest->len), "}}")) {
				break;
			}
		}
		tag = view_part(*rest, at, end - at);
		*rest = view_part(*rest, end, rest->len);
		if (tag.len > 0 && !view_starts(tag, "{{!")) {
			return tag;
		}
	}
	return (struct view){0};
}

/* Its name: a language may need a section that another one does without. */
static struct view next_key(struct view *rest)
{
	const struct view marks = view_of("{#^/");
	struct view key = next_tag(rest);

	while (key.len > 0 && view_find(marks, key.at[0]) < marks.len) {
		key = view_part(key, 1, key.len);
	}
	return key;
}

/* The next number of *rest, also in the name of a square. */
static struct view next_number(struct view *rest)
{
	while (rest->len > 0) {
		size_t at = 0;
		size_t n = 0;
		struct view found;

		while (at < rest->len && !digit(rest->at[at])) {
			at++;
		}
		while (at + n < rest->len && digit(rest->at[at + n])) {
			n++;
		}
		found = view_part(*rest, at, n);
		*rest = view_part(*rest, at + n, rest->len);
		if (n > 0) {
			return found;
		}
	}
	return (struct view){0};
}

typedef struct view next_part(struct view *rest);

static size_t count_of(struct view text, next_part *next, struct view part)
{
	struct view one;
	size_t n = 0;

	while ((one = next(&text)).len > 0) {
		n += view_eq(one, part);
	}
	return n;
}

/* Each part of one text stands in the other: as often for `equal`. */
static void same_parts(const char *path, struct view a, struct view b, next_part *next,
		       bool equal)
{
	struct view rest = a;
	struct view one;

	while ((one = next(&rest)).len > 0) {
		size_t here = count_of(a, next, one);
		size_t there = count_of(b, next, one);

		ck_assert_msg(equal ? here == there : there > 0,
			      "%s: \"%.*s\" %zu times, not %zu", path, VIEW_ARG(one),
			      there, here);
	}
}

static size_t lines_in(struct view text)
{
	size_t n = 0;

	while (text.len > 0) {
		view_cut(&text, '\n');
		n++;
	}
	return n;
}

/* The page's name without the language: "rules-cubes.txt". Empty for other files. */
static struct view page_of(const struct embedded *e, const char *language)
{
	struct view path = view_of(e->path);
	struct view folder = view_of(arena_printf(&arena, "templates/%s/", language));

	return view_starts(path, folder.at) ? view_part(path, folder.len, path.len)
					    : (struct view){0};
}

static void compare_page(const char *language, struct view page, struct view english)
{
	const char *path =
		arena_printf(&arena, "templates/%s/%.*s", language, VIEW_ARG(page));
	struct view text;

	ck_assert_msg(embedded_find(path, &text), "no %s", path);
	ck_assert_msg(lines_in(text) == lines_in(english), "%s: %zu lines, not %zu",
		      path, lines_in(text), lines_in(english));
	/* Of a sentence the order may be another one, of a whole letter not. */
	if (view_ends(page, "letter.txt")) {
		same_parts(path, english, text, next_tag, true);
		same_parts(path, text, english, next_tag, true);
	}
	same_parts(path, english, text, next_key, false);
	same_parts(path, text, english, next_key, false);
	if (view_starts(page, "rules-")) {
		same_parts(path, english, text, next_number, true);
		same_parts(path, text, english, next_number, true);
	}
}

START_TEST(a_page_has_the_sections_keys_and_numbers_of_the_english_one)
{
	size_t pages = 0;

	for (size_t i = 0; i < embedded_count; i++) {
		const struct embedded *e = &embedded_files[i];
		struct view page = page_of(e, "en");

		if (page.len > 0 && !view_is(page, "phrases.txt")) {
			compare_page(languages[_i], page, view_from(e->text, e->len));
			pages++;
		}
	}
	ck_assert_uint_gt(pages, 9);
}
END_TEST

/* Examples stand as they are: nobody fills them. */
START_TEST(no_example_is_wider_than_a_letter)
{
	struct view rest;
	size_t examples = 0;

	ck_assert(embedded_find(
		arena_printf(&arena, "templates/%s/letter.txt", languages[_i]), &rest));
	while (rest.len > 0) {
		struct view line = view_cut(&rest, '\n');

		if (view_starts(line, "  ")) {
			ck_assert_msg(view_starts(line, "  e.g. "), "%.*s",
				      VIEW_ARG(line));
			ck_assert_msg(utf8_width(line) <= WIDTH, "%.*s",
				      VIEW_ARG(line));
			examples++;
		}
	}
	ck_assert_uint_gt(examples, 20);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("translations");
	TCase *tc = tcase_create("translations");
	SRunner *sr = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(tc, begin, finish);
	tcase_add_loop_test(tc,
			    a_page_has_the_sections_keys_and_numbers_of_the_english_one,
			    0, LANGUAGES);
	tcase_add_loop_test(tc, no_example_is_wider_than_a_letter, 0, LANGUAGES);
	suite_add_tcase(s, tc);
	srunner_run_all(sr, CK_ENV);
	failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
