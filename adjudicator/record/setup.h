/* SPDX-License-Identifier: ISC */
/*
 * From text to a set-up: the start event of a stored game, the header of a turn file,
 * or what an operator typed. The words come from the word lists.
 */
#ifndef ADJUDICATOR_RECORD_SETUP_H
#define ADJUDICATOR_RECORD_SETUP_H

#include "adjudicator/club/lexica.h"
#include "adjudicator/games/game.h"
#include "formats/files/turnfile.h"

/* The parts an operator names. */
struct setup_text {
	struct view game, language, options, lexicon;
};
enum setup_part { PART_GAME, PART_LANGUAGE, PART_OPTIONS, PART_LEXICON };

/* ERR_DATA with a sentence for an unknown game, language, option or lexicon; *fault is
 * the part it is about. Names, seats and seed are the caller's to fill. */
bool setup_make(struct arena *arena, struct lexica *lexica,
		const struct setup_text *text, struct setup *out,
		enum setup_part *fault, struct err *err);

/* The family its tile sets are of, and the languages a game has: "en, es, ca". */
const char *setup_family(const struct setup *s);
const char *setup_languages(struct arena *arena, const struct game *g);
/* Whether its tile set is the game's own. Games on paths count on values and weights
 * that other sets have not (W2, U5); those that once began with another go on, and none
 * begins any more. */
bool setup_own_tiles(const struct setup *s);
/* The same with a sentence that names the sets, for whatever begins a game. */
bool setup_may_begin(struct arena *arena, const struct setup *s, struct err *err);

/* All tiles of a game, "A:9 B:2 ... ?:2", in `arena`. */
struct view setup_tiles(struct arena *arena, const struct setup *s);
/* What follows "start" in the start event, and back. */
void setup_write_start(struct buf *b, const struct setup *s);
/* The words that a start names, as lexica_set takes them: "en-scowl80-1 HASH". */
struct view setup_lexicon_named(struct arena *arena, struct view start);
void setup_write_hidden(struct buf *b, const struct setup *s); /* racks given */
bool setup_read_start(struct arena *arena, struct lexica *lexica, const struct event *e,
		      struct setup *out, struct err *err);
/* Whether the game's words are a list of its own; writes it. */
bool setup_lists_words(const struct setup *s);
void setup_write_words(struct buf *b, const struct setup *s, const char *between);

/* Takes off what was given for the start: another game of the kind begins afresh. */
void setup_forget_start(struct setup *s);

/* A turn file's header; complaints are FILE:LINE:COLUMN. */
bool setup_from_turnfile(struct arena *arena, struct lexica *lexica,
			 const struct turnfile *t, const char *file, struct setup *out,
			 struct err *err);

/*
 * What a path game begins with where it is given: WordCap's letters, the faces and the
 * bonuses of Cubes. In turn files these are headers; in a start event the letters of a
 * grid stand in the open and those of a pile in the hidden part.
 */

/* The headers that a game's ground takes, and a complaint for each that it does not
 * (also for those of board games in a path game). */
bool ground_from_turnfile(struct arena *arena, const struct turnfile *t,
			  const char *file, struct setup *s, struct err *err);
void ground_to_turnfile(struct arena *arena, const struct setup *s, struct turnfile *t);

/* " board=STARE,LONDM,..." and "faces=19T:C,..  bonus=24:DW,.." (or "bonus=none"). */
void ground_write_open(struct buf *b, const struct setup *s);
void ground_write_hidden(struct buf *b, const struct setup *s);
/* Values of these fields, empty where there are none. False: they are damaged. */
bool ground_read(struct setup *s, struct view board, struct view faces,
		 struct view bonus);

#endif
