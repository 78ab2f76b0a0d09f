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
	int exchanges;    /* that are left; -1: any number */
	int64_t bank;     /* seconds left beyond the free time; -1: there is no bank */
};

/* A play that may still be questioned. */
struct pending_view {
	bool any;
	int seat, score;
	struct view play;  /* "8D CRATE" */
	struct view order; /* canonical: "D8 across CRATE" */
	unsigned may;      /* bit a seat: may still question it */
	int64_t until;     /* 0: no limit of its own */
	bool ends;         /* the game is over if it stands */
	int draws;         /* tiles that its player draws then */
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
	struct pending_view pending;
	/* An order that waits until that play stands, as letters write it; empty where
	 * there is none or the viewer may not see it. */
	struct view held;
};

/* Whether the viewer may still question the pending play. */
bool view_may_question(const struct game_view *v);
/* Lives in `arena`. `shown` is laid over the board as the last play (a preview); NULL
 * shows what was played last. */
void view_make(struct arena *arena, const struct position *pos, struct viewer viewer,
	       const struct play_trace *shown, struct game_view *out);
/* The letters a viewer may see on a seat's rack; empty if none. */
struct view view_rack(struct arena *arena, const struct position *pos,
		      struct viewer viewer, int seat);
/* "D8 across CRATE" as letters write it: "8D CRATE"; other orders as they stand. */
struct view view_written(struct arena *arena, struct view canonical);

#endif
