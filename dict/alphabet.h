/* SPDX-License-Identifier: ISC */
/*
 * The letters of one language as tiles. A tile is a small number: 1..n, in the order
 * of the alphabet's data file (dict/data/ID.alphabet). 0 is a blank on a rack, or an
 * empty square on a board. TILE_AS_BLANK is set on the letter that a blank stands
 * for (S5). A tile may be written with several letters ("CH", "L·L").
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
	ALPHABET_TILES = 62, /* at most, so that a set of tiles fits a uint64_t */
	TILE_BLANK = 0,
	TILE_AS_BLANK = 0x80,
	TILE_LETTER = 0x7f, /* mask that removes TILE_AS_BLANK */
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
	/* Of all that gives tile numbers their meaning: id, faces in order, pairs
	 * that must be one tile. Letters folded in addition change no lexicon and no
	 * game. */
	struct hash hash;
	const struct glyph *glyph; /* letters as typed (dict/alphabet_table.h) */
	size_t glyphs;
	const struct spelling *spelling; /* letters to tiles, longest first */
	size_t spellings;
	const struct escape *escape; /* "~N": for keyboards without the letter */
	size_t escapes;
	struct view tileless; /* letters without a tile, upper case: "K W" */
	/* The tile of an ASCII letter that is always one tile, whatever is beside
	 * it; else 0. */
	uint8_t plain[128];
	uint64_t plain_tiles; /* the same tiles as a set of bits */
};

/* The case in which a letter was written; it marks a blank where case has a meaning.
 * CASE_NONE: the letter has no case, or the letters of a tile differ in case
 * ("Ch"). */
enum letter_case { CASE_UPPER, CASE_LOWER, CASE_NONE };

/* One way of splitting a text into tiles. */
struct tile_text {
	uint8_t n;
	uint8_t tile[WORD_TILES];
	uint8_t how[WORD_TILES];   /* enum letter_case */
	uint16_t from[WORD_TILES]; /* byte offset in the text that was read */
	uint16_t len[WORD_TILES];
};

/* Reads a data file; everything it holds lives in `arena`. */
bool alphabet_read(struct alphabet *out, struct arena *arena, struct view id,
		   struct view data, struct err *err);
/* Loads the built-in alphabet `id`; fails with a sentence that lists those there
 * are. */
bool alphabet_load(struct alphabet *out, struct arena *arena, struct view id,
		   struct err *err);

/*
 * Splits letters (no brackets, dots or marks) into tiles in every way that the
 * alphabet allows, longest tiles first. Keeps at most `max` readings and returns how
 * many it kept. Returns 0 when some letter has no tile; *bad is then that slice of
 * the text, or all of it when it is empty or longer than WORD_TILES. Aliases (l-l
 * for L·L, U+0140), folded letters (É is read as E in en and es) and letters typed
 * for keyboards that lack one (~N for Ñ in es) are accepted. Pairs that must be one
 * tile (es: CH LL RR) are read only so.
 */
size_t alphabet_split(const struct alphabet *a, struct view text, struct tile_text *out,
		      size_t max, struct view *bad);
/* Whether the text contains a letter that is not in the set, but is read as one that
 * is (É as E); *which is the first such letter. */
bool alphabet_foreign(const struct alphabet *a, struct view text, struct view *which);
/* The tile of a name as in brackets: "CH", "ch", "L.L"; *how is its case. 0 when
 * there is none. */
uint8_t alphabet_tile(const struct alphabet *a, struct view text,
		      enum letter_case *how);

/* A tile in plain letters: "CH", "ch" for a blank, "?" for TILE_BLANK. */
const char *alphabet_face(const struct alphabet *a, uint8_t tile);
/* A tile in notation: the same, but several letters are in brackets: "[CH]",
 * "[ch]". */
void alphabet_write_tile(const struct alphabet *a, struct buf *b, uint8_t tile);
/* Both write a word: in notation (brackets, blanks in lower case), or as people
 * spell it (all upper case). Notation also brackets a letter that would be read as
 * part of another tile: C and H side by side are "[C]H" where CH is a tile. */
void alphabet_write(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		    size_t n);
void alphabet_spell(const struct alphabet *a, struct buf *b, const uint8_t *tile,
		    size_t n);

#endif
