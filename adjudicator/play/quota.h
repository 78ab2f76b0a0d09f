/* SPDX-License-Identifier: ISC */
/* Limits that a host sets for its clubs. They hold back new games and sign-ups, but
 * never a letter of a game that goes on. */
#ifndef ADJUDICATOR_PLAY_QUOTA_H
#define ADJUDICATOR_PLAY_QUOTA_H

#include "adjudicator/letters/hearing.h"

/* *why: why nothing new may begin now, as part of a sentence; NULL: it may. */
bool quota_left(const struct hearing *h, const char **why);

#endif
