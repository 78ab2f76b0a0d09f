/* SPDX-License-Identifier: ISC */
/*
 * What only the organiser can settle and nobody else is told: letters that could not
 * be read, two letters with one Message-ID, a server that takes no letter, a wrong
 * clock, letters in the mailbox that hold up all clocks, bulletin words that cannot
 * be read. All of it goes into one letter, at most one a day; what comes up later
 * waits for the next. Without an organiser, the log tells it.
 */
#ifndef ADJUDICATOR_LETTERS_ORGANISER_H
#define ADJUDICATOR_LETTERS_ORGANISER_H

#include "adjudicator/club/context.h"

/* For how many seconds a letter in the mailbox that cannot be read holds up the
 * clocks (L11). */
enum { UNREAD_HOLDS = 7 * 86400 };
/* Writes to the organiser what there is to tell, in the caller's transaction. */
bool organiser_tell(struct context *d, struct arena *arena, struct err *err);
/* The file in the club's folder with the organiser's words for the bulletin of that
 * month (year * 12 + month - 1); a letter takes BULLETIN_WORDS bytes of them at
 * most. */
enum { BULLETIN_WORDS = 4000 };
const char *bulletin_file(struct arena *arena, int month);

#endif
