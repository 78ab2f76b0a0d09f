/* SPDX-License-Identifier: ISC */
/*
 * One game as text: header lines "Key: value", a blank line, then "NAME: ORDER" lines
 * and "@ fact" lines. This reader knows the shape, no game: values stay text. Facts
 * that prove the rest ("@ log ...") stand apart from it, behind the last order.
 */
#ifndef FORMATS_FILES_TURNFILE_H
#define FORMATS_FILES_TURNFILE_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"

enum { TURNFILE_PLAYERS = 4 };

struct turn_value {
	struct view name; /* "Ann" in "Rack Ann:"; else empty */
	struct view text;
	int line, column; /* of text */
};

struct turn_line {
	bool fact;        /* "@ time ..." : text is "time ..." */
	struct view name; /* who orders; empty for facts */
	struct view text;
	int line, column; /* of text, from 1 */
};

struct turnfile {
	struct turn_value game, language, options, lexicon, bag, racks;
	struct turn_value player[TURNFILE_PLAYERS];
	size_t players;
	struct turn_value rack[TURNFILE_PLAYERS]; /* name and tiles */
	size_t racks_given;
	struct turn_value *setup, *board, *face, *bonus;
	size_t setups, boards, faces, bonuses;
	bool has_seed, open, bag_empty;
	uint8_t seed[HASH_BYTES];
	struct turn_line *turn;
	size_t turns;
	struct turn_line *proof; /* facts all */
	size_t proofs;
};

/* `file` is the name used in complaints. Every fault is reported as FILE:LINE:COLUMN on
 * a line of its own in err (as many as fit), kind ERR_DATA. Slices of `text`, lists in
 * `arena`. Order lines must name one of the players. */
bool turnfile_read(struct arena *arena, struct view text, const char *file,
		   struct turnfile *out, struct err *err);
void turnfile_write(struct buf *b, const struct turnfile *t);

#endif
