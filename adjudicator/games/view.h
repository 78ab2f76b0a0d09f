/* SPDX-License-Identifier: ISC */
/*
 * What a game looks like to somebody. This is the one place that decides which letters
 * a viewer may see; whatever is mailed, printed or exported is made from it.
 */
#ifndef ADJUDICATOR_GAMES_VIEW_H
#define ADJUDICATOR_GAMES_VIEW_H

#include "adjudicator/games/game.h"
#include "formats/boards/board.h"
#include "formats/boards/grid.h"
#include "formats/boards/pile.h"

enum viewer_kind { VIEWER_PLAYER, VIEWER_OBSERVER, VIEWER_OPERATOR };

struct viewer {
	enum viewer_kind kind;
	int seat; /* VIEWER_PLAYER */
};

/* A tile on a rack. */
struct tile_view {
	const char *face; /* "A", "L·L"; "?" for a blank */
	int value;
};

struct seat_view {
	struct view name;
	int score, held; /* tiles on the rack */
	bool gone;
	struct view rack; /* "A E I ?"; empty where the viewer may not see it */
	const struct tile_view *tile; /* the same, tile by tile */
	size_t tiles;
	int exchanges;      /* that are left; -1: any number */
	int sorts;          /* that are left, in WordCap */
	enum always always; /* ALWAYS_ASK too where the viewer may not know */
	int64_t bank; /* seconds left beyond the free time; -1: there is no bank */
};

/* A play or word that waits: it may still be questioned, or checked. */
struct pending_view {
	bool any;
	int seat, score;
	struct view play;  /* "8D CRATE", "SON" */
	struct view order; /* canonical: "D8 across CRATE", "SON A1 B2 C2" */
	unsigned may;      /* bit a seat: may still answer it */
	int64_t until;     /* 0: no limit of its own */
	bool ends;         /* the game is over if it stands */
	int draws;         /* tiles that its player draws then */
	bool frozen;       /* its player asks to take it back: no answers meanwhile */
};

/* What one player asks of the others. */
struct request_view {
	int by;         /* seat; -1: nothing is asked */
	unsigned waits; /* bit a seat: has yet to answer */
	int64_t until;  /* 0: no limit of its own */
};

struct game_view {
	struct view language; /* of the words in drawings; empty: English */
	const char *title;
	enum ground ground;
	int seats;
	struct seat_view seat[SEATS];
	int me; /* the viewer's seat; -1 */
	int turn, to_move;
	bool over;
	bool halted; /* by a referee or as agreed: no clock runs */
	int bag;
	struct board_view board; /* GROUND_BOARD */
	struct view
		unseen; /* "A5 B1 ...": neither on the board nor on the viewer's rack */
	struct view last; /* "8D CRATE", "SON"; empty before the first play */
	int last_seat, last_score;
	struct view last_name;  /* who had that seat then */
	struct view last_steps; /* "A1 B2 C2" of a word on a path */
	bool last_failed;       /* it was looked up in vain */
	int64_t deadline;
	bool flagged; /* it is over, and the turn is not passed yet */
	int64_t fall; /* when the turn counts as missed, where that is later; else 0 */
	struct pending_view pending;
	struct request_view asked[REQUESTS_];
	/* An order that waits until that play stands, as letters write it; empty where
	 * there is none or the viewer may not see it. */
	struct view held;
	struct grid_view grid;    /* GROUND_GRID */
	int round, rounds;        /* of WordCap; rounds 0: any number */
	bool undone;              /* no word of this turn can be taken back any more */
	struct pile_picture pile; /* GROUND_PILE */
	struct view made;         /* words that were made in Cubes: "SON CAT" */
	int cubes;                /* left */
	bool timed;               /* `deadline` is the end of the whole game */
	bool removed;             /* the turn's cube was taken off by hand */
	bool no_word;             /* no word is possible before a cube is taken off */
	bool paused;
	int64_t left; /* seconds that the turn then has; 0: no clock */
};

/* Whether the viewer may still question or check what is pending. */
bool view_may_question(const struct game_view *v);
/* Whether the viewer has yet to answer such a request. */
bool view_is_asked(const struct game_view *v, enum request_kind kind);
/* Lives in `arena`. What was tried last on the table `tried` is laid over the board as
 * the last play or word (a preview); NULL shows what was made last. */
void view_make(struct arena *arena, const struct position *pos, struct viewer viewer,
	       const struct table *tried, struct game_view *out);
/* The letters a viewer may see on a seat's rack; empty if none. */
struct view view_rack(struct arena *arena, const struct position *pos,
		      struct viewer viewer, int seat);
/* "D8 across CRATE" as letters write it: "8D CRATE"; other orders as they stand. */
struct view view_written(struct arena *arena, struct view canonical);
/* What became of the pile from one position to a later one; `now` is the later one's
 * picture. */
struct pile_change view_pile_change(struct arena *arena, const struct position *before,
				    const struct position *after,
				    const struct pile_picture *now);

#endif
