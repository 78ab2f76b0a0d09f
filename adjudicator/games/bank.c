/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/clocks.h"

#include "adjudicator/games/turns.h"

bool bank_empty(const struct position *pos)
{
	return bank_used(pos) && pos->bank[pos->to_move] == 0;
}

static void set(struct table *t, int seat, int64_t left)
{
	if (left != t->pos.bank[seat]) {
		table_emit(t, (struct event){
				      .kind = EVENT_BANK, .seat = seat, .time = left});
	}
}

void bank_spend(struct table *t, int seat)
{
	const struct position *pos = &t->pos;
	if (bank_used(pos) && pos->deadline != 0 && t->arrived != 0) {
		set(t, seat, clocks_bank_left(pos, t->arrived));
	}
}

void bank_run_out(struct table *t, int seat)
{
	if (bank_used(&t->pos)) {
		set(t, seat, 0);
	}
}

bool bank_all_empty(const struct position *pos)
{
	bool empty = bank_used(pos);

	for (int i = 0; i < pos->setup->seats; i++) {
		empty = empty && (pos->gone[i] || pos->bank[i] <= 0);
	}
	return empty;
}

void bank_catch_up(struct table *t)
{
	if (!t->pos.over && !t->pos.pending.any && bank_empty(&t->pos)) {
		t->pos.setup->game->engine->settle(t);
	}
}

bool bank_pass_empty(struct table *t)
{
	if (bank_all_empty(&t->pos)) {
		t->pos.setup->game->engine->end(t, END_TIME);
		return false;
	}
	while (bank_empty(&t->pos) && !t->pos.pending.any) {
		table_emit(t, (struct event){.kind = EVENT_PASS,
					     .seat = t->pos.to_move,
					     .late = true,
					     .empty = true});
		if (turns_over(t)) {
			return false;
		}
	}
	return true;
}
