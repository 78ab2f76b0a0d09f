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

static struct season_challenge read_row(struct query *q, struct arena *a)
{
	return (struct season_challenge){
		.id = query_int(q, 0),
		.season = query_int(q, 1),
		.challenger = query_int(q, 2),
		.challenged = query_int(q, 3),
		.player = query_int(q, 4),
		.fixture = query_int(q, 5),
		.asked = query_int(q, 6),
		.due = query_int(q, 7),
		.settled = query_int(q, 8),
		.state = (enum challenge_state)season_name_at(states, CHALLENGE_STATES_,
							      query_text(q, 9, a),
							      CHALLENGE_DROPPED),
		.told = (int)query_int(q, 10)};
}

bool season_load_challenges(struct store *st, struct arena *a, struct season *s,
			    struct err *err)
{
	struct query q = query_open(st, CHALLENGE_LIST, err);

	query_bind_int(&q, 1, s->id);
	while (query_row(&q)) {
		s->challenge = arena_room(a, s->challenge, s->challenges,
					  sizeof *s->challenge);
		s->challenge[s->challenges++] = read_row(&q, a);
	}
	return query_close(&q);
}

static bool one_row(struct query *q, struct arena *a, struct season_challenge *c)
{
	*c = (struct season_challenge){0};
	if (query_row(q)) {
		*c = read_row(q, a);
	}
	return query_close(q);
}

bool challenge_get(struct store *st, struct arena *a, int64_t id,
		   struct season_challenge *c, struct err *err)
{
	struct query q = query_open(st, CHALLENGE_GET, err);

	query_bind_int(&q, 1, id);
	return one_row(&q, a, c);
}

bool challenge_of_player(struct store *st, struct arena *a, int64_t player,
			 struct season_challenge *c, struct err *err)
{
	struct query q = query_open(st, CHALLENGE_OF_PLAYER, err);

	query_bind_int(&q, 1, player);
	return one_row(&q, a, c);
}

bool challenge_add(struct store *st, struct season_challenge *c, struct err *err)
{
	struct query q = query_open(st, CHALLENGE_ADD, err);

	query_bind_int(&q, 1, c->season);
	query_bind_int(&q, 2, c->challenger);
	query_bind_int(&q, 3, c->challenged);
	query_bind_int(&q, 4, c->player);
	query_bind_int(&q, 5, c->asked);
	query_bind_int(&q, 6, c->due);
	query_bind_text(&q, 7, view_of(states[c->state]));
	query_bind_int(&q, 8, c->told);
	return query_close_value(&q, &c->id);
}

bool challenge_update(struct store *st, const struct season_challenge *c,
		      struct err *err)
{
	struct query q = query_open(st, CHALLENGE_UPDATE, err);

	query_bind_int(&q, 1, c->id);
	query_bind_int(&q, 2, c->player);
	query_bind_id(&q, 3, c->fixture);
	query_bind_int(&q, 4, c->due);
	query_bind_int(&q, 5, c->settled);
	query_bind_text(&q, 6, view_of(states[c->state]));
	query_bind_int(&q, 7, c->told);
	return query_close(&q);
}
