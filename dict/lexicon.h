/* SPDX-License-Identifier: ISC */
/*
 * A lexicon answers one question: is this row of tiles a word? It is a minimal word
 * graph of u32 nodes (letter << 24 | accepts 0x800000 | last sibling 0x400000 | first
 * child), mapped from a file that is checked when it is opened: magic, version, sizes,
 * a checksum of every byte, every index in bounds and no cycle. A damaged file is a
 * clear error, never a crash. What takes longer is proven when an edition is chosen for
 * a new game, and on request.
 */
#ifndef DICT_LEXICON_H
#define DICT_LEXICON_H

#include "dict/alphabet.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"

struct lexicon;

struct lexicon_info {
	char id[48]; /* "en-scowl80-1", "any", "words" */
	char alphabet[24];
	struct hash alphabet_hash;
	struct hash hash;  /* of the sorted words (build_graph); zero for "any" */
	uint32_t words;    /* 0 for "any" */
	char sources[256]; /* packages it was made of, with versions */
};

/* Every word is good. Free it with lexicon_close, as the others. */
struct lexicon *lexicon_any(void);
/* Exactly these words (plain spelling, any case) are good. False: a word has a letter
 * without a tile or two readings; err names it. */
bool lexicon_of_words(struct lexicon **out, const struct alphabet *a,
		      const struct view *words, size_t count, struct err *err);
/* Stands in for an edition that is not here, with its name and hash: every word is good
 * but these. For records whose words were looked up when they were made; nothing can be
 * searched in it. Fails as lexicon_of_words does. */
bool lexicon_instead(struct lexicon **out, const struct alphabet *a,
		     const struct lexicon_info *edition, const struct view *bad,
		     size_t count, struct err *err);
/* Maps an edition. ERR_DATA when it is no sound lexicon or belongs to another alphabet;
 * ERR_IO or ERR_DENIED when there is no such file to read. */
bool lexicon_open(struct lexicon **out, const char *path, const struct alphabet *a,
		  struct err *err);
void lexicon_close(struct lexicon *lx); /* NULL is fine */
/* What a file says of itself; nothing behind its header is looked at. */
bool lexicon_peek(const char *path, struct lexicon_info *info, struct err *err);
/* Checks everything there is to check of a lexicon that was opened from `path` with
 * `a`: SHA-256, order and number of words, and that their hash is the one it says. */
bool lexicon_prove(const struct lexicon *lx, const char *path, const struct alphabet *a,
		   struct err *err);

const struct lexicon_info *lexicon_info(const struct lexicon *lx);
/* Blanks count as the letter they stand for (TILE_AS_BLANK is ignored). */
bool lexicon_has(const struct lexicon *lx, const uint8_t *tile, size_t n);

/* Walking by prefix, for move search. The root of "any" has no children. */
uint32_t lexicon_root(const struct lexicon *lx);
/* The node reached from `node` by a letter, or 0; *word tells whether a word ends
 * there. */
uint32_t lexicon_step(const struct lexicon *lx, uint32_t node, uint8_t letter,
		      bool *word);
/* The graph itself (dict/graph.h), for a search that goes by what the lexicon has and
 * not by what the board has. NULL for "any". */
const uint8_t *lexicon_nodes(const struct lexicon *lx);

/* Calls `each` with every word in order; stops when it returns false. Of a lexicon that
 * is not proven it may call very long. */
void lexicon_each(const struct lexicon *lx,
		  bool (*each)(void *arg, const uint8_t *tile, size_t n), void *arg);
/* The same of what stands behind a node, without what leads to it. */
void lexicon_below(const struct lexicon *lx, uint32_t node,
		   bool (*each)(void *arg, const uint8_t *tile, size_t n), void *arg);

#endif
