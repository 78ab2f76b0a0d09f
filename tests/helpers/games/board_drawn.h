/* SPDX-License-Identifier: ISC */
/* Boards made from drawings, for the tests of their pictures. */
#ifndef TESTS_HELPERS_GAMES_BOARD_DRAWN_H
#define TESTS_HELPERS_GAMES_BOARD_DRAWN_H

#include "formats/boards/board.h"

/* Makes a board from cells that are separated by blanks: "." plain, two characters
 * such as "2L" a premium square, "*" the centre, else a face; "!" before a face:
 * part of the last play. */
struct board_view board_drawn(struct arena *a, const char *const *drawing, size_t cols,
			      size_t rows);

/* A board of 15 by 15 with WEATHER across, and HoARSE down as the last play. */
extern const char *const drawn_fifteen[15];

#endif
