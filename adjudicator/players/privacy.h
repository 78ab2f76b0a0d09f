/* SPDX-License-Identifier: ISC */
/*
 * What is kept about a player, said to himself: privacy, export my data, forget me.
 */
#ifndef ADJUDICATOR_PLAYERS_PRIVACY_H
#define ADJUDICATOR_PLAYERS_PRIVACY_H

#include "adjudicator/letters/hearing.h"

/* One of these. */
bool privacy_order(struct hearing *h, const struct order *o);
/* Of a letter that does not prove who wrote it: he is asked first, but what he may read
 * goes to his registered address anyway. */
bool privacy_unproved(struct hearing *h, const struct order *o);

/* privacy_export.c */
bool privacy_export(struct hearing *h, const struct order *o);

#endif
