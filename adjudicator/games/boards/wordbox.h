/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_GAMES_BOARDS_WORDBOX_H
#define ADJUDICATOR_GAMES_BOARDS_WORDBOX_H

#include "adjudicator/games/game.h"

extern const struct game wordbox;

#endif
