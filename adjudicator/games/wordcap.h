/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_GAMES_WORDCAP_H
#define ADJUDICATOR_GAMES_WORDCAP_H

#include "adjudicator/games/path_game.h"

extern const struct game wordcap;
extern const struct engine wordcap_engine;

/* Words wait for the other players' answers (W6). */
bool wordcap_asked(const struct position *pos);

#endif
