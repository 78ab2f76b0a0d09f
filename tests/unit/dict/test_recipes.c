/* SPDX-License-Identifier: ISC */
/* The editions of all languages, made of the real lists where their packages are. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/recipe.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/recipe_there.h"
#include "tests/helpers/scratch.h"
#include "tests/helpers/tile_tallies.h"
#include <unistd.h>

/* Words that are in and words that are not, blanks between. */
/* clang-format off */
static const struct {
	const char *language, *edition, *package;
	uint32_t least, most;
	const char *in, *out;
} editions[] = {
	{"ca", "ca-hunspell", "hunspell-ca", 765000, 790000,
	 "bevible bitcoin homuncle nano blaugranes col·legi cullera canyella aquells any "
	 "que cantéssim cançó",
	 "barcelona cantar-se d'aigua clm kg cm ny bxs"},
	{"de", "de-wngerman", "wngerman", 295000, 302000,
	 "haus straße strassen über äpfel gehen ernst öl essen",
	 "berlin hans peter deutschlands lkw usw xq"},
	{"en", "en-scowl80", "scowl", 245000, 252000, "quartzy aa qi za zyzzyva café",
	 "csc csch dkl hhd bae bs london a"},
	{"es", "es-hunspell", "hunspell-es", 515000, 555000,
	 "cantase cantare cantáis tenés bitcoin perro chico calle niño vergüenza "
	 "caramelo perla menos morse che arrepentir",
	 "cantarlo cantarse dándome usarla dámelo dime kilo madrid rte bs"},
	{"fr", "fr-wfrench", "wfrench", 312000, 322000,
	 "été garçon cœur oeuvre qi ça mangeassions", "allemagne l'eau cpt xq"},
	{"it", "it-witalian", "witalian", 103000, 108000, "città perché gli quando ad od",
	 "roma jeep xv parlarlo"},
	{"nl", "nl-wdutch", "wdutch", 295000, 304000, "ijs reünie fiets ui lopen",
	 "amsterdam btw http gsm's dii"},
	{"pl", "pl-wpolish", "wpolish", 3250000, 3300000,
	 "żółw źdźbło ósmy kot kotami oś święto", "warszawa bhp quiz mgr"},
	{"pt", "pt-wportuguese", "wportuguese", 365000, 378000,
	 "coração corações água xá cantássemos", "lisboa kiwi xvi iii iv etc"},
};
/* clang-format on */

START_TEST(every_language_has_a_recipe)
{
	const struct recipe *r = recipe_find(view_of(editions[_i].language));

	ck_assert_uint_eq(recipe_count, COUNT(editions));
	ck_assert_ptr_nonnull(r);
	ck_assert_str_eq(r->edition, editions[_i].edition);
	ck_assert_str_eq(r->package, editions[_i].package);
}

/* Every word of twos, add, drop and names has tiles, and twos have two. */
START_TEST(own_lists_are_sound_without_any_other)
{
	struct recipe r = recipes[_i];
	char *dir = scratch_dir();
	char *empty = scratch_path(dir, "empty");
	const char *const globs[] = {empty, NULL};
	FILE *f = fopen(empty, "w");
	struct lexicon_info info;
	struct err err = {0};

	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fclose(f), 0);
	r.globs = globs;
	r.affixes = NULL;
	ck_assert_msg(recipe_run(&r, 1, dir, NULL, NULL, &info, &err), "%s", err.text);
	ck_assert_uint_ge(info.words, 40);
	ck_assert_uint_le(info.words, 120);
	free(empty);
	scratch_remove(dir);
}

/* `make deps-words` and the recipes tell of the same packages. */
START_TEST(make_installs_what_a_recipe_reads)
{
	struct arena arena = {0};
	struct view script;
	struct err err = {0};

	ck_assert_msg(recipe_file_read(&arena, ".ci/install", &script, &err), "%s",
		      err.text);
	for (size_t i = 0; i < recipe_count; i++) {
		const char *line =
			arena_printf(&arena, "\t%s) echo %s ;;\n", recipes[i].language,
				     recipes[i].package);

		ck_assert_msg(view_find_text(script, line) < script.len, "%s", line);
	}
	arena_free(&arena);
}

static void words_are(const struct lexicon *lx, const struct alphabet *a,
		      const char *words, bool in)
{
	struct view rest = view_of(words);
	struct view word;

	while ((word = view_word(&rest)).len > 0) {
		struct tile_text t;
		struct view bad;
		bool has = alphabet_split(a, word, &t, 1, &bad) == 1 &&
			   lexicon_has(lx, t.tile, t.n);

		ck_assert_msg(has == in, "%.*s", VIEW_ARG(word));
	}
}

/* Of all tests: an edition is built once, by the first that wants it. */
static char *editions_dir;

/* The edition as it is built here; NULL when its package is missing. */
static struct lexicon *built(const struct recipe *r, const struct alphabet *a,
			     struct arena *arena)
{
	const char *path =
		arena_printf(arena, "%s/%s-1.lexicon", editions_dir, r->edition);
	struct lexicon_info info;
	struct lexicon *lx = NULL;
	struct err err = {0};

	if (!recipe_there(r)) {
		printf("SKIPPED: the edition %s (package %s is not installed)\n",
		       r->edition, r->package);
		return NULL;
	}
	ck_assert_msg((access(path, F_OK) == 0 ||
		       recipe_run(r, 1, editions_dir, NULL, NULL, &info, &err)) &&
			      lexicon_open(&lx, path, a, &err),
		      "%s", err.text);
	return lx;
}

START_TEST(an_edition_has_its_marker_words)
{
	const struct recipe *r = recipe_find(view_of(editions[_i].language));
	struct arena arena = {0};
	struct err err = {0};
	struct alphabet a;
	struct lexicon *lx;

	ck_assert(alphabet_load(&a, &arena, view_of(r->language), &err));
	lx = built(r, &a, &arena);
	if (lx != NULL) {
		const struct lexicon_info *info = lexicon_info(lx);

		ck_assert_uint_ge(info->words, editions[_i].least);
		ck_assert_uint_le(info->words, editions[_i].most);
		ck_assert(view_starts(view_of(info->sources), r->package));
		words_are(lx, &a, editions[_i].in, true);
		words_are(lx, &a, editions[_i].out, false);
	}
	lexicon_close(lx);
	arena_free(&arena);
}

/* WordCap's sets are made of these figures (test_tile_recipe). */
START_TEST(tallies_are_those_of_the_word_lists)
{
	const struct tile_tallied *row = &tile_tallies[_i];
	const struct recipe *r = recipe_find(view_of(row->language));
	struct arena arena = {0};
	struct err err = {0};
	struct alphabet a;
	struct lexicon *lx = NULL;
	struct tile_tally told;
	struct tile_tally counted;

	ck_assert(alphabet_load(&a, &arena, view_of(r->language), &err));
	if (strcmp(recipe_package(&arena, r->package), row->package) == 0) {
		lx = built(r, &a, &arena);
	} else {
		printf("SKIPPED: the letters of %s (%s is not installed)\n", r->edition,
		       row->package);
	}
	if (lx != NULL) {
		tile_tally_read(&told, &a, row->tally);
		tile_tally(lx, &counted);
		ck_assert_mem_eq(&told, &counted, sizeof told);
	}
	lexicon_close(lx);
	arena_free(&arena);
}

int main(void)
{
	int bad;

	setvbuf(stdout, NULL, _IOLBF, 0);
	claims_timeout(300);
	claims_rows(every_language_has_a_recipe, editions);
	claims_rows(own_lists_are_sound_without_any_other, editions);
	claims_rows(an_edition_has_its_marker_words, editions);
	claims_rows(tallies_are_those_of_the_word_lists, tile_tallies);
	editions_dir = scratch_dir();
	bad = claims_run("recipes");
	scratch_remove(editions_dir);
	return bad;
}
