/* SPDX-License-Identifier: ISC */
/*
 * What a club itself adds to an edition and takes from it: LANG.add and LANG.drop among
 * its word lists, as dict/data/LANG.add is written: words, and behind "#" when it was
 * decided, and why. A word in both is added.
 */
#ifndef DICT_CLUB_WORDS_H
#define DICT_CLUB_WORDS_H

#include "dict/build.h"
#include "formats/text/line.h"

/* The words of such a list, one by one. */
struct list_walk {
	struct lines lines;
	struct view words;   /* what is left of this line's */
	struct view comment; /* behind its '#' */
};
struct list_walk list_walk_of(struct view text);
bool list_walk_next(struct list_walk *w, struct view *word);

struct club_list {
	const char *path; /* for complaints */
	struct view text;
};

struct club_words {
	struct club_list add, drop;
	size_t added, dropped; /* words of the two lists, once they are applied */
};

/* Takes the one list's words from *b, which becomes another build, and adds the
 * other's. ERR_DATA with file and line for what is no word. */
bool club_words_apply(struct club_words *w, struct build **b, struct err *err);
/* ", the club's own: 2 added, 1 dropped" as an edition says what it is made of; empty
 * where there are none. */
const char *club_words_note(const struct club_words *w, struct arena *arena);
/* What stands behind "#" where the list has the word; false: it does not. */
bool club_list_find(const struct club_list *list, const struct alphabet *a,
		    const uint8_t *tile, size_t n, struct view *comment);
/* The list without a word, in each line that names it; a line that is left with none
 * goes, whatever else it says. */
struct view club_list_without(const struct club_list *list, struct arena *arena,
			      const struct alphabet *a, const struct tile_text *word);

#endif
