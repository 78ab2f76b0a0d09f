/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/clocks.h"

#include "formats/text/stamp.h"

static const int64_t DAY = 86400;

unsigned clocks_seat(int seat)
{
	return seat >= 0 ? 1U << seat : 0;
}

/* Until when one of those seats is away: the last to return. */
static int64_t away(const struct position *pos, unsigned seats)
{
	int64_t last = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		if ((seats >> i & 1) != 0 && !pos->gone[i] && pos->leave[i] > last) {
			last = pos->leave[i];
		}
	}
	return last;
}

static int64_t later(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static int64_t option(const struct position *pos, enum option_id id)
{
	return pos->setup->options.value[id];
}

/* Games with one clock for the whole game have no days of rest. */
static bool has_rests(const struct position *pos)
{
	return (option(pos, OPTION_REST) != 0 || option(pos, OPTION_HOLIDAYS) != 0) &&
	       option(pos, OPTION_TIMED) == 0;
}

/* Whether no clock runs on that day; days count from 1 January 1970. */
static bool rests(const struct position *pos, int64_t day)
{
	struct stamp_parts p = stamp_parts(day * DAY, NULL);
	const struct holiday *h = pos->setup->options.holiday;
	bool holiday = false;

	for (int64_t i = 0; i < option(pos, OPTION_HOLIDAYS); i++) {
		holiday = holiday || (h[i].month == p.month && h[i].day == p.day);
	}
	return holiday || (option(pos, OPTION_REST) >> p.weekday & 1) != 0;
}

int64_t clocks_until_all(const struct position *pos, unsigned seats, int64_t from,
			 int64_t span)
{
	int64_t t = later(from, away(pos, seats));

	while (has_rests(pos)) {
		int64_t midnight = (t / DAY + 1) * DAY;

		if (!rests(pos, t / DAY)) {
			if (span <= midnight - t) {
				break;
			}
			span -= midnight - t;
		}
		t = midnight;
	}
	return t + span;
}

int64_t clocks_between_all(const struct position *pos, unsigned seats, int64_t from,
			   int64_t until)
{
	int64_t t = later(from, away(pos, seats));
	int64_t sum = 0;

	while (has_rests(pos) && t < until) {
		int64_t midnight = (t / DAY + 1) * DAY;
		int64_t end = midnight < until ? midnight : until;

		sum += rests(pos, t / DAY) ? 0 : end - t;
		t = end;
	}
	return until > t ? until - t : sum;
}

int64_t clocks_until(const struct position *pos, int seat, int64_t from, int64_t span)
{
	return clocks_until_all(pos, clocks_seat(seat), from, span);
}

int64_t clocks_between(const struct position *pos, int seat, int64_t from,
		       int64_t until)
{
	return clocks_between_all(pos, clocks_seat(seat), from, until);
}

int64_t clocks_before(const struct position *pos, int64_t until, int64_t span)
{
	int64_t t = until;

	while (has_rests(pos) && span > 0) {
		int64_t midnight = (t - 1) / DAY * DAY;

		if (!rests(pos, (t - 1) / DAY)) {
			if (span <= t - midnight) {
				break;
			}
			span -= t - midnight;
		}
		t = midnight;
	}
	return t - span;
}

/* -------------------------------------------------------------------- a turn */

int64_t clocks_free(const struct position *pos)
{
	return option(pos, OPTION_DEADLINE) +
	       more_time(&pos->setup->options, pos->to_move);
}

/* Of a turn that uses up such a bank, the time that counts twice (K10). */
static int64_t doubled(const struct position *pos, int64_t bank)
{
	int64_t whole = clocks_free(pos) + bank;
	int64_t from = option(pos, OPTION_DOUBLE_AFTER);

	if (from < clocks_free(pos)) {
		from = from == 0 ? whole : clocks_free(pos);
	}
	return whole > from ? whole - from : 0;
}

bool bank_used(const struct position *pos)
{
	const struct options *o = &pos->setup->options;

	return o->value[OPTION_BANK] > 0 && o->value[OPTION_DEADLINE] > 0 &&
	       pos->setup->seats > 1;
}

/* How long a turn may last that begins with such a bank. Time that counts twice uses
 * up the bank twice as fast. */
static int64_t turn_span(const struct position *pos, int64_t bank)
{
	return clocks_free(pos) + bank - doubled(pos, bank) / 2;
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
	int64_t slow = twice - twice / 2; /* how long the doubled time lasts */

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
			 : clocks_until_all(pos, ~clocks_seat(by), from,
					    pos->setup->options.value[OPTION_WINDOW]);
}

int64_t clocks_game(const struct position *pos, int64_t from)
{
	return clocks_until(pos, pos->to_move, from,
			    pos->setup->options.value[OPTION_TIMED]);
}

void clocks_behind_window(struct table *t)
{
	const struct position *pos = &t->pos;

	if (pos->pending.any && !pos->flagged && pos->deadline != 0 &&
	    pos->deadline < pos->pending.until) {
		table_emit(t, (struct event){.kind = EVENT_CLOCK,
					     .seat = pos->to_move,
					     .time = pos->pending.until});
	}
}
