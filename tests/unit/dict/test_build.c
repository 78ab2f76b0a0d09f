/* SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dict/build.h"
#include "dict/graph.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"
#include "tests/helpers/scratch.h"

enum { RANDOM_WORDS = 3000, LETTERS_USED = 5, RANDOM_LENGTH = 7 };

static struct arena arena;
static struct alphabet en;
static char *dir;

static void add(struct build *b, const char *word)
{
	struct tile_text t;
	struct view bad;

	ck_assert_uint_eq(alphabet_split(&en, view_of(word), &t, 1, &bad), 1);
	build_add(b, t.tile, t.n);
}

static struct build *build_of(const char *words)
{
	struct build *b = build_new(&en);
	struct view rest = view_of(words);
	struct view word;

	while ((word = view_word(&rest)).len > 0) {
		add(b, arena_str(&arena, word));
	}
	return b;
}

/* A sequence that is the same on every machine. */
static uint32_t step(uint32_t *state)
{
	*state = *state * 1664525U + 1013904223U;
	return *state >> 16;
}

START_TEST(doubles_and_blanks_count_once)
{
	static const uint8_t cat[] = {3, TILE_AS_BLANK | 1, 20};
	struct build *b = build_of("CAT DOG CAT cat DOG");

	ck_assert_uint_eq(build_count(b), 2);
	build_add(b, cat, 3);
	ck_assert_uint_eq(build_count(b), 2);
	build_free(b);
	build_free(NULL);
}

START_TEST(the_graph_is_minimal)
{
	struct build *b = build_of("TAP TAPS TOP TOPS");
	struct err err = {0};
	uint32_t *nodes;
	struct hash hash;
	size_t n;

	/* T, A and O, P, S: each once, beside the two reserved nodes */
	ck_assert(build_graph(b, &nodes, &n, &hash, &err));
	ck_assert_uint_eq(n, GRAPH_FIRST + 5);
	free(nodes);
	build_free(b);
}

START_TEST(the_hash_is_of_the_words_in_order)
{
	static const char bytes[] = "\x01\x02\0\x01\x03\0\x02"; /* AB, AC, B */
	struct build *b = build_of("B AC AB");
	struct hash want = hash_of(view_from(bytes, sizeof bytes));
	struct err err = {0};
	uint32_t *nodes;
	struct hash hash;
	size_t n;

	ck_assert(build_graph(b, &nodes, &n, &hash, &err));
	ck_assert_mem_eq(hash.byte, want.byte, HASH_BYTES);
	free(nodes);
	build_free(b);
}

START_TEST(no_words_are_a_graph_too)
{
	struct build *b = build_of("");
	struct err err = {0};
	uint32_t *nodes;
	struct hash hash;
	const char *why;
	size_t n;

	ck_assert(build_graph(b, &nodes, &n, &hash, &err));
	ck_assert_uint_eq(n, GRAPH_FIRST);
	ck_assert(graph_sound(graph_bytes(nodes, n), en.count, 0, &why));
	ck_assert(!graph_sound(graph_bytes(nodes, n), en.count, 1, &why));
	free(nodes);
	build_free(b);
}

struct seen {
	const struct lexicon *lx;
	uint8_t last[WORD_TILES];
	size_t last_n, count;
};

static bool see(void *arg, const uint8_t *tile, size_t n)
{
	struct seen *s = arg;
	struct view before = view_from((const char *)s->last, s->last_n);
	struct view now = view_from((const char *)tile, n);

	ck_assert_int_lt(view_order(before, now), 0);
	ck_assert(lexicon_has(s->lx, tile, n));
	memcpy(s->last, tile, n);
	s->last_n = n;
	s->count++;
	return true;
}

/* Against a plain list: the graph holds what was added and nothing else. */
START_TEST(random_words_come_back_in_order)
{
	struct build *b = build_new(&en);
	struct lexicon_info info;
	struct lexicon *lx;
	struct err err = {0};
	char *path = scratch_path(dir, "random.lexicon");
	uint32_t state = 1;

	for (int i = 0; i < RANDOM_WORDS; i++) {
		uint8_t word[RANDOM_LENGTH];
		size_t n = 1 + step(&state) % RANDOM_LENGTH;

		for (size_t k = 0; k < n; k++) {
			word[k] = (uint8_t)(1 + step(&state) % LETTERS_USED);
		}
		build_add(b, word, n);
	}
	ck_assert_msg(build_write(b, path, "random-1", "", &info, &err), "%s",
		      err.text);
	ck_assert_msg(lexicon_open(&lx, path, &en, &err), "%s", err.text);
	{
		struct seen seen = {.lx = lx};

		lexicon_each(lx, see, &seen);
		ck_assert_uint_eq(seen.count, build_count(b));
		ck_assert_uint_eq(info.words, build_count(b));
	}
	lexicon_close(lx);
	build_free(b);
	free(path);
}

static struct view slurp(const char *path)
{
	FILE *f = fopen(path, "rb");
	struct buf b = buf_in(&arena);
	int c;

	ck_assert_ptr_nonnull(f);
	while ((c = fgetc(f)) != EOF) {
		buf_char(&b, (char)c);
	}
	fclose(f);
	return buf_view(&b);
}

START_TEST(the_same_words_give_the_same_bytes)
{
	static const char *const words[] = {"CAT DOG ZEBRA", "ZEBRA CAT DOG DOG"};
	static const char *const names[] = {"one", "two"};
	struct view bytes[2];

	for (int i = 0; i < 2; i++) {
		struct build *b = build_of(words[i]);
		char *path = scratch_path(dir, names[i]);
		struct lexicon_info info;
		struct err err = {0};

		ck_assert(build_write(b, path, "x-1", "list 1.0", &info, &err));
		bytes[i] = slurp(path);
		ck_assert_str_eq(info.id, "x-1");
		ck_assert_str_eq(info.sources, "list 1.0");
		ck_assert_str_eq(info.alphabet, "en");
		build_free(b);
		free(path);
	}
	ck_assert(view_eq(bytes[0], bytes[1]));
}

START_TEST(a_file_is_never_replaced)
{
	struct build *b = build_of("CAT");
	struct build *other = build_of("DOG");
	char *path = scratch_path(dir, "x.lexicon");
	struct lexicon_info info;
	struct err err = {0};
	struct view before;

	ck_assert(build_write(b, path, "x-1", "", &info, &err));
	before = slurp(path);
	ck_assert(!build_write(other, path, "x-1", "", &info, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_ptr_nonnull(strstr(err.text, "exists already"));
	ck_assert(view_eq(before, slurp(path)));
	ck_assert_int_eq(unlink(path), 0);
	ck_assert_int_eq(rmdir(dir), 0); /* no temporary file is left */
	ck_assert_int_eq(mkdir(dir, 0700), 0);
	build_free(b);
	build_free(other);
	free(path);
}

START_TEST(a_missing_folder_is_named)
{
	struct build *b = build_of("CAT");
	char *path = scratch_path(dir, "none/x.lexicon");
	struct lexicon_info info;
	struct err err = {0};

	ck_assert(!build_write(b, path, "x-1", "", &info, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	build_free(b);
	free(path);
}

START_TEST(what_does_not_fit_the_header_is_an_error)
{
	struct build *b = build_of("CAT");
	char *path = scratch_path(dir, "x.lexicon");
	struct lexicon_info info;
	struct err err = {0};
	struct buf text = buf_in(&arena);

	buf_repeat(&text, 'x', sizeof info.id);
	ck_assert(!build_write(b, path, buf_cstr(&text), "", &info, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "id may have 47 bytes"));
	buf_repeat(&text, 'x', sizeof info.sources);
	ck_assert(!build_write(b, path, "x-1", buf_cstr(&text), &info, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "sources may have 255 bytes"));
	ck_assert_int_ne(access(path, F_OK), 0);
	build_free(b);
	free(path);
}

/* Words without anything in common need more nodes than an index can name. */
START_TEST(too_many_nodes_are_an_error)
{
	enum { WORDS = 180000, LENGTH = 31 };
	uint8_t *pool = malloc((size_t)WORDS * (LENGTH + 1));
	const uint8_t **words = malloc(WORDS * sizeof *words);
	struct err err = {0};
	uint32_t state = 7;
	uint32_t *nodes = NULL;
	size_t n;

	ck_assert(pool != NULL && words != NULL);
	for (uint32_t i = 0; i < WORDS; i++) {
		uint8_t *word = pool + (size_t)i * (LENGTH + 1);
		uint32_t rest = i;

		for (int k = 3; k >= 0; k--) {
			word[k] = (uint8_t)(1 + rest % 26);
			rest /= 26;
		}
		for (int k = 4; k < LENGTH; k++) {
			word[k] = (uint8_t)(1 + step(&state) % 26);
		}
		word[LENGTH] = 0;
		words[i] = word;
	}
	ck_assert(!graph_make(words, WORDS, &nodes, &n, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "a lexicon holds 4194304"));
	ck_assert_ptr_null(nodes);
	free(words);
	free(pool);
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	english_fixture(&en, &arena);
	claims_timeout(60);
	return claims_run("build");
}
