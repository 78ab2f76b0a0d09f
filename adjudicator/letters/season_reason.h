/* SPDX-License-Identifier: ISC */
/*
 * Why a season ended a game. The reason is part of the game's record: it is kept in
 * English, for good, as one that a referee wrote is kept in his words. Who reads it in
 * a letter does so in his own language.
 */
#ifndef ADJUDICATOR_LETTERS_SEASON_REASON_H
#define ADJUDICATOR_LETTERS_SEASON_REASON_H

#include "formats/text/buf.h"

/* What the record keeps of that phrase, "season-because-left". */
struct view season_reason(struct arena *arena, const char *phrase);
/* The number of that phrase, from 1 on, and back; 0 and "" for one that is none. They
 * are stored: the order stays. */
int season_reason_number(const char *phrase);
const char *season_reason_name(int number);
/* A ruling's reason as a reader of that language gets it, if a season gave it; else it
 * stays as it is. */
struct view season_reason_in(struct arena *arena, struct view language,
			     struct view because, bool *given);

#endif
