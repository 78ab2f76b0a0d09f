/* SPDX-License-Identifier: ISC */
/*
 * Searches every byte of a letter of ours for marked tiles (games/marked_tiles.h),
 * however they are written: in quoted-printable, an encoded word, a character
 * reference or a link. Tiles that the reader may not know may occur only in the list
 * of all tiles that he does not know, in the order of the alphabet, because that
 * does not tell where a tile lies.
 */
#ifndef TESTS_HELPERS_CLUB_LEAK_SEARCH_H
#define TESTS_HELPERS_CLUB_LEAK_SEARCH_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

/* A letter with every encoding undone that may hide text. */
struct opened_letter {
	struct view text;
	const char *lower; /* the same with A to Z in lower case */
};
void leak_open(struct arena *arena, struct view raw, struct opened_letter *out);

/* Searches for tiles that the reader may not know: bit t of `hidden` is tile t.
 * Returns NULL when the letter keeps all of them, else what it tells, in `arena`.
 * *lists counts the lists of all hidden tiles, *faces the marked letters of any
 * kind. */
const char *leak_search(struct arena *arena, const struct opened_letter *l,
			uint64_t hidden, long *lists, long *faces);
/* Whether the text, in lower case, occurs anywhere in the letter. */
bool leak_stands(const struct opened_letter *l, const char *text);

#endif
