/* SPDX-License-Identifier: ISC */
/*
 * From a list of words to a lexicon file, deterministically: the same words, alphabet
 * and id give the same bytes. Words are added in any order, sorted by tile codes, made
 * into a minimal graph (incremental construction over sorted words) and laid out.
 */
#ifndef DICT_BUILD_H
#define DICT_BUILD_H

#include "dict/lexicon.h"

struct build;

/* `a` is borrowed until build_free. */
struct build *build_new(const struct alphabet *a);
void build_free(struct build *b);
/* Keeps a copy. Doubles are kept once. */
void build_add(struct build *b, const uint8_t *tile, size_t n);
/* Gives another with the words of `b` that `drop` lacks, both of one alphabet. */
struct build *build_without(const struct build *b, const struct build *drop);
size_t build_count(const struct build *b);
const struct alphabet *build_alphabet(const struct build *b);
/* The graph of what was added, in memory (for "words ..."). Gives *nodes: free it.
 * *hash: SHA-256 of the words in order, each its tile numbers and a 0 byte. */
bool build_graph(struct build *b, uint32_t **nodes, size_t *count, struct hash *hash,
		 struct err *err);
/* Writes PATH by way of a temporary file, fsync and link. Never replaces a file. */
bool build_write(struct build *b, const char *path, const char *id, const char *sources,
		 struct lexicon_info *info, struct err *err);

#endif
