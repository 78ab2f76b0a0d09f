/* SPDX-License-Identifier: ISC */
/*
 * The schema's steps take most of the time in which a club is made. tests/check takes
 * them once, with `init`; EMPTY_DATABASE names what came of it.
 */
#ifndef TESTS_HELPERS_CLUB_EMPTY_DATABASE_H
#define TESTS_HELPERS_CLUB_EMPTY_DATABASE_H

#include <stdbool.h>

/* Puts a copy of it into that folder as club.db, where none is. False: there is nothing
 * to copy, and the program takes the steps. */
bool empty_database(const char *dir);

#endif
