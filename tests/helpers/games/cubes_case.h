/* SPDX-License-Identifier: ISC */
/*
 * Games of Cubes as board_case.h has them, from headers of a turn file. The faces that
 * show at the start are
 *
 *   top       19 C  20 A  21 T    right  21 I  24 L  27 M    left  25 F  26 Y  27 K
 *             22 R  23 O  24 S           12 P  15 U  18 G          16 Q  17 V  18 A
 *             25 E  26 D  27 N            3 B   6 H   9 W           7 T   8 E   9 J
 */
#ifndef TESTS_HELPERS_GAMES_CUBES_CASE_H
#define TESTS_HELPERS_GAMES_CUBES_CASE_H

#include "adjudicator/games/paths/cubes.h"
#include "tests/helpers/games/board_case.h"

#define CUBES_FACES                                                                    \
	"Face: 19T C 20T A 21T T 22T R 23T O 24T S 25T E 26T D 27T N\n"                \
	"Face: 21R I 24R L 27R M 12R P 15R U 18R G 03R B 06R H 09R W\n"                \
	"Face: 25L F 26L Y 27L K 16L Q 17L V 18L A 07L T 08L E 09L J\n"
#define CUBES_ALONE "Game: cubes\nPlayer: Ann\n" CUBES_FACES
#define CUBES_TWO   "Game: cubes\nPlayer: Ann\nPlayer: Ben\n" CUBES_FACES

/* "19:1 20:2": the cubes that were used and are still there. */
const char *cubes_uses(struct board_case *c, const struct position *pos);
/* "21 27" */
const char *cubes_gone(struct board_case *c, const struct position *pos);

#endif
