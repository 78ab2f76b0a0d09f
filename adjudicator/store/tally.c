/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/tally.h"

#include "adjudicator/store/outbox.h"
#include "adjudicator/store/query.h"

/* Reads two numbers of one row; the statement takes one value or none. */
static bool pair(struct store *st, enum statement s, const struct value *given,
		 long *count, int64_t *moment, struct err *err)
{
	struct query q = query_open(st, s, given, err);

	if (query_row(&q)) {
		*count = (long)query_int(&q, 0);
		*moment = query_int(&q, 1);
	}
	return query_close(&q);
}

static bool number(struct store *st, enum statement s, const struct value *given,
		   long *count, struct err *err)
{
	return query_count(query_open(st, s, given, err), count);
}

static bool moment(struct store *st, enum statement s, int64_t *at, struct err *err)
{
	return query_value(query_open(st, s, NULL, err), at);
}

static bool count_state(struct store *st, const char *state, long *count,
			struct err *err)
{
	return number(st, TALLY_GAMES_IN, WITH(TEXT(view_of(state))), count, err);
}

/* A database knows how many rows a table has, but must count those of one state one
 * by one. So the most common state, "over", or "running" in a young club, is
 * computed from the others. A run may end a game between the statements. */
static bool count_games(struct store *st, struct tally *t, struct err *err)
{
	bool ok = count_state(st, "invited", &t->invited, err) &&
		  count_state(st, "paused", &t->paused, err) &&
		  count_state(st, "void", &t->void_, err) &&
		  number(st, TALLY_GAMES_FEW, WITH(INT(TALLY_FEW)), &t->running, err);
	bool few = t->running < TALLY_FEW;
	long *most = few ? &t->over : &t->running;
	long rest = 0;

	ok = ok && (few || count_state(st, "over", &t->over, err)) &&
	     number(st, TALLY_GAMES, NULL, &rest, err);
	rest -= t->invited + t->paused + t->void_ + (few ? t->running : t->over);
	*most = rest > 0 ? rest : 0;
	return ok;
}

/* Computed from the running games, which were just counted, because counting again
 * would take as long. A run may end a game in between. */
static bool count_turns(struct store *st, struct tally *t, struct err *err)
{
	long unturned = 0;
	bool ok = number(st, TALLY_UNTURNED, NULL, &unturned, err);

	t->turns = t->running > unturned ? t->running - unturned : 0;
	return ok;
}

static bool count_seasons(struct store *st, struct tally *t, struct err *err)
{
	int64_t open = 0;

	if (!pair(st, TALLY_SEASONS, NULL, &t->seasons, &open, err)) {
		return false;
	}
	t->seasons_open = (long)open;
	return true;
}

bool tally_take(struct store *st, const struct tally_span *span, struct tally *out,
		struct err *err)
{
	struct tally *t = out;

	*t = (struct tally){0};
	return count_games(st, t, err) && count_turns(st, t, err) &&
	       number(st, TALLY_DEADLINES, WITH(INT(span->until)), &t->deadlines,
		      err) &&
	       moment(st, TALLY_DEADLINE, &t->next_deadline, err) &&
	       moment(st, TALLY_REMINDER, &t->next_reminder, err) &&
	       number(st, TALLY_PLAYERS, NULL, &t->players, err) &&
	       number(st, TALLY_ARRIVED, NULL, &t->arrived, err) &&
	       number(st, TALLY_ARRIVED_SINCE, WITH(INT(span->today)),
		      &t->arrived_today, err) &&
	       pair(st, TALLY_UNJUDGED, NULL, &t->unjudged, &t->oldest_unjudged, err) &&
	       number(st, TALLY_DEFERRED, WITH(INT(span->run)), &t->deferred, err) &&
	       pair(st, TALLY_QUARANTINED, WITH(INT(span->quarantine)), &t->quarantined,
		    &t->last_quarantined, err) &&
	       number(st, TALLY_WRITTEN, NULL, &t->written, err) &&
	       number(st, TALLY_SENT_SINCE,
		      WITH(INT(span->today), INT(span->today - OUTBOX_GIVE_UP)),
		      &t->sent_today, err) &&
	       pair(st, TALLY_QUEUED, NULL, &t->queued, &t->oldest_queued, err) &&
	       number(st, TALLY_GIVEN_UP, NULL, &t->given_up, err) &&
	       number(st, TALLY_NOTICES, NULL, &t->notices, err) &&
	       number(st, ASIDE_COUNT, NULL, &t->aside, err) &&
	       count_seasons(st, t, err);
}

bool tally_open(struct store *st, long most, long *games, struct err *err)
{
	return number(st, TALLY_OPEN, WITH(INT(most)), games, err);
}

bool tally_arrived(struct store *st, int64_t since, long most, long *letters,
		   struct err *err)
{
	return number(st, TALLY_ARRIVED_FEW, WITH(INT(since), INT(most)), letters, err);
}

bool tally_leases(struct store *st, int64_t now, long *letters, struct err *err)
{
	return number(st, TALLY_LEASES, WITH(INT(now)), letters, err);
}

bool tally_events(struct store *st, long *events, struct err *err)
{
	return number(st, TALLY_EVENTS, NULL, events, err);
}

bool tally_latest(struct store *st, struct arena *a, long most, int64_t **ids,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, TALLY_LATEST, WITH(INT(most)), err), a, ids,
			 count);
}
