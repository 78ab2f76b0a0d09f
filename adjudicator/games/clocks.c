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

/* -------------------------------------------------------------------- a turn */

static int64_t option(const struct position *pos, enum option_id id)
{
	return pos->setup->options.value[id];
}

/* What of a turn that uses all of such a bank counts twice (K10). */
static int64_t doubled(const struct position *pos, int64_t bank)
{
	int64_t whole = option(pos, OPTION_DEADLINE) + bank;
	int64_t from = option(pos, OPTION_DOUBLE_AFTER);

	if (from < option(pos, OPTION_DEADLINE)) {
		from = from == 0 ? whole : option(pos, OPTION_DEADLINE);
	}
	return whole > from ? whole - from : 0;
}

/* How long a turn may last that begins with such a bank. */
static int64_t turn_span(const struct position *pos, int64_t bank)
{
	return option(pos, OPTION_DEADLINE) + bank - doubled(pos, bank) / 2;
}

int64_t clocks_turn(const struct position *pos, int64_t from)
{
	int64_t bank = bank_used(pos) ? pos->bank[pos->to_move] : 0;

	if (from == 0 || option(pos, OPTION_DEADLINE) == 0 || pos->setup->seats == 1) {
		return 0;
	}
	return clocks_until(pos, pos->to_move, from, turn_span(pos, bank));
}

int64_t clocks_bank_left(const struct position *pos, int64_t at)
{
	int64_t held = pos->bank[pos->to_move];
	int64_t left = clocks_between(pos, pos->to_move, at, pos->deadline);
	int64_t twice = doubled(pos, held);
	int64_t slow = twice - twice / 2; /* how long that lasts */

	left = left <= slow ? 2 * left - twice % 2 : left + twice / 2;
	if (left >= held) {
		return held;
	}
	return left > 0 ? left : 1;
}

int64_t clocks_longer(const struct position *pos, int64_t now, int64_t span)
{
	int64_t from = pos->flagged && now > pos->deadline ? now : pos->deadline;
	int64_t bank = pos->bank[pos->to_move];

	if (bank_used(pos)) {
		span = turn_span(pos, bank + span) - turn_span(pos, bank);
	}
	return clocks_until(pos, pos->to_move, from, span);
}

int64_t clocks_fall(const struct position *pos)
{
	int64_t grace = option(pos, OPTION_TIMED) > 0 ? 0 : option(pos, OPTION_GRACE);

	if (pos->deadline == 0 || pos->flagged) {
		return 0;
	}
	return grace == 0 ? pos->deadline
			  : clocks_until(pos, pos->to_move, pos->deadline, grace);
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
