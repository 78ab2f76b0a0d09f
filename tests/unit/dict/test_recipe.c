/* SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dict/recipe.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"
#include "tests/helpers/recipe_there.h"
#include "tests/helpers/scratch.h"

static struct arena arena;
static struct alphabet en;
static char *dir;

static void list_write(const char *name, const char *text)
{
	char *path = scratch_path(dir, name);
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs(text, f), 0);
	ck_assert_int_eq(fclose(f), 0);
	free(path);
}

static struct view slurp(const char *path)
{
	struct view text;
	struct err err = {0};

	ck_assert_msg(recipe_file_read(&arena, path, &text, &err), "%s", err.text);
	return text;
}

/* An English recipe over the pattern `glob` within the scratch folder. */
static bool make(const char *glob_text, int number, struct lexicon_info *info,
		 struct err *err)
{
	const char *const globs[] = {
		arena_printf(&arena, "%s/%s", dir, glob_text),
		NULL,
	};
	const struct recipe r = {
		.language = "en",
		.edition = "en-try",
		.package = "no-such-package",
		.globs = globs,
		.longest = 5,
	};

	return recipe_run(&r, number, dir, NULL, NULL, info, err);
}

static struct lexicon *opened(const char *id)
{
	struct lexicon *lx;
	struct err err = {0};
	const char *path = arena_printf(&arena, "%s/%s.lexicon", dir, id);

	ck_assert_msg(lexicon_open(&lx, path, &en, &err), "%s", err.text);
	return lx;
}

static const char list[] = "cat\nCAB\nDog\ndOt\ncafé\ncafe\xcc\x81s\r\n  pea  \nit's\n"
			   "co-op\ne.g\nr2d2\nxq\ncsc\nmagpie\nβeta\n\xff\xfe\nnaïve\n"
			   "\nabcde\nabcdef\n";

static const struct {
	const char *word;
	bool in;
} outcome[] = {
	{"CAT",    true },
        {"CAFE",   true }, /* marks are folded */
	{"CAFES",  true }, /* also when they stand apart */
	{"PEA",    true },
        {"NAIVE",  true },
        {"ABCDE",  true },
	{"ABCDEF", false}, /* longer than the recipe's longest */
	{"MAGPIE", false},
        {"CAB",    false}, /* any upper case */
	{"DOG",    false},
        {"DOT",    false},
        {"ITS",    false},
	{"COOP",   false},
        {"EG",     false},
        {"BETA",   false},
	{"ETA",    false},
        {"XQ",     false}, /* twos come from our own list */
	{"CSC",    false}, /* dropped */
	{"QI",     true },
        {"AA",     true },
        {"BS",     false},
	{"A",      false},
};

START_TEST(a_list_is_filtered)
{
	struct lexicon_info info;
	struct err err = {0};
	struct lexicon *lx;

	list_write("words", list);
	ck_assert_msg(make("words", 3, &info, &err), "%s", err.text);
	ck_assert_str_eq(info.id, "en-try-3");
	ck_assert_str_eq(info.sources, "no-such-package");
	lx = opened("en-try-3");
	ck_assert_int_eq(lexicon_case_has(lx, &en, outcome[_i].word), outcome[_i].in);
	lexicon_close(lx);
}

START_TEST(the_order_of_lists_does_not_matter)
{
	struct lexicon_info one;
	struct lexicon_info two;
	struct err err = {0};

	list_write("a.1", "cat\ndog\n");
	list_write("b.1", "dog\nbird\n");
	list_write("a.2", "bird\ndog\n");
	list_write("b.2", "cat\n");
	ck_assert_msg(make("*.1", 1, &one, &err), "%s", err.text);
	ck_assert_msg(make("*.2", 2, &two, &err), "%s", err.text);
	ck_assert_mem_eq(one.hash.byte, two.hash.byte, HASH_BYTES);
	ck_assert_uint_eq(one.words, two.words);
}

START_TEST(an_edition_is_never_replaced)
{
	struct lexicon_info info;
	struct err err = {0};

	list_write("words", "cat\n");
	ck_assert(make("words", 1, &info, &err));
	list_write("words", "dog\n");
	ck_assert(!make("words", 1, &info, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_ptr_nonnull(strstr(err.text, "exists already"));
}

START_TEST(missing_lists_name_the_package)
{
	struct lexicon_info info;
	struct err err = {0};

	ck_assert(!make("none-*", 1, &info, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_msg(strstr(err.text, "apt install no-such-package") != NULL, "%s",
		      err.text);
}

/* A Spanish recipe over t.dic with t.aff. */
static bool make_spanish(struct lexicon_info *info, struct err *err)
{
	const char *const globs[] = {arena_printf(&arena, "%s/t.dic", dir), NULL};
	const struct recipe r = {
		.language = "es",
		.edition = "es-try",
		.package = "no-such-package",
		.globs = globs,
		.affixes = arena_printf(&arena, "%s/t.aff", dir),
		.longest = 15,
	};

	return recipe_run(&r, 1, dir, NULL, NULL, info, err);
}

START_TEST(a_dictionary_is_expanded_and_filtered)
{
	struct lexicon_info none;
	struct lexicon_info info;
	struct err err = {0};

	list_write("t.aff", "SET UTF-8\nSFX S Y 2\nSFX S 0 s [aeiou]\n"
			    "SFX S z ces z\n");
	list_write("t.dic", "0\n");
	ck_assert_msg(make_spanish(&none, &err), "%s", err.text);
	unlink(arena_printf(&arena, "%s/es-try-1.lexicon", dir));
	/* LUZ LUCES PERRO PERROS count, KILO has no tile for K, MADRID is a name */
	list_write("t.dic", "4\nluz/S\nperro/S\nkilo/S\nMadrid\n");
	ck_assert_msg(make_spanish(&info, &err), "%s", err.text);
	ck_assert_uint_eq(info.words, none.words + 4);
}

START_TEST(a_dictionary_that_cannot_be_read_makes_no_edition)
{
	struct lexicon_info info;
	struct err err = {0};

	list_write("t.aff", "SET UTF-8\nSFX S Y 1\nSFX S 0\n");
	list_write("t.dic", "1\nluz/S\n");
	ck_assert(!make_spanish(&info, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "t.aff:3: a rule has no affix"));
	unlink(arena_printf(&arena, "%s/t.aff", dir));
	ck_assert(!make_spanish(&info, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_ptr_nonnull(strstr(err.text, "apt install no-such-package"));
	ck_assert_int_ne(access(arena_printf(&arena, "%s/es-try-1.lexicon", dir), F_OK),
			 0);
}

START_TEST(nouns_may_begin_with_a_capital_where_a_language_has_them)
{
	const char *const globs[] = {arena_printf(&arena, "%s/words", dir), NULL};
	struct recipe r = *recipe_find(view_of("de"));
	struct lexicon_info none;
	struct lexicon_info info;
	struct err err = {0};

	r.globs = globs;
	list_write("words", "");
	ck_assert_msg(recipe_run(&r, 1, dir, NULL, NULL, &none, &err), "%s", err.text);
	/* of these HAUS and STRASSE count */
	list_write("words", "Haus\nStraße\nIBMer\nBerlin\n");
	ck_assert_msg(recipe_run(&r, 2, dir, NULL, NULL, &info, &err), "%s", err.text);
	ck_assert_uint_eq(info.words, none.words + 2);
}

START_TEST(a_folder_is_no_list)
{
	struct lexicon_info info;
	struct err err = {0};

	ck_assert(!make(".", 1, &info, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, dir));
}

static const struct {
	const char *status;
	const char *version;
} statuses[] = {
	{"Package: a\nVersion: 1\n\nPackage: scowl\nStatus: x\nVersion: 2-3\n", "2-3"},
	{"Package: scowl\nVersion: 1:2\n",                                      "1:2"},
	{"Package: scowl-x\nVersion: 1\n",                                      ""   },
	{"Package: scowl\n\nPackage: b\nVersion: 1\n",                          ""   },
	{"",								    ""   },
};

START_TEST(the_package_version_is_read_from_its_own_paragraph)
{
	struct view v = recipe_version(view_of(statuses[_i].status), "scowl");

	ck_assert(view_is(v, statuses[_i].version));
}

START_TEST(only_languages_with_a_recipe_have_one)
{
	const struct recipe *r = recipe_find(view_of("en"));

	ck_assert_ptr_nonnull(r);
	ck_assert_str_eq(r->edition, "en-scowl80");
	ck_assert_ptr_null(recipe_find(view_of("xx")));
	ck_assert_ptr_null(recipe_find(view_of("")));
	ck_assert_ptr_null(recipe_find(view_of("EN")));
}

/* The real English edition */

struct progress {
	int last;
	int calls;
};

static void watch(void *arg, int per_mille, const char *what)
{
	struct progress *p = arg;

	ck_assert_int_ge(per_mille, p->last);
	ck_assert_int_le(per_mille, 1000);
	ck_assert_str_ne(what, "");
	p->last = per_mille;
	p->calls++;
}

START_TEST(the_english_edition_tells_how_far_it_is)
{
	const struct recipe *r = recipe_find(view_of("en"));
	struct lexicon_info info;
	struct err err = {0};
	struct progress progress = {0};
	struct lexicon *lx;

	ck_assert_msg(recipe_run(r, 1, dir, watch, &progress, &info, &err), "%s",
		      err.text);
	ck_assert_str_eq(info.id, "en-scowl80-1");
	ck_assert_int_eq(strncmp(info.sources, "scowl", 5), 0);
	ck_assert_int_eq(progress.last, 1000);
	ck_assert_int_gt(progress.calls, 100);
	lx = opened(info.id);
	ck_assert_uint_eq(lexicon_info(lx)->words, info.words);
	lexicon_close(lx);
}

START_TEST(two_builds_are_the_same_bytes)
{
	const struct recipe *r = recipe_find(view_of("en"));
	char *other = scratch_dir();
	struct lexicon_info info;
	struct err err = {0};

	ck_assert(recipe_run(r, 1, dir, NULL, NULL, &info, &err));
	ck_assert(recipe_run(r, 1, other, NULL, NULL, &info, &err));
	ck_assert(
		view_eq(slurp(arena_printf(&arena, "%s/en-scowl80-1.lexicon", dir)),
			slurp(arena_printf(&arena, "%s/en-scowl80-1.lexicon", other))));
	scratch_remove(other);
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	english_fixture(&en, &arena);
	claims_timeout(120);
	claims_rows(a_list_is_filtered, outcome);
	claims_rows(the_package_version_is_read_from_its_own_paragraph, statuses);
	if (!recipe_there(recipe_find(view_of("en")))) {
		claims_times(the_english_edition_tells_how_far_it_is, 0, 0);
		claims_times(two_builds_are_the_same_bytes, 0, 0);
		puts("SKIPPED: the English edition (package scowl is not installed)");
	}
	return claims_run("recipe");
}
