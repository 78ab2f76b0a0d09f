/* SPDX-License-Identifier: ISC */
/*
 * What the robot's files share: its seat, and the position as far as that seat sees
 * it. Other racks are empty in it, and the tiles in its bag are unknown.
 */
#ifndef ADJUDICATOR_ROBOT_SEAT_H
#define ADJUDICATOR_ROBOT_SEAT_H

#include "adjudicator/games/draw.h"
#include "adjudicator/robot/level.h"

struct seat {
	struct arena *arena;
	const struct game_view *view;
	const struct level *level;
	const struct kept_tiles *kept; /* may be NULL */
	int me;
	struct setup setup; /* has only what robot_rules has */
	struct position pos;
	struct draw_stream dice;
	int unseen[ALPHABET_TILES + 1]; /* count of each tile; [0]: blanks */
};

/* Reads a board game's view. Returns false when the view cannot be read. */
bool seat_read_board(struct seat *s);

/* The order for a turn; empty: none. */
struct view seat_play_board(struct seat *s);
struct view seat_play_grid(struct seat *s);
struct view seat_play_pile(struct seat *s);
/* Whether the level knows all words of the pending play. */
bool seat_knows_play(struct seat *s);

#endif
