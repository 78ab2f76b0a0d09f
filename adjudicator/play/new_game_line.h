/* SPDX-License-Identifier: ISC */
/* What stands behind `new`: "wordbox with Ben and cat@example.com lang en clock club".
 */
#ifndef ADJUDICATOR_PLAY_NEW_GAME_LINE_H
#define ADJUDICATOR_PLAY_NEW_GAME_LINE_H

#include "adjudicator/record/setup.h"

struct wish {
	struct setup_text text;
	struct view who[SEATS];
	int count;
	bool crowd; /* more than a game can have */
};

struct wish wish_read(struct arena *arena, struct view args);

#endif
