/* SPDX-License-Identifier: ISC */
/* First steps of a program that adjudicator(1) starts with a socket as its standard
 * input. */
#ifndef ADJUDICATOR_MAIL_STARTED_H
#define ADJUDICATOR_MAIL_STARTED_H

#include <stdbool.h>

/* False when somebody else started the program, for example from a keyboard. */
bool started_by_us(void);
/* Closes every descriptor but that socket; what a library prints goes to
 * /dev/null. */
void started_alone(void);

#endif
