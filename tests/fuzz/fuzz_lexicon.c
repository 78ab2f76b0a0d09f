/* SPDX-License-Identifier: ISC */
/*
 * Any bytes as a lexicon file. Once as they are, and once as the nodes behind a header
 * whose checksums are right, for else no damage gets past them. What opens is asked for
 * words, by step and by rack; what is proven too must have all words that it gives.
 */
#include "dict/graph.h"
#include "dict/lexicon_file.h"
#include "dict/rack_words.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { WORDS = 10000 };

struct seen {
	const struct lexicon *lx;
	size_t left;
};

static bool see(void *arg, const uint8_t *tile, size_t n)
{
	struct seen *s = arg;

	if (n == 0 || n > WORD_TILES || !lexicon_has(s->lx, tile, n)) {
		abort();
	}
	return --s->left > 0;
}

static bool pass(void *arg, const uint8_t *tile, size_t n)
{
	size_t *left = arg;

	return n > 0 && tile[n - 1] != TILE_BLANK && --*left > 0;
}

static void walk_all(const struct lexicon *lx, struct view file,
		     const struct alphabet *a)
{
	const uint8_t *data = (const uint8_t *)file.at;
	const struct rack_count rack = {
		{2, 1, 1, 2, 1, [8] = 1}
        };
	struct seen seen = {lx, WORDS};
	size_t left = WORDS;
	uint32_t node = lexicon_root(lx);
	struct err err = {0};
	bool word;

	if (lexicon_check_all(file, "it", a, lexicon_info(lx), &err)) {
		lexicon_each(lx, see, &seen);
	}
	rack_words(lx, &rack, pass, &left);
	lexicon_has(lx, data, file.len);
	for (size_t i = 0; i < file.len; i++) {
		node = lexicon_step(lx, node, data[i], &word);
	}
}

/* The same by way of a file, as the program opens them. */
static void open_file(struct view file, const struct alphabet *a)
{
	char path[] = "/tmp/fuzz-lexicon-XXXXXX";
	int fd = mkstemp(path);
	struct lexicon *lx;
	struct err err = {0};
	bool ok;

	if (fd < 0 || write(fd, file.at, file.len) != (ssize_t)file.len) {
		abort();
	}
	close(fd);
	ok = lexicon_open(&lx, path, a, &err);
	unlink(path);
	if (!ok) {
		abort();
	}
	walk_all(lx, file, a);
	lexicon_close(lx);
}

static void try_bytes(struct view file, const struct alphabet *a)
{
	struct lexicon_info info;
	struct view nodes;
	struct err err = {0};

	if (lexicon_check(file, "it", a, &info, &nodes, &err)) {
		open_file(file, a);
	} else if (err.kind != ERR_DATA || strstr(err.text, "it ") != err.text) {
		abort();
	}
}

/* Read once: nothing changes it. */
static const struct alphabet *eight(void)
{
	static const char letters[] = "tiles A/a B/b C/c D/d E/e F/f G/g H/h";
	static struct arena arena;
	static struct alphabet a;
	struct err err = {0};

	if (a.count == 0 &&
	    !alphabet_read(&a, &arena, view_of("xx"), view_of(letters), &err)) {
		abort();
	}
	return &a;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct alphabet *a = eight();
	struct lexicon_info info = {.id = "fuzz-1", .alphabet = "xx"};
	uint8_t *file = calloc(1, LEXICON_HEADER + size + GRAPH_NODE_BYTES);
	uint8_t *nodes;

	if (file == NULL) {
		abort();
	}
	nodes = file + LEXICON_HEADER;
	try_bytes(view_from((const char *)data, size), a);
	/* the first node must be 0; its first byte serves as the number of words */
	info.words = size > 0 ? data[0] : 0;
	info.alphabet_hash = a->hash;
	if (size > GRAPH_NODE_BYTES) {
		memcpy(nodes + GRAPH_NODE_BYTES, data + GRAPH_NODE_BYTES,
		       size - GRAPH_NODE_BYTES);
	}
	lexicon_header(file, &info, view_from((const char *)nodes, size));
	try_bytes(view_from((const char *)file, LEXICON_HEADER + size), a);
	free(file);
	return 0;
}
