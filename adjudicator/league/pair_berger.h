/* SPDX-License-Identifier: ISC */
/*
 * Berger tables, in closed form. For n entrants (even; an odd number gets an empty
 * place at the end) the last one meets 1, n/2 + 1, 2, n/2 + 2, ... in successive
 * rounds, and has the second move in odd rounds. When it meets p, then p + k has the
 * first move against p - k (counted round the others: after n - 1 comes 1). Where
 * everybody meets twice, the first moves of the second leg are reversed, and the
 * last two rounds of the first leg are exchanged, so that nobody has the first, or
 * the second, move three times running.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_BERGER_H
#define ADJUDICATOR_LEAGUE_PAIR_BERGER_H

int berger_length(int n, int legs); /* the number of rounds */
/* Who meets on board `board` (from 0, less than (n + 1) / 2) in round `round` (from
 * 1): indexes from 0, -1 for the empty place. */
void berger_board(int n, int legs, int round, int board, int *first, int *second);

#endif
