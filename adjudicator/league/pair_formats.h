/* SPDX-License-Identifier: ISC */
/* The fixtures of a round while they are made, and the formats that make them, each
 * in a file with its name. pair.c has checked their arguments. */
#ifndef ADJUDICATOR_LEAGUE_PAIR_FORMATS_H
#define ADJUDICATOR_LEAGUE_PAIR_FORMATS_H

#include "adjudicator/league/pair.h"

/* With room for every entrant. */
struct pair_list {
	struct fixture *game, *bye;
	size_t games, byes;
};

struct pair_list pair_list_new(struct arena *arena, size_t entrants);
void pair_list_game(struct pair_list *l, int first, int second);
void pair_list_bye(struct pair_list *l, int entrant);
/* Adds a game where both entrants are there, a bye where one is, else nothing. -1
 * stands for nobody. */
void pair_list_meet(struct pair_list *l, const struct pairing *p, int first,
		    int second);
/* Puts the byes after the games and numbers the boards. */
void pair_list_end(struct pair_list *l, struct fixture **out, size_t *count);

/* The number of rounds; 0: no end. */
typedef int pair_counter(const struct pairing *p);
/* Fills the list for a round. Returns false with a diag where it cannot be paired. */
typedef bool pair_filler(struct arena *arena, struct pair_list *l,
			 const struct pairing *p, int round, struct diag *diag);

pair_counter berger_rounds, knockout_rounds, teams_rounds;
pair_filler berger_round, swiss_round, king_round, knockout_round, teams_round;

#endif
