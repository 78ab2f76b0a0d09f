/* SPDX-License-Identifier: ISC */
/* Who takes part in a season. */
#include "adjudicator/store/query.h"
#include "adjudicator/store/season_rows.h"

static const char *const states[ENTRANT_STATES_] = {
	[ENTRANT_IN] = "in",
	[ENTRANT_WITHDRAWN] = "withdrawn",
	[ENTRANT_REPLACED] = "replaced",
	[ENTRANT_OUT] = "out",
};

const char *entrant_state_name(enum entrant_state s)
{
	return states[s];
}

#define ENTRANT(field) COLUMN(struct season_entrant, field)
static const struct columns season_entrant_columns =
	COLUMNS(struct season_entrant, ENTRANT(id), ENTRANT(player), ENTRANT(name),
		ENTRANT(language), ENTRANT(division), ENTRANT(luck),
		COLUMN_NAME(struct season_entrant, state, states), ENTRANT(seed),
		ENTRANT(team), ENTRANT(since), ENTRANT(place), ENTRANT(gone));

bool season_load_entrants(struct store *st, struct arena *a, struct season *s,
			  struct err *err)
{
	return query_all(query_open(st, ENTRANT_LIST, WITH(INT(s->id)), err), a,
			 &season_entrant_columns, &s->entrant, &s->entrants);
}

bool entrant_add(struct store *st, int64_t season, struct season_entrant *e,
		 bool *fresh, struct err *err)
{
	e->id = 0;
	if (!query_value(query_open(st, ENTRANT_ADD,
				    WITH(INT(season), INT(e->player), TEXT(e->division),
					 INT(e->seed), INT(e->team), TEXT(e->luck),
					 STR(states[e->state]), INT(e->since)),
				    err),
			 &e->id)) {
		return false;
	}
	*fresh = e->id != 0;
	return true;
}

bool entrant_update(struct store *st, const struct season_entrant *e, struct err *err)
{
	return query_do(st, ENTRANT_UPDATE,
			WITH(INT(e->id), INT(e->player), TEXT(e->division),
			     TEXT(e->luck), STR(states[e->state]), INT(e->seed),
			     INT(e->team), INT(e->place)),
			err);
}

bool entrant_drop(struct store *st, int64_t id, struct err *err)
{
	return query_do(st, ENTRANT_DROP, WITH(INT(id)), err);
}
