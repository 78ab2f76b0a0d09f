/* SPDX-License-Identifier: ISC */
/* Why a game that somebody asks for cannot be set up, in his language. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_WHY_H
#define ADJUDICATOR_PLAY_NEW_GAME_WHY_H

#include "adjudicator/play/begin.h"

/* What setup_make() found wrong with `text`, without a full stop; in `arena`. Where
 * word lists lie is nobody's business in a letter. */
const char *new_game_why(struct arena *arena, struct view language,
			 const struct setup_text *text, enum setup_part fault,
			 const struct err *why);
/* What begin_possible() found wrong, the same way. */
const char *new_game_never(struct arena *arena, struct view language,
			   const struct diag *why);

/* Why not with these players: one has left the club. NULL: none has. */
const char *new_game_left(const struct new_game *n);

#endif
