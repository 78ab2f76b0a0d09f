/* SPDX-License-Identifier: ISC */
/* Whole pages of letters say in every language what they say in English. */
#include <string.h>

#include "formats/orders/own_words.h"
#include "formats/phrase.h"
#include "formats/template_parse.h"
#include "formats/text/buf.h"
#include "formats/text/embedded.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

static const char *const languages[] = {"es", "ca", "de"};
enum { LANGUAGES = sizeof languages / sizeof languages[0], WIDTH = 76 };

static struct arena arena;

/* "es/help.txt" of "templates/es/help.txt"; empty for any other file. */
static struct view page_path(const struct embedded *e)
{
	struct view path = view_of(e->path);

	return view_starts(path, "templates/")
		       ? view_part(path, strlen("templates/"), path.len)
		       : view_from("", 0);
}

/* Pages without words stand in English alone: frames, whatever is filled with phrases,
 * style sheets and scripts; and the case file, which referees of all languages read. */
static bool is_frame(struct view page)
{
	return view_is(page, "letter.txt") || view_is(page, "letter.html") ||
	       view_is(page, "analysis.txt") || view_is(page, "analysis.html") ||
	       view_is(page, "case.html") || view_is(page, "play.html") ||
	       view_starts(page, "site-") || view_ends(page, ".css") ||
	       view_ends(page, ".js");
}

/* A page of one language beside the English one. */
struct pair {
	const char *path, *language;
	struct view name, text, english;
};

/* Calls `each` for every English page, which the language has, too. */
static void each_page(const char *language, void (*each)(const struct pair *p))
{
	int pages = 0;

	for (size_t i = 0; i < embedded_count; i++) {
		const struct embedded *e = &embedded_files[i];
		struct view name = page_path(e);
		struct pair p = {.language = language,
				 .english = view_from(e->text, e->len)};

		if (!view_is(view_cut(&name, '/'), "en") || is_frame(name) ||
		    view_is(name, "phrases.txt")) {
			continue;
		}
		p.name = name;
		p.path = arena_printf(&arena, "templates/%s/%.*s", language,
				      VIEW_ARG(name));
		ck_assert_msg(embedded_find(p.path, &p.text), "no %s", p.path);
		each(&p);
		pages++;
	}
	ck_assert_int_gt(pages, 9);
}

START_TEST(a_folder_of_pages_is_of_a_known_language)
{
	for (size_t i = 0; i < embedded_count; i++) {
		struct view name = page_path(&embedded_files[i]);
		struct view language = view_cut(&name, '/');
		bool known = language.len == 0 || view_is(language, "en");

		for (size_t k = 0; k < LANGUAGES; k++) {
			known = known || view_is(language, languages[k]);
		}
		ck_assert_msg(known, "%s", embedded_files[i].path);
		ck_assert_msg(!is_frame(name) || view_is(language, "en"), "%s",
			      embedded_files[i].path);
	}
}

static struct nodes parsed(const char *path, struct view text)
{
	struct nodes n = {0};
	struct err err = {0};

	ck_assert_msg(template_parse(&arena, text, &n, &err), "%s: %s", path, err.text);
	return n;
}

/* Its sections and keys, one a line: "#how", "=rack", "/how". */
static struct view skeleton(const char *path, struct view text)
{
	static const char mark[] = {
		[NODE_VALUE] = '=',    [NODE_RAW] = '&', [NODE_SECTION] = '#',
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

/* Of a sentence the order may be another one, of a list of answers not. */
static void same_sections(const struct pair *p)
{
	if (view_starts(p->name, "how.")) {
		ck_assert_msg(
			view_eq(skeleton(p->path, p->text), skeleton("en", p->english)),
			"%s: other sections or keys than in English", p->path);
		ck_assert_msg(view_eq(markup(p->text), markup(p->english)),
			      "%s: other marks than in English", p->path);
	}
}

START_TEST(how_to_answer_has_the_sections_of_the_english_one)
{
	each_page(languages[_i], same_sections);
}

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

/* Words with a digit ("H8", "2L", "40"), and what stands in quotation marks: orders in
 * the language's own words as they are in English. */
static struct view facts(const char *language, struct view text)
{
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < text.len; i++) {
		size_t n = 0;
		bool number = false;

		if (text.at[i] == '"') {
			struct view quoted;
			struct view english;

			n = view_find(view_part(text, i + 1, text.len), '"');
			quoted = view_part(text, i + 1, n);
			english = own_words_line(&arena, view_of(language), quoted);
			buf_printf(&b, "\"%.*s\n",
				   VIEW_ARG(english.len > 0 ? english : quoted));
			i += n + 1;
			continue;
		}
		for (; i + n < text.len &&
		       (digit(text.at[i + n]) || ascii_letter(text.at[i + n]));
		     n++) {
			number = number || digit(text.at[i + n]);
		}
		if (number) {
			buf_printf(&b, "%.*s\n", VIEW_ARG(view_part(text, i, n)));
		}
		i += n > 0 ? n - 1 : 0;
	}
	return buf_view(&b);
}

/* The keys alone: a language may need a section that another one does without. */
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

static void same_facts(const struct pair *p)
{
	if (!view_ends(p->name, ".html")) {
		struct view own = facts(p->language, p->text);
		struct view english = facts("en", p->english);

		check_holds(p->path, own, english);
		check_holds(p->path, english, own);
	}
	check_holds(p->path, keys(p->path, p->text), keys("en", p->english));
	check_holds(p->path, keys("en", p->english), keys(p->path, p->text));
}

START_TEST(page_has_the_keys_numbers_and_orders_of_the_english_one)
{
	each_page(languages[_i], same_facts);
}

/* The next number of *rest, also in the name of a square. */
static struct view next_number(struct view *rest)
{
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
	return found;
}

static size_t count_of(struct view text, struct view number)
{
	struct view one;
	size_t n = 0;

	while ((one = next_number(&text)).len > 0) {
		n += view_eq(one, number);
	}
	return n;
}

/* Each number of `a` stands in `b` as often. */
static void check_numbers(const char *path, struct view a, struct view b)
{
	struct view rest = a;
	struct view one;

	while ((one = next_number(&rest)).len > 0) {
		ck_assert_msg(count_of(a, one) == count_of(b, one),
			      "%s: \"%.*s\" %zu times, not %zu", path, VIEW_ARG(one),
			      count_of(b, one), count_of(a, one));
	}
}

static void same_numbers(const struct pair *p)
{
	if (view_starts(p->name, "rules-")) {
		check_numbers(p->path, p->english, p->text);
		check_numbers(p->path, p->text, p->english);
	}
}

START_TEST(rules_have_each_number_as_often_as_in_english)
{
	each_page(languages[_i], same_numbers);
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

static void same_length(const struct pair *p)
{
	ck_assert_msg(lines_in(p->text) == lines_in(p->english),
		      "%s: %zu lines, not %zu", p->path, lines_in(p->text),
		      lines_in(p->english));
}

START_TEST(page_has_as_many_lines_as_the_english_one)
{
	each_page(languages[_i], same_length);
}

/* Examples stand as they are: nobody fills them. */
START_TEST(lines_about_how_to_answer_fit_a_letter)
{
	static const char *const marks[] = {"  p. ej. ", "  p. ex. ", "  z. B. ",
					    "  e.g. "};
	const char *language = _i < LANGUAGES ? languages[_i] : "en";
	size_t examples = 0;
	struct view rest;

	ck_assert(embedded_find(arena_printf(&arena, "templates/%s/how.txt", language),
				&rest));
	while (rest.len > 0) {
		struct view line = view_cut(&rest, '\n');

		ck_assert_msg(view_find_text(line, "{{") < line.len ||
				      utf8_width(line) <= WIDTH,
			      "%s: %.*s", language, VIEW_ARG(line));
		if (view_starts(line, "  ")) {
			ck_assert_msg(view_starts(line, marks[_i]), "%.*s",
				      VIEW_ARG(line));
			examples++;
		}
	}
	ck_assert_uint_gt(examples, 20);
}

START_TEST(every_sentence_is_found_by_its_name)
{
	struct phrase_line p;
	struct view page;
	size_t n = 0;

	ck_assert(embedded_find("templates/en/phrases.txt", &page));
	for (; phrase_next(&page, &p); n++) {
		const char *name = arena_str(&arena, p.name);
		const struct embedded_line *row = embedded_phrase(name);

		ck_assert_msg(row != NULL && view_starts(view_of(row->line), name),
			      "%s", name);
		ck_assert(view_ends(view_of(row->line),
				    arena_str(&arena, p.key.len > 0 ? p.many : p.one)));
		ck_assert(phrase_known(name));
	}
	ck_assert_uint_eq(n, embedded_phrase_count);
	ck_assert(!phrase_known("agre") && !phrase_known("agree-") &&
		  !phrase_known(""));
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(how_to_answer_has_the_sections_of_the_english_one, 0, LANGUAGES);
	claims_times(page_has_the_keys_numbers_and_orders_of_the_english_one, 0,
		     LANGUAGES);
	claims_times(rules_have_each_number_as_often_as_in_english, 0, LANGUAGES);
	claims_times(page_has_as_many_lines_as_the_english_one, 0, LANGUAGES);
	claims_times(lines_about_how_to_answer_fit_a_letter, 0, LANGUAGES + 1);
	return claims_run("pages");
}
