/* SPDX-License-Identifier: ISC */
/*
 * The inside of struct alphabet, for the files that read and use it. Reading a text
 * takes two steps: each code point becomes letters ("é" -> E, "œ" -> O E), and
 * letters become tiles ("C H" -> CH). A letter is a number from 1: the code points
 * of which the faces of tiles are made, regardless of case.
 */
#ifndef DICT_ALPHABET_TABLE_H
#define DICT_ALPHABET_TABLE_H

#include "dict/alphabet.h"

enum { LETTER_NONE = 0, LETTERS = 96, GLYPH_LETTERS = 3 };

/* A code point that may be typed, and the letters it is read as. Ordered by cp. */
struct glyph {
	uint32_t cp;
	uint8_t letter[GLYPH_LETTERS];
	uint8_t n;
	uint8_t how;  /* enum letter_case */
	bool foreign; /* not a letter of the set, only read as one */
};

/* How a letter is typed on a keyboard without it: a mark and an ASCII letter. */
struct escape {
	char mark; /* one of ESCAPE_MARKS */
	char with; /* upper case */
	uint8_t letter;
};

#define ESCAPE_MARKS "~,\""

/* The letters of one tile. Spellings with the same first letter are neighbours,
 * longer ones first. */
struct spelling {
	uint8_t letter[FACE_LETTERS];
	uint8_t n;
	uint8_t tile;
	bool must;
};

/* Whether an id is only small letters, digits and hyphens, and not too long. So a
 * foreign id cannot name another file. */
bool alphabet_id_sound(struct view id);
/* Fills a->plain and a->plain_tiles from its glyphs and spellings. */
void alphabet_find_plain(struct alphabet *a);

#endif
