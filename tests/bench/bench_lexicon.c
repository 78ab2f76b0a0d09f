/* SPDX-License-Identifier: ISC */
/*
 * The English edition: building and opening it, and asking it for words that are there,
 * words that are not, beginnings of words, and all words of a rack. A sorted array and
 * a table of SQLite are asked the same, and must answer the same. All times are this
 * process's own.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/rack_words.h"
#include "dict/recipe.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_words.h"
#include "tests/helpers/scratch.h"

enum { OPENINGS = 41, ASKED_OF_TABLE = 20000, PREFIXES = 2000, RACKS = 60, RACK = 7 };

struct decision {
	struct lexicon *lx;
	struct some_words words;
};

static void figure(const char *name, const char *of, double value, const char *unit)
{
	char full[64];

	(void)snprintf(full, sizeof full, "lexicon.%s%s%s", name,
		       *of == '\0' ? "" : ".", of);
	measure_figure(full, value, unit);
}

/* ----------------------------------------------------------------- opening */

static double time_openings(const char *path, const struct alphabet *a, bool prove)
{
	double took[OPENINGS];
	struct err err = {0};

	for (size_t i = 0; i < OPENINGS; i++) {
		double start = measure_cpu_seconds();
		struct lexicon *lx = NULL;

		measure_must(lexicon_open(&lx, path, a, &err) &&
				     (!prove || lexicon_prove(lx, path, a, &err)),
			     &err);
		took[i] = measure_cpu_seconds() - start;
		lexicon_close(lx);
	}
	return 1e6 * measure_median(took, OPENINGS);
}

/* ----------------------------------------------------------------- lookups */

/* The order is mixed: neighbours in the list are never asked one after the other. A
 * word with its last letter changed is seldom one. */
static struct some_word *questions(const struct decision *b, bool miss, size_t *count)
{
	const size_t stride = 7919; /* a prime */
	struct some_word *q = calloc(b->words.count, sizeof *q);

	*count = 0;
	for (size_t i = 0; q != NULL && i < b->words.count; i++) {
		struct some_word word = b->words.at[i * stride % b->words.count];
		uint8_t *last = &word.tile[word.n - 1];

		if (miss) {
			*last = (uint8_t)(1 + *last % 26);
		}
		if (!miss || !some_words_has(&b->words, &word)) {
			q[(*count)++] = word;
		}
	}
	return q;
}

static double rate(size_t n, double start)
{
	return (double)n / (measure_cpu_seconds() - start);
}

static void measure_lookups(const struct decision *b, bool miss)
{
	const char *name = miss ? "miss" : "hit";
	size_t count;
	struct some_word *q = questions(b, miss, &count);
	size_t few = count < ASKED_OF_TABLE ? count : ASKED_OF_TABLE;
	size_t found[3] = {0};
	double start = measure_cpu_seconds();

	for (size_t i = 0; i < count; i++) {
		found[0] += lexicon_has(b->lx, q[i].tile, q[i].n);
	}
	figure(name, "", rate(count, start), "lookups/s");
	start = measure_cpu_seconds();
	for (size_t i = 0; i < count; i++) {
		found[1] += some_words_has(&b->words, &q[i]);
	}
	figure(name, "array", rate(count, start), "lookups/s");
	start = measure_cpu_seconds();
	for (size_t i = 0; i < few; i++) {
		found[2] += some_words_table_has(&b->words, &q[i]);
	}
	figure(name, "sqlite", rate(few, start), "lookups/s");
	if (found[0] != (miss ? 0 : count) || found[1] != found[0] ||
	    found[2] != (miss ? 0 : few)) {
		measure_stop("%zu words found, %zu in the array, %zu in the table",
			     found[0], found[1], found[2]);
	}
	free(q);
}

/* ------------------------------------------------------ beginnings of words */

static bool count_word(void *arg, const uint8_t *tile, size_t n)
{
	(void)tile;
	(void)n;
	++*(size_t *)arg;
	return true;
}

static size_t begin(const struct lexicon *lx, const struct some_word *prefix)
{
	uint32_t node = lexicon_root(lx);
	size_t count = 0;
	bool word = false;

	for (uint8_t i = 0; i < prefix->n && node != 0; i++) {
		node = lexicon_step(lx, node, prefix->tile[i], &word);
	}
	if (node != 0) {
		count = word;
		lexicon_below(lx, node, count_word, &count);
	}
	return count;
}

/* The first three tiles of words here and there; every word below is met. */
static void measure_prefixes(const struct decision *b)
{
	struct some_word prefix[PREFIXES];
	size_t found[3] = {0};
	double start;

	for (size_t i = 0; i < PREFIXES; i++) {
		prefix[i] = b->words.at[i * 7919 % b->words.count];
		prefix[i].n = prefix[i].n < 3 ? prefix[i].n : 3;
	}
	start = measure_cpu_seconds();
	for (size_t i = 0; i < PREFIXES; i++) {
		found[0] += begin(b->lx, &prefix[i]);
	}
	figure("prefix", "", 1e6 / rate(PREFIXES, start), "us");
	start = measure_cpu_seconds();
	for (size_t i = 0; i < PREFIXES; i++) {
		found[1] += some_words_begin(&b->words, &prefix[i]);
	}
	figure("prefix", "array", 1e6 / rate(PREFIXES, start), "us");
	start = measure_cpu_seconds();
	for (size_t i = 0; i < PREFIXES; i++) {
		found[2] += some_words_table_begin(&b->words, &prefix[i]);
	}
	figure("prefix", "sqlite", 1e6 / rate(PREFIXES, start), "us");
	if (found[0] != found[1] || found[0] != found[2]) {
		measure_stop("%zu words begin so, %zu in the array, %zu in the table",
			     found[0], found[1], found[2]);
	}
}

/* ------------------------------------------------------------------- racks */

/* The first letters of words here and there are letters as they come in a bag. */
static struct rack_count some_rack(const struct decision *b, size_t number,
				   uint8_t blanks)
{
	struct rack_count rack = {{blanks}};

	for (size_t i = blanks; i < RACK; i++) {
		size_t at = (number * RACK + i) * 104729 % b->words.count;
		const struct some_word *word = &b->words.at[at];

		rack.of[word->tile[i % word->n]]++;
	}
	return rack;
}

static void measure_racks(const struct decision *b, uint8_t blanks)
{
	static const char *const names[] = {"rack0", "rack1", "rack2"};
	const char *name = names[blanks];
	size_t found[3] = {0};
	double start = measure_cpu_seconds();

	for (size_t i = 0; i < RACKS; i++) {
		struct rack_count rack = some_rack(b, i, blanks);

		rack_words(b->lx, &rack, count_word, &found[0]);
	}
	figure(name, "", 1e6 / rate(RACKS, start), "us");
	start = measure_cpu_seconds();
	for (size_t i = 0; i < RACKS; i++) {
		found[1] += some_words_rack(&b->words, some_rack(b, i, blanks).of);
	}
	figure(name, "array", 1e6 / rate(RACKS, start), "us");
	start = measure_cpu_seconds();
	found[2] = some_words_table_rack(&b->words, some_rack(b, 0, blanks).of);
	figure(name, "sqlite", 1e6 / rate(1, start), "us");
	if (found[0] != found[1] || found[0] == 0 || found[2] > found[0]) {
		measure_stop("racks make %zu words, %zu in the array", found[0],
			     found[1]);
	}
}

static void measure_edition(const struct lexicon_info *info, const char *dir,
			    const char *language)
{
	struct arena arena = {0};
	struct alphabet a;
	struct decision b = {0};
	struct err err = {0};
	const char *path = arena_printf(&arena, "%s/%s.lexicon", dir, info->id);

	measure_must(alphabet_load(&a, &arena, view_of(language), &err) &&
			     lexicon_open(&b.lx, path, &a, &err),
		     &err);
	figure("open", "", time_openings(path, &a, false), "us");
	figure("prove", "", time_openings(path, &a, true), "us");
	some_words_open(&b.words, b.lx, dir);
	measure_lookups(&b, false);
	measure_lookups(&b, true);
	measure_prefixes(&b);
	for (uint8_t blanks = 0; blanks <= 2; blanks++) {
		measure_racks(&b, blanks);
	}
	some_words_close(&b.words);
	lexicon_close(b.lx);
	arena_free(&arena);
}

int main(void)
{
	const struct recipe *r = recipe_find(view_of("en"));
	char *dir = scratch_dir();
	struct lexicon_info info;
	struct err err = {0};
	double start = measure_cpu_seconds();

	if (r == NULL || !recipe_run(r, 1, dir, NULL, NULL, &info, &err)) {
		(void)fprintf(stderr, "SKIPPED bench_lexicon: %s\n",
			      r == NULL ? "no recipe" : err.text);
	} else {
		figure("build", "", measure_cpu_seconds() - start, "s");
		figure("words", "", info.words, "words");
		measure_edition(&info, dir, r->language);
	}
	scratch_remove(dir);
	return EXIT_SUCCESS;
}
