/* SPDX-License-Identifier: ISC */
/*
 * What is kept about a player, said to himself: privacy, export my data, forget me.
 */
#ifndef ADJUDICATOR_PLAYERS_PRIVACY_H
#define ADJUDICATOR_PLAYERS_PRIVACY_H

#include "adjudicator/letters/hearing.h"

bool privacy_asks(const struct order *o);
/* One of these. Not `proved` that the writer is who he says: he is asked first, but
 * what he may read goes to his registered address anyway. */
bool privacy_order(struct hearing *h, const struct order *o, bool proved);

/* privacy_export.c */
bool privacy_export(struct hearing *h, const struct order *o);

#endif
