/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/time_watch.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"

static int64_t option(const struct position *pos, enum option_id id)
{
	return pos->setup->options.value[id];
}

/* The time of the seat to move before its bank runs. A handicap in time is the number
 * seat * 100000000 + seconds. */
static int64_t free_time(const struct position *pos)
{
	int64_t more = option(pos, OPTION_MORE_TIME);
	bool his = more / 100000000 == pos->to_move + 1;

	return option(pos, OPTION_DEADLINE) + (his ? more % 100000000 : 0);
}

/* From which second of a turn on time counts twice; INT64_MAX: never. */
static int64_t edge(const struct position *pos)
{
	int64_t twice = option(pos, OPTION_DOUBLE_AFTER);
	int64_t free = free_time(pos);

	return twice == 0 ? INT64_MAX : twice > free ? twice : free;
}

static int64_t beyond(int64_t span, int64_t from)
{
	return span > from ? span - from : 0;
}

/* How much the turn has taken from the bank at `now`. */
static int64_t taken(const struct time_watch *w, const struct position *pos,
		     int64_t now)
{
	int64_t used = now - w->began;

	return beyond(used, free_time(pos)) + beyond(used, edge(pos));
}

/* How long a turn may last. */
static int64_t lasts(const struct position *pos, int64_t bank)
{
	int64_t whole = free_time(pos) + (bank_used(pos) ? bank : 0);

	return whole - beyond(whole, edge(pos)) / 2;
}

static const char *watch_clock(struct time_watch *w, const struct position *pos,
			       const struct table *t, const struct event *e)
{
	const struct pending *p = &pos->pending;
	bool waits = p->any && e->time == p->until;
	bool own = p->any && p->seat == e->seat;

	if (w->stood != 0 && e->time == pos->deadline + w->stood) {
		return NULL;
	}
	w->bank = pos->bank[e->seat];
	w->began = e->time - lasts(pos, w->bank);
	return waits || w->began == (own ? p->until : t->now)
		       ? NULL
		       : "a clock is set to another time";
}

static const char *watch_bank(const struct time_watch *w, const struct position *pos,
			      const struct table *t, const struct event *e)
{
	int64_t left = w->bank - taken(w, pos, t->now);

	return e->time < 0 ? "a bank is below nothing"
	       : e->time == 0 || e->time == (left > 0 ? left : 1)
		       ? NULL
		       : "the bank holds another time than was not used";
}

static bool in_time(const struct position *pos, const struct table *t)
{
	return t->now <= pos->deadline + option(pos, OPTION_GRACE);
}

static bool turn_ends(const struct event *e)
{
	return e->kind == EVENT_PASS || e->kind == EVENT_EXCHANGE ||
	       e->kind == EVENT_STAND || e->kind == EVENT_WITHDRAW ||
	       ((e->kind == EVENT_PLAY || e->kind == EVENT_WORD) && !e->pending);
}

/* How many turns without points or plays in a row end the game. */
static int run_length(const struct position *pos)
{
	int rounds = pos->setup->game->ground == GROUND_BOARD
			     ? crossword_rules(pos)->run_rounds
			     : 2;

	return rounds == 0 ? crossword_rules(pos)->run_end : rounds * turns_seats(pos);
}

static const char *watch_end(const struct time_watch *w, const struct position *pos,
			     const struct event *e)
{
	unsigned all = (1U << run_length(pos)) - 1;
	unsigned late = w->late & all;

	return (e->reason != END_PASSES && e->reason != END_SCORELESS) || late == 0 ||
			       late == all
		       ? NULL
		       : "who moved is shut out by those who did not";
}

/* Every time that ends after a pause must end later by the whole pause. */
static const char *watch_pause(struct time_watch *w, const struct position *pos,
			       const struct table *t, const struct event *e)
{
	bool moves = e->kind == EVENT_CLOCK || e->kind == EVENT_LONGER ||
		     (e->kind == EVENT_WINDOW && e->time != 0);

	if (e->kind == EVENT_RESUME && pos->halted) {
		w->stood = t->now - pos->halted_at;
		w->began += pos->flagged ? 0 : w->stood;
	} else if (!moves) {
		w->stood = 0;
	}
	if (w->stood != 0 && e->kind == EVENT_WINDOW && moves &&
	    e->time != pos->pending.until + w->stood) {
		return "a play has another time to be answered than before the pause";
	}
	if (w->stood != 0 && e->kind == EVENT_LONGER &&
	    e->time != pos->request[e->about].until + w->stood) {
		return "a request has another time than before the pause";
	}
	return pos->halted && (e->kind == EVENT_PLAY || e->kind == EVENT_WORD ||
			       e->kind == EVENT_EXCHANGE || e->kind == EVENT_PASS ||
			       e->kind == EVENT_FLAG)
		       ? "somebody moves, or is late, in a pause"
		       : NULL;
}

const char *time_watch_event(struct time_watch *w, const struct position *before,
			     const struct table *t, const struct event *e)
{
	bool late = e->kind == EVENT_PASS && e->late;
	const char *wrong = watch_pause(w, before, t, e);

	if (wrong != NULL) {
		return wrong;
	}

	if (turn_ends(e)) {
		w->late = w->late << 1 | late;
	}
	switch (e->kind) {
	case EVENT_UNDO: /* the turn had ended, unless its play was pending */
		w->late >>= before->pending.any ? 0 : 1;
		return NULL;
	case EVENT_CLOCK:
		return e->time == 0 ? NULL : watch_clock(w, before, t, e);
	case EVENT_BANK:
		return watch_bank(w, before, t, e);
	case EVENT_FLAG:
		return in_time(before, t) ? "a clock falls too early" : NULL;
	case EVENT_PASS:
		return late && !e->empty && !before->flagged && in_time(before, t)
			       ? "a turn is passed before its time"
		       : late && !e->empty && !before->flagged &&
				       option(before, OPTION_FLAG) != FLAG_AUTO
			       ? "a turn is passed before anybody said so"
			       : NULL;
	case EVENT_END:
		return watch_end(w, before, e);
	default:
		return NULL;
	}
}
