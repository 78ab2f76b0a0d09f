/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/season.h"

#include "adjudicator/store/player.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include "formats/text/num.h"
#include <limits.h>

static const char *const season_states[SEASON_STATES_] = {
	[SEASON_SIGN_UP] = "sign-up",
	[SEASON_RUNNING] = "running",
	[SEASON_OVER] = "over",
	[SEASON_STOPPED] = "stopped",
};

const char *season_state_name(enum season_state s)
{
	return season_states[s];
}

/* An unknown state is read as the last one, in which a season does nothing. */
#define SEASON(field) COLUMN(struct season, field)
static const struct columns season_columns = COLUMNS(
	struct season, SEASON(id), SEASON(name), SEASON(text), SEASON(hash),
	COLUMN_NAME(struct season, state, season_states), SEASON(secret),
	SEASON(created), SEASON(started), SEASON(ended), SEASON(told), SEASON(after));

bool season_get(struct store *st, struct arena *a, int64_t id, struct season *s,
		struct err *err)
{
	return query_one(query_open(st, SEASON_GET, WITH(INT(id)), err), a,
			 &season_columns, s);
}

bool season_list(struct store *st, struct arena *a, struct season **out, size_t *count,
		 struct err *err)
{
	return query_all(query_open(st, SEASON_LIST, NULL, err), a, &season_columns,
			 out, count);
}

bool season_live(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err)
{
	return query_ids(query_open(st, SEASON_LIVE, NULL, err), a, ids, count);
}

bool season_ruled(struct store *st, struct arena *a, const struct season *s,
		  int64_t **games, size_t *count, struct err *err)
{
	return query_ids(
		query_open(st, SEASON_RULED, WITH(INT(s->id), INT(s->ended)), err), a,
		games, count);
}

static const char owed[] = STORED_SEASON_OWED ".";

bool season_owing(struct store *st, struct arena *a, int64_t **games, size_t *count,
		  struct err *err)
{
	struct query q = query_open(st, SEASON_OWED, NULL, err);

	*games = NULL;
	*count = 0;
	while (query_row(&q)) {
		struct view name = query_text(&q, 0, a);
		long game;

		if (num_read(view_part(name, sizeof owed - 1, name.len), 1, LONG_MAX,
			     &game)) {
			*games = arena_room(a, *games, *count, sizeof **games);
			(*games)[(*count)++] = game;
		}
	}
	return query_close(&q);
}

const char *season_owed(struct arena *a, int64_t game)
{
	return arena_printf(a, "%s%lld", owed, (long long)game);
}

bool season_add(struct store *st, struct arena *a, struct season *s, struct err *err)
{
	return query_value(
		query_open(st, SEASON_ADD,
			   WITH(TEXT(s->name), TEXT(player_name_key(a, s->name)),
				TEXT(s->text), HASH(&s->hash),
				STR(season_states[s->state]), HASH(&s->secret),
				INT(s->created), ID(s->after)),
			   err),
		&s->id);
}

bool season_update(struct store *st, const struct season *s, struct err *err)
{
	return query_do(st, SEASON_UPDATE,
			WITH(INT(s->id), STR(season_states[s->state]), INT(s->started),
			     INT(s->ended), INT(s->told)),
			err);
}

/* -------------------------------------------------------------- who takes part */

static const char *const entrant_states[ENTRANT_STATES_] = {
	[ENTRANT_IN] = "in",
	[ENTRANT_WITHDRAWN] = "withdrawn",
	[ENTRANT_REPLACED] = "replaced",
	[ENTRANT_OUT] = "out",
};

const char *entrant_state_name(enum entrant_state s)
{
	return entrant_states[s];
}

#define ENTRANT(field) COLUMN(struct season_entrant, field)
static const struct columns entrant_columns = COLUMNS(
	struct season_entrant, ENTRANT(id), ENTRANT(player), ENTRANT(name),
	ENTRANT(language), ENTRANT(division), ENTRANT(luck),
	COLUMN_NAME(struct season_entrant, state, entrant_states), ENTRANT(seed),
	ENTRANT(team), ENTRANT(since), ENTRANT(place), ENTRANT(gone));

bool entrant_add(struct store *st, int64_t season, struct season_entrant *e,
		 bool *fresh, struct err *err)
{
	e->id = 0;
	if (!query_value(query_open(st, ENTRANT_ADD,
				    WITH(INT(season), INT(e->player), TEXT(e->division),
					 INT(e->seed), INT(e->team), TEXT(e->luck),
					 STR(entrant_states[e->state]), INT(e->since)),
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
			     TEXT(e->luck), STR(entrant_states[e->state]), INT(e->seed),
			     INT(e->team), INT(e->place)),
			err);
}

bool entrant_drop(struct store *st, int64_t id, struct err *err)
{
	return query_do(st, ENTRANT_DROP, WITH(INT(id)), err);
}

/* ------------------------------------------------------------------ rounds */

#define ROUND(field) COLUMN(struct season_round, field)
static const struct columns round_columns =
	COLUMNS(struct season_round, ROUND(division), ROUND(n), ROUND(started),
		ROUND(due), ROUND(over));

bool round_add(struct store *st, int64_t season, const struct season_round *r,
	       struct err *err)
{
	return query_do(st, ROUND_ADD,
			WITH(INT(season), TEXT(r->division), INT(r->n), INT(r->started),
			     INT(r->due), INT(r->over)),
			err);
}

bool round_update(struct store *st, int64_t season, const struct season_round *r,
		  struct err *err)
{
	return query_do(st, ROUND_UPDATE,
			WITH(INT(season), TEXT(r->division), INT(r->n), INT(r->due),
			     INT(r->over)),
			err);
}

/* ---------------------------------------------------------------- fixtures */

static const char *const hows[FIXTURE_HOWS_] = {
	[FIXTURE_OPEN] = "open",
	[FIXTURE_PLAYED] = "played",
	[FIXTURE_BYE] = "bye",
	[FIXTURE_FORFEIT_FIRST] = "forfeit-first",
	[FIXTURE_FORFEIT_SECOND] = "forfeit-second",
	[FIXTURE_FORFEIT_BOTH] = "forfeit-both",
	[FIXTURE_ANNULLED] = "annulled",
};

const char *fixture_how_name(enum fixture_how how)
{
	return hows[how];
}

bool fixture_decided(const struct season_fixture *f)
{
	return f->how != FIXTURE_OPEN && (f->how != FIXTURE_PLAYED || f->over);
}

int fixture_half(const struct season_fixture *f, int side)
{
	static const int8_t halves[FIXTURE_HOWS_][2] = {
		[FIXTURE_OPEN] = {-1, -1},
		[FIXTURE_PLAYED] = {-1, -1},
		[FIXTURE_BYE] = {2,  0 },
		[FIXTURE_FORFEIT_FIRST] = {0,  2 },
		[FIXTURE_FORFEIT_SECOND] = {2,  0 },
		[FIXTURE_FORFEIT_BOTH] = {0,  0 },
		[FIXTURE_ANNULLED] = {-1, -1},
	};

	return f->how == FIXTURE_PLAYED && f->over ? f->half[side]
						   : halves[f->how][side];
}

#define FIXTURE(field) COLUMN(struct season_fixture, field)
static const struct columns fixture_columns =
	COLUMNS(struct season_fixture, FIXTURE(id), FIXTURE(division), FIXTURE(round),
		FIXTURE(board), FIXTURE(first), FIXTURE(second), FIXTURE(game),
		COLUMN_NAME(struct season_fixture, how, hows), COLUMN_OTHER,
		FIXTURE(ended), FIXTURE(points[0]), FIXTURE(points[1]),
		FIXTURE(half[0]), FIXTURE(half[1]), COLUMN_OTHER, COLUMN_OTHER);

/* Only FIXTURE_PLAYED depends on the game; open fixtures and those decided by hand
 * do not. */
static void read_fixture(struct query *q, struct arena *a, struct season_fixture *f)
{
	*f = (struct season_fixture){0};
	query_read(q, a, &fixture_columns, f);
	f->over = f->ended != 0;
	f->resigned = query_int(q, 15) != 0;
	if (f->how == FIXTURE_PLAYED && !f->over && query_int(q, 14) != 0) {
		f->how = FIXTURE_ANNULLED;
	}
}

static bool load_fixtures(struct store *st, struct arena *a, struct season *s,
			  struct err *err)
{
	struct query q = query_open(st, FIXTURE_LIST, WITH(INT(s->id)), err);

	while (query_row(&q)) {
		s->fixture = arena_room(a, s->fixture, s->fixtures, sizeof *s->fixture);
		read_fixture(&q, a, &s->fixture[s->fixtures++]);
	}
	return query_close(&q);
}

bool season_of_game(struct store *st, struct arena *a, int64_t game, int64_t *season,
		    struct season_fixture *f, struct err *err)
{
	struct query q = query_open(st, FIXTURE_OF_GAME, WITH(INT(game)), err);

	*f = (struct season_fixture){0};
	*season = 0;
	if (query_row(&q)) {
		read_fixture(&q, a, f);
		*season = query_int(&q, 8);
	}
	return query_close(&q);
}

bool fixture_add(struct store *st, int64_t season, struct season_fixture *f,
		 struct err *err)
{
	return query_value(
		query_open(st, FIXTURE_ADD,
			   WITH(INT(season), TEXT(f->division), INT(f->round),
				INT(f->board), INT(f->first), ID(f->second),
				ID(f->game), STR(hows[f->how])),
			   err),
		&f->id);
}

bool fixture_update(struct store *st, const struct season_fixture *f, struct err *err)
{
	return query_do(st, FIXTURE_UPDATE,
			WITH(INT(f->id), ID(f->game), STR(hows[f->how])), err);
}

/* ----------------------------------------------------- challenges on a ladder */

static const char *const challenge_states[CHALLENGE_STATES_] = {
	[CHALLENGE_OPEN] = "open",       [CHALLENGE_ACCEPTED] = "accepted",
	[CHALLENGE_LOST] = "lost",       [CHALLENGE_FREE] = "free",
	[CHALLENGE_DROPPED] = "dropped",
};

const char *challenge_state_name(enum challenge_state state)
{
	return challenge_states[state];
}

#define CHALLENGE(field) COLUMN(struct season_challenge, field)
static const struct columns challenge_columns = COLUMNS(
	struct season_challenge, CHALLENGE(id), CHALLENGE(season),
	CHALLENGE(challenger), CHALLENGE(challenged), CHALLENGE(player),
	CHALLENGE(fixture), CHALLENGE(asked), CHALLENGE(due), CHALLENGE(settled),
	COLUMN_NAME(struct season_challenge, state, challenge_states), CHALLENGE(told));

bool challenge_get(struct store *st, struct arena *a, int64_t id,
		   struct season_challenge *c, struct err *err)
{
	return query_one(query_open(st, CHALLENGE_GET, WITH(INT(id)), err), a,
			 &challenge_columns, c);
}

bool challenge_of_player(struct store *st, struct arena *a, int64_t player,
			 struct season_challenge *c, struct err *err)
{
	return query_one(query_open(st, CHALLENGE_OF_PLAYER, WITH(INT(player)), err), a,
			 &challenge_columns, c);
}

bool challenge_add(struct store *st, struct season_challenge *c, struct err *err)
{
	return query_value(
		query_open(st, CHALLENGE_ADD,
			   WITH(INT(c->season), INT(c->challenger), INT(c->challenged),
				INT(c->player), INT(c->asked), INT(c->due),
				STR(challenge_states[c->state]), INT(c->told)),
			   err),
		&c->id);
}

bool challenge_update(struct store *st, const struct season_challenge *c,
		      struct err *err)
{
	return query_do(st, CHALLENGE_UPDATE,
			WITH(INT(c->id), INT(c->player), ID(c->fixture), INT(c->due),
			     INT(c->settled), STR(challenge_states[c->state]),
			     INT(c->told)),
			err);
}

/* -------------------------------------------------------------- all of a season */

bool season_load(struct store *st, struct arena *a, int64_t id, struct season *s,
		 struct err *err)
{
	return season_get(st, a, id, s, err) &&
	       (s->id == 0 ||
		(query_all(query_open(st, ENTRANT_LIST, WITH(INT(id)), err), a,
			   &entrant_columns, &s->entrant, &s->entrants) &&
		 query_all(query_open(st, ROUND_LIST, WITH(INT(id)), err), a,
			   &round_columns, &s->round, &s->rounds) &&
		 load_fixtures(st, a, s, err) &&
		 query_all(query_open(st, CHALLENGE_LIST, WITH(INT(id)), err), a,
			   &challenge_columns, &s->challenge, &s->challenges) &&
		 duplicate_load(st, a, s, err)));
}

int season_entrant_at(const struct season *s, int64_t id)
{
	for (size_t i = 0; i < s->entrants; i++) {
		if (s->entrant[i].id == id) {
			return (int)i;
		}
	}
	return -1;
}
