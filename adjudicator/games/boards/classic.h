/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_GAMES_BOARDS_CLASSIC_H
#define ADJUDICATOR_GAMES_BOARDS_CLASSIC_H

#include "adjudicator/games/game.h"

extern const struct game classic;

#endif
