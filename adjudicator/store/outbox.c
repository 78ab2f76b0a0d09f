/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outbox.h"

#include "adjudicator/store/query.h"

bool outbox_add(struct store *st, struct outbox_letter *o, struct err *err)
{
	struct query q = query_open(st, OUTBOX_ADD, err);

	query_bind_text(&q, 1, o->message_id);
	query_bind_id(&q, 2, o->player);
	query_bind_id(&q, 3, o->game);
	query_bind_int(&q, 4, o->turn);
	query_bind_int(&q, 5, o->seat);
	query_bind_id(&q, 6, o->question);
	query_bind_int(&q, 7, o->created);
	query_bind_text(&q, 8, o->address);
	query_bind_text(&q, 9, o->kind);
	query_bind_text(&q, 10, o->subject);
	query_bind_blob(&q, 11, o->bytes);
	query_bind_id(&q, 12, o->wish);
	query_bind_id(&q, 13, o->casefile);
	if (!query_close_value(&q, &o->id)) {
		return false;
	}
	o->state = view_of("queued");
	o->sent = 0;
	return true;
}

static void read_row(struct query *q, struct arena *a, struct outbox_letter *o)
{
	*o = (struct outbox_letter){.id = query_int(q, 0),
				    .player = query_int(q, 1),
				    .game = query_int(q, 2),
				    .turn = query_int(q, 3),
				    .seat = (int)query_int(q, 4),
				    .question = query_int(q, 5),
				    .created = query_int(q, 6),
				    .sent = query_int(q, 7),
				    .message_id = query_text(q, 8, a),
				    .address = query_text(q, 9, a),
				    .kind = query_text(q, 10, a),
				    .subject = query_text(q, 11, a),
				    .state = query_text(q, 12, a),
				    .tries = (long)query_int(q, 13),
				    .tried = query_int(q, 14),
				    .unsure = query_int(q, 15) != 0,
				    .wish = query_int(q, 16),
				    .casefile = query_int(q, 17),
				    .said = query_text(q, 18, a)};
}

bool outbox_next(struct store *st, struct arena *a, int64_t after, int64_t now,
		 struct outbox_letter *o, struct err *err)
{
	struct query q = query_open(st, OUTBOX_NEXT, err);

	*o = (struct outbox_letter){.seat = -1};
	query_bind_int(&q, 1, after);
	query_bind_int(&q, 2, now);
	if (query_row(&q)) {
		read_row(&q, a, o);
		o->bytes = query_blob(&q, 19, a);
	}
	return query_close(&q);
}

/* Of exactly one letter. */
static bool changed(struct query *q, int64_t id)
{
	return query_close(q) &&
	       (q->changes == 1 ||
		err_set(q->err, ERR_BUG, "there is no letter %lld to send",
			(long long)id));
}

bool outbox_unsure(struct store *st, int64_t id, bool unsure, struct err *err)
{
	struct query q = query_open(st, OUTBOX_UNSURE, err);

	query_bind_int(&q, 1, id);
	query_bind_int(&q, 2, unsure);
	return changed(&q, id);
}

bool outbox_sent(struct store *st, int64_t id, int64_t now, struct err *err)
{
	struct query q = query_open(st, OUTBOX_SENT, err);

	query_bind_int(&q, 1, id);
	query_bind_int(&q, 2, now);
	if (!changed(&q, id)) {
		return false;
	}
	q = query_open(st, UNHEARD_NOTE, err);
	query_bind_int(&q, 1, id);
	return query_close(&q);
}

bool outbox_later(struct store *st, int64_t id, const struct outbox_delay *d,
		  struct err *err)
{
	struct query q = query_open(st, OUTBOX_LATER, err);

	query_bind_int(&q, 1, id);
	query_bind_int(&q, 2, d->now);
	query_bind_int(&q, 3, d->next);
	query_bind_int(&q, 4, d->unsure);
	query_bind_text(&q, 5, d->said);
	return changed(&q, id);
}

bool outbox_hurry(struct store *st, int64_t now, struct err *err)
{
	struct query q = query_open(st, OUTBOX_HURRY, err);

	query_bind_int(&q, 1, now);
	return query_close(&q);
}

bool outbox_failed(struct store *st, int64_t id, struct view said, struct err *err)
{
	struct query q = query_open(st, OUTBOX_FAILED, err);

	query_bind_int(&q, 1, id);
	query_bind_text(&q, 2, said);
	return changed(&q, id);
}

bool outbox_last(struct store *st, int64_t *id, struct err *err)
{
	struct query q = query_open(st, OUTBOX_LAST, err);

	*id = 0;
	return query_close_value(&q, id);
}

bool outbox_left(struct store *st, struct arena *a, struct outbox_letter **out,
		 size_t *count, struct err *err)
{
	struct query q = query_open(st, OUTBOX_LEFT, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		read_row(&q, a, &(*out)[(*count)++]);
	}
	return query_close(&q);
}

static bool requeue(struct store *st, int64_t id, bool *any, struct err *err)
{
	struct query q = query_open(st, OUTBOX_RETRY, err);

	query_bind_int(&q, 1, id);
	if (!query_close(&q)) {
		return false;
	}
	*any = q.changes > 0;
	if (!*any) {
		return true;
	}
	q = query_open(st, BOUNCE_FORGET, err);
	query_bind_int(&q, 1, id);
	return query_close(&q);
}

bool outbox_retry(struct store *st, int64_t id, bool *any, struct err *err)
{
	*any = false;
	return store_mark(st, err) && store_unmark(st, requeue(st, id, any, err), err);
}

/* Of the statement's row, if it gives one. */
static bool found(struct query *q, struct arena *a, struct outbox_letter *o)
{
	*o = (struct outbox_letter){.seat = -1};
	if (query_row(q)) {
		read_row(q, a, o);
	}
	return query_close(q);
}

bool outbox_by_id(struct store *st, struct arena *a, int64_t id,
		  struct outbox_letter *o, struct err *err)
{
	struct query q = query_open(st, OUTBOX_BY_ID, err);

	query_bind_int(&q, 1, id);
	return found(&q, a, o);
}

bool outbox_by_message_id(struct store *st, struct arena *a, struct view message_id,
			  struct outbox_letter *o, struct err *err)
{
	struct query q = query_open(st, OUTBOX_BY_MESSAGE_ID, err);

	query_bind_text(&q, 1, message_id);
	return found(&q, a, o);
}

bool outbox_again(struct store *st, int64_t player, int64_t game, bool *any,
		  struct err *err)
{
	struct query q = query_open(st, OUTBOX_AGAIN, err);
	bool ok;

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	ok = query_close(&q);
	*any = q.changes > 0;
	return ok;
}

bool outbox_thread(struct store *st, struct arena *a, int64_t player, int64_t game,
		   struct outbox_thread *out, struct err *err)
{
	struct query q = query_open(st, OUTBOX_THREAD, err);

	*out = (struct outbox_thread){.count = 0};
	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	query_bind_int(&q, 3, OUTBOX_REFERENCES);
	while (out->count < OUTBOX_REFERENCES && query_row(&q)) {
		out->id[out->count++] = query_text(&q, 0, a);
	}
	return query_close(&q);
}
