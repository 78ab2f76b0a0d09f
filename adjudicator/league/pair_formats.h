/* SPDX-License-Identifier: ISC */
/* The formats that pair.c knows, each in a file of its name. What they are given is
 * within its bounds. */
#ifndef ADJUDICATOR_LEAGUE_PAIR_FORMATS_H
#define ADJUDICATOR_LEAGUE_PAIR_FORMATS_H

#include "adjudicator/league/pair_list.h"

int berger_rounds(const struct pairing *p);
bool berger_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		  int round, struct diag *diag);

int swiss_rounds(const struct pairing *p);
bool swiss_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		 int round, struct diag *diag);

int king_rounds(const struct pairing *p);
bool king_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		int round, struct diag *diag);

int knockout_rounds(const struct pairing *p);
bool knockout_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		    int round, struct diag *diag);

int teams_rounds(const struct pairing *p);
bool teams_round(struct arena *arena, struct pair_list *l, const struct pairing *p,
		 int round, struct diag *diag);

#endif
