/* SPDX-License-Identifier: ISC */
/*
 * The pairs of signs that the texts of a list begin with. Most places of most texts
 * begin with none of them, and need not be compared with each text of the list. ASCII
 * letters count without case, and a line end as a blank.
 */
#ifndef FORMATS_TEXT_PAIRS_H
#define FORMATS_TEXT_PAIRS_H

#include "formats/text/num.h"

enum { PAIRS = 65536 };

struct pairs {
	unsigned char bit[PAIRS / 8];
};

static inline unsigned pairs_sign(char c)
{
	return (unsigned char)(c == '\n' ? ' ' : ascii_lower(c));
}

/* The pair that a text begins with; the second of a text with one sign is 0. */
static inline unsigned pairs_of(struct view text)
{
	return pairs_sign(text.at[0]) << 8 |
	       (text.len > 1 ? pairs_sign(text.at[1]) : 0);
}

/* Adds a text, which must not be empty. A text with one sign adds every pair that
 * begins with that sign. */
static inline void pairs_add(struct pairs *p, struct view text)
{
	unsigned from = pairs_of(text);
	unsigned to = text.len > 1 ? from : from | 0xffU;

	for (unsigned pair = from; pair <= to; pair++) {
		p->bit[pair / 8] |= (unsigned char)(1U << pair % 8);
	}
}

/* Whether `text`, which must not be empty, may begin with a text of the list. */
static inline bool pairs_begin(const struct pairs *p, struct view text)
{
	unsigned pair = pairs_of(text);

	return (p->bit[pair / 8] & 1U << pair % 8) != 0;
}

/* Adds every text of a list whose texts are separated by `between`. */
static inline void pairs_add_list(struct pairs *p, struct view list, char between)
{
	while (list.len > 0) {
		pairs_add(p, view_cut(&list, between));
	}
}

#endif
