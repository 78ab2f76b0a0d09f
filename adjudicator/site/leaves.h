/* SPDX-License-Identifier: ISC */
/*
 * A list that grows with the club is cut into leaves: pages that a reader can take in
 * and a telephone can load. The first is where the whole list would be, "playing.html";
 * the others are "playing-2.html" and so on. All of them link to one another.
 */
#ifndef ADJUDICATOR_SITE_LEAVES_H
#define ADJUDICATOR_SITE_LEAVES_H

#include "adjudicator/site/site.h"

enum { SITE_LEAF_ROWS = 200 };

struct site_leaf {
	const char *stem;   /* "playing", "results-2026-11", "players/7"; borrowed */
	size_t rows;        /* of the list */
	size_t n;           /* of this one, counted from 1 */
	size_t from, count; /* its rows */
	/* What it is made from; empty: it is made again every time. And what else the
	 * next time has to agree with. */
	struct view stamp, note;
};

/* The next leaf of a list whose stem and rows are given, from a leaf of n 0; a list
 * without rows has one leaf. False: there is none. */
bool site_leaf_next(struct site_leaf *leaf);
/* "playing.html", "playing-2.html" */
const char *site_leaf_path(struct arena *arena, const char *stem, size_t n);
/* `run` is a hash of what its rows follow from. True: that leaf was made from the same,
 * with the same note, and stays. Else leaf->stamp is set, which site_leaf_write
 * remembers. */
bool site_leaf_same(struct site *s, struct arena *arena, struct site_leaf *leaf,
		    struct hash_run *run);
/* Its page: site_page_of with the path of the leaf. Where there are several, the title
 * becomes "In play, page 2 of 7", and "leaves" (HTML: the links to the others) and
 * "leaf" ("Page 2 of 7") are set. */
bool site_leaf_write(struct site *s, const struct site_leaf *leaf,
		     const struct site_head *head, const char *name, struct fields *f,
		     struct err *err);

#endif
