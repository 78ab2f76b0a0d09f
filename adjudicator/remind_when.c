/* SPDX-License-Identifier: ISC */
#include "adjudicator/remind_when.h"

#include "adjudicator/games/bank.h"
#include "adjudicator/games/clocks.h"

enum { HOUR = 3600, DAY = 24 * HOUR, POINTS = REMINDERS_MOST };

/* A moment to remind at, and what is left of the time then. */
struct point {
	int64_t at, left;
};

static int64_t free_time(const struct position *pos)
{
	return pos->setup->options.value[OPTION_DEADLINE];
}

static int64_t bank(const struct position *pos)
{
	return bank_used(pos) ? pos->bank[pos->to_move] : 0;
}

static size_t unasked(const struct position *pos, struct point point[POINTS])
{
	int64_t held = bank(pos);
	int64_t own[] = {held + free_time(pos) / 2, held};
	int64_t all[] = {2 * (int64_t)DAY, DAY / 2};
	size_t n = 0;

	for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
		if (own[i] > 0 && free_time(pos) > 0) {
			point[n++] = (struct point){
				clocks_before(pos, pos->to_move, pos->deadline, own[i]),
				own[i]};
		}
	}
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		point[n++] = (struct point){pos->deadline - all[i], all[i]};
	}
	return n;
}

static size_t points(const struct position *pos, const struct reminders *wish,
		     struct point point[POINTS])
{
	for (size_t i = 0; i < wish->count; i++) {
		point[i] = (struct point){pos->deadline - wish->before[i],
					  wish->before[i]};
	}
	return wish->count > 0 ? wish->count : unasked(pos, point);
}

/* The turn's letter is a day old by then, or the free time is shorter than that. */
static bool old_enough(const struct position *pos, const struct reminded *said,
		       int64_t at)
{
	int64_t wait = free_time(pos) > 0 && free_time(pos) < DAY ? 1 : DAY;

	return at - said->since >= wait;
}

bool remind_when(const struct position *pos, const struct reminders *wish, int64_t now,
		 struct reminded *said, int64_t *next)
{
	struct point point[POINTS];
	size_t n = points(pos, wish, point);
	int64_t away = pos->leave[pos->to_move];
	bool due = false;

	*next = REMIND_NO_MORE;
	if (!wish->on || pos->deadline <= now) {
		return false;
	}
	if (away > now) {
		*next = away;
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		if (point[i].at <= now && point[i].left < said->least &&
		    old_enough(pos, said, point[i].at)) {
			said->least = point[i].left;
			due = true;
		}
	}
	for (size_t i = 0; i < n; i++) {
		if (point[i].at > now && point[i].left < said->least &&
		    (*next == REMIND_NO_MORE || point[i].at < *next)) {
			*next = point[i].at;
		}
	}
	return due;
}

bool remind_of_bank(const struct position *pos, int64_t now)
{
	int64_t held = bank(pos);

	return held > 0 &&
	       clocks_between(pos, pos->to_move, now, pos->deadline) <= held;
}
