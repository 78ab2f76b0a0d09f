/* SPDX-License-Identifier: ISC */
/* What a host lets its clubs have: it keeps new games and sign-ups waiting, and never a
 * letter of a game that goes on. */
#ifndef ADJUDICATOR_PLAY_QUOTA_H
#define ADJUDICATOR_PLAY_QUOTA_H

#include "adjudicator/letters/hearing.h"

/* *why: a part of a sentence, why nothing new may begin now; NULL: it may. */
bool quota_left(const struct hearing *h, const char **why);

#endif
