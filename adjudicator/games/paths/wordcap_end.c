/* SPDX-License-Identifier: ISC */
/* How a game of WordCap begins, how turns follow each other, and how it ends (W11). */
#include "adjudicator/games/paths/vowels.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/turns.h"
#include <string.h>

enum { PASSES = 2 /* in a row, of each player, end the game */ };

/* ------------------------------------------------------------------- the start */

/* W1: sets the first letters. */
static bool lay(struct grid5 *g, const struct setup *s)
{
	if (s->board_given) {
		memcpy(g->cell, s->cell, sizeof g->cell);
		return s->tiles->total > s->tiles->count[TILE_BLANK];
	}
	return grid5_draw(g, s->seed, s->tiles, vowels_of(s->alphabet));
}

bool wordcap_start(struct position *pos, struct diag *diag)
{
	const struct setup *s = pos->setup;

	return lay(&pos->grid, s) ||
	       diag_what(diag, DIAG_NO_BOARD, (struct view){0}, view_of(s->tiles->id));
}

/* ------------------------------------------------------------------ turn by turn */

/* W4: whether all who still play have had all their turns. */
static bool rounds_over(const struct position *pos)
{
	int64_t rounds = pos->setup->options.value[OPTION_ROUNDS];
	bool over = true;

	for (int i = 0; i < pos->setup->seats; i++) {
		over = over && (pos->gone[i] || pos->taken[i] >= rounds);
	}
	return over;
}

enum end_reason wordcap_ending(const struct position *pos)
{
	if (pos->pending.any) {
		return END_NONE;
	}
	if (turns_all_passed(pos, PASSES) &&
	    turns_run_ends(pos, PASSES * turns_seats(pos))) {
		return END_PASSES;
	}
	return rounds_over(pos) ? END_ROUNDS : END_NONE;
}

void wordcap_end(struct table *t, enum end_reason reason)
{
	if (t->pos.pending.any) {
		wordcap_decide(t);
	}
	path_end(t, reason);
}

void wordcap_timeout(struct table *t)
{
	/* While a word waits no turn's clock runs. */
	if (!t->pos.pending.any && turns_miss(t)) {
		turns_settle(t);
		pause_of_rest(t);
	}
}
