/* SPDX-License-Identifier: ISC */
/* Challenges on a ladder. */
#include "adjudicator/store/query.h"
#include "adjudicator/store/season_rows.h"

static const char *const states[CHALLENGE_STATES_] = {
	[CHALLENGE_OPEN] = "open",       [CHALLENGE_ACCEPTED] = "accepted",
	[CHALLENGE_LOST] = "lost",       [CHALLENGE_FREE] = "free",
	[CHALLENGE_DROPPED] = "dropped",
};

const char *challenge_state_name(enum challenge_state state)
{
	return states[state];
}

#define CHALLENGE(field) COLUMN(struct season_challenge, field)
static const struct columns season_challenge_columns = COLUMNS(
	struct season_challenge, CHALLENGE(id), CHALLENGE(season),
	CHALLENGE(challenger), CHALLENGE(challenged), CHALLENGE(player),
	CHALLENGE(fixture), CHALLENGE(asked), CHALLENGE(due), CHALLENGE(settled),
	COLUMN_NAME(struct season_challenge, state, states), CHALLENGE(told));

bool season_load_challenges(struct store *st, struct arena *a, struct season *s,
			    struct err *err)
{
	return query_all(query_open(st, CHALLENGE_LIST, WITH(INT(s->id)), err), a,
			 &season_challenge_columns, &s->challenge, &s->challenges);
}

bool challenge_get(struct store *st, struct arena *a, int64_t id,
		   struct season_challenge *c, struct err *err)
{
	return query_one(query_open(st, CHALLENGE_GET, WITH(INT(id)), err), a,
			 &season_challenge_columns, c);
}

bool challenge_of_player(struct store *st, struct arena *a, int64_t player,
			 struct season_challenge *c, struct err *err)
{
	return query_one(query_open(st, CHALLENGE_OF_PLAYER, WITH(INT(player)), err), a,
			 &season_challenge_columns, c);
}

bool challenge_add(struct store *st, struct season_challenge *c, struct err *err)
{
	return query_value(
		query_open(st, CHALLENGE_ADD,
			   WITH(INT(c->season), INT(c->challenger), INT(c->challenged),
				INT(c->player), INT(c->asked), INT(c->due),
				STR(states[c->state]), INT(c->told)),
			   err),
		&c->id);
}

bool challenge_update(struct store *st, const struct season_challenge *c,
		      struct err *err)
{
	return query_do(st, CHALLENGE_UPDATE,
			WITH(INT(c->id), INT(c->player), ID(c->fixture), INT(c->due),
			     INT(c->settled), STR(states[c->state]), INT(c->told)),
			err);
}
