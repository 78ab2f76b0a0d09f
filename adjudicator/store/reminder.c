/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/reminder.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/undelivered.h"

bool reminder_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err)
{
	int64_t *due;
	size_t dues;

	if (!query_do(st, REMINDER_END, WITH(INT(now)), err) ||
	    !query_ids(query_open(st, REMINDER_NEW, WITH(INT(now)), err), a, games,
		       count) ||
	    !query_ids(query_open(st, REMINDER_DUE, WITH(INT(now)), err), a, &due,
		       &dues)) {
		return false;
	}
	for (size_t i = 0; i < dues; i++) {
		*games = arena_room(a, *games, *count, sizeof **games);
		(*games)[(*count)++] = due[i];
	}
	return true;
}

#define REMINDER(field) COLUMN(struct reminder, field)
static const struct columns columns =
	COLUMNS(struct reminder, REMINDER(game), REMINDER(turn), REMINDER(deadline),
		REMINDER(since), REMINDER(least), REMINDER(next));

bool reminder_get(struct store *st, int64_t game, struct reminder *r, struct err *err)
{
	return query_one(query_open(st, REMINDER_GET, WITH(INT(game)), err), NULL,
			 &columns, r);
}

bool reminder_set(struct store *st, const struct reminder *r, struct err *err)
{
	return query_do(st, REMINDER_SET,
			WITH(INT(r->game), INT(r->turn), INT(r->deadline),
			     INT(r->since), INT(r->least), INT(r->next)),
			err) &&
	       query_do(st, REMINDER_MADE, WITH(INT(r->game), INT(r->deadline)), err);
}

bool reminder_hears(struct store *st, int64_t player, int64_t game, bool *hears,
		    struct err *err)
{
	return query_true(
		query_open(st, REMINDER_HEARS, WITH(INT(player), INT(game)), err),
		hears);
}

bool reminder_waits(struct store *st, const struct reminder_letters *of, bool *waits,
		    struct err *err)
{
	return query_true(
		query_open(st, REMINDER_WAITS,
			   WITH(INT(of->player), INT(of->game), INT(of->seat)), err),
		waits);
}

bool reminder_left(struct store *st, const struct reminder_letters *of, int64_t since,
		   bool *left, struct err *err)
{
	return query_true(query_open(st, REMINDER_LEFT,
				     WITH(INT(of->player), INT(of->game), INT(of->seat),
					  INT(since), INT(UNDELIVERED_LATE)),
				     err),
			  left);
}

bool reminder_goes(struct store *st, int64_t player, bool *goes, struct err *err)
{
	return query_true(query_open(st, REMINDER_GOES, WITH(INT(player)), err), goes);
}
