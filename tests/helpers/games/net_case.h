/* SPDX-License-Identifier: ISC */
/* Grids of five rows of English letters as nets, and paths in them, written as
 * text. */
#ifndef TESTS_HELPERS_GAMES_NET_CASE_H
#define TESTS_HELPERS_GAMES_NET_CASE_H

#include "adjudicator/games/paths/grid5.h"

#define STARE "STARE LONDM CHIPU BYGFW QZJXK"

struct net_case {
	struct arena arena;
	struct alphabet english;
};

/* Gives each test of the program such a case. */
void net_fixture(struct net_case *c);
/* The grid of those rows as a net. */
struct path_net net_of(struct net_case *c, const char *rows);
/* "A1 B2 C2" */
const char *net_path(struct net_case *c, const struct path *p);

#endif
