/* SPDX-License-Identifier: ISC */
/*
 * The English edition: building, opening, and asking it for words that are there and as
 * many that are not. The floor searches a sorted array of the same words.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/recipe.h"
#include "tests/bench/measure.h"
#include "tests/unit/scratch.h"

enum { OPENINGS = 21 };

struct word {
	uint8_t n, tile[WORD_TILES];
};

struct words {
	struct word *at;
	size_t count, room;
};

static bool keep_word(void *arg, const uint8_t *tile, size_t n)
{
	struct words *w = arg;

	if (w->count == w->room) {
		measure_stop("the edition has more words than it says");
	}
	w->at[w->count].n = (uint8_t)n;
	memcpy(w->at[w->count++].tile, tile, n);
	return true;
}

static int word_order(const void *a, const void *b)
{
	const struct word *x = a;
	const struct word *y = b;
	int order = memcmp(x->tile, y->tile, x->n < y->n ? x->n : y->n);

	return order != 0 ? order : x->n - y->n;
}

/* Every other one is a word with its last letter changed, which is seldom a word. The
 * order is mixed: neighbours in the list are never asked one after the other. */
static struct word *make_questions(const struct words *w)
{
	const size_t stride = 7919; /* a prime */
	struct word *q = calloc(w->count, sizeof *q);

	for (size_t i = 0; q != NULL && i < w->count; i++) {
		q[i] = w->at[i * stride % w->count];
		if (i % 2 == 1) {
			uint8_t *last = &q[i].tile[q[i].n - 1];

			*last = (uint8_t)(1 + *last % 26);
		}
	}
	return q;
}

static double open_time(const char *path, const struct alphabet *alphabet)
{
	double took[OPENINGS];
	struct lexicon *lx;
	struct err err = {0};

	for (size_t i = 0; i < OPENINGS; i++) {
		double start = measure_seconds();

		measure_must(lexicon_open(&lx, path, alphabet, &err), &err);
		took[i] = measure_seconds() - start;
		lexicon_close(lx);
	}
	return measure_median(took, OPENINGS);
}

static void measure_lookups(const struct lexicon *lx)
{
	struct words w = {.room = lexicon_info(lx)->words};
	struct word *q;
	size_t found = 0;
	size_t found_by_search = 0;
	double start;
	double all;
	double lowest;

	w.at = calloc(w.room, sizeof *w.at);
	lexicon_each(lx, keep_word, &w);
	qsort(w.at, w.count, sizeof *w.at, word_order);
	q = make_questions(&w);
	start = measure_seconds();
	for (size_t i = 0; i < w.count; i++) {
		found += lexicon_has(lx, q[i].tile, q[i].n);
	}
	all = measure_seconds() - start;
	start = measure_seconds();
	for (size_t i = 0; i < w.count; i++) {
		found_by_search +=
			bsearch(&q[i], w.at, w.count, sizeof *w.at, word_order) != NULL;
	}
	lowest = measure_seconds() - start;
	if (found != found_by_search || found < w.count / 2) {
		measure_stop("%zu words found, %zu by searching", found,
			     found_by_search);
	}
	measure_figure("lexicon.speed", (double)w.count / all, "lookups/s");
	measure_figure("lexicon.floor", (double)w.count / lowest, "lookups/s");
	measure_figure("lexicon.ratio", all / lowest, "x floor");
	free(q);
	free(w.at);
}

int main(void)
{
	const struct recipe *r = recipe_find(view_of("en"));
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct alphabet alphabet;
	struct lexicon_info info;
	struct lexicon *lx = NULL;
	struct err err = {0};
	double start = measure_seconds();
	const char *path;

	if (r == NULL || !recipe_run(r, 1, dir, NULL, NULL, &info, &err)) {
		(void)fprintf(stderr, "SKIPPED bench_lexicon: %s\n",
			      r == NULL ? "no recipe" : err.text);
		scratch_remove(dir);
		return EXIT_SUCCESS;
	}
	measure_figure("lexicon.build", measure_seconds() - start, "s");
	measure_figure("lexicon.words", info.words, "words");
	path = arena_printf(&arena, "%s/%s.lexicon", dir, info.id);
	measure_must(alphabet_load(&alphabet, &arena, view_of(r->alphabet), &err) &&
			     lexicon_open(&lx, path, &alphabet, &err),
		     &err);
	measure_figure("lexicon.open", 1000 * open_time(path, &alphabet), "ms");
	measure_lookups(lx);
	lexicon_close(lx);
	scratch_remove(dir);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
