/* SPDX-License-Identifier: ISC */
/*
 * Any bytes as a lexicon file. Once as they are, and once as the nodes behind a header
 * whose checksum is right, for else no damage gets past the checksum. What is accepted
 * is walked.
 */
#include "dict/graph.h"
#include "dict/lexicon_file.h"
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

static void walk_all(const struct lexicon *lx, const uint8_t *data, size_t size)
{
	struct seen seen = {lx, WORDS};
	uint32_t node = lexicon_root(lx);
	bool word;

	lexicon_each(lx, see, &seen);
	lexicon_has(lx, data, size);
	for (size_t i = 0; i < size; i++) {
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
	walk_all(lx, (const uint8_t *)file.at, file.len);
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char letters[] = "tiles A/a B/b C/c D/d E/e F/f G/g H/h";
	struct arena arena = {0};
	struct alphabet a;
	struct err err = {0};
	struct lexicon_info info = {.id = "fuzz-1", .alphabet = "xx"};
	uint8_t *file = calloc(1, LEXICON_HEADER + size + GRAPH_NODE_BYTES);
	uint8_t *nodes;

	if (file == NULL ||
	    !alphabet_read(&a, &arena, view_of("xx"), view_of(letters), &err)) {
		abort();
	}
	nodes = file + LEXICON_HEADER;
	try_bytes(view_from((const char *)data, size), &a);
	/* the first node must be 0; its first byte serves as the number of words */
	info.words = size > 0 ? data[0] : 0;
	info.alphabet_hash = a.hash;
	if (size > GRAPH_NODE_BYTES) {
		memcpy(nodes + GRAPH_NODE_BYTES, data + GRAPH_NODE_BYTES,
		       size - GRAPH_NODE_BYTES);
	}
	lexicon_header(file, &info, view_from((const char *)nodes, size));
	try_bytes(view_from((const char *)file, LEXICON_HEADER + size), &a);
	free(file);
	arena_free(&arena);
	return 0;
}
