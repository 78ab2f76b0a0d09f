/* SPDX-License-Identifier: ISC */
/*
 * Berger tables, in closed form. Of n (even; an odd number has an empty place behind
 * its last) the last meets 1, n/2 + 1, 2, n/2 + 2, ... round by round, having the
 * second move in odd rounds; when it meets p, then p + k (round the others, behind
 * n - 1 comes 1) has the first move against p - k. Where everybody meets twice the
 * first moves of the second leg are the others', and the last two rounds of the first
 * leg change places, so that nobody moves first, or second, three times running.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_BERGER_H
#define ADJUDICATOR_LEAGUE_PAIR_BERGER_H

int berger_length(int n, int legs); /* rounds */
/* Who meets on board `board` (from 0, under (n + 1) / 2) of round `round` (from 1):
 * places from 0, -1 for the empty one. */
void berger_board(int n, int legs, int round, int board, int *first, int *second);

#endif
