/* SPDX-License-Identifier: ISC */
#include <errno.h>
#include <locale.h>
#include <string.h>

#include "formats/refusal.h"
#include "formats/say.h"
#include "formats/text/embedded.h"
#include "formats/text/tongue.h"
#include "tests/helpers/claims.h"

static struct arena arena;

/* clang-format off */
static const struct {
	const char *language, *name, *two_days, *one_hour, *list;
} tongues[] = {
	{"en", "English",  "2 days 1 hour",   "1 hour",   "A, B and C"},
	{"es", "español",  "2 días y 1 hora", "1 hora",   "A, B y C"},
	{"ca", "català",   "2 dies i 1 hora", "1 hora",   "A, B i C"},
	{"de", "Deutsch",  "2 Tage 1 Stunde", "1 Stunde", "A, B und C"},
	/* none such: English */
	{"",   "English",  "2 days 1 hour",   "1 hour",   "A, B and C"},
	{"xx", "English",  "2 days 1 hour",   "1 hour",   "A, B and C"},
	{"../es", "English", "2 days 1 hour", "1 hour",   "A, B and C"},
	{"es:ca", "English", "2 days 1 hour", "1 hour",   "A, B and C"},
	{"ES", "English",  "2 days 1 hour",   "1 hour",   "A, B and C"},
};
/* clang-format on */

static void check_tongue(int i)
{
	const struct view language = view_of(tongues[i].language);
	const struct view item[] = {view_of("A"), view_of("B"), view_of("C")};

	ck_assert_msg(view_is(phrase_text(&arena, language, "language-name", NULL),
			      tongues[i].name),
		      "%s", tongues[i].language);
	ck_assert(view_is(say_span(&arena, language, 49L * 3600), tongues[i].two_days));
	ck_assert(view_is(say_span(&arena, language, 3600), tongues[i].one_hour));
	ck_assert(view_is(say_list(&arena, language, LIST_AND, item, 3),
			  tongues[i].list));
}

START_TEST(a_sentence_is_said_in_its_language)
{
	check_tongue(_i);
}

START_TEST(languages_take_turns)
{
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < COUNT(tongues); i++) {
			check_tongue(i);
			check_tongue((i * 2 + round) % COUNT(tongues));
		}
	}
}

START_TEST(no_language_changes_what_the_system_says_or_how_numbers_are_written)
{
	const char *before = arena_printf(&arena, "%s %.1f %s", strerror(ENOENT), 1.5,
					  setlocale(LC_ALL, NULL));

	check_tongue(3);
	ck_assert_str_eq(arena_printf(&arena, "%s %.1f %s", strerror(ENOENT), 1.5,
				      setlocale(LC_ALL, NULL)),
			 before);
}

START_TEST(languages_are_listed_in_order)
{
	struct view *code;
	struct err err = {0};
	size_t n;

	ck_assert_msg(tongue_list(&arena, &code, &n, &err), "%s", err.text);
	ck_assert_uint_ge(n, 4);
	for (size_t i = 0; i < n; i++) {
		ck_assert(tongue_known(&arena, code[i]));
		ck_assert(i == 0 || view_order(code[i - 1], code[i]) < 0);
	}
	ck_assert(tongue_known(&arena, view_of("en")));
	ck_assert(tongue_known(&arena, view_of("ca")));
	ck_assert(!tongue_known(&arena, view_of("xx")));
	ck_assert(!tongue_known(&arena, view_of("")));
	ck_assert(!tongue_known(&arena, view_of("../share/es")));
}

START_TEST(lists_in_a_refusal_are_joined_in_its_language)
{
	struct diag d = {.code = DIAG_NOT_A_WORD,
			 .what = view_of("QI or XU or ZA"),
			 .more = view_of("en-1")};
	struct buf b = buf_in(&arena);

	refusal_write(&b, view_of("de"), &d);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "QI, XU oder ZA"));
}

/* Sentences that name points, and the key of their number. */
static const struct {
	const char *name, *key;
} counts[] = {
	{"play-you",         "score" },
        {"play",             "score" },
	{"play-held-you",    "score" },
        {"word-you",         "score" },
	{"word",             "score" },
        {"try",              "score" },
	{"try-word",         "score" },
        {"hint",             "score" },
	{"hint-turned",      "score" },
        {"end-loss-you",     "points"},
	{"end-loss",         "points"},
        {"end-out-gain-you", "points"},
	{"end-out-gain",     "points"},
        {"award-you",        "points"},
	{"award",            "points"},
        {"stand-you",        "score" },
	{"first-waits",      "points"}
};

/* "1 puntos" of "1 puntos por ..."; not of "11 puntos". */
static bool says(struct view text, const char *what)
{
	return view_find_text(text, arena_printf(&arena, " %s", what)) < text.len;
}

START_TEST(one_point_is_one_point_in_every_language)
{
	static const char *const many[] = {"1 points", "1 puntos", "1 punts",
					   "1 Punkte"};
	static const char *const languages[] = {"en", "es", "ca", "de"};
	struct fields *f = fields_in(&arena);

	fields_set_str(f, counts[_i].key, "1");
	fields_set_str(f, "name", "Ann");
	for (int i = 0; i < COUNT(languages); i++) {
		struct view one =
			phrase_text(&arena, view_of(languages[i]), counts[_i].name, f);

		for (int k = 0; k < COUNT(many); k++) {
			ck_assert_msg(!says(one, many[k]), "%.*s", VIEW_ARG(one));
		}
	}
	fields_set_str(f, counts[_i].key, "2");
	ck_assert(!view_eq(phrase_text(&arena, view_of("es"), counts[_i].name, f),
			   phrase_text(&arena, view_of("en"), counts[_i].name, f)));
}

static const char *const every[] = {"en", "es", "ca", "de"};

/* Without the numbers: what one thing is called, or several are. */
static struct view worded(struct view text)
{
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < text.len; i++) {
		if (text.at[i] < '0' || text.at[i] > '9') {
			buf_char(&b, text.at[i]);
		}
	}
	return buf_view(&b);
}

static void two_forms(const char *language, const char *name, struct view one,
		      struct view two)
{
	ck_assert_msg(one.len > 0 && two.len > 0 && !view_eq(worded(one), worded(two)),
		      "%s, %s: \"%.*s\" of 1, \"%.*s\" of 2", language, name,
		      VIEW_ARG(one), VIEW_ARG(two));
}

/* The form that the language has for so many. */
static struct view form(const char *language, const struct phrase_line *line, long n)
{
	struct counted c = {arena_str(&arena, line->one), arena_str(&arena, line->many),
			    n};
	const char *name = arena_str(&arena, line->name);
	struct fields *f = fields_in(&arena);

	fields_set_num(f, arena_str(&arena, line->key), n);
	(void)phrase_text(&arena, view_of(language), name,
			  f); /* ends the program or is well */
	return view_of(tongue_count(&arena, view_of(language), name, &c));
}

START_TEST(every_counted_sentence_is_said_of_one_and_of_two)
{
	struct phrase_line line;
	struct view page;
	int n = 0;

	ck_assert(embedded_find("templates/en/phrases.txt", &page));
	while (phrase_next(&page, &line)) {
		for (int i = 0; line.key.len > 0 && i < COUNT(every); i++, n++) {
			const char *number =
				arena_printf(&arena, "{{%.*s}}", VIEW_ARG(line.key));

			/* English names no points in some, and where no number is told,
			 * as in "Gone: cube", words may be the same. */
			if (view_find_text(line.many, number) < line.many.len &&
			    (i > 0 || !view_eq(line.one, line.many))) {
				two_forms(every[i], arena_str(&arena, line.name),
					  form(every[i], &line, 1),
					  form(every[i], &line, 2));
			}
		}
	}
	ck_assert_int_gt(n, 200);
}

static struct view refused(const char *language, enum diag_code code, long n)
{
	struct diag d = {
		.code = code, .at = view_of("A"), .what = view_of("B"), .n = n};
	struct buf b = buf_in(&arena);

	refusal_write(&b, view_of(language), &d);
	return buf_view(&b);
}

START_TEST(every_counted_refusal_is_said_of_one_and_of_two)
{
	int n = 0;

	for (int code = DIAG_NONE + 1; code < DIAG_CODES_; code++) {
		bool any = diag_forms(&arena, (enum diag_code)code).many != NULL;

		for (int i = 0; any && i < COUNT(every); i++, n++) {
			two_forms(every[i], diag_name((enum diag_code)code),
				  refused(every[i], (enum diag_code)code, 1),
				  refused(every[i], (enum diag_code)code, 2));
		}
	}
	ck_assert_int_ge(n, 19L * COUNT(every));
}

/* "{n} tiles" stands in no refusal that has one form alone. */
START_TEST(no_refusal_counts_without_two_forms)
{
	static const char things[] = "moves letters times tiles bytes files words "
				     "players places days exchanges rulings games";

	for (int code = DIAG_NONE + 1; code < DIAG_CODES_; code++) {
		struct diag_forms f = diag_forms(&arena, (enum diag_code)code);
		struct view text = view_of(f.one);
		size_t at = view_find_text(text, "{n} ");
		struct view behind = view_part(text, at + sizeof "{n} " - 1, text.len);

		ck_assert_msg(f.many != NULL || !view_among(view_word(&behind), things),
			      "%s", f.one);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_sentence_is_said_in_its_language, tongues);
	claims_rows(one_point_is_one_point_in_every_language, counts);
	return claims_run("tongue");
}
