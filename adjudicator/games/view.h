/* SPDX-License-Identifier: ISC */
/*
 * What a game looks like to a viewer. Only here is decided which letters a viewer
 * may see. Whatever is mailed, printed or exported is made from a view.
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
	int score, held; /* held: tiles on the rack */
	bool gone;
	struct view rack; /* "A E I ?"; empty where the viewer may not see it */
	const struct tile_view *tile; /* the same, tile by tile */
	size_t tiles;
	int exchanges;      /* exchanges left; -1: any number */
	int sorts;          /* WordCap: sorts left */
	enum always always; /* ALWAYS_ASK also where the viewer may not know it */
	int64_t bank; /* seconds left beyond the free time; -1: there is no bank */
};

/* A play or word that may still be questioned, or checked. */
struct pending_view {
	bool any;
	int seat, score;
	struct view play;  /* "8D CRATE", "SON" */
	struct view order; /* canonical: "D8 across CRATE", "SON A1 B2 C2" */
	unsigned may;      /* bit s: seat s may still answer it */
	int64_t until;     /* 0: no time limit */
	bool ends;         /* the game is over if the play stands */
	int draws;         /* tiles that its player draws if it stands */
	bool frozen;       /* its player asks to take it back: no answers until that is
			      settled */
};

/* A request of one player to the others. */
struct request_view {
	int by;         /* seat; -1: nothing is asked */
	unsigned waits; /* bit s: seat s has yet to answer */
	int64_t until;  /* 0: no time limit */
};

struct game_view {
	struct view language; /* language of the words in pictures; empty: English */
	const char *title;
	enum ground ground;
	int seats;
	struct seat_view seat[SEATS];
	int me; /* the viewer's seat; -1: the viewer has none */
	int turn, to_move;
	bool over;
	bool halted; /* by a referee or by agreement: no clock runs */
	int bag;
	struct board_view board; /* GROUND_BOARD */
	struct view unseen; /* "A5 B1 ...": tiles not on the board nor on the viewer's
			       rack */
	struct view last;   /* "8D CRATE", "SON"; empty before the first play */
	int last_seat, last_score;
	struct view last_name;  /* who had that seat at the time */
	struct view last_steps; /* "A1 B2 C2": the path of the word */
	bool last_failed;       /* it was looked up and is not in the list */
	int64_t deadline;
	bool flagged; /* the deadline is past, but the turn is not passed yet */
	int64_t fall; /* when the turn is missed, if later than the deadline; else 0 */
	struct pending_view pending;
	struct request_view asked[REQUESTS_];
	/* The held order as letters write it; empty where none is held or the viewer
	 * may not see it. */
	struct view held;
	struct grid_view grid;    /* GROUND_GRID */
	int round, rounds;        /* WordCap; rounds 0: any number */
	bool undone;              /* no undo may be asked for in this turn any more */
	struct pile_picture pile; /* GROUND_PILE */
	struct view made;         /* Cubes: words made so far, "SON CAT" */
	int cubes;                /* Cubes left */
	bool timed;               /* `deadline` is the end of the whole game */
	bool removed;             /* a cube was removed by hand in this turn */
	bool no_word;             /* no word is possible before a cube is removed */
	bool paused;
	int64_t left; /* paused: seconds that the turn has left; 0: no clock */
};

/* Whether the viewer may still question or check the pending play. */
bool view_may_question(const struct game_view *v);
/* Whether the viewer has yet to answer that request. */
bool view_is_asked(const struct game_view *v, enum request_kind kind);
/* Makes a view, which lives in `arena`. With a table `tried`, the play or word last
 * tried on it is shown as the last one (a preview). NULL: the last play of the
 * position is shown. */
void view_make(struct arena *arena, const struct position *pos, struct viewer viewer,
	       const struct table *tried, struct game_view *out);
/* The letters on a seat's rack; empty where the viewer may not see them. */
struct view view_rack(struct arena *arena, const struct position *pos,
		      struct viewer viewer, int seat);
/* A play "D8 across CRATE" as letters write it: "8D CRATE"; other orders unchanged. */
struct view view_written(struct arena *arena, struct view canonical);
/* How the pile changed from one position to a later one; `now` is the picture of the
 * later one. */
struct pile_change view_pile_change(struct arena *arena, const struct position *before,
				    const struct position *after,
				    const struct pile_picture *now);

#endif
