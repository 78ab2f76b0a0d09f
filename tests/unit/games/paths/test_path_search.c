/* SPDX-License-Identifier: ISC */
/* The search of words and paths held against trying everything, with naive_paths.c. */
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_paths.h"

enum { BOARDS = 4000, WORDS = 20, WORD_MAX = 6 };

static struct path_tiles tiles;

static void begin(void)
{
	path_tiles_open(&tiles);
}

static void finish(void)
{
	path_tiles_close(&tiles);
}

/* A few words of few letters, in their order. */
struct list {
	int n;
	char word[WORDS][WORD_MAX + 1];
	struct lexicon *lexicon;
};

static int by_text(const void *a, const void *b)
{
	return strcmp(a, b);
}

static void random_list(struct dice *d, const char *letters, struct list *list)
{
	struct view words[WORDS];
	struct err err = {0};

	memset(list, 0, sizeof *list);
	for (int i = 0; i < WORDS; i++) {
		int n = 1 + (int)dice_roll(d, WORD_MAX);

		for (int k = 0; k < n; k++) {
			list->word[i][k] =
				letters[dice_roll(d, (uint32_t)strlen(letters))];
		}
		words[i] = view_of(list->word[i]);
	}
	ck_assert(lexicon_of_words(&list->lexicon, &tiles.english, words, WORDS, &err));
	qsort(list->word, WORDS, sizeof list->word[0], by_text);
	for (int i = 0; i < WORDS; i++) {
		if (list->n == 0 ||
		    strcmp(list->word[list->n - 1], list->word[i]) != 0) {
			memmove(list->word[list->n++], list->word[i], WORD_MAX + 1);
		}
	}
}

/* All ways to write one word, by trying. */
struct tries {
	const char *cells; /* or the pile: */
	const struct twins *twins;
	const char *word;
	int from, to; /* -1: anywhere */
	int path[WORD_MAX];
	int count, best, ties;
};

static struct naive_path judged(const struct tries *t, int n)
{
	struct naive_face face[WORD_MAX];

	if (t->cells != NULL) {
		return naive_grid(t->cells, t->path, n);
	}
	for (int i = 0; i < n; i++) {
		face[i] = face_of(t->twins->view.face[t->path[i]]);
	}
	return naive_pile_path(&t->twins->naive, face, n);
}

static void try_all(struct tries *t, int n)
{
	int nodes = t->cells != NULL ? NAIVE_CELLS : t->twins->view.net.nodes;
	struct naive_path p;

	if (n > 0) {
		p = judged(t, n);
		if (p.why != '.' && p.why != 's') {
			return;
		}
		if (t->word[n] == '\0') {
			if (t->to >= 0 && t->path[n - 1] != t->to) {
				return;
			}
			t->count++;
			t->ties =
				p.score > t->best ? 1 : t->ties + (p.score == t->best);
			t->best = p.score > t->best ? p.score : t->best;
			return;
		}
	}
	for (int k = 0; k < nodes; k++) {
		char c = t->cells != NULL
				 ? t->cells[k]
				 : naive_letter(&t->twins->naive,
						face_of(t->twins->view.face[k]));

		if (c == t->word[n] && (n > 0 || t->from < 0 || t->from == k)) {
			t->path[n] = k;
			try_all(t, n + 1);
		}
	}
}

/* What a search gives, and whether each path is one. */
struct heard {
	const struct path_net *net;
	int n;
	char word[WORDS][WORD_MAX + 1];
};

static bool hear(void *arg, const uint8_t *tile, const struct path *p)
{
	struct heard *h = arg;
	struct path_fault fault;

	ck_assert_int_lt(h->n, WORDS);
	ck_assert(path_check(h->net, p->node, p->n, &fault));
	ck_assert(path_spells(h->net, p, tile, p->n, &fault));
	for (int i = 0; i < p->n; i++) {
		h->word[h->n][i] = letter_of(tile[i]);
	}
	h->n++;
	return true;
}

static bool count_one(void *arg, const struct path *p)
{
	int *n = arg;

	(void)p;
	++*n;
	return true;
}

struct side {
	const struct path_net *net;
	const struct grid5 *grid; /* or: */
	const struct twins *twins;
	struct tries tries;
};

static void same_ways(const struct side *s, const char *text, struct dice *d)
{
	struct tries t = s->tries;
	uint8_t tile[WORD_MAX];
	struct path_word word = {tile, strlen(text), PATH_NOWHERE, PATH_NOWHERE};
	struct path_best best;
	int count = 0;

	for (size_t i = 0; i < word.n; i++) {
		tile[i] = tile_of(text[i]);
	}
	t.word = text;
	try_all(&t, 0);
	if (s->grid != NULL) {
		grid5_best(s->grid, &tiles.grid, &word, &best);
	} else {
		pile_best(&s->twins->pile, &s->twins->view, &tiles.pile, &word, &best);
	}
	ck_assert_int_eq(path_each(s->net, &word, count_one, &count), PATH_ALL);
	ck_assert_int_eq(count, t.count);
	ck_assert_int_eq(best.count, t.ties);
	ck_assert_int_eq(best.score, t.best);
	word.from = (uint8_t)dice_roll(d, s->net->nodes);
	word.to = (uint8_t)dice_roll(d, s->net->nodes);
	t = s->tries;
	t.word = text;
	t.from = word.from;
	t.to = word.to;
	try_all(&t, 0);
	count = 0;
	path_each(s->net, &word, count_one, &count);
	ck_assert_int_eq(count, t.count);
}

static bool is_used(const void *arg, const uint8_t *tile, size_t n)
{
	const char *const *last = arg;

	for (size_t i = 0; i < n; i++) {
		if (letter_of(tile[i]) != (*last)[i]) {
			return letter_of(tile[i]) < (*last)[i];
		}
	}
	return true; /* it or the beginning of it */
}

/* The first word that comes behind another is the next. */
static void same_first(const struct side *s, const struct list *list, int i)
{
	const char *before = i > 0 ? list->word[i - 1] : NULL;
	struct path first;

	ck_assert_int_eq(path_first(s->net, list->lexicon, i > 0 ? is_used : NULL,
				    &before, &first),
			 PATH_STOPPED);
	ck_assert_int_eq(first.n, strlen(list->word[i]));
	for (int k = 0; k < first.n; k++) {
		ck_assert_int_eq(letter_of(s->net->tile[first.node[k]]),
				 list->word[i][k]);
	}
}

/* All words on one board; how many. */
static int same_words(const struct side *s, const struct list *list, struct dice *d)
{
	struct heard h = {.net = s->net};
	int found = 0;

	ck_assert_int_eq(path_words(s->net, list->lexicon, hear, &h), PATH_ALL);
	for (int i = 0; i < list->n; i++) {
		struct tries t = s->tries;

		t.word = list->word[i];
		try_all(&t, 0);
		if (t.count == 0 || (int)strlen(t.word) < s->net->shortest) {
			continue;
		}
		ck_assert_int_lt(found, h.n);
		ck_assert_str_eq(h.word[found++], t.word);
		same_ways(s, t.word, d);
		same_first(s, list, i);
	}
	ck_assert_int_eq(found, h.n);
	return found;
}

static const char few_letters[] = "AAABCDE";

START_TEST(search_on_grids_finds_what_trying_finds)
{
	struct dice d = {.state = 11};
	struct list list = {0};
	long boards = random_wanted("PATH_BOARDS", BOARDS);
	long found = 0;

	for (long i = 0; i < boards; i++) {
		struct grid5 g;
		char cells[NAIVE_CELLS + 1];
		struct path_net net;
		struct side s = {.net = &net, .grid = &g};

		if (i % 20 == 0) {
			lexicon_close(list.lexicon);
			random_list(&d, i % 40 == 0 ? few_letters : "ABCDEFGHIJ",
				    &list);
		}
		random_grid(&d, i % 40 < 20 ? few_letters : "ABCDEFGHIJ", &g, cells);
		grid5_net(&g, &net);
		s.tries = (struct tries){.cells = cells, .from = -1, .to = -1};
		found += same_words(&s, &list, &d);
	}
	lexicon_close(list.lexicon);
	ck_assert_int_gt(found, boards);
	ck_assert_int_lt(found, WORDS * boards / 2);
}

START_TEST(search_on_piles_finds_what_trying_finds)
{
	struct dice d = {.state = 12};
	struct list list = {0};
	long boards = random_wanted("PATH_BOARDS", BOARDS) / 10;
	long found = 0;

	for (long i = 0; i < boards; i++) {
		struct twins t;
		struct side s = {.net = &t.view.net, .twins = &t};

		if (i % 20 == 0) {
			lexicon_close(list.lexicon);
			random_list(&d, "ABCDEFGHIJ", &list);
		}
		random_pile(&d, "ABCDEFGHIJ", &t);
		remove_some(&d, &t, (int)dice_roll(&d, 40));
		if (t.view.net.nodes == 0) {
			continue;
		}
		s.tries = (struct tries){.twins = &t, .from = -1, .to = -1};
		found += same_words(&s, &list, &d);
	}
	lexicon_close(list.lexicon);
	ck_assert_int_gt(found, boards);
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_timeout(0);
	return claims_run("path search");
}
