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

static enum aside_what read_what(struct view name)
{
	int what = 0;

	while (what < ASIDE_REPORT && !view_is(name, names[what])) {
		what++;
	}
	return (enum aside_what)what;
}

bool aside_put(struct store *st, const struct aside *a, struct err *err)
{
	struct query q = query_open(st, ASIDE_PUT, err);

	query_bind_text(&q, 1, view_of(names[a->what]));
	query_bind_int(&q, 2, a->number);
	query_bind_id(&q, 3, a->what == ASIDE_NOTICE ? a->number : 0);
	query_bind_id(&q, 4, a->game);
	query_bind_int(&q, 5, a->seat);
	query_bind_id(&q, 6, a->player);
	query_bind_int(&q, 7, a->since);
	query_bind_int(&q, 8, a->due);
	query_bind_text(&q, 9, a->reason);
	return query_close(&q);
}

static struct aside read_row(struct query *q, struct arena *arena)
{
	return (struct aside){.what = read_what(query_text(q, 0, arena)),
			      .number = query_int(q, 1),
			      .game = query_int(q, 2),
			      .seat = (int)query_int(q, 3),
			      .player = query_int(q, 4),
			      .since = query_int(q, 5),
			      .due = query_int(q, 6),
			      .reason = query_text(q, 7, arena)};
}

bool aside_get(struct store *st, struct arena *arena, enum aside_what what,
	       int64_t number, struct aside *out, struct err *err)
{
	struct query q = query_open(st, ASIDE_GET, err);

	*out = (struct aside){0};
	query_bind_text(&q, 1, view_of(names[what]));
	query_bind_int(&q, 2, number);
	if (query_row(&q)) {
		*out = read_row(&q, arena);
	}
	return query_close(&q);
}

bool aside_drop(struct store *st, enum aside_what what, int64_t number, struct err *err)
{
	struct query q = query_open(st, ASIDE_DROP, err);

	query_bind_text(&q, 1, view_of(names[what]));
	query_bind_int(&q, 2, number);
	return query_close(&q);
}

bool aside_count(struct store *st, long *count, struct err *err)
{
	struct query q = query_open(st, ASIDE_COUNT, err);

	return query_close_count(&q, count);
}

bool aside_list(struct store *st, struct arena *arena, struct aside **out,
		size_t *count, struct err *err)
{
	struct query q = query_open(st, ASIDE_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(arena, *out, *count, sizeof **out);
		(*out)[(*count)++] = read_row(&q, arena);
	}
	return query_close(&q);
}

bool aside_games(struct store *st, struct arena *arena, int64_t now, int64_t **ids,
		 size_t *count, struct err *err)
{
	struct query q = query_open(st, ASIDE_GAMES, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, arena, ids, count);
}

bool aside_since(struct store *st, int64_t game, int seat, int64_t *since,
		 struct err *err)
{
	struct query q = query_open(st, ASIDE_SINCE, err);

	*since = 0;
	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, seat);
	return query_close_value(&q, since);
}

bool aside_renew(struct store *st, int64_t game, int seat, int64_t now, struct err *err)
{
	struct query q = query_open(st, ASIDE_RENEW, err);

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, seat);
	query_bind_int(&q, 3, now);
	return query_close(&q);
}

bool aside_hurry(struct store *st, struct err *err)
{
	struct query q = query_open(st, ASIDE_HURRY, err);

	return query_close(&q);
}
