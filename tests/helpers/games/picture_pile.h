/* SPDX-License-Identifier: ISC */
/* Piles for the tests of their drawings; what can be seen is computed in the
 * simplest way. */
#ifndef TESTS_HELPERS_GAMES_PICTURE_PILE_H
#define TESTS_HELPERS_GAMES_PICTURE_PILE_H

#include "formats/boards/pile.h"

/* The 27 cubes, with the letters A to Z over and over on their faces, without the
 * cubes `removed` ("27 21"); `marks` is like "24DW 09!". */
struct pile_picture pile_case(struct arena *a, const char *removed, const char *marks);
/* The same without the cubes whose bit is set; bit 0 is cube 1. */
struct pile_picture pile_case_bits(struct arena *a, unsigned long removed,
				   const char *marks);

#endif
