/* SPDX-License-Identifier: ISC */
/*
 * What only the organiser can settle, and nobody else hears of: letters that could not
 * be read, two letters under one Message-ID, a server that takes no letter at all, a
 * clock that is wrong, letters in the mailbox that hold up all clocks, words for the
 * bulletin that cannot be read. All of it goes into one letter, at most one a day; what
 * comes later waits for the next. Without an organiser the log has it.
 */
#ifndef ADJUDICATOR_LETTERS_ORGANISER_H
#define ADJUDICATOR_LETTERS_ORGANISER_H

#include "adjudicator/club/context.h"

/* For so many seconds a letter in the mailbox that cannot be read holds up the clocks
 * (rule L11). */
enum { UNREAD_HOLDS = 7 * 86400 };
/* Writes to the organiser what is due, in the caller's transaction. */
bool organiser_tell(struct context *d, struct arena *arena, struct err *err);
/* The file of his words for the bulletin of that month (year * 12 + month - 1), in the
 * club's folder; and how many bytes of them a letter takes. */
enum { BULLETIN_WORDS = 4000 };
const char *bulletin_file(struct arena *arena, int month);

#endif
