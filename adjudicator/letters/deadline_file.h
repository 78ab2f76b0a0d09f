/* SPDX-License-Identifier: ISC */
/* The ends of a player's turns as a file for his calendar: one date for each game,
 * which moves as the game goes on (formats/files/calendar.h). */
#ifndef ADJUDICATOR_LETTERS_DEADLINE_FILE_H
#define ADJUDICATOR_LETTERS_DEADLINE_FILE_H

#include "adjudicator/letters/body.h"

/* Whether that seat is to move and has a deadline. */
bool deadline_of(const struct record *r, int seat);
/* Adds its date to a file that was begun. */
void deadline_add(struct buf *file, const struct context *d, struct view language,
		  const struct record *r, int seat);
struct attachment deadline_file(struct buf *file);
/* Attaches the date of the letter's game, where the reader wants it (`set calendar
 * on`). */
void body_calendar(const struct draft *p, struct reply *out);

#endif
