/* SPDX-License-Identifier: ISC */
/*
 * What a path game begins with where it is given: WordCap's letters, the faces and the
 * bonuses of Cubes. In turn files these are headers; in a start event the letters of a
 * grid stand in the open and those of a pile in the hidden part.
 */
#ifndef ADJUDICATOR_RECORD_SETUP_GROUND_H
#define ADJUDICATOR_RECORD_SETUP_GROUND_H

#include "adjudicator/record/setup.h"

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
