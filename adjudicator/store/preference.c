/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/preference.h"

#include "adjudicator/store/query.h"

bool preference_get(struct store *st, struct arena *a, const struct preference *p,
		    struct view *value, struct err *err)
{
	struct query q =
		query_open(st, PREFERENCE_GET,
			   WITH(INT(p->player), INT(p->game), STR(p->name)), err);

	*value = (struct view){0};
	if (query_row(&q)) {
		*value = query_text(&q, 0, a);
	}
	return query_close(&q);
}

#define ROW_OF(field) COLUMN(struct preference_row, field)
static const struct columns row_columns =
	COLUMNS(struct preference_row, ROW_OF(game), ROW_OF(name), ROW_OF(value));

void preference_ahead(struct store *st, int64_t player, int64_t game)
{
	query_ahead(st, PREFERENCE_ALL, WITH(INT(player), INT(game)));
}

bool preference_all(struct store *st, struct arena *a, int64_t player, int64_t game,
		    struct preferences *out, struct err *err)
{
	return query_all(
		query_open(st, PREFERENCE_ALL, WITH(INT(player), INT(game)), err), a,
		&row_columns, &out->row, &out->count);
}

/* Choices for the game come last, so the last one found counts. */
struct view preference_in(const struct preferences *all, const char *name)
{
	struct view value = {0};

	for (size_t i = 0; i < all->count; i++) {
		value = view_is(all->row[i].name, name) ? all->row[i].value : value;
	}
	return value;
}

bool preference_set(struct store *st, const struct preference *p, struct view value,
		    struct err *err)
{
	return value.len == 0
		       ? query_do(st, PREFERENCE_FORGET,
				  WITH(INT(p->player), INT(p->game), STR(p->name)), err)
		       : query_do(st, PREFERENCE_SET,
				  WITH(INT(p->player), INT(p->game), STR(p->name),
				       TEXT(value)),
				  err);
}

bool preference_alike(struct store *st, const struct preference *p, struct err *err)
{
	return query_do(st, PREFERENCE_ALIKE,
			WITH(INT(p->player), INT(p->game), STR(p->name)), err);
}

static const struct columns held_columns =
	COLUMNS(struct preference_held, COLUMN(struct preference_held, player),
		COLUMN(struct preference_held, value));

bool preference_digest(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err)
{
	return query_all(query_open(st, PREFERENCE_DIGEST, NULL, err), a, &held_columns,
			 out, count);
}

bool preference_offers(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err)
{
	return query_all(query_open(st, PREFERENCE_OFFERS, NULL, err), a, &held_columns,
			 out, count);
}

bool preference_members(struct store *st, struct arena *a, struct preference_held **out,
			size_t *count, struct err *err)
{
	return query_all(query_open(st, PREFERENCE_MEMBERS, NULL, err), a,
			 &held_columns, out, count);
}

bool preference_puzzle(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err)
{
	return query_all(query_open(st, PREFERENCE_PUZZLE, NULL, err), a, &held_columns,
			 out, count);
}
