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

int season_name_at(const char *const *names, int count, struct view name, int other)
{
	for (int i = 0; i < count; i++) {
		if (view_is(name, names[i])) {
			return i;
		}
	}
	return other;
}

/* A state that no program of ours wrote is that of a season which does nothing. */
static struct season read_row(struct query *q, struct arena *a)
{
	return (struct season){
		.id = query_int(q, 0),
		.name = query_text(q, 1, a),
		.text = query_text(q, 2, a),
		.hash = query_hash(q, 3),
		.state = (enum season_state)season_name_at(
			states, SEASON_STATES_, query_text(q, 4, a), SEASON_STOPPED),
		.secret = query_hash(q, 5),
		.created = query_int(q, 6),
		.started = query_int(q, 7),
		.ended = query_int(q, 8),
		.told = query_int(q, 9),
		.after = query_int(q, 10)};
}

static bool one_row(struct query *q, struct arena *a, struct season *s)
{
	*s = (struct season){0};
	if (query_row(q)) {
		*s = read_row(q, a);
	}
	return query_close(q);
}

bool season_get(struct store *st, struct arena *a, int64_t id, struct season *s,
		struct err *err)
{
	struct query q = query_open(st, SEASON_GET, err);

	query_bind_int(&q, 1, id);
	return one_row(&q, a, s);
}

bool season_list(struct store *st, struct arena *a, struct season **out, size_t *count,
		 struct err *err)
{
	struct query q = query_open(st, SEASON_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = read_row(&q, a);
	}
	return query_close(&q);
}

bool season_live(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err)
{
	struct query q = query_open(st, SEASON_LIVE, err);

	return query_close_ids(&q, a, ids, count);
}

static const char owed[] = "season.owed.";

bool season_owing(struct store *st, struct arena *a, int64_t **games, size_t *count,
		  struct err *err)
{
	struct query q = query_open(st, SEASON_OWED, err);

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
	struct query q = query_open(st, SEASON_ADD, err);

	query_bind_text(&q, 1, s->name);
	query_bind_text(&q, 2, player_name_key(a, s->name));
	query_bind_text(&q, 3, s->text);
	query_bind_hash(&q, 4, &s->hash);
	query_bind_text(&q, 5, view_of(states[s->state]));
	query_bind_hash(&q, 6, &s->secret);
	query_bind_int(&q, 7, s->created);
	query_bind_id(&q, 8, s->after);
	return query_close_value(&q, &s->id);
}

bool season_update(struct store *st, const struct season *s, struct err *err)
{
	struct query q = query_open(st, SEASON_UPDATE, err);

	query_bind_int(&q, 1, s->id);
	query_bind_text(&q, 2, view_of(states[s->state]));
	query_bind_int(&q, 3, s->started);
	query_bind_int(&q, 4, s->ended);
	query_bind_int(&q, 5, s->told);
	return query_close(&q);
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
