/* SPDX-License-Identifier: ISC */
/* revoke: the secrets of one game, or of all, are made anew. */
#ifndef ADJUDICATOR_RUN_REVOKE_H
#define ADJUDICATOR_RUN_REVOKE_H

#include "adjudicator/letters/hearing.h"

bool revoke_order(struct hearing *h, const struct order *o);

#endif
