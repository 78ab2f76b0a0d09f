/* SPDX-License-Identifier: ISC */
/*
 * Points for the weaker of two players (S19), from their ratings. By Glicko the
 * stronger wins one game in so many; a difference of points between two players of a
 * board game scatters by about 100 around its mean. Where both hold, the mean is the
 * number of points that would make it an even game. Ten of them are taken off, for
 * whoever gets the points has the first turn as well.
 */
#ifndef ADJUDICATOR_LEAGUE_HANDICAP_H
#define ADJUDICATOR_LEAGUE_HANDICAP_H

/* Of a difference in whole rating points; 0: too small to count. */
int handicap_suggested(int difference);

#endif
