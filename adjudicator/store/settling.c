/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/settling.h"

#include "adjudicator/store/query.h"

bool settling_put(struct store *st, const struct settling *s, struct err *err)
{
	return query_do(st, SETTLING_PUT,
			WITH(INT(s->game), INT(s->seat), TEXT(s->state), ID(s->letter),
			     INT(s->arrived), INT(s->until), INT(s->notice),
			     TEXT(s->text), TEXT(s->shown), INT(s->scored),
			     INT(s->score), INT(s->ground)),
			err);
}

#define SETTLING(field) COLUMN(struct settling, field)
static const struct columns settling_columns =
	COLUMNS(struct settling, SETTLING(game), SETTLING(seat), SETTLING(state),
		SETTLING(letter), SETTLING(arrived), SETTLING(until), SETTLING(notice),
		SETTLING(text), SETTLING(shown), SETTLING(scored), SETTLING(score),
		SETTLING(ground));

bool settling_get(struct store *st, struct arena *a, int64_t game, int seat,
		  struct settling *s, struct err *err)
{
	return query_one(query_open(st, SETTLING_GET, WITH(INT(game), INT(seat)), err),
			 a, &settling_columns, s);
}

bool settling_waits(struct store *st, struct arena *a, int64_t game, struct settling *s,
		    struct err *err)
{
	return query_one(query_open(st, SETTLING_WAITS, WITH(INT(game)), err), a,
			 &settling_columns, s);
}

bool settling_close(struct store *st, const struct settling *s, const char *state,
		    struct err *err)
{
	return query_do(st, SETTLING_CLOSE,
			WITH(INT(s->game), INT(s->seat), STR(state)), err);
}

bool settling_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err)
{
	return query_ids(query_open(st, SETTLING_DUE, WITH(INT(now)), err), a, games,
			 count);
}
