/* SPDX-License-Identifier: ISC */
/*
 * What the files of the robot share: its seat, with the position that can be made of
 * what is seen from there. Other racks are empty in it, and its bag has tiles without
 * faces.
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
	struct setup setup; /* what robot_rules knows, and nothing else */
	struct position pos;
	struct draw_stream dice;
	int unseen[ALPHABET_TILES + 1]; /* tiles; [0]: blanks */
};

/* Of a game on a board; false: the view cannot be read. */
bool seat_read_board(struct seat *s);

/* The orders of a turn; empty: none. */
struct view seat_play_board(struct seat *s);
struct view seat_play_grid(struct seat *s);
struct view seat_play_pile(struct seat *s);
/* Whether the level knows all words of the play that waits. */
bool seat_knows_play(struct seat *s);

#endif
