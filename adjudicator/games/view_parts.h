/* SPDX-License-Identifier: ISC */
/* The parts of a view that differ between board, grid and pile; view.c makes the
 * rest. */
#ifndef ADJUDICATOR_GAMES_VIEW_PARTS_H
#define ADJUDICATOR_GAMES_VIEW_PARTS_H

#include "adjudicator/games/view.h"

/* Whose view, and of what. */
struct viewing {
	struct arena *arena;
	const struct position *pos;
	struct viewer viewer;
	const struct table *tried; /* NULL: nothing is tried */
};

typedef void view_filler(const struct viewing *v, struct game_view *out);
view_filler view_of_board, view_of_grid, view_of_pile;

/* Whether the viewer may see what that seat keeps secret. */
bool view_sees(struct viewer viewer, int seat);
/* Fills in the last word on a path. */
void view_last_word(const struct viewing *v, struct game_view *out);

#endif
