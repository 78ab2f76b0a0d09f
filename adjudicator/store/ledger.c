/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/inbox.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/sealed.h"
#include <string.h>

static bool insert(struct store *st, const struct ledger_row *row, struct err *err)
{
	return query_later(st, LEDGER_ADD,
			   WITH(INT(row->letter), INT(row->at), TEXT(row->verdict),
				TEXT(row->code), TEXT(row->reason), ID(row->game),
				ID(row->player), TEXT(row->message_id),
				HASH(&row->content), TEXT(row->orders),
				INT(!row->untold), value_bytes(row->seal, LEDGER_SEAL)),
			   1, err);
}

static bool add(struct store *st, const struct ledger_row *row, struct err *err)
{
	return insert(st, row, err) &&
	       (row->seal == NULL || row->apart ||
		sealed_move(st, row->seal, false, err)) &&
	       query_later(st, INBOX_JUDGED, WITH(INT(row->letter)), -1, err) &&
	       (!store_shares(st) ||
		query_later(st, LANE_DROP, WITH(INT(row->letter)), -1, err));
}

bool ledger_add(struct store *st, const struct ledger_row *row, struct err *err)
{
	return store_marked(st) ? add(st, row, err)
				: store_mark(st, err) &&
					  store_unmark(st, add(st, row, err), err);
}

static bool take_back(struct store *st, int64_t id, bool *any, struct err *err)
{
	struct query q = query_open(st, LEDGER_TAKE_BACK, WITH(INT(id)), err);
	struct arena a = {0};
	struct view seal = {0};
	bool ok;

	if (query_row(&q)) {
		*any = true;
		seal = query_blob(&q, 0, &a);
	}
	ok = query_close(&q) && (seal.len != LEDGER_SEAL ||
				 sealed_move(st, (const uint8_t *)seal.at, true, err));
	arena_free(&a);
	return ok && (!*any || query_do(st, INBOX_UNJUDGED, WITH(INT(id)), err));
}

bool inbox_again(struct store *st, int64_t id, bool *any, struct err *err)
{
	*any = false;
	return store_mark(st, err) &&
	       store_unmark(st, take_back(st, id, any, err), err);
}

#define VERDICT(field) COLUMN(struct ledger_row, field)
static const struct columns ledger_row_columns =
	COLUMNS(struct ledger_row, VERDICT(letter), VERDICT(at), VERDICT(verdict),
		VERDICT(code), VERDICT(reason), VERDICT(game), VERDICT(player),
		VERDICT(message_id), VERDICT(content), VERDICT(orders));

bool ledger_get(struct store *st, struct arena *a, int64_t letter,
		struct ledger_row *row, struct err *err)
{
	return query_one(query_open(st, LEDGER_GET, WITH(INT(letter)), err), a,
			 &ledger_row_columns, row);
}

/* Compares with the first letter of this Message-ID that was not a robot's, a
 * stranger's, unreadable or quarantined. */
static bool heard(struct store *st, struct view message_id, const struct hash *content,
		  enum ledger_known *known, int64_t *first, struct err *err)
{
	struct query q = query_open(st, LEDGER_HEARD, WITH(TEXT(message_id)), err);

	if (query_row(&q)) {
		struct hash theirs = query_hash(&q, 1);
		bool same = memcmp(theirs.byte, content->byte, HASH_BYTES) == 0;

		*first = query_int(&q, 0);
		*known = same ? LEDGER_SAME : LEDGER_OTHER;
	}
	return query_close(&q);
}

/*
 * A letter that nobody heard (a robot's, a stranger's, an unreadable one) makes a
 * repetition of itself a duplicate. But it never makes another letter with its
 * Message-ID a conflict, because it could block the good letter that comes after it.
 */
bool ledger_known(struct store *st, struct view message_id, const struct hash *content,
		  enum ledger_known *known, int64_t *first, struct err *err)
{
	bool named = false;

	*known = LEDGER_NEW;
	*first = 0;
	if (!query_true(query_open(st, LEDGER_NAMED, WITH(TEXT(message_id)), err),
			&named)) {
		return false;
	}
	if (!named) {
		return true;
	}
	if (message_id.len > 0 && !heard(st, message_id, content, known, first, err)) {
		return false;
	}
	if (*known != LEDGER_NEW) {
		return true;
	}
	if (!query_value(query_open(st, LEDGER_CONTENT,
				    WITH(TEXT(message_id), HASH(content)), err),
			 first)) {
		return false;
	}
	*known = *first != 0 ? LEDGER_SAME : LEDGER_NEW;
	return true;
}

bool ledger_count(struct store *st, int64_t player, struct view verdict, int64_t since,
		  long *count, struct err *err)
{
	return query_count(query_open(st, LEDGER_COUNT,
				      WITH(INT(player), TEXT(verdict), INT(since)),
				      err),
			   count);
}

bool ledger_coded(struct store *st, int64_t player, const struct ledger_sort *sort,
		  int64_t since, long *count, struct err *err)
{
	return query_count(query_open(st, LEDGER_CODED,
				      WITH(INT(player), TEXT(sort->verdict), INT(since),
					   TEXT(sort->code)),
				      err),
			   count);
}

bool ledger_repeats(struct store *st, struct ledger_repeats *r, struct err *err)
{
	struct query q = query_open(
		st, LEDGER_REPEATS,
		WITH(INT(r->player), INT(r->since), TEXT(r->orders), INT(r->game)),
		err);

	r->count = 0;
	r->first = 0;
	if (query_row(&q)) {
		r->count = (long)query_int(&q, 0);
		r->first = query_int(&q, 1);
	}
	return query_close(&q);
}

#define BRIEF(field) COLUMN(struct ledger_brief, field)
static const struct columns ledger_brief_columns =
	COLUMNS(struct ledger_brief, BRIEF(letter), BRIEF(arrived), BRIEF(verdict),
		BRIEF(code), BRIEF(game), BRIEF(orders));

bool ledger_recent(struct store *st, struct arena *a, int64_t player,
		   struct ledger_brief **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, LEDGER_RECENT,
				    WITH(INT(player), INT(LEDGER_RECENT_MOST)), err),
			 a, &ledger_brief_columns, out, count);
}

#define ENTRY(field) COLUMN(struct ledger_entry, field)
static const struct columns entry_columns =
	COLUMNS(struct ledger_entry, ENTRY(letter), ENTRY(arrived), ENTRY(source),
		ENTRY(verdict), ENTRY(code), ENTRY(game), ENTRY(player));

bool ledger_list(struct store *st, struct arena *a, const struct ledger_range *of,
		 struct ledger_entry **out, size_t *count, struct err *err)
{
	return query_all(
		query_open(st, LEDGER_LIST, WITH(INT(of->since), INT(of->game)), err),
		a, &entry_columns, out, count);
}

bool ledger_tally(struct store *st, struct arena *a,
		  void (*each)(void *arg, struct view verdict, long count), void *arg,
		  struct err *err)
{
	struct query q = query_open(st, LEDGER_TALLY, NULL, err);

	while (query_row(&q)) {
		each(arg, query_text(&q, 0, a), (long)query_int(&q, 1));
	}
	return query_close(&q);
}

bool ledger_conflicts(struct store *st, struct arena *a, const struct ledger_row *of,
		      int64_t **out, size_t *count, struct err *err)
{
	return query_ids(query_open(st, LEDGER_CONFLICTS,
				    WITH(TEXT(of->message_id), INT(of->letter)), err),
			 a, out, count);
}

static const struct columns untold_columns =
	COLUMNS(struct ledger_brief, BRIEF(letter), BRIEF(arrived), BRIEF(verdict),
		BRIEF(code), BRIEF(game), BRIEF(reason));

bool ledger_untold(struct store *st, struct arena *a, struct ledger_brief **out,
		   size_t *count, struct err *err)
{
	return query_all(query_open(st, LEDGER_UNTOLD, NULL, err), a, &untold_columns,
			 out, count);
}

bool ledger_told(struct store *st, struct err *err)
{
	return query_do(st, LEDGER_TOLD, NULL, err);
}
