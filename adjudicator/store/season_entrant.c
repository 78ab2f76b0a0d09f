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

bool season_load_entrants(struct store *st, struct arena *a, struct season *s,
			  struct err *err)
{
	struct query q = query_open(st, ENTRANT_LIST, err);

	query_bind_int(&q, 1, s->id);
	while (query_row(&q)) {
		s->entrant = arena_room(a, s->entrant, s->entrants, sizeof *s->entrant);
		s->entrant[s->entrants++] = (struct season_entrant){
			.id = query_int(&q, 0),
			.player = query_int(&q, 1),
			.name = query_text(&q, 2, a),
			.language = query_text(&q, 3, a),
			.division = query_text(&q, 4, a),
			.luck = query_text(&q, 5, a),
			.state = (enum entrant_state)season_name_at(
				states, ENTRANT_STATES_, query_text(&q, 6, a),
				ENTRANT_OUT),
			.seed = (int)query_int(&q, 7),
			.team = (int)query_int(&q, 8),
			.since = query_int(&q, 9),
			.place = (int)query_int(&q, 10),
			.gone = query_int(&q, 11) != 0};
	}
	return query_close(&q);
}

bool entrant_add(struct store *st, int64_t season, struct season_entrant *e,
		 bool *fresh, struct err *err)
{
	struct query q = query_open(st, ENTRANT_ADD, err);

	query_bind_int(&q, 1, season);
	query_bind_int(&q, 2, e->player);
	query_bind_text(&q, 3, e->division);
	query_bind_int(&q, 4, e->seed);
	query_bind_int(&q, 5, e->team);
	query_bind_text(&q, 6, e->luck);
	query_bind_text(&q, 7, view_of(states[e->state]));
	query_bind_int(&q, 8, e->since);
	e->id = 0;
	if (!query_close_value(&q, &e->id)) {
		return false;
	}
	*fresh = e->id != 0;
	return true;
}

bool entrant_update(struct store *st, const struct season_entrant *e, struct err *err)
{
	struct query q = query_open(st, ENTRANT_UPDATE, err);

	query_bind_int(&q, 1, e->id);
	query_bind_int(&q, 2, e->player);
	query_bind_text(&q, 3, e->division);
	query_bind_text(&q, 4, e->luck);
	query_bind_text(&q, 5, view_of(states[e->state]));
	query_bind_int(&q, 6, e->seed);
	query_bind_int(&q, 7, e->team);
	query_bind_int(&q, 8, e->place);
	return query_close(&q);
}

bool entrant_drop(struct store *st, int64_t id, struct err *err)
{
	struct query q = query_open(st, ENTRANT_DROP, err);

	query_bind_int(&q, 1, id);
	return query_close(&q);
}
