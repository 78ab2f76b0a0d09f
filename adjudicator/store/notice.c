/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/query.h"

bool notice_add(struct store *st, struct notice *n, struct err *err)
{
	struct query q = query_open(st, NOTICE_ADD, err);

	query_bind_int(&q, 1, n->player);
	query_bind_id(&q, 2, n->game);
	query_bind_id(&q, 3, n->letter);
	query_bind_id(&q, 4, n->question);
	query_bind_int(&q, 5, n->at);
	query_bind_text(&q, 6, n->kind);
	query_bind_text(&q, 7, n->headline);
	query_bind_text(&q, 8, n->text);
	query_bind_int(&q, 9, n->seat);
	return query_close_value(&q, &n->id);
}

bool notice_drop(struct store *st, int64_t player, int64_t letter, struct err *err)
{
	struct query q = query_open(st, NOTICE_DROP, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, letter);
	return query_close(&q);
}

static bool drop_all(struct store *st, enum statement s, int64_t player,
		     struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_int(&q, 1, player);
	return query_close(&q);
}

bool notice_drop_all(struct store *st, int64_t player, struct err *err)
{
	return drop_all(st, NOTICE_DROP_FILES, player, err) &&
	       drop_all(st, NOTICE_DROP_ALL, player, err);
}

bool notice_unsay(struct store *st, int64_t id, struct err *err)
{
	struct query q = query_open(st, NOTICE_UNSAY, err);

	query_bind_int(&q, 1, id);
	return query_close(&q);
}

static void read_row(struct query *q, struct arena *a, struct notice *n)
{
	*n = (struct notice){.id = query_int(q, 0),
			     .player = query_int(q, 1),
			     .game = query_int(q, 2),
			     .letter = query_int(q, 3),
			     .question = query_int(q, 4),
			     .at = query_int(q, 5),
			     .kind = query_text(q, 6, a),
			     .headline = query_text(q, 7, a),
			     .text = query_text(q, 8, a),
			     .seat = (int)query_int(q, 9)};
}

bool notice_group(struct store *st, struct arena *a, const struct notice_next *next,
		  struct notice **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, NOTICE_OLDEST, err);
	int64_t player = 0;
	int64_t game = 0;
	int64_t seat = 0;

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, next->after);
	query_bind_int(&q, 2, next->now);
	if (query_row(&q)) {
		player = query_int(&q, 1);
		game = query_int(&q, 2);
		seat = query_int(&q, 3);
	}
	if (!query_close(&q)) {
		return false;
	}
	if (player == 0) {
		return true;
	}
	q = query_open(st, NOTICE_GROUP, err);
	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	query_bind_int(&q, 3, seat);
	query_bind_int(&q, 4, next->now);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		read_row(&q, a, &(*out)[(*count)++]);
	}
	return query_close(&q);
}

bool notice_written(struct store *st, const struct notice *n, size_t count,
		    int64_t outbox, struct err *err)
{
	long written = 0;
	bool ok = true;

	for (size_t i = 0; i < count && ok; i++) {
		struct query q = query_open(st, NOTICE_WRITTEN, err);

		query_bind_int(&q, 1, n[i].player);
		query_bind_int(&q, 2, n[i].game);
		query_bind_int(&q, 3, n[i].id);
		query_bind_int(&q, 4, outbox);
		query_bind_int(&q, 5, n[i].seat);
		ok = query_close(&q);
		written += q.changes;
	}
	return ok &&
	       (written > 0 || err_set(err, ERR_BUG, "letter %lld carries no notice",
				       (long long)outbox));
}
