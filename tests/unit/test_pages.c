/* SPDX-License-Identifier: ISC */
/* Whole pages of letters say in every language what they say in English. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "formats/template_parse.h"
#include "formats/text/buf.h"
#include "formats/text/embedded.h"
#include "formats/text/utf8.h"

enum { WIDTH = 76 };

static struct arena arena;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

/* "es/help.txt" of "templates/es/help.txt"; empty for any other file. */
static struct view page_path(const struct embedded *e)
{
	struct view path = view_of(e->path);

	return view_starts(path, "templates/")
		       ? view_part(path, strlen("templates/"), path.len)
		       : view_from("", 0);
}

/* Calls `each` for every page of another language that English has, too. */
static void each_page(void (*each)(const char *path, struct view text,
				   struct view english))
{
	int pages = 0;

	for (size_t i = 0; i < embedded_count; i++) {
		struct view name = page_path(&embedded_files[i]);
		struct view language = view_cut(&name, '/');
		struct view english;

		if (language.len > 0 && !view_is(language, "en") &&
		    embedded_find(
			    arena_printf(&arena, "templates/en/%.*s", VIEW_ARG(name)),
			    &english)) {
			each(embedded_files[i].path,
			     view_from(embedded_files[i].text, embedded_files[i].len),
			     english);
			pages++;
		}
	}
	ck_assert_int_gt(pages, 0);
}

START_TEST(language_with_one_page_has_all)
{
	struct view seen = {0};

	for (size_t i = 0; i < embedded_count; i++) {
		struct view name = page_path(&embedded_files[i]);
		struct view language = view_cut(&name, '/');

		if (!view_is(name, "letter.txt") || view_is(language, "en")) {
			continue;
		}
		seen = language;
		for (size_t k = 0; k < embedded_count; k++) {
			struct view page = page_path(&embedded_files[k]), text;

			if (!view_starts(page, "en/") ||
			    view_is(page, "en/phrases.txt")) {
				continue;
			}
			(void)view_cut(&page, '/');
			ck_assert_msg(embedded_find(arena_printf(&arena,
								 "templates/%.*s/%.*s",
								 VIEW_ARG(language),
								 VIEW_ARG(page)),
						    &text),
				      "%.*s lacks %.*s", VIEW_ARG(language),
				      VIEW_ARG(page));
		}
	}
	ck_assert_uint_gt(seen.len, 0);
}
END_TEST

static struct nodes parsed(const char *path, struct view text)
{
	struct nodes n = {0};
	struct err err = {0};

	ck_assert_msg(template_parse(&arena, text, &n, &err), "%s: %s", path, err.text);
	return n;
}

/* Its sections and keys, one a line: "#how", "rack", "/how". */
static struct view skeleton(const char *path, struct view text)
{
	static const char mark[] = {
		[NODE_VALUE] = '=',    [NODE_RAW] = '=', [NODE_SECTION] = '#',
		[NODE_INVERTED] = '^', [NODE_END] = '/',
	};
	struct nodes n = parsed(path, text);
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < n.count; i++) {
		if (n.node[i].kind != NODE_TEXT) {
			buf_printf(&b, "%c%.*s\n", mark[n.node[i].kind],
				   VIEW_ARG(n.node[i].text));
		}
	}
	return buf_view(&b);
}

/* What stands in it between < and >, in its order. */
static struct view markup(struct view text)
{
	struct buf b = buf_in(&arena);

	while (text.len > 0) {
		(void)view_cut(&text, '<');
		if (text.len > 0) {
			buf_add(&b, view_cut(&text, '>'));
			buf_char(&b, '\n');
		}
	}
	return buf_view(&b);
}

static void same_sections(const char *path, struct view text, struct view english)
{
	struct view name = view_of(path);

	if (view_ends(name, "/letter.txt") || view_ends(name, "/letter.html")) {
		ck_assert_msg(view_eq(skeleton(path, text), skeleton("en", english)),
			      "%s: other sections or keys than in English", path);
		ck_assert_msg(view_eq(markup(text), markup(english)),
			      "%s: other marks than in English", path);
	}
}

START_TEST(frame_of_a_letter_has_the_sections_of_the_english_one)
{
	each_page(same_sections);
}
END_TEST

/* Whether each word of `words`, one a line, is in `in`, too. */
static void check_holds(const char *path, struct view words, struct view in)
{
	while (words.len > 0) {
		struct view word = view_cut(&words, '\n');
		struct view rest = in;
		bool found = false;

		while (rest.len > 0 && !found) {
			found = view_eq(view_cut(&rest, '\n'), word);
		}
		ck_assert_msg(found, "%s: \"%.*s\" is in one language only", path,
			      VIEW_ARG(word));
	}
}

static bool in_fact(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
	       (c >= 'a' && c <= 'z');
}

/* Words with a digit ("H8", "2L", "40"), and what stands in quotation marks. */
static struct view facts(struct view text)
{
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < text.len; i++) {
		size_t n = 0;
		bool digit = false;

		if (text.at[i] == '"') {
			n = view_find(view_part(text, i + 1, text.len), '"');
			buf_printf(&b, "\"%.*s\n", VIEW_ARG(view_part(text, i + 1, n)));
			i += n + 1;
			continue;
		}
		for (; i + n < text.len && in_fact(text.at[i + n]); n++) {
			digit = digit ||
				(text.at[i + n] >= '0' && text.at[i + n] <= '9');
		}
		if (digit) {
			buf_printf(&b, "%.*s\n", VIEW_ARG(view_part(text, i, n)));
		}
		i += n > 0 ? n - 1 : 0;
	}
	return buf_view(&b);
}

/* The keys alone, whether sections or not. */
static struct view keys(const char *path, struct view text)
{
	struct nodes n = parsed(path, text);
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < n.count; i++) {
		if (n.node[i].kind != NODE_TEXT) {
			buf_printf(&b, "%.*s\n", VIEW_ARG(n.node[i].text));
		}
	}
	return buf_view(&b);
}

static void same_facts(const char *path, struct view text, struct view english)
{
	if (!view_ends(view_of(path), ".html")) {
		check_holds(path, facts(text), facts(english));
		check_holds(path, facts(english), facts(text));
	}
	check_holds(path, keys(path, text), keys("en", english));
	check_holds(path, keys("en", english), keys(path, text));
}

START_TEST(page_has_the_keys_numbers_and_orders_of_the_english_one)
{
	each_page(same_facts);
}
END_TEST

static void narrow(const char *path, struct view text, struct view english)
{
	(void)english;
	while (view_ends(view_of(path), "/letter.txt") && text.len > 0) {
		struct view line = view_cut(&text, '\n');

		ck_assert_msg(view_find_text(line, "{{") < line.len ||
				      utf8_width(line) <= WIDTH,
			      "%s: %.*s", path, VIEW_ARG(line));
	}
}

START_TEST(lines_about_how_to_answer_fit_a_letter)
{
	each_page(narrow);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("pages");
	TCase *t = tcase_create("pages");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_test(t, language_with_one_page_has_all);
	tcase_add_test(t, frame_of_a_letter_has_the_sections_of_the_english_one);
	tcase_add_test(t, page_has_the_keys_numbers_and_orders_of_the_english_one);
	tcase_add_test(t, lines_about_how_to_answer_fit_a_letter);
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
