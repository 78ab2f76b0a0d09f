/* SPDX-License-Identifier: ISC */
/*
 * The letters between a season and its director: what he is to decide, each choice with
 * a number, and what he decided. A referee who plays in a game decides nothing in it.
 */
#ifndef ADJUDICATOR_SEASON_DIRECTOR_H
#define ADJUDICATOR_SEASON_DIRECTOR_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/season/policy.h"
#include "formats/files/season_line.h"

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

/* The choices that he has; his letter and his answer share them. */
struct season_choice {
	enum season_act act;
	const char *phrase; /* what it means */
	const char *word;   /* as he may write it */
};

/* The n-th of them, from 0, and that which does so; NULL: there is none. */
const struct season_choice *director_choice(const struct concern *c, long n);
const struct season_choice *director_choice_of(const struct concern *c,
					       enum season_act act);
/* Whether that player has a part in it. */
bool director_party(const struct season_run *r, const struct concern *c,
		    int64_t player);
/* season, number, name; of a game other, game, round; of one that goes on most, least
 * and lead, who has more. */
bool director_fields(struct context *d, struct arena *arena, struct season_run *r,
		     const struct concern *c, struct fields **out, struct err *err);

/* One letter about all of these that are nobody's; without an organiser there is none,
 * and *unheard is how many they are. */
bool season_unheard(struct context *d, struct arena *arena, struct season_run *r,
		    const struct director_list *list, long *unheard, struct err *err);

#endif
