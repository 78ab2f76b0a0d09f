/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/season.h"

#include "adjudicator/store/player.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/season_rows.h"
#include "formats/text/num.h"
#include <limits.h>

static const char *const states[SEASON_STATES_] = {
	[SEASON_SIGN_UP] = "sign-up",
	[SEASON_RUNNING] = "running",
	[SEASON_OVER] = "over",
	[SEASON_STOPPED] = "stopped",
};

const char *season_state_name(enum season_state s)
{
	return states[s];
}

/* A state that no program of ours wrote is that of a season which does nothing. */
#define SEASON(field) COLUMN(struct season, field)
static const struct columns season_columns = COLUMNS(
	struct season, SEASON(id), SEASON(name), SEASON(text), SEASON(hash),
	COLUMN_NAME(struct season, state, states), SEASON(secret), SEASON(created),
	SEASON(started), SEASON(ended), SEASON(told), SEASON(after));

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

static const char owed[] = "season.owed.";

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
				TEXT(s->text), HASH(&s->hash), STR(states[s->state]),
				HASH(&s->secret), INT(s->created), ID(s->after)),
			   err),
		&s->id);
}

bool season_update(struct store *st, const struct season *s, struct err *err)
{
	return query_do(st, SEASON_UPDATE,
			WITH(INT(s->id), STR(states[s->state]), INT(s->started),
			     INT(s->ended), INT(s->told)),
			err);
}

bool season_load(struct store *st, struct arena *a, int64_t id, struct season *s,
		 struct err *err)
{
	return season_get(st, a, id, s, err) &&
	       (s->id == 0 || (season_load_entrants(st, a, s, err) &&
			       season_load_rounds(st, a, s, err) &&
			       season_load_fixtures(st, a, s, err) &&
			       season_load_challenges(st, a, s, err)));
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
