/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/concern.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/season_rows.h"

static const char *const kinds[CONCERNS_] = {
	[CONCERN_NO_SHOW] = "no-show",
	[CONCERN_UNFINISHED] = "unfinished",
	[CONCERN_REPLACE] = "replace",
};

static const char *const states[CONCERN_STATES_] = {
	[CONCERN_OPEN] = "open",
	[CONCERN_LATER] = "later",
	[CONCERN_SETTLED] = "settled",
};

static struct concern read_row(struct query *q, struct arena *a)
{
	return (struct concern){
		.id = query_int(q, 0),
		.season = query_int(q, 1),
		.kind = (enum concern_kind)season_name_at(
			kinds, CONCERNS_, query_text(q, 2, a), CONCERN_REPLACE),
		.entrant = query_int(q, 3),
		.fixture = query_int(q, 4),
		.referee = query_int(q, 5),
		.number = query_int(q, 6),
		.asked = query_int(q, 7),
		.due = query_int(q, 8),
		.state = (enum concern_state)season_name_at(
			states, CONCERN_STATES_, query_text(q, 9, a), CONCERN_SETTLED)};
}

bool concern_add(struct store *st, struct concern *c, struct err *err)
{
	struct query last = query_open(st, CONCERN_NUMBER, err);
	struct query q;

	c->number = 0;
	if (!query_close_value(&last, &c->number)) {
		return false;
	}
	c->number = c->number == 0 ? 1 : c->number + CONCERN_CHOICES;
	q = query_open(st, CONCERN_ADD, err);
	query_bind_int(&q, 1, c->season);
	query_bind_text(&q, 2, view_of(kinds[c->kind]));
	query_bind_int(&q, 3, c->entrant);
	query_bind_id(&q, 4, c->fixture);
	query_bind_id(&q, 5, c->referee);
	query_bind_int(&q, 6, c->number);
	query_bind_int(&q, 7, c->asked);
	query_bind_int(&q, 8, c->due);
	query_bind_text(&q, 9, view_of(states[c->state]));
	return query_close_value(&q, &c->id);
}

bool concern_update(struct store *st, const struct concern *c, struct err *err)
{
	struct query q = query_open(st, CONCERN_UPDATE, err);

	query_bind_int(&q, 1, c->id);
	query_bind_id(&q, 2, c->referee);
	query_bind_int(&q, 3, c->due);
	query_bind_text(&q, 4, view_of(states[c->state]));
	return query_close(&q);
}

bool concern_list(struct store *st, struct arena *a, int64_t season,
		  struct concern **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, CONCERN_LIST, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, season);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = read_row(&q, a);
	}
	return query_close(&q);
}

bool concern_of_choice(struct store *st, struct arena *a, int64_t number,
		       struct concern *c, struct err *err)
{
	struct query q = query_open(st, CONCERN_OF_CHOICE, err);

	*c = (struct concern){0};
	query_bind_int(&q, 1, number);
	query_bind_int(&q, 2, number - CONCERN_CHOICES + 1);
	if (query_row(&q)) {
		*c = read_row(&q, a);
	}
	return query_close(&q);
}
