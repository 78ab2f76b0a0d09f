/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/remind_when.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"

enum { HOUR = 3600, DAY = 24 * HOUR, POINTS = REMINDERS_MOST };

/* A moment to remind at, and the seconds that are left then. */
struct point {
	int64_t at, left;
};

static int64_t option(const struct position *pos, enum option_id id)
{
	return pos->setup->options.value[id];
}

static int64_t bank(const struct position *pos)
{
	return bank_used(pos) ? pos->bank[pos->to_move] : 0;
}

struct awaited remind_turn(const struct position *pos)
{
	return (struct awaited){.seat = pos->to_move,
				.until = pos->deadline,
				.span = clocks_free(pos),
				.bank = bank(pos)};
}

struct awaited remind_answer(const struct position *pos, int seat)
{
	return (struct awaited){.seat = seat,
				.answer = true,
				.until = pos->pending.until,
				.span = option(pos, OPTION_WINDOW)};
}

unsigned remind_answers(const struct position *pos)
{
	bool waits = pos->setup->game->ground == GROUND_GRID && pos->pending.any &&
		     pos->pending.until != 0 && pos->request[REQUEST_UNDO].by < 0;

	return waits ? turns_playing(pos) & ~pos->pending.accepted : 0;
}

static size_t unasked(const struct position *pos, const struct awaited *w,
		      struct point point[POINTS])
{
	int64_t own[] = {w->bank + w->span / 2, w->bank};
	int64_t all[] = {2 * (int64_t)DAY, DAY / 2};
	size_t n = 0;

	for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
		if (own[i] > 0 && w->span > 0) {
			point[n++] = (struct point){
				clocks_before(pos, w->until, own[i]), own[i]};
		}
	}
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		point[n++] = (struct point){w->until - all[i], all[i]};
	}
	return n;
}

static size_t points(const struct position *pos, const struct awaited *w,
		     const struct reminders *wish, struct point point[POINTS])
{
	for (size_t i = 0; i < wish->count; i++) {
		point[i] = (struct point){w->until - wish->before[i], wish->before[i]};
	}
	return wish->count > 0 ? wish->count : unasked(pos, w, point);
}

/* Whether the letter about the turn is a day old at that moment, or the free time is
 * shorter than a day. */
static bool old_enough(const struct awaited *w, const struct reminded *said, int64_t at)
{
	int64_t wait = w->span > 0 && w->span < DAY ? 1 : DAY;

	return at - said->since >= wait;
}

bool remind_when(const struct position *pos, const struct awaited *w,
		 const struct reminders *wish, int64_t now, struct reminded *said,
		 int64_t *next)
{
	struct point point[POINTS];
	size_t n = points(pos, w, wish, point);
	int64_t away = pos->leave[w->seat];
	bool due = false;

	*next = REMIND_NO_MORE;
	if (!wish->on || w->until <= now) {
		return false;
	}
	if (away > now) {
		*next = away;
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		if (point[i].at <= now && point[i].left < said->least &&
		    old_enough(w, said, point[i].at)) {
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
