/* SPDX-License-Identifier: ISC */
/*
 * Makes a lexicon file from words. The same words, alphabet and id always give the
 * same bytes. Words are added in any order, sorted by tile numbers, made into a
 * minimal graph (built incrementally from sorted words), and laid out.
 */
#ifndef DICT_BUILD_H
#define DICT_BUILD_H

#include "dict/lexicon.h"

struct build;

/* `a` is borrowed until build_free. */
struct build *build_new(const struct alphabet *a);
void build_free(struct build *b);
/* Keeps a copy of the word. A word added twice is kept once. */
void build_add(struct build *b, const uint8_t *tile, size_t n);
/* A new build of the words in `b` that are not in `drop`; both have one alphabet.
 * The caller frees it. */
struct build *build_without(const struct build *b, const struct build *drop);
size_t build_count(const struct build *b);
const struct alphabet *build_alphabet(const struct build *b);
/* Makes the graph of the words added, in memory. The caller frees *nodes. *hash is
 * the SHA-256 of the words in order, each as its tile numbers and a 0 byte. */
bool build_graph(struct build *b, uint32_t **nodes, size_t *count, struct hash *hash,
		 struct err *err);
/* Writes the file PATH through a temporary file, fsync and link. Never replaces a
 * file: one that exists is ERR_CREATE. */
bool build_write(struct build *b, const char *path, const char *id, const char *sources,
		 struct lexicon_info *info, struct err *err);

#endif
