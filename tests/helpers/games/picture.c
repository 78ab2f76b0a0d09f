/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/picture.h"

#include <check.h>
#include <string.h>

#include "adjudicator/mail/parse/html.h"
#include "formats/orders/body_marks.h"
#include "formats/orders/orders.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

int picture_count(const char *text, const char *part)
{
	int n = 0;

	for (const char *at = text; (at = strstr(at, part)) != NULL; at++) {
		n++;
	}
	return n;
}

/* Whether the word is a place of a path: "B2", "24R". */
static bool names_a_place(struct view word)
{
	bool digits = false;
	bool letter = false;

	for (size_t i = 0; i < word.len; i++) {
		digits = digits || digit(word.at[i]);
		letter = letter || ascii_letter(word.at[i]);
		if (!digit(word.at[i]) && !ascii_letter(word.at[i])) {
			return i > 0 && i + 1 == word.len; /* "B2," */
		}
	}
	return digits && letter && word.len <= 4;
}

/* Whether the line is an order with a word or path: "word SON", "B2 C3". */
static bool is_path(struct view line)
{
	struct view word = view_word(&line);

	if (view_is_nocase(word, "word") || view_is_nocase(word, "remove")) {
		return true;
	}
	for (; word.len > 0; word = view_word(&line)) {
		if (!names_a_place(word)) {
			return false;
		}
	}
	return true;
}

static void check_no_orders(struct arena *a, const char *text)
{
	struct orders orders = {0};

	orders_read(a, view_of(text), &orders);
	if (orders.count + orders.nears > 0) {
		ck_abort_msg("reads as an order: %s", text);
	}
}

void picture_check_text(struct arena *a, const char *text, size_t width)
{
	struct lines l = lines_of(view_of(text));
	struct buf quoted = buf_in(a);
	struct view line;

	while (line_next(&l, &line)) {
		const char *alone = arena_str(a, line);
		struct view value;
		struct order order;

		if (utf8_width(line) > width) {
			ck_abort_msg("wider than %zu: %s", width, alone);
		}
		ck_assert(utf8_valid(line));
		ck_assert_uint_eq(view_trim_end(line).len, line.len);
		ck_assert(!view_starts(line, ">") && !view_starts(line, "From ") &&
			  !view_starts(line, ".") && !view_starts(line, "\t"));
		ck_assert(!mark_signature(line, line) && !mark_original(line) &&
			  !mark_attribution(line) &&
			  mark_header(line, &value) == BODY_FIELD_NONE);
		check_no_orders(a, alone);
		ck_assert_msg(!order_read(a, line, &order), "an order: %s", alone);
		ck_assert_msg(line.len == 0 || !is_path(line), "a path: %s", alone);
		buf_printf(&quoted, "> %s\n", alone);
	}
	check_no_orders(a, text);
	check_no_orders(a, buf_cstr(&quoted));
	ck_assert(text[0] != '\0' && text[strlen(text) - 1] == '\n');
}

/* Checks the inside of a tag: all attributes are quoted, and a background is given both
 * as an attribute and as a style. */
static void check_tag(const char *tag)
{
	const char *ground = strstr(tag, "bgcolor=\"#");

	ck_assert_int_eq(picture_count(tag, "=\""), picture_count(tag, "\"") / 2);
	ck_assert_int_eq(picture_count(tag, "\"") % 2, 0);
	ck_assert_ptr_null(strchr(tag, '<'));
	if (ground != NULL) {
		ck_assert_msg(strstr(tag, "background:#") != NULL, "one way: %s", tag);
	}
}

/* Checks that every element is closed in its turn. */
static void check_nesting(struct arena *a, const char *markup)
{
	enum { DEEPEST = 10 };
	struct view open[DEEPEST] = {{0}};
	size_t depth = 0;

	for (const char *at = markup; (at = strchr(at, '<')) != NULL;) {
		const char *end = strchr(at, '>');
		struct view tag;
		struct view name;

		ck_assert_ptr_nonnull(end);
		tag = view_from(at + 1, (size_t)(end - at) - 1);
		check_tag(arena_str(a, tag));
		at = end + 1;
		name = view_word(&tag);
		if (view_starts(name, "/")) {
			ck_assert_uint_gt(depth, 0);
			depth--;
			ck_assert(view_eq(view_part(name, 1, name.len), open[depth]));
		} else if (!view_is(name, "br") && !view_ends(tag, "/")) {
			ck_assert_uint_lt(depth, DEEPEST);
			open[depth++] = name;
		}
	}
	ck_assert_uint_eq(depth, 0);
}

void picture_check_html(struct arena *a, const char *html)
{
	static const char *const never[] = {
		"<img",   "<script", "<svg",   "<style",       "url(",      "http",
		"@media", "class=",  " id=\"", "color-scheme", "position:", "<div"};

	for (size_t i = 0; i < sizeof never / sizeof never[0]; i++) {
		ck_assert_ptr_null(strstr(html, never[i]));
	}
	check_nesting(a, html);
	/* As if a program quoted it as plain text without marks. */
	check_no_orders(a, arena_str(a, html_text(a, view_of(html))));
}

void picture_check_svg(struct arena *a, const char *svg)
{
	ck_assert_int_eq(strncmp(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 40),
			 0);
	ck_assert_ptr_null(strstr(svg, "href"));
	check_nesting(a, svg);
}
