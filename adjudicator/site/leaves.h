/* SPDX-License-Identifier: ISC */
/*
 * A list that grows with the club is divided into pages of a size that a reader can
 * take in and a phone can load. The first is "playing.html", the others are
 * "playing-2.html" and so on. Each links to the first, the
 * last and those next to it.
 */
#ifndef ADJUDICATOR_SITE_LEAVES_H
#define ADJUDICATOR_SITE_LEAVES_H

#include "adjudicator/site/site.h"

enum { SITE_LEAF_ROWS = 200 };

struct site_leaf {
	const char *stem;   /* "playing", "results-2026-11", "players/7"; borrowed */
	size_t rows;        /* of the whole list */
	size_t n;           /* number of this page, from 1 */
	size_t from, count; /* the rows of this page */
	/* The stamp of what the page is made from; empty: it is made every time. And
	 * what the next run has to find unchanged. */
	struct view stamp, note;
};

/* Goes to the next page of a list: set stem and rows, and n to 0 to begin. A list
 * without rows has one page. Returns false when there is none left. */
bool site_leaf_next(struct site_leaf *leaf);
/* "playing.html", "playing-2.html" */
const char *site_leaf_path(struct arena *arena, const char *stem, size_t n);
/* `run` is a hash of what the rows are made from. Returns true if the page was made
 * from the same, with the same note, and stays. Else sets leaf->stamp, which
 * site_leaf_write stores. */
bool site_leaf_same(struct site *s, struct arena *arena, struct site_leaf *leaf,
		    struct hash_run *run);
/* Writes the page: site_page_of with its path. If there are several pages, the title
 * becomes "In play, page 2 of 7", and the fields "leaves" (HTML links to the others)
 * and "leaf" ("Page 2 of 7") are set. */
bool site_leaf_write(struct site *s, const struct site_leaf *leaf,
		     const struct site_head *head, const char *name, struct fields *f,
		     struct err *err);

#endif
