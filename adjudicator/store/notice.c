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

bool notice_group(struct store *st, struct arena *a, const struct notice_next *next,
		  struct notice **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, NOTICE_OLDEST,
				    WITH(INT(next->after), INT(next->now)), err);
	int64_t player = 0;
	int64_t game = 0;
	int64_t seat = 0;

	*out = NULL;
	*count = 0;
	if (query_row(&q)) {
		player = query_int(&q, 1);
		game = query_int(&q, 2);
		seat = query_int(&q, 3);
	}
	if (!query_close(&q)) {
		return false;
	}
	return player == 0 || query_all(query_open(st, NOTICE_GROUP,
						   WITH(INT(player), INT(game),
							INT(seat), INT(next->now)),
						   err),
					a, &notice_columns, out, count);
}

/* One player's of one game and seat, in their order, and none between them that is not
 * among them. */
static bool in_a_row(struct store *st, const struct notice *n, size_t count, bool *is,
		     struct err *err)
{
	long between = 0;

	*is = count > 1;
	for (size_t i = 1; i < count; i++) {
		*is = *is && n[i].player == n->player && n[i].game == n->game &&
		      n[i].seat == n->seat && n[i].id > n[i - 1].id;
	}
	if (*is &&
	    !query_count(query_open(st, NOTICE_BETWEEN,
				    WITH(INT(n->player), INT(n->game), INT(n->seat),
					 INT(n->id), INT(n[count - 1].id)),
				    err),
			 &between)) {
		return false;
	}
	*is = *is && between == (long)count;
	return true;
}

static bool one_written(struct store *st, const struct notice *n, int64_t outbox,
			long *written, struct err *err)
{
	struct query q = query_open(st, NOTICE_WRITTEN,
				    WITH(INT(n->player), INT(n->game), INT(n->id),
					 INT(outbox), INT(n->seat)),
				    err);
	bool ok = query_close(&q);

	*written += q.changes;
	return ok;
}

static bool all_written(struct store *st, const struct notice *n, size_t count,
			int64_t outbox, long *written, struct err *err)
{
	struct query q =
		query_open(st, NOTICES_WRITTEN,
			   WITH(INT(n->player), INT(n->game), INT(n->id), INT(outbox),
				INT(n->seat), INT(n[count - 1].id)),
			   err);
	bool ok = query_close(&q);

	*written = q.changes;
	return ok;
}

bool notice_written(struct store *st, const struct notice *n, size_t count,
		    int64_t outbox, struct err *err)
{
	long written = 0;
	bool together;
	bool ok = in_a_row(st, n, count, &together, err);

	if (ok && together) {
		ok = all_written(st, n, count, outbox, &written, err);
	}
	for (size_t i = 0; i < count && ok && !together; i++) {
		ok = one_written(st, &n[i], outbox, &written, err);
	}
	return ok &&
	       (written > 0 || err_set(err, ERR_BUG, "letter %lld carries no notice",
				       (long long)outbox));
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
	struct query q = query_open(st, ATTACHMENTS_WAITING, WITH(INT(player)), err);

	*bytes = query_row(&q) ? query_int(&q, 0) : 0;
	return query_close(&q);
}

bool attachment_get(struct store *st, struct arena *a, int64_t notice,
		    struct attachment *file, struct err *err)
{
	return query_one(query_open(st, ATTACHMENT_GET, WITH(INT(notice)), err), a,
			 &attachment_columns, file);
}
