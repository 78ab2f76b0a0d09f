/* SPDX-License-Identifier: ISC */
/*
 * The letters between a season and its director: what he is to decide, each choice with
 * a number, and what he decided. A referee who plays in a game decides nothing in it.
 */
#ifndef ADJUDICATOR_SEASON_DIRECTOR_H
#define ADJUDICATOR_SEASON_DIRECTOR_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/season/policy.h"

/* Fills c->referee: the season's director, else another referee; 0: there is none who
 * has no part in it. */
bool director_pick(struct context *d, struct arena *arena, const struct season_run *r,
		   struct concern *c, struct err *err);
/* One letter about all of these that are his. */
struct director_list {
	const struct concern *concern;
	size_t count;
};
bool director_ask(struct context *d, struct arena *arena, struct season_run *r,
		  int64_t referee, const struct director_list *list, struct err *err);
/* A letter of a referee's from that standing, where it decides something in a season;
 * `orders` becomes its lines, for the ledger. */
bool director_letter(struct hearing *h, const struct letter *l, enum standing standing,
		     struct orders *orders, bool *handled);

#endif
