/* SPDX-License-Identifier: ISC */
/*
 * What a game looks like to somebody. This is the one place that decides which letters
 * a viewer may see; whatever is mailed, printed or exported is made from it.
 */
#ifndef ADJUDICATOR_GAMES_VIEW_H
#define ADJUDICATOR_GAMES_VIEW_H

#include "adjudicator/games/game.h"
#include "formats/board.h"

enum viewer_kind { VIEWER_PLAYER, VIEWER_OBSERVER, VIEWER_OPERATOR };

struct viewer {
	enum viewer_kind kind;
	int seat; /* VIEWER_PLAYER */
};

struct seat_view {
	struct view name;
	int score, held; /* tiles on the rack */
	bool gone;
	struct view rack; /* "A E I ?"; empty where the viewer may not see it */
};

struct game_view {
	const char *title;
	int seats;
	struct seat_view seat[SEATS];
	int me; /* the viewer's seat; -1 */
	int turn, to_move;
	bool over;
	int bag;
	struct board_view board;
	struct view
		unseen; /* "A5 B1 ...": neither on the board nor on the viewer's rack */
	struct view last; /* "8D CRATE"; empty before the first play */
	int last_seat, last_score;
	int64_t deadline;
};

/* Lives in `arena`. `shown` is laid over the board as the last play (a preview); NULL
 * shows what was played last. */
void view_make(struct arena *arena, const struct position *pos, struct viewer viewer,
	       const struct play_trace *shown, struct game_view *out);
/* The letters a viewer may see on a seat's rack; empty if none. */
struct view view_rack(struct arena *arena, const struct position *pos,
		      struct viewer viewer, int seat);

#endif
