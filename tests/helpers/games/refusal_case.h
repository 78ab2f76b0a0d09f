/* SPDX-License-Identifier: ISC */
/*
 * A row of a table of refusals: an order, what of the player's line its refusal points
 * at, and the sentence. Run the head and the turns first; nothing may change (T3).
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

/* Refused with that code and sentence, and nothing has changed. */
void refusal_changes_nothing(struct board_case *c, const struct refusal *r);
/* `at` lies in the player's own line, so that a reply can underline it. */
void refusal_points_into_line(struct board_case *c, const struct refusal *r);

#endif
