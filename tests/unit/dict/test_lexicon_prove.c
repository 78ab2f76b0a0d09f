/* SPDX-License-Identifier: ISC */
/* Lexicon files whose checksums are right and whose graphs are wrong. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/graph.h"
#include "dict/lexicon.h"
#include "dict/lexicon_file.h"
#include "dict/quick_sum.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"

static struct arena arena;
static struct alphabet en;
static char *dir;

static char *edition(struct view *bytes)
{
	return lexicon_case_edition(dir, &arena, &en, bytes);
}

static char *file_of(const char *name, struct view bytes)
{
	return lexicon_case_file(dir, name, bytes);
}

static bool count_word(void *arg, const uint8_t *tile, size_t n)
{
	size_t *count = arg;

	ck_assert(n > 0 && n <= WORD_TILES && tile[n - 1] > 0);
	return ++*count < 1000;
}

#define NODE(letter, flags, child) ((uint32_t)(letter) << 24 | (flags) | (child))
#define WORD                       GRAPH_ACCEPTS
#define LAST                       GRAPH_LAST

/* Graphs with a right checksum that are wrong all the same. */
static const struct {
	uint32_t node[6];
	size_t n;
	uint32_t words;
	const char *says; /* NULL: it is sound */
} graphs[] = {
	{{0, LAST | 2, NODE(1, WORD | LAST, 0)},                                     3, 1, NULL                  },
	{{0, LAST | 2, NODE(1, LAST, 3), NODE(2, WORD | LAST, 0)},                   4, 1, NULL                  },
	{{0, LAST},								  2, 0, NULL                  },
	{{0, LAST},								  2, 1, "as many"             },
	{{0},									1, 0, "impossible"          },
	{{0},									0, 0, "impossible"          },
	{{1, LAST | 2, NODE(1, WORD | LAST, 0)},                                     3, 1, "no root"             },
	{{0, 2, NODE(1, WORD | LAST, 0)},					    3, 1, "no root"             },
	{{0, NODE(1, LAST, 2), NODE(1, WORD | LAST, 0)},                             3, 1, "no root"             },
	{{0, LAST | WORD | 2, NODE(1, WORD | LAST, 0)},                              3, 1, "no root"             },
	{{0, LAST | 1, NODE(1, WORD | LAST, 0)},                                     3, 1, "no root"             },
	{{0, LAST | 3, NODE(1, WORD | LAST, 0)},                                     3, 1, "no root"             },
	{{0, LAST | 3, NODE(1, WORD, 0), NODE(2, WORD | LAST, 0)},                   4, 1, "between"             },
	{{0, LAST | 2, NODE(1, WORD | LAST, 0)},                                     3, 2, "as many"             },
	{{0, LAST | 2, NODE(1, WORD, 0)},					    3, 1, "no end"              },
	{{0, LAST | 2, NODE(0, WORD | LAST, 0)},                                     3, 1, "outside the alphabet"},
	{{0, LAST | 2, NODE(27, WORD | LAST, 0)},                                    3, 1, "outside the alphabet"},
	{{0, LAST | 2, NODE(2, WORD, 0), NODE(1, WORD | LAST, 0)},
	 4,									     2,
	 "out of order"											  },
	{{0, LAST | 2, NODE(1, WORD, 0), NODE(1, WORD | LAST, 0)},
	 4,									     2,
	 "out of order"											  },
	{{0, LAST | 2, NODE(1, LAST, 0)},					    3, 0, "without a word"      },
	{{0, LAST | 2, NODE(1, WORD | LAST, 2)},                                     3, 1, "backwards"           },
	{{0, LAST | 2, NODE(1, WORD | LAST, 1)},                                     3, 1, "backwards"           },
	{{0, LAST | 2, NODE(1, WORD | LAST, 9)},                                     3, 1, "outside the graph"   },
	{{0, LAST | 2, NODE(1, LAST, 3), NODE(1, LAST, 2)},                          4, 0, "backwards"           },
	{{0, LAST | 2, NODE(1, LAST, 4), NODE(1, WORD, 0), NODE(2, WORD | LAST, 0)},
	 5,									     1,
	 "between"											       },
};

/* It does not open, or what takes longer to check finds it. */
static void assert_unproven(struct view bytes, const char *says)
{
	char *path = file_of("odd.lexicon", bytes);
	struct lexicon *lx = NULL;
	struct err err = {0};

	ck_assert(!lexicon_open(&lx, path, &en, &err) ||
		  !lexicon_prove(lx, path, &en, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_msg(strstr(err.text, says) != NULL, "%s", err.text);
	if (lx != NULL) { /* walks end all the same */
		lexicon_each(lx, count_word, &(size_t){0});
		lexicon_close(lx);
	}
	free(path);
}

START_TEST(a_graph_is_checked_behind_its_checksum)
{
	struct lexicon_info info = {.id = "x-1", .alphabet = "en"};
	uint32_t node[6];
	uint8_t header[LEXICON_HEADER];
	struct buf b = buf_in(&arena);
	struct view nodes;
	struct err err = {0};

	memcpy(node, graphs[_i].node, sizeof node);
	nodes = graph_bytes(node, graphs[_i].n);
	info.alphabet_hash = en.hash;
	info.words = graphs[_i].words;
	lexicon_header(header, &info, nodes);
	buf_add(&b, view_from((const char *)header, sizeof header));
	buf_add(&b, nodes);
	if (graphs[_i].says == NULL) {
		ck_assert_msg(
			lexicon_check(buf_view(&b), "it", &en, &info, &nodes, &err),
			"%s", err.text);
	} else {
		assert_unproven(buf_view(&b), graphs[_i].says);
	}
}

START_TEST(a_path_longer_than_words_get_is_refused)
{
	uint32_t node[GRAPH_FIRST + WORD_TILES + 1] = {[GRAPH_ROOT] =
							       LAST | GRAPH_FIRST};
	const char *why = "";

	for (uint32_t i = GRAPH_FIRST; i < GRAPH_FIRST + WORD_TILES; i++) {
		node[i] = NODE(1, LAST, i + 1);
	}
	node[GRAPH_FIRST + WORD_TILES] = NODE(1, WORD | LAST, 0);
	ck_assert(!graph_sound(graph_bytes(node, GRAPH_FIRST + WORD_TILES + 1),
			       en.count, 1, &why));
	ck_assert_ptr_nonnull(strstr(why, "too long words"));
}

/* The same in a file with right checksums: it opens, and a walk stops in time. */
START_TEST(a_walk_never_goes_deeper_than_words_get)
{
	uint32_t node[GRAPH_FIRST + 2 * WORD_TILES] = {[GRAPH_ROOT] =
							       LAST | GRAPH_FIRST};
	struct lexicon_info info = {.id = "x-1", .alphabet = "en", .words = 1};
	uint8_t header[LEXICON_HEADER];
	struct buf b = buf_in(&arena);
	struct view nodes;

	for (uint32_t i = GRAPH_FIRST; i < GRAPH_FIRST + 2 * WORD_TILES; i++) {
		node[i] = NODE(1, WORD | LAST,
			       i + 1 < GRAPH_FIRST + 2 * WORD_TILES ? i + 1 : 0);
	}
	nodes = graph_bytes(node, GRAPH_FIRST + 2 * WORD_TILES);
	info.alphabet_hash = en.hash;
	lexicon_header(header, &info, nodes);
	buf_add(&b, view_from((const char *)header, sizeof header));
	buf_add(&b, nodes);
	assert_unproven(buf_view(&b), "too long words");
}

static char *with_hash_of_words(struct view bytes, char changed)
{
	struct lexicon_info info;
	struct view nodes;
	struct err err = {0};
	uint8_t header[LEXICON_HEADER];
	struct buf b = buf_in(&arena);

	ck_assert(lexicon_check(bytes, "it", &en, &info, &nodes, &err));
	info.hash.byte[0] = (uint8_t)(info.hash.byte[0] ^ (uint8_t)changed);
	lexicon_header(header, &info, nodes);
	buf_add(&b, view_from((const char *)header, sizeof header));
	buf_add(&b, nodes);
	return file_of("lie-1.lexicon", buf_view(&b));
}

START_TEST(words_that_are_not_those_a_file_claims_are_noticed)
{
	struct view bytes;
	char *path = edition(&bytes);

	for (char changed = 0; changed < 2; changed++) {
		char *file = with_hash_of_words(bytes, changed);
		struct lexicon *lx = NULL;
		struct err err = {0};

		ck_assert_msg(lexicon_open(&lx, file, &en, &err), "%s", err.text);
		ck_assert_int_eq(lexicon_prove(lx, file, &en, &err), changed == 0);
		if (changed != 0) {
			ck_assert_ptr_nonnull(strstr(err.text, "not those it says"));
		}
		lexicon_close(lx);
		remove(file);
		free(file);
	}
	free(path);
}

START_TEST(the_quick_checksum_is_the_known_one)
{
	static const struct {
		const char *text;
		uint64_t seed, sum;
	} known[] = {
		{"",					0, 0xef46db3751d8e999U},
		{"a",				       0, 0xd24ec4f1a98c6e5bU},
		{"abc",				     0, 0x44bc2cf5ad770999U},
		{"Nobody inspects the spammish repetition", 0, 0xfbcea83c8a378bf1U},
	};

	for (int i = 0; i < COUNT(known); i++) {
		ck_assert_uint_eq(quick_sum(view_of(known[i].text), known[i].seed),
				  known[i].sum);
	}
}

/* Each level twice: 2^32 words in 64 nodes. */
START_TEST(more_words_than_can_be_counted_are_refused)
{
	uint32_t node[GRAPH_FIRST + 2 * WORD_TILES] = {[GRAPH_ROOT] =
							       LAST | GRAPH_FIRST};
	const uint32_t end = GRAPH_FIRST + 2 * WORD_TILES;
	const char *why = "";

	for (uint32_t i = GRAPH_FIRST; i < end; i += 2) {
		uint32_t child = i + 2 < end ? i + 2 : 0;

		node[i] = NODE(1, child == 0 ? WORD : 0, child);
		node[i + 1] = NODE(2, (child == 0 ? WORD : 0) | LAST, child);
	}
	ck_assert(!graph_sound(graph_bytes(node, end), en.count, 0, &why));
	ck_assert_ptr_nonnull(strstr(why, "too many"));
}

int main(void)
{
	arena_fixture(&arena);
	scratch_fixture(&dir);
	english_fixture(&en, &arena);
	claims_timeout(60);
	claims_rows(a_graph_is_checked_behind_its_checksum, graphs);
	return claims_run("lexicon_prove");
}
