/* SPDX-License-Identifier: ISC */
#include "dict/lexicon.h"

#include "dict/build.h"
#include "dict/graph.h"
#include "dict/lexicon_file.h"
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct lexicon {
	struct lexicon_info info;
	const uint8_t *nodes; /* within `map` or `made` */
	uint32_t count;
	bool any;
	bool instead; /* the graph holds the words that are not good */
	void *map;    /* a mapped file; NULL: none */
	size_t map_len;
	uint32_t *made; /* own nodes; NULL for none */
};

static struct lexicon *lexicon_new(void)
{
	return arena_sure(calloc(1, sizeof(struct lexicon)));
}

/* Takes `nodes`, made by malloc, in this machine's byte order. */
static void take_nodes(struct lexicon *lx, uint32_t *nodes, size_t count)
{
	lx->made = nodes;
	lx->nodes = (const uint8_t *)graph_bytes(nodes, count).at;
	lx->count = (uint32_t)count;
}

struct lexicon *lexicon_any(void)
{
	struct lexicon *lx = lexicon_new();
	uint32_t *nodes = arena_sure(calloc(GRAPH_FIRST, sizeof *nodes));

	nodes[GRAPH_ROOT] = GRAPH_LAST;
	take_nodes(lx, nodes, GRAPH_FIRST);
	snprintf(lx->info.id, sizeof lx->info.id, "any");
	lx->any = true;
	return lx;
}

static bool words_add(struct build *b, const struct alphabet *a,
		      const struct view *words, size_t count, struct err *err)
{
	for (size_t i = 0; i < count; i++) {
		struct tile_text ways[2];
		struct view bad;
		size_t n = alphabet_split(a, words[i], ways, 2, &bad);

		if (n == 0) {
			return err_set(err, ERR_DATA,
				       "the word \"%.*s\" has no tiles for \"%.*s\"",
				       VIEW_ARG(words[i]), VIEW_ARG(bad));
		}
		if (n > 1) {
			return err_set(err, ERR_DATA,
				       "the word \"%.*s\" can be read in two ways",
				       VIEW_ARG(words[i]));
		}
		build_add(b, ways[0].tile, ways[0].n);
	}
	return true;
}

bool lexicon_of_words(struct lexicon **out, const struct alphabet *a,
		      const struct view *words, size_t count, struct err *err)
{
	struct build *b = build_new(a);
	struct lexicon *lx = lexicon_new();
	uint32_t *nodes = NULL;
	size_t n = 0;
	bool ok = words_add(b, a, words, count, err) &&
		  build_graph(b, &nodes, &n, &lx->info.hash, err);

	if (ok) {
		snprintf(lx->info.id, sizeof lx->info.id, "words");
		memcpy(lx->info.alphabet, a->id, sizeof lx->info.alphabet);
		lx->info.alphabet_hash = a->hash;
		lx->info.words = (uint32_t)build_count(b);
		take_nodes(lx, nodes, n);
		*out = lx;
	} else {
		lexicon_close(lx);
	}
	build_free(b);
	return ok;
}

bool lexicon_instead(struct lexicon **out, const struct alphabet *a,
		     const struct lexicon_info *edition, const struct view *bad,
		     size_t count, struct err *err)
{
	if (!lexicon_of_words(out, a, bad, count, err)) {
		return false;
	}
	memcpy((*out)->info.id, edition->id, sizeof edition->id);
	(*out)->info.hash = edition->hash;
	(*out)->info.words = UINT32_MAX;
	(*out)->instead = true;
	return true;
}

/* Maps a file. An empty file is an error. */
static bool map_file(struct lexicon *lx, const char *path, struct err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat st;
	bool ok = false;

	if (fd < 0 || fstat(fd, &st) != 0) {
		err_set(err, errno == EACCES ? ERR_DENIED : ERR_IO,
			"cannot open the lexicon %s: %s", path, err_why(errno));
	} else if (!S_ISREG(st.st_mode)) {
		err_set(err, ERR_DATA, "%s is no lexicon: it is no file", path);
	} else if (st.st_size == 0) {
		err_set(err, ERR_DATA, "%s is no lexicon: it is empty", path);
	} else {
		lx->map_len = (size_t)st.st_size;
		lx->map = mmap(NULL, lx->map_len, PROT_READ, MAP_PRIVATE, fd, 0);
		ok = lx->map != MAP_FAILED;
		if (!ok) {
			lx->map = NULL;
			err_set(err, ERR_IO, "cannot map the lexicon %s: %s", path,
				err_why(errno));
		}
	}
	if (fd >= 0) {
		close(fd);
	}
	return ok;
}

bool lexicon_open(struct lexicon **out, const char *path, const struct alphabet *a,
		  struct err *err)
{
	struct lexicon *lx = lexicon_new();
	struct view nodes;

	if (!map_file(lx, path, err) ||
	    !lexicon_check(view_from(lx->map, lx->map_len), path, a, &lx->info, &nodes,
			   err)) {
		lexicon_close(lx);
		return false;
	}
	lx->nodes = (const uint8_t *)nodes.at;
	lx->count = (uint32_t)(nodes.len / GRAPH_NODE_BYTES);
	*out = lx;
	return true;
}

bool lexicon_peek(const char *path, struct lexicon_info *info, struct err *err)
{
	struct lexicon *lx = lexicon_new();
	bool ok = map_file(lx, path, err) &&
		  lexicon_read_info(view_from(lx->map, lx->map_len), path, info, err);

	lexicon_close(lx);
	return ok;
}

/* The words, in the form in which build_graph hashes them, a page at a time. */
struct page {
	struct hash_run run;
	size_t n;
	char byte[4096];
};

static void page_end(struct page *p)
{
	hash_add(&p->run, view_from(p->byte, p->n));
	p->n = 0;
}

static bool page_word(void *arg, const uint8_t *tile, size_t n)
{
	struct page *p = arg;

	if (sizeof p->byte - p->n <= n) {
		page_end(p);
	}
	memcpy(p->byte + p->n, tile, n);
	p->byte[p->n + n] = '\0';
	p->n += n + 1;
	return true;
}

bool lexicon_prove(const struct lexicon *lx, const char *path, const struct alphabet *a,
		   struct err *err)
{
	struct page page = {.n = 0};
	struct hash hash;

	if (lx->map == NULL) {
		return true;
	}
	if (!lexicon_check_all(view_from(lx->map, lx->map_len), path, a, &lx->info,
			       err)) {
		return false;
	}
	hash_start(&page.run);
	lexicon_each(lx, page_word, &page);
	page_end(&page);
	hash = hash_end(&page.run);
	return memcmp(&hash, &lx->info.hash, sizeof hash) == 0 ||
	       err_set(err, ERR_DATA,
		       "%s is damaged: its words are not those it says it has", path);
}

void lexicon_close(struct lexicon *lx)
{
	if (lx == NULL) {
		return;
	}
	if (lx->map != NULL) {
		munmap(lx->map, lx->map_len);
	}
	free(lx->made);
	free(lx);
}

const struct lexicon_info *lexicon_info(const struct lexicon *lx)
{
	return &lx->info;
}

bool lexicon_is_any(const struct lexicon *lx)
{
	return lx->any;
}

uint32_t lexicon_root(const struct lexicon *lx)
{
	(void)lx;
	return GRAPH_ROOT;
}

uint32_t lexicon_step(const struct lexicon *lx, uint32_t node, uint8_t letter,
		      bool *word)
{
	uint32_t i;
	uint32_t here;

	assert(node < lx->count);
	*word = false;
	i = graph_node(lx->nodes, node) & GRAPH_CHILD;
	if (i == 0) {
		return 0;
	}
	here = graph_node(lx->nodes, i);
	while (here >> GRAPH_LETTER_SHIFT < letter && (here & GRAPH_LAST) == 0) {
		here = graph_node(lx->nodes, ++i);
	}
	if (here >> GRAPH_LETTER_SHIFT != letter) {
		return 0;
	}
	*word = (here & GRAPH_ACCEPTS) != 0;
	return i;
}

const uint8_t *lexicon_nodes(const struct lexicon *lx)
{
	return lx->any ? NULL : lx->nodes;
}

/* Finds the sibling with this letter from i on; *here is its node. Siblings are few
 * and adjacent, so a plain search is fastest. */
static bool sibling(const uint8_t *nodes, uint32_t i, uint8_t letter, uint32_t *here)
{
	const uint32_t wanted = (uint32_t)letter << GRAPH_LETTER_SHIFT;
	uint32_t node = graph_node(nodes, i);

	/* Letters rise among siblings, and are a node's highest bits. */
	while (node < wanted && (node & GRAPH_LAST) == 0) {
		node = graph_node(nodes, ++i);
	}
	*here = node;
	return node >> GRAPH_LETTER_SHIFT == letter;
}

static bool in_graph(const struct lexicon *lx, const uint8_t *tile, size_t n)
{
	const uint8_t *nodes = lx->nodes;
	uint32_t here = graph_node(nodes, GRAPH_ROOT);

	for (size_t i = 0; i < n; i++) {
		uint32_t child = here & GRAPH_CHILD;

		if (child == 0 ||
		    !sibling(nodes, child, tile[i] & TILE_LETTER, &here)) {
			return false;
		}
	}
	return (here & GRAPH_ACCEPTS) != 0;
}

bool lexicon_has(const struct lexicon *lx, const uint8_t *tile, size_t n)
{
	return n > 0 && (lx->any || in_graph(lx, tile, n) != lx->instead);
}

/* A walk over all words: the path so far, and the callback. */
struct walk {
	const struct lexicon *lx;
	bool (*each)(void *arg, const uint8_t *tile, size_t n);
	void *arg;
	uint8_t tile[WORD_TILES];
};

/* Everything below `node`, whose path is the first `depth` tiles. */
static bool walk(struct walk *w, uint32_t node, size_t depth)
{
	const uint8_t *nodes = w->lx->nodes;
	uint32_t i = graph_node(nodes, node) & GRAPH_CHILD;

	if (i == 0 || depth == WORD_TILES) { /* only an unproven lexicon is deeper */
		return true;
	}
	for (;; i++) {
		uint32_t here = graph_node(nodes, i);

		w->tile[depth] = (uint8_t)(here >> GRAPH_LETTER_SHIFT);
		if ((here & GRAPH_ACCEPTS) != 0 &&
		    !w->each(w->arg, w->tile, depth + 1)) {
			return false;
		}
		if (!walk(w, i, depth + 1)) {
			return false;
		}
		if ((here & GRAPH_LAST) != 0) {
			return true;
		}
	}
}

void lexicon_below(const struct lexicon *lx, uint32_t node,
		   bool (*each)(void *arg, const uint8_t *tile, size_t n), void *arg)
{
	struct walk w = {.lx = lx, .each = each, .arg = arg};

	assert(node < lx->count);
	walk(&w, node, 0);
}

void lexicon_each(const struct lexicon *lx,
		  bool (*each)(void *arg, const uint8_t *tile, size_t n), void *arg)
{
	lexicon_below(lx, GRAPH_ROOT, each, arg);
}
