/* SPDX-License-Identifier: ISC */
/* What stands behind `new`: "wordbox with Ben and cat@example.com lang en clock club";
 * and why such a game cannot be set up. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_LINE_H
#define ADJUDICATOR_PLAY_NEW_GAME_LINE_H

#include "adjudicator/play/handicap.h"
#include "adjudicator/record/setup.h"

struct new_game_wish {
	struct setup_text text;
	struct view who[SEATS];
	int count;
	struct handicap_wish handicap;
	bool crowd; /* more than a game can have */
};
/* `language`: the writer's, in which a clock may be told ("a move a day"). */
struct new_game_wish new_game_wish_read(struct arena *arena, struct view language,
					struct view args);

/* Why a game cannot be set up, in the asker's language: what setup_make() found wrong
 * with `text`, and made of it as far as it came, without a full stop; in `arena`. Where
 * word lists lie is nobody's business in a letter. */
const char *new_game_why(struct arena *arena, struct view language,
			 const struct setup_text *text, const struct setup *s,
			 enum setup_part fault, const struct err *why);
/* That a game is not played with such a tile set, and with which it is. */
const char *new_game_tiles(struct arena *arena, struct view language,
			   const struct setup *s);
/* What begin_possible() found wrong, the same way. */
const char *new_game_never(struct arena *arena, struct view language,
			   const struct diag *why);

/* Why not with these players: one has left the club. NULL: none has. */
const char *new_game_left(const struct new_game *n);

#endif
