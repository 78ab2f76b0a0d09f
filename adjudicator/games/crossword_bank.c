/* SPDX-License-Identifier: ISC */
/*
 * The time bank (K8, E8): a turn has its free time, and beyond it what the seat's bank
 * still holds. A seat whose bank is empty passes at once; when all are, the game ends.
 */
#include "adjudicator/games/crossword.h"

bool crossword_banked(const struct position *pos)
{
	const struct options *o = &pos->setup->options;

	return o->taken[OPTION_BANK] && o->value[OPTION_BANK] > 0 &&
	       o->value[OPTION_DEADLINE] > 0;
}

bool crossword_no_time(const struct position *pos)
{
	return crossword_banked(pos) && pos->bank[pos->to_move] == 0;
}

static void set(struct table *t, int seat, int64_t left)
{
	if (left != t->pos.bank[seat]) {
		table_emit(t, (struct event){
				      .kind = EVENT_BANK, .seat = seat, .time = left});
	}
}

/* The deadline lies behind the free time by what the bank holds. Whoever moves keeps a
 * second: only a missed turn empties a bank. */
void crossword_spend(struct table *t, int seat)
{
	const struct position *pos = &t->pos;
	int64_t left = pos->deadline - t->arrived;

	if (!crossword_banked(pos) || pos->deadline == 0 || t->arrived == 0) {
		return;
	}
	if (left < pos->bank[seat]) {
		set(t, seat, left > 0 ? left : 1);
	}
}

void crossword_run_out(struct table *t, int seat)
{
	if (crossword_banked(&t->pos)) {
		set(t, seat, 0);
	}
}

static bool any_time(const struct position *pos)
{
	bool any = false;

	for (int i = 0; i < pos->setup->seats; i++) {
		any = any || (!pos->gone[i] && pos->bank[i] > 0);
	}
	return any;
}

void crossword_catch_up(struct table *t)
{
	if (!t->pos.over && !t->pos.pending.any && crossword_no_time(&t->pos)) {
		crossword_settle(t);
	}
}

bool crossword_pass_empty(struct table *t)
{
	if (crossword_banked(&t->pos) && !any_time(&t->pos)) {
		crossword_end(t, END_TIME);
		return false;
	}
	while (crossword_no_time(&t->pos) && !t->pos.pending.any) {
		table_emit(t, (struct event){.kind = EVENT_PASS,
					     .seat = t->pos.to_move,
					     .late = true,
					     .empty = true});
		if (crossword_over(t)) {
			return false;
		}
	}
	return true;
}
