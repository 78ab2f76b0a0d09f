/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_GAMES_BOARDS_WORDGAME_H
#define ADJUDICATOR_GAMES_BOARDS_WORDGAME_H

#include "adjudicator/games/game.h"

extern const struct game wordgame;

#endif
