/* SPDX-License-Identifier: ISC */
/*
 * The words of a lexicon in the two other forms that a word list could have: a sorted
 * array, searched by halves, and a table of SQLite with the words as its key.
 */
#ifndef TESTS_BENCH_SOME_WORDS_H
#define TESTS_BENCH_SOME_WORDS_H

#include "dict/lexicon.h"

struct some_word {
	uint8_t n, tile[WORD_TILES];
};

struct some_words {
	struct some_word *at; /* in the lexicon's order */
	size_t count;
	struct db *db;
	struct db_stmt *find, *range, *all;
};

/* The table is a file in `dir`. */
void some_words_open(struct some_words *w, const struct lexicon *lx, const char *dir);
void some_words_close(struct some_words *w);

bool some_words_has(const struct some_words *w, const struct some_word *word);
bool some_words_table_has(const struct some_words *w, const struct some_word *word);
/* How many words begin so; the word itself is one. */
size_t some_words_begin(const struct some_words *w, const struct some_word *prefix);
size_t some_words_table_begin(const struct some_words *w,
			      const struct some_word *prefix);
/* How many words these tiles make, [0] of them blanks: every word is looked at. */
size_t some_words_rack(const struct some_words *w, const uint8_t *rack);
size_t some_words_table_rack(const struct some_words *w, const uint8_t *rack);

#endif
