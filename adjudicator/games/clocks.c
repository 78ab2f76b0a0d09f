/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/clocks.h"

#include "adjudicator/games/bank.h"

/* Until when somebody is away whose time it is; of several the last. */
static int64_t away(const struct position *pos, int seat)
{
	int64_t last = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		bool his = seat >= 0 ? i == seat : CLOCKS_BUT(i) != seat;

		if (his && !pos->gone[i] && pos->leave[i] > last) {
			last = pos->leave[i];
		}
	}
	return last;
}

static int64_t later(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

int64_t clocks_until(const struct position *pos, int seat, int64_t from, int64_t span)
{
	return later(from, away(pos, seat)) + span;
}

int64_t clocks_between(const struct position *pos, int seat, int64_t from,
		       int64_t until)
{
	int64_t since = later(from, away(pos, seat));

	return until > since ? until - since : 0;
}

int64_t clocks_before(const struct position *pos, int seat, int64_t until, int64_t span)
{
	(void)pos;
	(void)seat;
	return until - span;
}

int64_t clocks_turn(const struct position *pos, int64_t from)
{
	int64_t span = pos->setup->options.value[OPTION_DEADLINE];

	if (from == 0 || span == 0 || pos->setup->seats == 1) {
		return 0;
	}
	if (bank_used(pos)) {
		span += pos->bank[pos->to_move];
	}
	return clocks_until(pos, pos->to_move, from, span);
}

int64_t clocks_bank_left(const struct position *pos, int64_t at)
{
	int64_t held = pos->bank[pos->to_move];
	int64_t left = clocks_between(pos, pos->to_move, at, pos->deadline);

	if (left >= held) {
		return held;
	}
	return left > 0 ? left : 1;
}

int64_t clocks_window(const struct position *pos, int by, int64_t from)
{
	return from == 0 ? 0
			 : clocks_until(pos, CLOCKS_BUT(by), from,
					pos->setup->options.value[OPTION_WINDOW]);
}

int64_t clocks_game(const struct position *pos, int64_t from)
{
	return clocks_until(pos, pos->to_move, from,
			    pos->setup->options.value[OPTION_TIMED]);
}
