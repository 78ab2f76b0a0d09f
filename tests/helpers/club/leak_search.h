/* SPDX-License-Identifier: ISC */
/*
 * Reads every byte of a letter of ours for marked tiles (marked_tiles.h), however it is
 * written there: in quoted-printable, in an encoded word, a character reference, a
 * link. What its reader may not know may stand in it only as the list of all tiles that
 * he does not know, in the order of the alphabet, which says nothing about where one
 * lies.
 */
#ifndef TESTS_HELPERS_CLUB_LEAK_SEARCH_H
#define TESTS_HELPERS_CLUB_LEAK_SEARCH_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

/* A letter with all that may hide a text undone. */
struct opened_letter {
	struct view text;
	const char *lower; /* the same with a to z for A to Z */
};
void leak_open(struct arena *arena, struct view raw, struct opened_letter *out);

/* Bit t: tile t is hidden from the reader. NULL when the letter keeps all of them, else
 * what it tells, in `arena`. *lists counts the lists of all hidden tiles, *faces the
 * marked letters of any kind. */
const char *leak_search(struct arena *arena, const struct opened_letter *l,
			uint64_t hidden, long *lists, long *faces);
/* Whether the text, in small letters, stands anywhere in it. */
bool leak_stands(const struct opened_letter *l, const char *text);

#endif
