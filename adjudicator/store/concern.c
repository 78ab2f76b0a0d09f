/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/concern.h"

#include "adjudicator/store/query.h"

static const char *const kinds[CONCERNS_] = {
	[CONCERN_NO_SHOW] = "no-show",
	[CONCERN_UNFINISHED] = "unfinished",
	[CONCERN_REPLACE] = "replace",
};

static const char *const states[CONCERN_STATES_] = {
	[CONCERN_OPEN] = "open",
	[CONCERN_LATER] = "later",
	[CONCERN_SETTLED] = "settled",
};

#define CONCERN(field) COLUMN(struct concern, field)
static const struct columns concern_columns =
	COLUMNS(struct concern, CONCERN(id), CONCERN(season),
		COLUMN_NAME(struct concern, kind, kinds), CONCERN(entrant),
		CONCERN(fixture), CONCERN(referee), CONCERN(number), CONCERN(asked),
		CONCERN(due), COLUMN_NAME(struct concern, state, states));

bool concern_add(struct store *st, struct concern *c, struct err *err)
{
	c->number = 0;
	if (!query_value(query_open(st, CONCERN_NUMBER, NULL, err), &c->number)) {
		return false;
	}
	c->number = c->number == 0 ? 1 : c->number + CONCERN_CHOICES;
	return query_value(
		query_open(st, CONCERN_ADD,
			   WITH(INT(c->season), STR(kinds[c->kind]), INT(c->entrant),
				ID(c->fixture), ID(c->referee), INT(c->number),
				INT(c->asked), INT(c->due), STR(states[c->state])),
			   err),
		&c->id);
}

bool concern_update(struct store *st, const struct concern *c, struct err *err)
{
	return query_do(
		st, CONCERN_UPDATE,
		WITH(INT(c->id), ID(c->referee), INT(c->due), STR(states[c->state])),
		err);
}

bool concern_list(struct store *st, struct arena *a, int64_t season,
		  struct concern **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, CONCERN_LIST, WITH(INT(season)), err), a,
			 &concern_columns, out, count);
}

bool concern_of_choice(struct store *st, struct arena *a, int64_t number,
		       struct concern *c, struct err *err)
{
	return query_one(
		query_open(st, CONCERN_OF_CHOICE,
			   WITH(INT(number), INT(number - CONCERN_CHOICES + 1)), err),
		a, &concern_columns, c);
}
