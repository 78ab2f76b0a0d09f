/* SPDX-License-Identifier: ISC */
/* Writes what orders_read found as one line of text, which a table can hold. */
#ifndef TESTS_HELPERS_CLUB_ORDERS_WRITTEN_H
#define TESTS_HELPERS_CLUB_ORDERS_WRITTEN_H

#include "formats/orders/orders.h"

struct text_case {
	const char *text, *orders;
};

/* Fails unless every slice of the order lies within its line. */
void orders_check_slices(const struct order *o);
/*
 * Reads a letter's orders and writes them: "play[8D||CRATED|] =74 t12 game 5;
 * exchange[EIIU]; near question[8D CRATD]".
 */
const char *orders_written(struct arena *arena, const char *letter);
const char *orders_listed(struct arena *arena, const struct orders *all);
void orders_check(struct arena *arena, const struct text_case *c);

#endif
