/* SPDX-License-Identifier: ISC */
/*
 * The inside of struct alphabet, shared by its reader and its user only. Reading a text
 * takes two steps: each code point becomes letters ("é" -> E, "œ" -> O E), and letters
 * become tiles ("C H" -> CH). A letter is a number from 1 on: the code points that the
 * faces of tiles are made of, without regard to case.
 */
#ifndef DICT_ALPHABET_TABLE_H
#define DICT_ALPHABET_TABLE_H

#include "dict/alphabet.h"

enum { LETTER_NONE = 0, LETTERS = 96, GLYPH_LETTERS = 3 };

/* A code point as it is typed, and the letters it counts as. Ordered by cp. */
struct glyph {
	uint32_t cp;
	uint8_t letter[GLYPH_LETTERS];
	uint8_t n;
	uint8_t how;  /* enum letter_case */
	bool foreign; /* a letter that the set does not have */
};

/* A letter as it is typed where no key has it: a mark and a letter of ASCII. */
struct escape {
	char mark; /* of ESCAPE_MARKS */
	char with; /* upper case */
	uint8_t letter;
};

#define ESCAPE_MARKS "~,\""

/* The letters of one tile. Those that begin with the same letter are neighbours, the
 * longer one first. */
struct spelling {
	uint8_t letter[FACE_LETTERS];
	uint8_t n;
	uint8_t tile;
	bool must;
};

/* Small letters, digits and hyphens, and room for it. Also what keeps a foreign id from
 * naming another file. */
bool alphabet_id_sound(struct view id);
/* Fills a->plain and a->plain_tiles from its glyphs and spellings. */
void alphabet_find_plain(struct alphabet *a);

#endif
