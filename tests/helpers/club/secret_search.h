/* SPDX-License-Identifier: ISC */
/* Searches a letter for what nobody may read before a game's secret is told. */
#ifndef TESTS_HELPERS_CLUB_SECRET_SEARCH_H
#define TESTS_HELPERS_CLUB_SECRET_SEARCH_H

#include "adjudicator/store/match.h"
#include "tests/helpers/club/leak_search.h"

/* Which of the secret, the seed and the salts the letter contains in hexadecimal;
 * NULL: none. For a drill only the seed is searched for. */
const char *secret_search(struct arena *arena, const struct opened_letter *l,
			  const struct match *m);

#endif
