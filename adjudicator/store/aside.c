/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/aside.h"

#include "adjudicator/store/query.h"

static const char *const names[ASIDES_] = {
	[ASIDE_NOTICE] = "notice", [ASIDE_GAME] = "game",     [ASIDE_PLAYER] = "player",
	[ASIDE_SEASON] = "season", [ASIDE_REPORT] = "report",
};

const char *aside_name(enum aside_what what)
{
	return names[what];
}

bool aside_put(struct store *st, const struct aside *a, struct err *err)
{
	return query_do(st, ASIDE_PUT,
			WITH(STR(names[a->what]), INT(a->number),
			     ID(a->what == ASIDE_NOTICE ? a->number : 0), ID(a->game),
			     INT(a->seat), ID(a->player), INT(a->since), INT(a->due),
			     TEXT(a->reason)),
			err);
}

#define ASIDE(field) COLUMN(struct aside, field)
static const struct columns aside_columns =
	COLUMNS(struct aside, COLUMN_NAME(struct aside, what, names), ASIDE(number),
		ASIDE(game), ASIDE(seat), ASIDE(player), ASIDE(since), ASIDE(due),
		ASIDE(reason));

bool aside_get(struct store *st, struct arena *arena, enum aside_what what,
	       int64_t number, struct aside *out, struct err *err)
{
	return query_one(
		query_open(st, ASIDE_GET, WITH(STR(names[what]), INT(number)), err),
		arena, &aside_columns, out);
}

bool aside_drop(struct store *st, enum aside_what what, int64_t number, struct err *err)
{
	return query_do(st, ASIDE_DROP, WITH(STR(names[what]), INT(number)), err);
}

bool aside_count(struct store *st, long *count, struct err *err)
{
	return query_count(query_open(st, ASIDE_COUNT, NULL, err), count);
}

bool aside_list(struct store *st, struct arena *arena, struct aside **out,
		size_t *count, struct err *err)
{
	return query_all(query_open(st, ASIDE_LIST, NULL, err), arena, &aside_columns,
			 out, count);
}

bool aside_games(struct store *st, struct arena *arena, int64_t now, int64_t **ids,
		 size_t *count, struct err *err)
{
	return query_ids(query_open(st, ASIDE_GAMES, WITH(INT(now)), err), arena, ids,
			 count);
}

bool aside_since(struct store *st, int64_t game, int seat, int64_t *since,
		 struct err *err)
{
	*since = 0;
	return query_value(query_open(st, ASIDE_SINCE, WITH(INT(game), INT(seat)), err),
			   since);
}

bool aside_renew(struct store *st, int64_t game, int seat, int64_t now, struct err *err)
{
	return query_do(st, ASIDE_RENEW, WITH(INT(game), INT(seat), INT(now)), err);
}

bool aside_hurry(struct store *st, struct err *err)
{
	return query_do(st, ASIDE_HURRY, NULL, err);
}
