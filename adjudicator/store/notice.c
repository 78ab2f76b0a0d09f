/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/query.h"

#define VALUES(n)                                                                      \
	WITH(INT((n)->player), ID((n)->game), ID((n)->letter), ID((n)->question),      \
	     INT((n)->at), TEXT((n)->kind), TEXT((n)->headline), TEXT((n)->text),      \
	     INT((n)->seat))

bool notice_add(struct store *st, struct notice *n, struct err *err)
{
	return query_added(query_open(st, NOTICE_ADD, VALUES(n), err), &n->id);
}

bool notice_say(struct store *st, const struct notice *n, struct err *err)
{
	return query_later(st, NOTICE_ADD, VALUES(n), 1, err);
}

bool notice_drop(struct store *st, int64_t player, int64_t letter, struct err *err)
{
	return query_do(st, NOTICE_DROP, WITH(INT(player), INT(letter)), err);
}

bool notice_drop_all(struct store *st, int64_t player, struct err *err)
{
	return query_do(st, NOTICE_DROP_FILES, WITH(INT(player)), err) &&
	       query_do(st, NOTICE_DROP_ALL, WITH(INT(player)), err);
}

bool notice_unsay(struct store *st, int64_t id, struct err *err)
{
	return query_do(st, NOTICE_UNSAY, WITH(INT(id)), err);
}

#define NOTICE(field) COLUMN(struct notice, field)
static const struct columns notice_columns =
	COLUMNS(struct notice, NOTICE(id), NOTICE(player), NOTICE(game), NOTICE(letter),
		NOTICE(question), NOTICE(at), NOTICE(kind), NOTICE(headline),
		NOTICE(text), NOTICE(seat), NOTICE(answered), NOTICE(files));

#define NEXT(next) WITH(INT((next)->after), INT((next)->now))

void notice_ahead(struct store *st, const struct notice_next *next)
{
	query_ahead(st, NOTICE_GROUP, NEXT(next));
}

bool notice_group(struct store *st, struct arena *a, const struct notice_next *next,
		  struct notice **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, NOTICE_GROUP, NEXT(next), err), a,
			 &notice_columns, out, count);
}

#define BETWEEN(n, count)                                                              \
	WITH(INT((n)->player), INT((n)->game), INT((n)->seat), INT((n)->id),           \
	     INT((n)[(count)-1].id))

void notice_queue_ahead(struct store *st, const struct notice *n, size_t count)
{
	if (count > 1) {
		query_ahead(st, NOTICE_BETWEEN, BETWEEN(n, count));
	}
}

/* *is: all notices are of one player, game and seat, in order, and no other such
 * notice lies between them. */
static bool in_a_row(struct store *st, const struct notice *n, size_t count, bool *is,
		     struct err *err)
{
	long between = 0;

	*is = count > 1;
	for (size_t i = 1; i < count; i++) {
		*is = *is && n[i].player == n->player && n[i].game == n->game &&
		      n[i].seat == n->seat && n[i].id > n[i - 1].id;
	}
	if (*is && !query_count(query_open(st, NOTICE_BETWEEN, BETWEEN(n, count), err),
				&between)) {
		return false;
	}
	*is = *is && between == (long)count;
	return true;
}

static bool all_written(struct store *st, const struct notice *n, size_t count,
			struct view message_id, struct err *err)
{
	return query_later(st, NOTICES_WRITTEN,
			   WITH(INT(n->player), INT(n->game), INT(n->id),
				TEXT(message_id), INT(n->seat), INT(n[count - 1].id)),
			   (long)count, err);
}

static bool each_written(struct store *st, const struct notice *n, size_t count,
			 struct view message_id, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < count && ok; i++) {
		ok = query_later(st, NOTICE_WRITTEN,
				 WITH(INT(n[i].player), INT(n[i].game), INT(n[i].id),
				      TEXT(message_id), INT(n[i].seat)),
				 1, err);
	}
	return ok;
}

bool notice_queue(struct store *st, const struct notice *n, size_t count,
		  const struct outbox_letter *o, struct err *err)
{
	bool together;

	return in_a_row(st, n, count, &together, err) && outbox_say(st, o, err) &&
	       (together ? all_written(st, n, count, o->message_id, err)
			 : each_written(st, n, count, o->message_id, err));
}

bool attachment_add(struct store *st, int64_t notice, const struct attachment *file,
		    struct err *err)
{
	return query_do(st, ATTACHMENT_ADD,
			WITH(INT(notice), TEXT(file->name), TEXT(file->type),
			     BLOB(file->bytes)),
			err);
}

static const struct columns attachment_columns =
	COLUMNS(struct attachment, COLUMN(struct attachment, name),
		COLUMN(struct attachment, type), COLUMN_BLOB(struct attachment, bytes));

bool attachments_waiting(struct store *st, int64_t player, int64_t *bytes,
			 struct err *err)
{
	*bytes = 0;
	return query_value(query_open(st, ATTACHMENTS_WAITING, WITH(INT(player)), err),
			   bytes);
}

bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err)
{
	return query_one(query_open(st, ATTACHMENT_GET, WITH(INT(notice)), err), a,
			 &attachment_columns, file);
}
