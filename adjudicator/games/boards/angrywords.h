/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_GAMES_BOARDS_ANGRYWORDS_H
#define ADJUDICATOR_GAMES_BOARDS_ANGRYWORDS_H

#include "adjudicator/games/game.h"

extern const struct game angrywords;

#endif
