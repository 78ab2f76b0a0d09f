/* SPDX-License-Identifier: ISC */
/* Reads what follows `new`: "wordbox with Ben and cat@example.com lang en clock
 * club"; and says why such a game cannot be set up. */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_LINE_H
#define ADJUDICATOR_PLAY_NEW_GAME_LINE_H

#include "adjudicator/play/handicap.h"
#include "adjudicator/record/setup.h"

struct new_game_wish {
	struct setup_text text;
	struct view who[SEATS];
	int count;
	struct handicap_wish handicap;
	bool crowd; /* more names than a game has seats */
};
/* `language` is the writer's; a clock may be told in it ("a move a day"). */
struct new_game_wish new_game_wish_read(struct arena *arena, struct view language,
					struct view args);

/* Why a game cannot be set up, in the asker's language, without a full stop, in
 * `arena`. `fault` and `why` are what setup_make() found wrong with `text`; `s` is
 * what it had made so far. The text never says where word lists lie on disk. */
const char *new_game_why(struct arena *arena, struct view language,
			 const struct setup_text *text, const struct setup *s,
			 enum setup_part fault, const struct err *why);
/* That the game is not played with that tile set, and which ones it takes. */
const char *new_game_tiles(struct arena *arena, struct view language,
			   const struct setup *s);
/* Why begin_possible() refused, in the same form. */
const char *new_game_never(struct arena *arena, struct view language,
			   const struct diag *why);

/* Why not with these players: one has left the club. NULL: all are members. */
const char *new_game_left(const struct new_game *n);

#endif
