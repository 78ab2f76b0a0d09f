/* SPDX-License-Identifier: ISC */
/* The start, what follows a turn or a removal, missed turns, and the end. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/paths/cubes.h"
#include "adjudicator/games/paths/vowels.h"
#include "adjudicator/games/turns.h"
#include "formats/text/tongue.h"
#include <string.h>

/* U11: the game ends when each player has missed so many turns in a row. */
enum { LATE_TURNS = 2 };

/* ------------------------------------------------------------------ the start */

static bool no_pile(const struct setup *s, struct diag *diag, const char *why)
{
	return diag_more(diag, DIAG_NO_PILE, (struct view){0}, view_of(s->tiles->id),
			 view_of(why));
}

bool cubes_start(struct position *pos, struct diag *diag)
{
	const struct setup *s = pos->setup;
	uint64_t vowels = s->faces_given ? 0 : vowels_of(s->alphabet);

	if (cubes_timed(pos) && s->seats > 1) {
		return diag_set(diag, DIAG_TIMED_ALONE, (struct view){0});
	}
	if (!pile_draw(&pos->pile, s->seed, s->tiles, 0)) {
		return no_pile(s, diag, PART("there are fewer than 81 letters"));
	}
	if (!pile_draw(&pos->pile, s->seed, s->tiles, vowels)) {
		return no_pile(s, diag, PART("there are too few or too many vowels"));
	}
	for (int i = 0; i < PILE_FACES; i++) {
		if (s->face[i] != 0) {
			pos->pile.tile[i] = s->face[i];
		}
	}
	if (s->bonus_given) {
		memcpy(pos->pile.bonus, s->bonus, sizeof pos->pile.bonus);
	} else {
		pile_draw_bonus(&pos->pile, s->seed);
	}
	return true;
}

void cubes_deal(struct table *t)
{
	if (cubes_timed(&t->pos) && t->now != 0) {
		table_emit(t, (struct event){.kind = EVENT_CLOCK,
					     .seat = t->pos.to_move,
					     .time = clocks_game(&t->pos, t->now)});
	}
	turns_clock(t);
}

/* -------------------------------------------------------------------- the end */

static bool used(const void *arg, const uint8_t *tile, size_t n)
{
	return cubes_used(arg, tile, n);
}

enum pile_state cubes_state(const struct position *pos)
{
	struct pile_view v;

	pile_look(&pos->pile, &v);
	return pile_state(&pos->pile, &v, pos->setup->lexicon, used, pos);
}

enum end_reason cubes_ending(const struct position *pos)
{
	static const enum end_reason of_pile[] = {
		[PILE_GOES_ON] = END_NONE,
		[PILE_MUST_REMOVE] = END_NONE,
		[PILE_NO_WORD] = END_NO_WORD,
		[PILE_NO_CUBES] = END_NO_CUBES,
	};

	return turns_all_passed(pos, LATE_TURNS) ? END_TIME : of_pile[cubes_state(pos)];
}

/* U10: a player of two who has removed his cube and still has no word is passed. */
void cubes_settle_removal(struct table *t)
{
	int seat = t->pos.to_move;

	if (turns_over(t) || t->pos.setup->seats == 1 ||
	    cubes_state(&t->pos) != PILE_MUST_REMOVE) {
		return;
	}
	bank_spend(t, seat);
	table_emit(t, (struct event){.kind = EVENT_PASS, .seat = seat, .stuck = true});
	turns_settle(t);
}

/* ----------------------------------------------------------------------- time */

void cubes_timeout(struct table *t)
{
	if (t->pos.paused) {
		return;
	}
	if (cubes_timed(&t->pos)) {
		path_end(t, END_TIME);
		return;
	}
	if (turns_miss(t)) {
		turns_settle(t);
	}
}
