/* SPDX-License-Identifier: ISC */
/* The first steps of a program that adjudicator(1) starts, with one socket for its
 * standard input. */
#ifndef ADJUDICATOR_MAIL_STARTED_H
#define ADJUDICATOR_MAIL_STARTED_H

#include <stdbool.h>

/* False where somebody else has started it, as from a keyboard. */
bool started_by_us(void);
/* Closes all but that socket; what a library prints in its distress goes nowhere. */
void started_alone(void);

#endif
