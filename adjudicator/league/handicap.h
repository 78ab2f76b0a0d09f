/* SPDX-License-Identifier: ISC */
/*
 * Points for the weaker of two players (S19), from their ratings. Glicko says how
 * often the stronger player wins, and the difference of points between two players
 * of a board game varies by about 100 around its mean. From both follows the mean,
 * which is the number of points that makes the game even. Ten are taken off, because
 * the player with the points also has the first turn.
 */
#ifndef ADJUDICATOR_LEAGUE_HANDICAP_H
#define ADJUDICATOR_LEAGUE_HANDICAP_H

/* From a difference in whole rating points; 0: too small for a handicap. */
int handicap_suggested(int difference);

#endif
