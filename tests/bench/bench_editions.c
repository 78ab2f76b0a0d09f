/* SPDX-License-Identifier: ISC */
/* Editions of the languages whose packages are here: how long one takes to build, how
 * large it gets, and how much memory that needs. English is in bench_lexicon. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "dict/recipe.h"
#include "tests/bench/measure.h"
#include "tests/helpers/recipe_there.h"
#include "tests/helpers/scratch.h"

static const char *const languages[] = {"en", "es", "ca", "pl"};

struct built {
	const struct recipe *r;
	const char *dir;
};

static double seconds(void *arg)
{
	struct built *b = arg;
	struct lexicon_info info;
	struct err err = {0};
	double start = measure_seconds();

	measure_must(recipe_run(b->r, 1, b->dir, NULL, NULL, &info, &err), &err);
	return measure_seconds() - start;
}

static double size_of(const char *dir, const struct recipe *r, struct arena *arena)
{
	struct stat st = {0};

	return stat(arena_printf(arena, "%s/%s-1.lexicon", dir, r->edition), &st) == 0
		       ? (double)st.st_size / 1000
		       : 0;
}

static void measure_edition(const struct recipe *r)
{
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct built b = {.r = r, .dir = dir};

	measure_figure(arena_printf(&arena, "edition.%s.build", r->language),
		       measure_apart(seconds, &b), "s");
	measure_figure(arena_printf(&arena, "edition.%s.size", r->language),
		       size_of(dir, r, &arena), "KB");
	/* Of the largest so far; the languages stand in this order. */
	measure_figure(arena_printf(&arena, "edition.%s.memory", r->language),
		       measure_memory_of_children(), "MiB");
	scratch_remove(dir);
	arena_free(&arena);
}

int main(void)
{
	for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
		const struct recipe *r = recipe_find(view_of(languages[i]));

		if (r != NULL && recipe_there(r)) {
			measure_edition(r);
		} else {
			(void)fprintf(stderr,
				      "SKIPPED bench_editions: no package for %s\n",
				      languages[i]);
		}
	}
	return EXIT_SUCCESS;
}
