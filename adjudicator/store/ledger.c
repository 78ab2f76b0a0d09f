/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/inbox.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/sealed.h"
#include <string.h>

static struct view hash_view(const struct hash *h)
{
	return view_from((const char *)h->byte, sizeof h->byte);
}

static bool insert(struct store *st, const struct ledger_row *row, struct err *err)
{
	struct query q = query_open(st, LEDGER_ADD, err);

	query_bind_int(&q, 1, row->letter);
	query_bind_int(&q, 2, row->at);
	query_bind_text(&q, 3, row->verdict);
	query_bind_text(&q, 4, row->code);
	query_bind_text(&q, 5, row->reason);
	query_bind_id(&q, 6, row->game);
	query_bind_id(&q, 7, row->player);
	query_bind_text(&q, 8, row->message_id);
	query_bind_blob(&q, 9, hash_view(&row->content));
	query_bind_text(&q, 10, row->orders);
	query_bind_int(&q, 11, !row->untold);
	if (row->seal != NULL) {
		query_bind_blob(&q, 12,
				view_from((const char *)row->seal, LEDGER_SEAL));
	} else {
		query_bind_id(&q, 12, 0);
	}
	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(err, ERR_BUG, "letter %lld has a verdict already",
			(long long)row->letter));
}

bool ledger_add(struct store *st, const struct ledger_row *row, struct err *err)
{
	struct query q;
	bool ok;

	if (!store_mark(st, err)) {
		return false;
	}
	ok = insert(st, row, err) &&
	     (row->seal == NULL || sealed_move(st, row->seal, false, err));
	if (ok) {
		q = query_open(st, INBOX_JUDGED, err);
		query_bind_int(&q, 1, row->letter);
		ok = query_close(&q);
	}
	return store_unmark(st, ok, err);
}

static bool take_back(struct store *st, int64_t id, bool *any, struct err *err)
{
	struct query q = query_open(st, LEDGER_TAKE_BACK, err);
	struct arena a = {0};
	struct view seal = {0};
	bool ok;

	query_bind_int(&q, 1, id);
	if (query_row(&q)) {
		*any = true;
		seal = query_blob(&q, 0, &a);
	}
	ok = query_close(&q) && (seal.len != LEDGER_SEAL ||
				 sealed_move(st, (const uint8_t *)seal.at, true, err));
	arena_free(&a);
	if (!ok || !*any) {
		return ok;
	}
	q = query_open(st, INBOX_UNJUDGED, err);
	query_bind_int(&q, 1, id);
	return query_close(&q);
}

bool inbox_again(struct store *st, int64_t id, bool *any, struct err *err)
{
	*any = false;
	return store_mark(st, err) &&
	       store_unmark(st, take_back(st, id, any, err), err);
}

bool ledger_get(struct store *st, struct arena *a, int64_t letter,
		struct ledger_row *row, struct err *err)
{
	struct query q = query_open(st, LEDGER_GET, err);

	*row = (struct ledger_row){0};
	query_bind_int(&q, 1, letter);
	if (query_row(&q)) {
		*row = (struct ledger_row){.letter = query_int(&q, 0),
					   .at = query_int(&q, 1),
					   .verdict = query_text(&q, 2, a),
					   .code = query_text(&q, 3, a),
					   .reason = query_text(&q, 4, a),
					   .game = query_int(&q, 5),
					   .player = query_int(&q, 6),
					   .message_id = query_text(&q, 7, a),
					   .content = query_hash(&q, 8),
					   .orders = query_text(&q, 9, a)};
	}
	return query_close(&q);
}

/* The first letter with this Message-ID whose words were heard at all. */
static bool heard(struct store *st, struct view message_id, const struct hash *content,
		  enum ledger_known *known, int64_t *first, struct err *err)
{
	struct query q = query_open(st, LEDGER_HEARD, err);

	query_bind_text(&q, 1, message_id);
	if (query_row(&q)) {
		struct hash theirs = query_hash(&q, 1);
		bool same = memcmp(theirs.byte, content->byte, HASH_BYTES) == 0;

		*first = query_int(&q, 0);
		*known = same ? LEDGER_SAME : LEDGER_OTHER;
	}
	return query_close(&q);
}

/*
 * A letter nobody heard (a robot's, a stranger's, an unreadable one) makes its own
 * repetition a duplicate, but never another letter with its Message-ID a conflict: it
 * would hide the good one that comes after it.
 */
bool ledger_known(struct store *st, struct view message_id, const struct hash *content,
		  enum ledger_known *known, int64_t *first, struct err *err)
{
	struct query q;

	*known = LEDGER_NEW;
	*first = 0;
	if (message_id.len > 0 && !heard(st, message_id, content, known, first, err)) {
		return false;
	}
	if (*known != LEDGER_NEW) {
		return true;
	}
	q = query_open(st, LEDGER_CONTENT, err);
	query_bind_text(&q, 1, message_id);
	query_bind_blob(&q, 2, hash_view(content));
	if (!query_close_value(&q, first)) {
		return false;
	}
	*known = *first != 0 ? LEDGER_SAME : LEDGER_NEW;
	return true;
}

static bool count_since(struct query *q, int64_t player, struct view verdict,
			int64_t since, long *count)
{
	query_bind_int(q, 1, player);
	query_bind_text(q, 2, verdict);
	query_bind_int(q, 3, since);
	return query_close_count(q, count);
}

bool ledger_count(struct store *st, int64_t player, struct view verdict, int64_t since,
		  long *count, struct err *err)
{
	struct query q = query_open(st, LEDGER_COUNT, err);

	return count_since(&q, player, verdict, since, count);
}

bool ledger_coded(struct store *st, int64_t player, const struct ledger_sort *sort,
		  int64_t since, long *count, struct err *err)
{
	struct query q = query_open(st, LEDGER_CODED, err);

	query_bind_text(&q, 4, sort->code);
	return count_since(&q, player, sort->verdict, since, count);
}

bool ledger_load(struct store *st, int64_t player, int64_t since, long *count,
		 struct err *err)
{
	struct query q = query_open(st, LEDGER_LOAD, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, since);
	return query_close_count(&q, count);
}

bool ledger_repeats(struct store *st, struct ledger_repeats *r, struct err *err)
{
	struct query q = query_open(st, LEDGER_REPEATS, err);

	r->count = 0;
	r->first = 0;
	query_bind_int(&q, 1, r->player);
	query_bind_int(&q, 2, r->since);
	query_bind_text(&q, 3, r->orders);
	query_bind_int(&q, 4, r->game);
	if (query_row(&q)) {
		r->count = (long)query_int(&q, 0);
		r->first = query_int(&q, 1);
	}
	return query_close(&q);
}

bool ledger_recent(struct store *st, struct arena *a, int64_t player,
		   struct ledger_brief **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, LEDGER_RECENT, err);

	*out = arena_array(a, LEDGER_RECENT_MOST, sizeof **out);
	*count = 0;
	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, LEDGER_RECENT_MOST);
	while (*count < LEDGER_RECENT_MOST && query_row(&q)) {
		(*out)[(*count)++] =
			(struct ledger_brief){.letter = query_int(&q, 0),
					      .arrived = query_int(&q, 1),
					      .verdict = query_text(&q, 2, a),
					      .code = query_text(&q, 3, a),
					      .game = query_int(&q, 4),
					      .orders = query_text(&q, 5, a)};
	}
	return query_close(&q);
}

bool ledger_tally(struct store *st, struct arena *a,
		  void (*each)(void *arg, struct view verdict, long count), void *arg,
		  struct err *err)
{
	struct query q = query_open(st, LEDGER_TALLY, err);

	while (query_row(&q)) {
		each(arg, query_text(&q, 0, a), (long)query_int(&q, 1));
	}
	return query_close(&q);
}

bool ledger_conflicts(struct store *st, struct arena *a, const struct ledger_row *of,
		      int64_t **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, LEDGER_CONFLICTS, err);

	query_bind_text(&q, 1, of->message_id);
	query_bind_int(&q, 2, of->letter);
	return query_close_ids(&q, a, out, count);
}

bool ledger_untold(struct store *st, struct arena *a, struct ledger_brief **out,
		   size_t *count, struct err *err)
{
	struct query q = query_open(st, LEDGER_UNTOLD, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] =
			(struct ledger_brief){.letter = query_int(&q, 0),
					      .arrived = query_int(&q, 1),
					      .verdict = query_text(&q, 2, a),
					      .code = query_text(&q, 3, a),
					      .game = query_int(&q, 4),
					      .reason = query_text(&q, 5, a)};
	}
	return query_close(&q);
}

bool ledger_told(struct store *st, struct err *err)
{
	struct query q = query_open(st, LEDGER_TOLD, err);

	return query_close(&q);
}
