/* SPDX-License-Identifier: ISC */
/* What orders_read found, written as one line of text that a table can hold. */
#ifndef TESTS_HELPERS_CLUB_ORDERS_WRITTEN_H
#define TESTS_HELPERS_CLUB_ORDERS_WRITTEN_H

#include "formats/orders/orders.h"

struct text_case {
	const char *text, *orders;
};

/* Every slice of the order lies in its line. */
void orders_check_slices(const struct order *o);
/*
 * Reads a letter and writes what it holds:
 * "play[8D||CRATED|] =74 t12 game 5; exchange[EIIU]; near question[8D CRATD]".
 */
const char *orders_written(struct arena *arena, const char *letter);
const char *orders_listed(struct arena *arena, const struct orders *all);
void orders_check(struct arena *arena, const struct text_case *c);

#endif
