/* SPDX-License-Identifier: ISC */
/*
 * Makes a set-up from text: the start event of a stored game, the header of a turn
 * file, or what an operator typed. The lexicon comes from the installed word lists.
 */
#ifndef ADJUDICATOR_RECORD_SETUP_H
#define ADJUDICATOR_RECORD_SETUP_H

#include "adjudicator/club/lexica.h"
#include "adjudicator/games/game.h"
#include "formats/files/turnfile.h"

/* The parts that an operator names. */
struct setup_text {
	struct view game, language, options, lexicon;
};
enum setup_part { PART_GAME, PART_LANGUAGE, PART_OPTIONS, PART_LEXICON };

/* Fails with ERR_DATA and a sentence for an unknown game, language, option or
 * lexicon; *fault is the part concerned. The caller fills names, seats and seed. */
bool setup_make(struct arena *arena, struct lexica *lexica,
		const struct setup_text *text, struct setup *out,
		enum setup_part *fault, struct err *err);

/* The family of its tile sets; the languages of a game: "en, es, ca". */
const char *setup_family(const struct setup *s);
const char *setup_languages(struct arena *arena, const struct game *g);
/* Whether its tile set is the game's own. Path games need values and weights that
 * other sets do not have (W2, U5). Games that began with another set go on, but none
 * may begin with one. */
bool setup_own_tiles(const struct setup *s);
/* The same check for whatever begins a game; fails with a sentence that names the
 * sets. */
bool setup_may_begin(struct arena *arena, const struct setup *s, struct err *err);

/* All tiles of the set, "A:9 B:2 ... ?:2", in `arena`. */
struct view setup_tiles(struct arena *arena, const struct setup *s);
/* Write and read what follows "start" in the start event. */
void setup_write_start(struct buf *b, const struct setup *s);
/* The version of the rules that a start names. Games from before versions were
 * recorded have version 1; fails where the program does not know it. */
bool setup_read_version(struct view start, int *version, struct err *err);
/* The lexicon that a start names, as lexica_set takes it: "en-scowl80-1 HASH". */
struct view setup_lexicon_named(struct arena *arena, struct view start);
void setup_write_hidden(struct buf *b, const struct setup *s); /* given racks */
bool setup_read_start(struct arena *arena, struct lexica *lexica, const struct event *e,
		      struct setup *out, struct err *err);
/* Whether the lexicon is a list that belongs to this game alone; and writes that
 * list. */
bool setup_lists_words(const struct setup *s);
void setup_write_words(struct buf *b, const struct setup *s, const char *between);

/* Removes the set-up position, for another game of the same kind. */
void setup_forget_start(struct setup *s);

/* Reads the header of a turn file; complaints are FILE:LINE:COLUMN. */
bool setup_from_turnfile(struct arena *arena, struct lexica *lexica,
			 const struct turnfile *t, const char *file, struct setup *out,
			 struct err *err);

/*
 * The set-up of a path game, where it is given: WordCap's letters, the faces and
 * bonuses of Cubes. In turn files these are headers. In a start event the letters of
 * a grid are public, those of a pile are in the hidden part.
 */

/* Reads the headers that the game can have, and complains about each that it cannot
 * (also headers of board games in a path game). */
bool ground_from_turnfile(struct arena *arena, const struct turnfile *t,
			  const char *file, struct setup *s, struct err *err);
void ground_to_turnfile(struct arena *arena, const struct setup *s, struct turnfile *t);

/* Write " board=STARE,LONDM,..." and "faces=19T:C,.. bonus=24:DW,.." (or
 * "bonus=none"). */
void ground_write_open(struct buf *b, const struct setup *s);
void ground_write_hidden(struct buf *b, const struct setup *s);
/* Reads the values of these fields, empty where they are missing. Returns false when
 * they are damaged. */
bool ground_read(struct setup *s, struct view board, struct view faces,
		 struct view bonus);

#endif
