/* SPDX-License-Identifier: ISC */
/* Piles for the tests of their drawings, seen by the plainest reckoning. */
#ifndef TESTS_HELPERS_GAMES_PICTURE_PILE_H
#define TESTS_HELPERS_GAMES_PICTURE_PILE_H

#include "formats/boards/pile.h"

/* The 27 cubes, face by face with the letters A to Z again and again, without those
 * `removed` ("27 21"); `marks` as "24DW 09!". */
struct pile_picture pile_case(struct arena *a, const char *removed, const char *marks);
/* Without the cubes whose bit is set, bit 0 for cube 1. */
struct pile_picture pile_case_bits(struct arena *a, unsigned long removed,
				   const char *marks);

#endif
