/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_GAMES_CUBES_H
#define ADJUDICATOR_GAMES_CUBES_H

#include "adjudicator/games/path_game.h"

extern const struct game cubes;
extern const struct engine cubes_engine;

#endif
