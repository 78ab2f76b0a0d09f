/* SPDX-License-Identifier: ISC */
/*
 * A row of a table of refusals: an order, the part of the player's line that its
 * refusal points to, and the sentence. `head` and `turns` are run first; the refused
 * order may change nothing (T3).
 */
#ifndef TESTS_HELPERS_GAMES_REFUSAL_CASE_H
#define TESTS_HELPERS_GAMES_REFUSAL_CASE_H

#include "tests/helpers/games/board_case.h"

struct refusal {
	const char *head, *turns, *line;
	int seat; /* 0 is Ann */
	enum diag_code code;
	const char *at, *sentence; /* as the player reads them */
};

/* Fails unless the order is refused with that code and sentence and changes
 * nothing. */
void refusal_changes_nothing(struct board_case *c, const struct refusal *r);
/* Fails unless `at` lies within the player's line, so that a reply can underline
 * it. */
void refusal_points_into_line(struct board_case *c, const struct refusal *r);

#endif
