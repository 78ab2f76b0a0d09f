/* SPDX-License-Identifier: ISC */
/* Word graphs of other tools: sound ones, damaged ones and traps. */
#include <stdlib.h>
#include <string.h>

#include "dict/graph.h"
#include "dict/kwg.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"

#define NODE(letter, flags, child) ((uint32_t)(letter) << 24 | (flags) | (child))
#define WORD                       GRAPH_ACCEPTS
#define LAST                       GRAPH_LAST

static struct arena arena;
static struct alphabet en;
static struct build *words;

static void begin(void)
{
	words = build_new(&en);
}

static void finish(void)
{
	build_free(words);
}

static bool read_nodes(const uint32_t *node, size_t n, uint32_t most, struct err *err)
{
	uint32_t *copy = arena_array(&arena, n, sizeof *copy);

	memcpy(copy, node, n * sizeof *copy);
	return kwg_read(graph_bytes(copy, n), "it.kwg", words, most, err);
}

/* CAT, CATS, AT, ATS; children before their parents, a tail of siblings shared, and a
 * second graph that is nonsense. */
static const uint32_t small[] = {
	NODE(0, LAST, 5),         NODE(0, LAST, 7),  NODE(19, WORD | LAST, 0),
	NODE(20, WORD | LAST, 2), NODE(1, LAST, 3),  NODE(1, 0, 3),
	NODE(3, LAST, 4),         NODE(60, 0, 9999),
};

START_TEST(its_words_become_ours)
{
	struct lexicon *lx = NULL;
	const struct view list[] = {view_of("AT"), view_of("ATS"), view_of("CAT"),
				    view_of("CATS")};
	uint32_t *nodes = NULL;
	size_t n = 0;
	struct hash hash;
	struct err err = {0};

	ck_assert_msg(read_nodes(small, COUNT(small), KWG_TILES, &err), "%s", err.text);
	ck_assert_uint_eq(build_count(words), 4);
	ck_assert(build_graph(words, &nodes, &n, &hash, &err));
	ck_assert(lexicon_of_words(&lx, &en, list, COUNT(list), &err));
	ck_assert(lexicon_case_has(lx, &en, "CATS"));
	ck_assert_mem_eq(&lexicon_info(lx)->hash, &hash, sizeof hash);
	lexicon_close(lx);
	free(nodes);
}

static const struct {
	uint32_t node[5];
	size_t n;
	const char *says;
} bad[] = {
	{{0},					       0, "its size is impossible"                    },
	{{NODE(0, LAST, 2)},				1, "its size is impossible"                    },
	{{0, 0, NODE(1, WORD | LAST, 0)},                   3, "it holds no words"                         },
	{{NODE(0, LAST, 3), 0, NODE(1, WORD | LAST, 0)},
	 3,						    "a node leads outside the file"             },
	{{2, 0, NODE(1, WORD | LAST, 3)},                   3, "a node leads outside the file"             },
	{{2, 0, NODE(1, WORD | LAST, GRAPH_CHILD)},         3, "a node leads outside the file"             },
	{{2, 0, NODE(1, WORD, 0)},                          3, "its last node has no end of siblings"      },
	{{2, 0, NODE(0, WORD | LAST, 0)},
	 3,						    "it has a letter that this alphabet has not"},
	{{2, 0, NODE(27, WORD | LAST, 0)},
	 3,						    "it has a letter that this alphabet has not"},
	{{2, 0, NODE(2, WORD, 0), NODE(1, WORD | LAST, 0)},
	 4,						    "siblings are out of order"                 },
	{{2, 0, NODE(2, WORD, 0), NODE(2, WORD | LAST, 0)},
	 4,						    "siblings are out of order"                 },
	{{2, 0, NODE(1, WORD | LAST, 2)},                   3, "it leads in a circle"                      },
	{{2, 0, NODE(1, LAST, 3), NODE(1, WORD | LAST, 2)}, 4, "it leads in a circle"                      },
	{{2, 0, NODE(1, WORD, 2), NODE(2, WORD | LAST, 0)}, 4, "it leads in a circle"                      },
	{{2, 0, NODE(1, LAST, 3), NODE(1, LAST, 0)},        4, "it holds no words"                         },
	{{2, 0, NODE(1, WORD, 0), NODE(2, WORD | LAST, 1)},
	 4,						    "it has a letter that this alphabet has not"},
};

START_TEST(a_bad_file_is_refused_and_adds_nothing)
{
	struct err err = {0};

	ck_assert(!read_nodes(bad[_i].node, bad[_i].n, KWG_TILES, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "it.kwg"));
	ck_assert_msg(strstr(err.text, bad[_i].says) != NULL, "%s", err.text);
	ck_assert_uint_eq(build_count(words), 0);
}

START_TEST(a_file_that_is_cut_within_a_node_is_refused)
{
	struct err err = {0};
	struct view bytes = view_from((const char *)small, sizeof small - 1);

	ck_assert(!kwg_read(bytes, "it.kwg", words, KWG_TILES, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "its size is impossible"));
}

/* A ladder: on each of so many rungs all 26 letters, which lead to the next one. */
static size_t ladder(uint32_t *node, uint32_t rungs, uint32_t ends_in_word)
{
	uint32_t n = 2;

	node[0] = 2;
	node[1] = 0;
	for (uint32_t rung = 0; rung < rungs; rung++) {
		uint32_t child = rung + 1 == rungs ? 0 : n + 26;

		for (uint32_t t = 1; t <= 26; t++) {
			node[n++] = NODE(t, t == 26 ? LAST : 0, child) |
				    (rung + 1 == rungs ? ends_in_word : 0);
		}
	}
	return n;
}

static const struct {
	uint32_t rungs, word;
	const char *says;
} ladders[] = {
	{33,  WORD, "too long"         },
        {300, WORD, "too long"         },
	{32,  WORD, "too many words"   },
        {7,   WORD, "too many words"   },
	{300, 0,    "it holds no words"},
};

START_TEST(a_small_file_of_endless_words_costs_nothing)
{
	uint32_t *node = arena_array(&arena, 2 + 26 * 300, sizeof *node);
	size_t n = ladder(node, ladders[_i].rungs, ladders[_i].word);
	struct err err = {0};

	ck_assert(!read_nodes(node, n, KWG_TILES, &err));
	ck_assert_msg(strstr(err.text, ladders[_i].says) != NULL, "%s", err.text);
	ck_assert_uint_eq(build_count(words), 0);
}

/* Dead ends beside a word are no words and are not walked. */
START_TEST(dead_ends_are_left_out)
{
	uint32_t *node = arena_array(&arena, 4 + 26 * 300, sizeof *node);
	size_t n = ladder(node, 300, 0);
	struct err err = {0};

	node[0] = (uint32_t)n;
	node[n++] = NODE(1, 0, 2);
	node[n++] = NODE(2, WORD | LAST, 2);
	ck_assert_msg(read_nodes(node, n, KWG_TILES, &err), "%s", err.text);
	ck_assert_uint_eq(build_count(words), 1);
}

START_TEST(the_longest_words_and_the_most_tiles_still_fit)
{
	uint32_t node[2 + WORD_TILES] = {2, 0};
	struct err err = {0};

	for (uint32_t i = 0; i < WORD_TILES; i++) {
		node[2 + i] = NODE(1, LAST, i + 1 == WORD_TILES ? 0 : 3 + i);
	}
	node[1 + WORD_TILES] |= WORD;
	ck_assert(!read_nodes(node, 2 + WORD_TILES, WORD_TILES - 1, &err));
	ck_assert_msg(read_nodes(node, 2 + WORD_TILES, WORD_TILES, &err), "%s",
		      err.text);
	ck_assert_uint_eq(build_count(words), 1);
}

int main(void)
{
	arena_fixture(&arena);
	english_fixture(&en, &arena);
	claims_fixture(begin, finish);
	claims_rows(a_bad_file_is_refused_and_adds_nothing, bad);
	claims_rows(a_small_file_of_endless_words_costs_nothing, ladders);
	return claims_run("kwg");
}
