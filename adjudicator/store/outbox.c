/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outbox.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/undelivered.h"

#define VALUES(o)                                                                      \
	WITH(TEXT((o)->message_id), ID((o)->player), ID((o)->game), INT((o)->turn),    \
	     INT((o)->seat), ID((o)->question), INT((o)->created), TEXT((o)->address), \
	     TEXT((o)->kind), TEXT((o)->subject), BLOB((o)->bytes), ID((o)->wish),     \
	     ID((o)->casefile))

bool outbox_add(struct store *st, struct outbox_letter *o, struct err *err)
{
	if (!query_added(query_open(st, OUTBOX_ADD, VALUES(o), err), &o->id)) {
		return false;
	}
	o->state = view_of("queued");
	o->sent = 0;
	return true;
}

bool outbox_say(struct store *st, const struct outbox_letter *o, struct err *err)
{
	return query_later(st, OUTBOX_ADD, VALUES(o), 1, err);
}

#define LETTER(field) COLUMN(struct outbox_letter, field)
#define LETTERS                                                                        \
	LETTER(id), LETTER(player), LETTER(game), LETTER(turn), LETTER(seat),          \
		LETTER(question), LETTER(created), LETTER(sent), LETTER(message_id),   \
		LETTER(address), LETTER(kind), LETTER(subject), LETTER(state),         \
		LETTER(tries), LETTER(tried), LETTER(unsure), LETTER(wish),            \
		LETTER(casefile), LETTER(said)
static const struct columns letter_columns = COLUMNS(struct outbox_letter, LETTERS);
static const struct columns next_columns =
	COLUMNS(struct outbox_letter, LETTERS, COLUMN_BLOB(struct outbox_letter, bytes),
		LETTER(cut_off));

/* Reads the statement's row, if there is one. */
static bool found(struct query q, struct arena *a, const struct columns *columns,
		  struct outbox_letter *o)
{
	*o = (struct outbox_letter){.seat = -1};
	if (query_row(&q)) {
		query_read(&q, a, columns, o);
	}
	return query_close(&q);
}

/* In a file no other program can hold a claim; one that is there is left from a club
 * that moved here from a server. So every claim counts as run out. */
static bool lease_clock(struct store *st, int64_t *clock, struct err *err)
{
	*clock = INT64_MAX;
	return !store_shares(st) || store_now(st, clock, err);
}

bool outbox_next(struct store *st, struct arena *a, int64_t after, int64_t now,
		 struct outbox_letter *o, struct err *err)
{
	int64_t clock;

	return lease_clock(st, &clock, err) &&
	       found(query_open(st, OUTBOX_NEXT, WITH(INT(after), INT(now), INT(clock)),
				err),
		     a, &next_columns, o);
}

/* Fails unless exactly one letter was changed. */
static bool changed(struct query q, int64_t id)
{
	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(q.err, ERR_BUG, "there is no letter %lld to send",
			(long long)id));
}

bool outbox_unsure(struct store *st, int64_t id, bool unsure, struct err *err)
{
	return changed(query_open(st, OUTBOX_UNSURE, WITH(INT(id), INT(unsure)), err),
		       id);
}

bool outbox_claim(struct store *st, const struct outbox_letter *o,
		  const struct outbox_claim *claim, bool *ours, struct err *err)
{
	int64_t clock;

	*ours = true;
	if (!store_shares(st)) {
		return outbox_unsure(st, o->id, true, err);
	}
	return lease_clock(st, &clock, err) &&
	       query_changes(
		       query_open(st, OUTBOX_CLAIM,
				  WITH(INT(o->id), INT(claim->who), INT(clock),
				       INT(clock + claim->seconds), INT(o->unsure)),
				  err),
		       ours);
}

bool outbox_held(struct store *st, int64_t id, int64_t who, bool *held, struct err *err)
{
	int64_t count = 1;

	if (store_shares(st) &&
	    !query_value(query_open(st, OUTBOX_HELD, WITH(INT(id), INT(who)), err),
			 &count)) {
		return false;
	}
	*held = count != 0;
	return true;
}

bool outbox_sent(struct store *st, int64_t id, int64_t now, struct err *err)
{
	bool whole;

	return query_changes(query_open(st, OUTBOX_SENT, WITH(INT(id), INT(now)), err),
			     &whole) &&
	       (whole ||
		changed(query_open(st, OUTBOX_SENT_FADES, WITH(INT(id), INT(now)), err),
			id)) &&
	       query_do(st, UNHEARD_NOTE, WITH(INT(id), INT(UNDELIVERED_LATE)), err);
}

bool outbox_later(struct store *st, int64_t id, const struct outbox_delay *d,
		  struct err *err)
{
	return changed(query_open(st, OUTBOX_LATER,
				  WITH(INT(id), INT(d->now), INT(d->next),
				       INT(d->unsure), TEXT(d->said)),
				  err),
		       id);
}

bool outbox_hurry(struct store *st, int64_t now, struct err *err)
{
	return query_do(st, OUTBOX_HURRY, WITH(INT(now)), err);
}

bool outbox_waiting(struct store *st, struct arena *a, int64_t player,
		    struct outbox_letter **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, OUTBOX_WAITING, WITH(INT(player)), err), a,
			 &next_columns, out, count);
}

bool outbox_readdress(struct store *st, const struct outbox_letter *o, struct err *err)
{
	return query_do(st, OUTBOX_READDRESS,
			WITH(INT(o->id), TEXT(o->address), BLOB(o->bytes)), err);
}

bool outbox_failed(struct store *st, int64_t id, struct view said, struct err *err)
{
	return changed(query_open(st, OUTBOX_FAILED, WITH(INT(id), TEXT(said)), err),
		       id);
}

bool outbox_last(struct store *st, int64_t *id, struct err *err)
{
	*id = 0;
	return query_value(query_open(st, OUTBOX_LAST, NULL, err), id);
}

bool outbox_left(struct store *st, struct arena *a, struct outbox_letter **out,
		 size_t *count, struct err *err)
{
	return query_all(query_open(st, OUTBOX_LEFT, NULL, err), a, &letter_columns,
			 out, count);
}

static bool requeue(struct store *st, int64_t id, bool *any, struct err *err)
{
	return query_changes(query_open(st, OUTBOX_RETRY, WITH(INT(id)), err), any) &&
	       (!*any || query_do(st, BOUNCE_FORGET, WITH(INT(id)), err));
}

bool outbox_retry(struct store *st, int64_t id, bool *any, struct err *err)
{
	*any = false;
	return store_mark(st, err) && store_unmark(st, requeue(st, id, any, err), err);
}

bool outbox_by_id(struct store *st, struct arena *a, int64_t id,
		  struct outbox_letter *o, struct err *err)
{
	return found(query_open(st, OUTBOX_BY_ID, WITH(INT(id)), err), a,
		     &letter_columns, o);
}

bool outbox_by_message_id(struct store *st, struct arena *a, struct view message_id,
			  struct outbox_letter *o, struct err *err)
{
	return found(query_open(st, OUTBOX_BY_MESSAGE_ID, WITH(TEXT(message_id)), err),
		     a, &letter_columns, o);
}

bool outbox_again(struct store *st, int64_t player, int64_t game, bool *any,
		  struct err *err)
{
	return query_changes(
		query_open(st, OUTBOX_AGAIN, WITH(INT(player), INT(game)), err), any);
}

static const struct columns thread_columns = COLUMNS(
	struct outbox_thread, COLUMN(struct outbox_thread, first),
	COLUMN(struct outbox_thread, last), COLUMN(struct outbox_thread, rekeyed));

void outbox_thread_ahead(struct store *st, int64_t player, int64_t game, int seat)
{
	query_ahead(st, OUTBOX_THREAD, WITH(INT(player), INT(game), INT(seat)));
}

bool outbox_thread(struct store *st, struct arena *a, const struct outbox_letter *next,
		   struct outbox_thread *out, struct err *err)
{
	return query_one(
		query_open(st, OUTBOX_THREAD,
			   WITH(INT(next->player), INT(next->game), INT(next->seat)),
			   err),
		a, &thread_columns, out);
}
