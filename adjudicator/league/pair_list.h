/* SPDX-License-Identifier: ISC */
/* The fixtures of a round while they are made: a place for every entrant. */
#ifndef ADJUDICATOR_LEAGUE_PAIR_LIST_H
#define ADJUDICATOR_LEAGUE_PAIR_LIST_H

#include "adjudicator/league/pair.h"

struct pair_list {
	struct fixture *game, *bye;
	size_t games, byes;
};

struct pair_list pair_list_new(struct arena *arena, size_t entrants);
void pair_list_game(struct pair_list *l, int first, int second);
void pair_list_bye(struct pair_list *l, int entrant);
/* A game where both are here, a bye for the one who is, else nothing. Either may be -1:
 * nobody. */
void pair_list_meet(struct pair_list *l, const struct pairing *p, int first,
		    int second);
/* Byes go behind the games and boards get their numbers. */
void pair_list_end(struct pair_list *l, struct fixture **out, size_t *count);

#endif
