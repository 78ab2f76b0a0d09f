/* SPDX-License-Identifier: ISC */
/* Damaged, foreign and hostile lexicon files. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dict/build.h"
#include "dict/graph.h"
#include "dict/lexicon.h"
#include "dict/lexicon_file.h"
#include "tests/unit/scratch.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))

static struct arena arena;
static struct alphabet en, es;
static char *dir;

static void begin(void)
{
	struct err err = {0};

	arena = (struct arena){0};
	ck_assert(alphabet_load(&en, &arena, view_of("en"), &err));
	ck_assert(alphabet_load(&es, &arena, view_of("es"), &err));
	dir = scratch_dir();
}

static void finish(void)
{
	scratch_remove(dir);
	arena_free(&arena);
}

static bool has(const struct lexicon *lx, const char *word)
{
	struct tile_text t;
	struct view bad;

	ck_assert_uint_eq(alphabet_split(&en, view_of(word), &t, 1, &bad), 1);
	return lexicon_has(lx, t.tile, t.n);
}

/* A small edition as a file, and its bytes. */
static char *edition(struct view *bytes)
{
	static const char *const words[] = {"CAT", "CATS", "DOG", "DOGS", "ZA"};
	char *path = scratch_path(dir, "small-1.lexicon");
	struct build *b = build_new(&en);
	struct lexicon_info info;
	struct err err = {0};
	struct tile_text t;
	struct view bad;
	char *at = arena_take(&arena, 4096);
	FILE *f;

	for (int i = 0; i < COUNT(words); i++) {
		alphabet_split(&en, view_of(words[i]), &t, 1, &bad);
		build_add(b, t.tile, t.n);
	}
	ck_assert_msg(build_write(b, path, "small-1", "by hand", &info, &err), "%s",
		      err.text);
	build_free(b);
	f = fopen(path, "rb");
	ck_assert_ptr_nonnull(f);
	*bytes = view_from(at, fread(at, 1, 4096, f));
	fclose(f);
	return path;
}

static char *file_of(const char *name, struct view bytes)
{
	char *path = scratch_path(dir, name);
	FILE *f = fopen(path, "wb");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(bytes.at, 1, bytes.len, f), bytes.len);
	ck_assert_int_eq(fclose(f), 0);
	return path;
}

START_TEST(an_edition_opens_and_tells_what_it_is)
{
	struct view bytes;
	char *path = edition(&bytes);
	struct lexicon *lx;
	static const char bytes_of_words[] =
		"\x03\x01\x14\0\x03\x01\x14\x13\0\x04\x0f\x07\0\x04\x0f\x07\x13\0"
		"\x1a\x01";
	struct hash want = hash_of(view_from(bytes_of_words, sizeof bytes_of_words));
	struct err err = {0};

	ck_assert_msg(lexicon_open(&lx, path, &en, &err), "%s", err.text);
	ck_assert_str_eq(lexicon_info(lx)->id, "small-1");
	ck_assert_str_eq(lexicon_info(lx)->sources, "by hand");
	ck_assert_uint_eq(lexicon_info(lx)->words, 5);
	ck_assert_mem_eq(&lexicon_info(lx)->hash, &want, HASH_BYTES);
	ck_assert(has(lx, "ZA") && has(lx, "DOGS") && !has(lx, "DO"));
	lexicon_close(lx);
	free(path);
}
END_TEST

/* Opens bytes as a file, which must fail, with the file's name in the error. */
static void assert_refused(struct view bytes, const char *says)
{
	char *path = file_of("bad.lexicon", bytes);
	struct lexicon *lx = NULL;
	struct err err = {0};

	ck_assert(!lexicon_open(&lx, path, &en, &err));
	ck_assert_ptr_null(lx);
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, path));
	ck_assert_msg(strstr(err.text, says) != NULL, "%s", err.text);
	free(path);
}

START_TEST(a_file_cut_short_anywhere_is_refused)
{
	struct view bytes;
	char *path = edition(&bytes);

	for (size_t n = 0; n < bytes.len; n++) {
		assert_refused(view_part(bytes, 0, n), "");
	}
	assert_refused(view_part(bytes, 0, 0), "it is empty");
	assert_refused(view_part(bytes, 0, LEXICON_HEADER - 1),
		       "ends within its header");
	assert_refused(view_part(bytes, 0, bytes.len - 1), "it should have");
	free(path);
}
END_TEST

START_TEST(a_file_with_more_behind_is_refused)
{
	struct view bytes;
	char *path = edition(&bytes);
	struct buf b = buf_in(&arena);

	buf_add(&b, bytes);
	buf_repeat(&b, '\0', 4);
	assert_refused(buf_view(&b), "it should have");
	free(path);
}
END_TEST

START_TEST(every_changed_byte_is_noticed)
{
	struct view bytes;
	char *path = edition(&bytes);
	char *copy = arena_take(&arena, bytes.len);

	for (size_t i = 0; i < bytes.len; i++) {
		for (int bit = 0; bit < 8; bit++) {
			struct lexicon_info info;
			struct view nodes;
			struct err err = {0};

			memcpy(copy, bytes.at, bytes.len);
			copy[i] = (char)(copy[i] ^ 1 << bit);
			ck_assert(!lexicon_check(view_from(copy, bytes.len), "it", &en,
						 &info, &nodes, &err));
			ck_assert_int_eq(err.kind, ERR_DATA);
		}
		assert_refused(view_from(copy, bytes.len), "");
	}
	free(path);
}
END_TEST

START_TEST(what_is_no_file_of_ours_is_refused)
{
	struct lexicon *lx;
	struct err err = {0};
	char *missing = scratch_path(dir, "none.lexicon");

	assert_refused(view_of("aardvark\nabacus\n"), "is no lexicon");
	assert_refused(view_of("LEXICON"), "is no lexicon");
	ck_assert(!lexicon_open(&lx, dir, &en, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert(!lexicon_open(&lx, missing, &en, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, missing));
	free(missing);
}
END_TEST

START_TEST(another_alphabet_is_refused)
{
	struct view bytes;
	char *path = edition(&bytes);
	struct lexicon *lx;
	struct alphabet other;
	struct err err = {0};

	ck_assert(!lexicon_open(&lx, path, &es, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "is for the alphabet en, not for es"));
	ck_assert(alphabet_read(&other, &arena, view_of("en"),
				view_of("tiles A/a B/b\n"), &err));
	ck_assert(!lexicon_open(&lx, path, &other, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "another version of the alphabet en"));
	free(path);
}
END_TEST

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
		assert_refused(buf_view(&b), graphs[_i].says);
	}
}
END_TEST

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
END_TEST

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
END_TEST

int main(void)
{
	Suite *s = suite_create("lexicon_file");
	TCase *t = tcase_create("lexicon_file");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, begin, finish);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, an_edition_opens_and_tells_what_it_is);
	tcase_add_test(t, a_file_cut_short_anywhere_is_refused);
	tcase_add_test(t, a_file_with_more_behind_is_refused);
	tcase_add_test(t, every_changed_byte_is_noticed);
	tcase_add_test(t, what_is_no_file_of_ours_is_refused);
	tcase_add_test(t, another_alphabet_is_refused);
	tcase_add_test(t, a_path_longer_than_words_get_is_refused);
	tcase_add_test(t, more_words_than_can_be_counted_are_refused);
	tcase_add_loop_test(t, a_graph_is_checked_behind_its_checksum, 0,
			    COUNT(graphs));
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_NORMAL);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed != 0;
}
