/* SPDX-License-Identifier: ISC */
/*
 * Taking the schema's steps is most of the time that making a club needs.
 * tests/check takes them once, with `init`; the environment variable EMPTY_DATABASE
 * names the result.
 */
#ifndef TESTS_HELPERS_CLUB_EMPTY_DATABASE_H
#define TESTS_HELPERS_CLUB_EMPTY_DATABASE_H

#include <stdbool.h>

/* Copies that database to `dir` as club.db, unless there is one. Returns false when
 * there is nothing to copy and the program must take the steps. */
bool empty_database(const char *dir);

#endif
