/* SPDX-License-Identifier: ISC */
/* Two letters that say different things under one Message-ID. */
#ifndef ADJUDICATOR_RUN_SAME_ID_H
#define ADJUDICATOR_RUN_SAME_ID_H

#include "adjudicator/letters/hearing.h"

/* The letter at hand says something else than letter `first`, which was heard: where
 * both claim to be of one player, about a game, a referee gets both as a case. */
bool same_id_hear(struct hearing *h, const struct letter *l, int64_t first);

/* A letter without a Message-ID is known by what it says and the day it came: the same
 * words on another day are another letter. */
void same_id_identify(struct letter *l, int64_t arrived);

#endif
