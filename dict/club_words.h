/* SPDX-License-Identifier: ISC */
/*
 * Words that a club itself adds to an edition or drops from it: the files LANG.add
 * and LANG.drop among its word lists, written like dict/data/LANG.add: words, and
 * after "#" when and why they were decided. A word in both is added.
 */
#ifndef DICT_CLUB_WORDS_H
#define DICT_CLUB_WORDS_H

#include "dict/build.h"
#include "formats/text/line.h"

/* A walk over the words of such a list. */
struct list_walk {
	struct lines lines;
	struct view words;   /* the words left on this line */
	struct view comment; /* what follows its '#' */
};
struct list_walk list_walk_of(struct view text);
bool list_walk_next(struct list_walk *w, struct view *word);

struct club_list {
	const char *path; /* for error texts */
	struct view text;
};

struct club_words {
	struct club_list add, drop;
	size_t added, dropped; /* words in the two lists, set by club_words_apply */
};

/* Drops and adds the words: *b is replaced by another build. ERR_DATA, with file and
 * line, for anything that is no word. */
bool club_words_apply(struct club_words *w, struct build **b, struct err *err);
/* ", the club's own: 2 added, 1 dropped", for an edition's list of sources; empty
 * when there are none. */
const char *club_words_note(const struct club_words *w, struct arena *arena);
/* Whether the list has the word; *comment is what follows "#" on its line. */
bool club_list_find(const struct club_list *list, const struct alphabet *a,
		    const uint8_t *tile, size_t n, struct view *comment);
/* The list without a word, which is removed from every line. A line that has no
 * words left is removed with its comment. */
struct view club_list_without(const struct club_list *list, struct arena *arena,
			      const struct alphabet *a, const struct tile_text *word);

#endif
