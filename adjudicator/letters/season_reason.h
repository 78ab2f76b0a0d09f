/* SPDX-License-Identifier: ISC */
/*
 * Why a season ended a game. The reason is part of the game's record, where it stays
 * in English, as a referee's reason stays in his words. A letter shows it in its
 * reader's language.
 */
#ifndef ADJUDICATOR_LETTERS_SEASON_REASON_H
#define ADJUDICATOR_LETTERS_SEASON_REASON_H

#include "formats/text/buf.h"

/* The phrase ("season-because-left") as the record keeps it. */
struct view season_reason(struct arena *arena, const char *phrase);
/* The number of a phrase, from 1 on, and the phrase of a number; 0 and "" for none.
 * Numbers are stored: the order of the phrases must stay. */
int season_reason_number(const char *phrase);
const char *season_reason_name(int number);
/* The reason of a ruling for a reader of that language: translated if a season gave
 * it (*given), else unchanged. */
struct view season_reason_in(struct arena *arena, struct view language,
			     struct view because, bool *given);
/* Whether a season gave it for a game that somebody lost by forfeit. */
bool season_reason_of_loss(struct arena *arena, struct view because);

#endif
