/* SPDX-License-Identifier: ISC */
/*
 * The letters of one language as tiles. A tile is a small number: 1..n in the order
 * of the alphabet's data file (dict/data/ID.alphabet); 0 is the blank on a rack and an
 * empty square on a board; TILE_AS_BLANK is set on a letter that a blank stands for
 * (S5). A tile may be written with several letters ("CH", "L·L").
 */
#ifndef DICT_ALPHABET_H
#define DICT_ALPHABET_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"
#include "formats/text/view.h"
#include <stdint.h>

enum {
	ALPHABET_TILES = 62, /* at most; so a set of tiles is a uint64_t */
	TILE_BLANK = 0,
	TILE_AS_BLANK = 0x80,
	TILE_LETTER = 0x7f, /* mask: the letter whatever it is made of */
	FACE_MAX = 12,      /* bytes of the longest face, with NUL */
	FACE_LETTERS = 4,   /* letters of the longest face ("L·L" has 3) */
	WORD_TILES = 32     /* tiles in the longest word anywhere */
};

struct alphabet {
	char id[24];                              /* "en", "es", "es-97", "ca" */
	uint8_t count;                            /* tiles 1..count */
	char upper[ALPHABET_TILES + 1][FACE_MAX]; /* "CH" */
	char lower[ALPHABET_TILES + 1][FACE_MAX]; /* "ch" */
	uint8_t width[ALPHABET_TILES + 1];        /* columns of the face */
	/* Of what makes tile numbers mean something: id, faces in order, must-pairs.
	 * One more letter to fold changes no lexicon and no game. */
	struct hash hash;
	const struct glyph *glyph; /* dict/alphabet_table.h: letters as typed */
	size_t glyphs;
	const struct spelling *spelling; /* letters to tiles, longest first */
	size_t spellings;
	const struct escape *escape; /* "~N": for those who have no such key */
	size_t escapes;
	struct view tileless; /* upper case, a space between: "K W" */
	/* ASCII letters that are one tile whatever stands beside them, else 0. */
	uint8_t plain[128];
	uint64_t plain_tiles; /* the same tiles, a bit each */
};

/* Which case a written letter had: what tells a blank where case means something.
 * CASE_NONE: the letter has no case, or a tile's letters have both ("Ch"). */
enum letter_case { CASE_UPPER, CASE_LOWER, CASE_NONE };

/* One way to take a text apart into tiles. */
struct tile_text {
	uint8_t n;
	uint8_t tile[WORD_TILES];
	uint8_t how[WORD_TILES];   /* enum letter_case */
	uint16_t from[WORD_TILES]; /* byte offset in the text read */
	uint16_t len[WORD_TILES];
};

/* Reads a data file; everything it holds lives in `arena`. */
bool alphabet_read(struct alphabet *out, struct arena *arena, struct view id,
		   struct view data, struct err *err);
/* The built-in alphabet `id`; false with a sentence that lists those there are. */
bool alphabet_load(struct alphabet *out, struct arena *arena, struct view id,
		   struct err *err);

/*
 * Takes letters (no brackets, dots or marks) apart into tiles, in every way the
 * alphabet allows, longest tiles first. Keeps at most `max` readings and returns how
 * many it kept; 0 when some letter has no tile, and then *bad is that slice of text
 * (all of it when it is empty or longer than WORD_TILES). Aliases (l-l for L·L,
 * U+0140), letters to be folded (É -> E in en and es) and those for keyboards that lack
 * one (~N -> Ñ in es) are accepted; pairs that must be one tile (es: CH LL RR) are read
 * only so.
 */
size_t alphabet_split(const struct alphabet *a, struct view text, struct tile_text *out,
		      size_t max, struct view *bad);
/* Whether a letter stands in the text that the set has not, though it counts as one of
 * the set where people type (É as E); *which is the first of them. */
bool alphabet_foreign(const struct alphabet *a, struct view text, struct view *which);
/* One tile named in brackets or alone: "CH", "ch", "L.L". 0 when there is none. */
uint8_t alphabet_tile(const struct alphabet *a, struct view text,
		      enum letter_case *how);

/* A tile as plain letters: "CH", "ch" as a blank, "?" for TILE_BLANK. */
const char *alphabet_face(const struct alphabet *a, uint8_t tile);
/* A tile in notation: as above, but several letters in brackets: "[CH]", "[ch]". */
void alphabet_write_tile(const struct alphabet *a, struct buf *b, uint8_t tile);
/* A word in notation (brackets, blanks lower-case) and as people spell it (all upper
 * case). A letter is bracketed too where it would be read as part of a tile: C and H
 * side by side are "[C]H" where CH is a tile. */
void alphabet_write(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		    size_t n);
void alphabet_spell(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		    size_t n);

#endif
