/* SPDX-License-Identifier: ISC */
/* Boards from drawings, for the tests of their pictures. */
#ifndef TESTS_HELPERS_GAMES_BOARD_DRAWN_H
#define TESTS_HELPERS_GAMES_BOARD_DRAWN_H

#include "formats/boards/board.h"

/* A board from a drawing: "." plain, two characters such as "2L" premium, "*" the
 * centre, else a face; "!" before a face: the last play. Blank-separated. */
struct board_view board_drawn(struct arena *a, const char *const *drawing, size_t cols,
			      size_t rows);

/* 15 by 15: WEATHER across, and HoARSE down as the last play. */
extern const char *const drawn_fifteen[15];

#endif
