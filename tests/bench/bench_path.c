/* SPDX-License-Identifier: ISC */
/*
 * Searches of the path games with the English edition: all words of random letters in a
 * grid, and how soon one is known to be possible, on drawn boards and on piles that get
 * smaller.
 */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/paths/pile.h"
#include "adjudicator/games/paths/vowels.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_games.h"

enum { BOARDS = 20000, BATCHES = 9, PILES = 200, SEED_BYTES = 4 };

struct decision {
	struct lexicon *lexicon;
	struct alphabet english;
	struct tileset grid, pile;
	uint64_t vowels;
};

static bool count_word(void *arg, const uint8_t *tile, const struct path *p)
{
	size_t *n = arg;

	(void)tile;
	(void)p;
	++*n;
	return true;
}

static void seed_of(uint8_t seed[HASH_BYTES], uint32_t n)
{
	memset(seed, 0, HASH_BYTES);
	for (int i = 0; i < SEED_BYTES; i++) {
		seed[i] = (uint8_t)(n >> 8 * i);
	}
}

static void some_grid(const struct decision *b, uint32_t n, bool plain,
		      struct path_net *net)
{
	uint8_t seed[HASH_BYTES];
	struct grid5 g;

	seed_of(seed, n);
	grid5_draw(&g, seed, &b->grid, b->vowels);
	grid5_net(&g, net);
	if (plain) {
		memset(net->line, 0, sizeof net->line);
	}
}

/* Searches of all words, boards made beforehand: `took` a board's seconds. */
static void all_words(const struct decision *b, bool plain, const char *name)
{
	static struct path_net net[BOARDS];
	double took[BATCHES];
	size_t words = 0;

	for (uint32_t i = 0; i < BOARDS; i++) {
		some_grid(b, i, plain, &net[i]);
	}
	for (int k = 0; k < BATCHES; k++) {
		double start = measure_cpu_seconds();

		words = 0;
		for (uint32_t i = 0; i < BOARDS; i++) {
			if (path_words(&net[i], b->lexicon, count_word, &words) !=
			    PATH_ALL) {
				measure_stop("a search gave up");
			}
		}
		took[k] = measure_cpu_seconds() - start;
	}
	measure_figure(name, BOARDS / measure_median(took, BATCHES), "boards/s");
	if (plain) {
		measure_figure("path.words", (double)words / BOARDS, "words a board");
	}
}

static enum path_end time_first(const struct decision *b, const struct path_net *net,
				struct measure_times *t)
{
	double start = measure_cpu_seconds();
	struct path first;
	enum path_end end = path_first(net, b->lexicon, NULL, NULL, &first);

	measure_time(t, measure_cpu_seconds() - start);
	return end;
}

static void first_on_grids(const struct decision *b)
{
	static struct measure_times t;

	for (uint32_t i = 0; i < MEASURE_TIMES; i++) {
		struct path_net net;

		some_grid(b, i, false, &net);
		(void)time_first(b, &net, &t);
	}
	measure_times("path.grid.first", &t);
}

/* Piles taken apart by hand, the cubes at random. */
static void first_on_piles(const struct decision *b)
{
	static struct measure_times found;
	static struct measure_times none;

	for (uint32_t i = 0; i < PILES; i++) {
		uint8_t seed[HASH_BYTES];
		struct draw_stream dice;
		struct pile p;

		seed_of(seed, i);
		dice = draw_stream(seed, "bench", i);
		(void)pile_draw(&p, seed, &b->pile, b->vowels);
		while (pile_cubes(&p) > 0) {
			uint8_t cube = (uint8_t)draw_below(&dice, PILE_CUBES);
			struct pile_view v;

			pile_look(&p, &v);
			if (!pile_may_remove(&v, cube)) {
				continue;
			}
			if (time_first(b, &v.net, &found) == PATH_ALL) {
				(void)time_first(b, &v.net, &none);
			}
			pile_remove(&p, cube);
		}
	}
	measure_times("path.pile.first", &found);
	measure_times("path.pile.none", &none);
}

/* Every word is used: the whole pile is searched. */
static bool all_used(const void *arg, const uint8_t *tile, size_t n)
{
	(void)arg;
	(void)tile;
	return n > 0;
}

static void whole_piles(const struct decision *b)
{
	static struct measure_times t;

	for (uint32_t i = 0; i < PILES; i++) {
		uint8_t seed[HASH_BYTES];
		struct pile_view v;
		struct path first;
		struct pile p;
		double start;

		seed_of(seed, i);
		(void)pile_draw(&p, seed, &b->pile, b->vowels);
		pile_look(&p, &v);
		start = measure_cpu_seconds();
		(void)path_first(&v.net, b->lexicon, all_used, NULL, &first);
		measure_time(&t, measure_cpu_seconds() - start);
	}
	measure_times("path.pile.all", &t);
}

int main(void)
{
	static struct some_games games;
	static struct decision b;
	struct arena arena = {0};
	struct err err = {0};
	char *path;

	if (!some_games_open(&games, "bench_path")) {
		return EXIT_SUCCESS;
	}
	measure_must(
		tileset_load(&b.grid, &b.english, &arena, view_of("wordcap-en"), &err),
		&err);
	measure_must(tileset_load(&b.pile, &b.english, &arena, view_of("std-en"), &err),
		     &err);
	b.vowels = vowels_of(&b.english);
	path = arena_printf(&arena, "%s/%s.lexicon", games.dir, games.edition);
	measure_must(lexicon_open(&b.lexicon, path, &b.english, &err), &err);
	all_words(&b, true, "path.boards");
	all_words(&b, false, "path.wordcap");
	first_on_grids(&b);
	first_on_piles(&b);
	whole_piles(&b);
	lexicon_close(b.lexicon);
	some_games_close(&games);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
