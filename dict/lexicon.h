/* SPDX-License-Identifier: ISC */
/*
 * A lexicon answers one question: is this row of tiles a word? It is a minimal word
 * graph of u32 nodes (letter << 24 | accepts 0x800000 | last sibling 0x400000 |
 * first child), mapped from a file. Opening checks magic, version, sizes, a checksum
 * of every byte, that every index is in bounds and that there is no cycle. A damaged
 * file is a clear error, never a crash. Checks that take longer (lexicon_prove) are
 * made when an edition is chosen for a new game, and on request.
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
	char sources[256]; /* packages it was made from, with versions */
};

/* A lexicon in which every word is good. Like the others, close it with
 * lexicon_close. */
struct lexicon *lexicon_any(void);
/* A lexicon of exactly these words (plain spelling, any case). Fails when a word has
 * a letter without a tile, or has two readings; err names the word. */
bool lexicon_of_words(struct lexicon **out, const struct alphabet *a,
		      const struct view *words, size_t count, struct err *err);
/* Replaces an edition that is not installed, under its name and hash: every word is
 * good but those in `bad`. It serves records whose words were looked up when they
 * were made; nothing can be searched in it. Fails like lexicon_of_words. */
bool lexicon_instead(struct lexicon **out, const struct alphabet *a,
		     const struct lexicon_info *edition, const struct view *bad,
		     size_t count, struct err *err);
/* Maps an edition's file. ERR_DATA when it is no sound lexicon or is for another
 * alphabet; ERR_IO or ERR_DENIED when it cannot be opened. */
bool lexicon_open(struct lexicon **out, const char *path, const struct alphabet *a,
		  struct err *err);
void lexicon_close(struct lexicon *lx); /* NULL is fine */
/* Reads what a file says about itself; only its header is checked. */
bool lexicon_peek(const char *path, struct lexicon_info *info, struct err *err);
/* Makes all other checks of a lexicon that was opened from `path` with `a`: SHA-256,
 * order and number of words, and that the words have the hash it gives. */
bool lexicon_prove(const struct lexicon *lx, const char *path, const struct alphabet *a,
		   struct err *err);

const struct lexicon_info *lexicon_info(const struct lexicon *lx);
/* Whether it was made by lexicon_any(), so that there is nothing to challenge. */
bool lexicon_is_any(const struct lexicon *lx);
/* Whether the tiles are a word. TILE_AS_BLANK is ignored: a blank counts as its
 * letter. */
bool lexicon_has(const struct lexicon *lx, const uint8_t *tile, size_t n);

/* Walking by prefix, for move search. The root of lexicon_any() has no children. */
uint32_t lexicon_root(const struct lexicon *lx);
/* The node that a letter leads to from `node`; 0: none. *word: a word ends there. */
uint32_t lexicon_step(const struct lexicon *lx, uint32_t node, uint8_t letter,
		      bool *word);
/* The graph itself (dict/graph.h), for a search that follows the lexicon instead of
 * the board. NULL for lexicon_any(). */
const uint8_t *lexicon_nodes(const struct lexicon *lx);

/* Calls `each` with every word in order until it returns false. In a lexicon that
 * was not proven, this may go on for very long. */
void lexicon_each(const struct lexicon *lx,
		  bool (*each)(void *arg, const uint8_t *tile, size_t n), void *arg);
/* The same for what follows a node; the letters that lead to the node are left
 * out. */
void lexicon_below(const struct lexicon *lx, uint32_t node,
		   bool (*each)(void *arg, const uint8_t *tile, size_t n), void *arg);

#endif
