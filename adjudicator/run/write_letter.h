/* SPDX-License-Identifier: ISC */
/* The envelope of a letter that is being written: its subject, and whom it is from. */
#ifndef ADJUDICATOR_RUN_WRITE_LETTER_H
#define ADJUDICATOR_RUN_WRITE_LETTER_H

#include "adjudicator/letters/body.h"

/* From what its notices tell, or, as its reader chose, the same for a whole game. */
struct view write_subject(const struct draft *p);

/* Sets sender, recipient, ids and thread, and the secret in the subject of out, if it
 * is to have one. */
bool write_address(struct draft *p, struct reply *out);

/* The moment that the letter's token names. Before a game begins its seats are places
 * in the invitation: that is turn 0. */
int write_moment(const struct draft *p);

#endif
