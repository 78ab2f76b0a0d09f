/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/held.h"

#include "adjudicator/store/query.h"

bool held_count(struct store *st, int64_t player, struct held_counts *out,
		struct err *err)
{
	struct query q = query_open(st, HELD_COUNT, err);

	*out = (struct held_counts){0};
	query_bind_int(&q, 1, player);
	if (query_row(&q)) {
		*out = (struct held_counts){.addresses = (long)query_int(&q, 0),
					    .games = (long)query_int(&q, 1),
					    .open = (long)query_int(&q, 2),
					    .theirs = (long)query_int(&q, 3),
					    .ours = (long)query_int(&q, 4),
					    .oldest = query_int(&q, 5),
					    .notes = (long)query_int(&q, 6),
					    .choices = (long)query_int(&q, 7),
					    .suggestions = (long)query_int(&q, 8),
					    .watched = (long)query_int(&q, 9),
					    .seasons = (long)query_int(&q, 10)};
	}
	return query_close(&q);
}

bool held_rows(struct store *st, struct arena *a, int64_t player, enum held_kind kind,
	       struct held_list *out, struct err *err)
{
	static const enum statement of[HELD_KINDS_] = {
		[HELD_CHOICES] = HELD_LIST_CHOICES,
		[HELD_SUGGESTIONS] = HELD_LIST_SUGGESTIONS,
		[HELD_WATCHED] = HELD_LIST_WATCHED,
		[HELD_WISHES] = HELD_LIST_WISHES,
		[HELD_GAMES] = HELD_LIST_GAMES,
		[HELD_LEAVE] = HELD_LIST_LEAVE,
		[HELD_SEASONS] = HELD_LIST_SEASONS,
		[HELD_LUCK] = HELD_LIST_LUCK};
	struct query q = query_open(st, of[kind], err);

	*out = (struct held_list){0};
	query_bind_int(&q, 1, player);
	while (query_row(&q)) {
		out->row = arena_room(a, out->row, out->count, sizeof *out->row);
		out->row[out->count++] =
			(struct held_row){.game = query_int(&q, 0),
					  .at = query_int(&q, 1),
					  .name = query_text(&q, 2, a),
					  .value = query_text(&q, 3, a)};
	}
	return query_close(&q);
}

bool held_ledger(struct store *st, struct arena *a, int64_t player,
		 struct ledger_brief **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, HELD_LEDGER, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, player);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] =
			(struct ledger_brief){.letter = query_int(&q, 0),
					      .arrived = query_int(&q, 1),
					      .verdict = query_text(&q, 2, a),
					      .code = query_text(&q, 3, a),
					      .game = query_int(&q, 4),
					      .orders = query_text(&q, 5, a),
					      .reason = query_text(&q, 6, a)};
	}
	return query_close(&q);
}
