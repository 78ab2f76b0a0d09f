/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/catch_up.h"

#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/store/exchange.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/stored.h"
#include "formats/text/num.h"
#include <limits.h>
#include <string.h>

/* One header field of a letter. */
static struct view one_field(struct arena *arena, struct view head, const char *name)
{
	return header_unfold(arena, header_only(head, name));
}

void catch_up_source(struct catch_up_letters *k)
{
	k->before = k->letters;
}

void catch_up_add(struct catch_up_letters *k, const struct inbox_letter *in)
{
	struct catch_up_letter l = {.in = *in, .hash = hash_of(in->raw)};

	progress_tell(k->progress, "%zu letters found", k->letters + k->lefts);
	if (in->id == 0 && catch_up_knows(k, &l.hash)) {
		return;
	}
	for (size_t i = 0; i < k->before; i++) {
		if (memcmp(&k->letter[i].hash, &l.hash, sizeof l.hash) == 0) {
			return;
		}
	}
	l.in.source = arena_copy(k->arena, in->source);
	l.in.uid = arena_copy(k->arena, in->uid);
	l.in.raw = arena_copy(k->arena, in->raw);
	l.message_id = one_field(k->arena, header_block(header_skip_mbox(l.in.raw)),
				 "Message-ID");
	k->letter = arena_room(k->arena, k->letter, k->letters, sizeof *k->letter);
	k->letter[k->letters++] = l;
}

void catch_up_add_left(struct catch_up_letters *k, struct view raw, bool exact)
{
	struct view head = header_block(header_skip_mbox(raw));
	struct catch_up_left l = {.bytes = hash_of(raw), .exact = exact};
	struct view receipt = one_field(k->arena, head, RECEIPT_HEADER);

	progress_tell(k->progress, "%zu letters found", k->letters + k->lefts);
	l.message_id = one_field(k->arena, head, "Message-ID");
	l.answers = one_field(k->arena, head, "In-Reply-To");
	if (l.message_id.len == 0 ||
	    one_field(k->arena, head, "X-Adjudicator-Kind").len == 0 ||
	    !arrival_date(one_field(k->arena, head, "Date"), &l.date)) {
		return;
	}
	if (!receipt_read(receipt, &l.receipt)) {
		l.receipt = (struct receipt){0};
	}
	k->left = arena_room(k->arena, k->left, k->lefts, sizeof *k->left);
	k->left[k->lefts++] = l;
}

/* ------------------------------------------------------------------- the judging */

/* An order entered by the operator has its game's number, and its own number as uid.
 * *lost: there is no such game. A letter by mail has no game or player yet. */
static bool take_order(struct catch_up_letters *k, struct run *r,
		       struct inbox_letter *in, bool *lost, struct err *err)
{
	struct match m = {0};
	long number = 0;

	*lost = false;
	if (!inbox_order(in->source)) {
		in->game = in->player = 0;
		return true;
	}
	if (!match_get(r->context.store, k->arena, in->game, &m, err)) {
		return false;
	}
	*lost = m.id == 0;
	k->lost += *lost;
	return *lost || !num_read(in->uid, 1, LONG_MAX, &number) ||
	       store_set_number(r->context.store, STORED_ORDERS, number, err);
}

/* Keeps the letters whose moment has come, from *next on. */
static bool keep(struct catch_up_letters *k, struct run *r, size_t *next,
		 struct err *err)
{
	bool ok = batch_begin(r, err);

	for (; ok && *next < k->letters && k->letter[*next].moment <= r->context.now;
	     ++*next) {
		struct inbox_letter in = k->letter[*next].in;
		bool lost;
		bool fresh;

		in.fetched = r->context.now;
		in.arrived = in.arrived < in.fetched ? in.arrived : in.fetched;
		ok = take_order(k, r, &in, &lost, err) &&
		     (lost || inbox_add(r->context.store, &in, &fresh, err));
	}
	return batch_end(r, ok, err);
}

/* Makes the store look as if runs had taken place all the time, so that no outage is
 * found. */
static bool set_clocks(const struct run *r, struct err *err)
{
	struct store *st = r->context.store;
	int64_t last;

	return store_number(st, STORED_DRAINED, &last, err) &&
	       store_set_number(st, STORED_AWAY, 0, err) &&
	       (last == 0 || r->context.now - last <= r->context.config->outage_after ||
		store_set_number(st, STORED_DRAINED, r->context.now - 1, err)) &&
	       store_set_number(st, STORED_RUN, r->context.now, err);
}

/* Marks a letter as sent if it has left before, and compares the bytes. */
static bool settle_one(struct catch_up_letters *k, const struct run *r,
		       const struct outbox_letter *o, struct err *err)
{
	struct catch_up_left *l = catch_up_find(k, o->message_id);
	struct arena arena = {0};
	struct hash hash;
	struct view bytes;
	bool ok;

	if (l == NULL || !view_is(o->state, "queued")) {
		return true;
	}
	ok = exchange_bytes(r->context.store, &arena,
			    &(struct exchanged){.id = o->id, .ours = true}, &bytes,
			    err);
	hash = hash_of(bytes);
	l->fate = !l->exact || memcmp(&hash, &l->bytes, sizeof hash) == 0
			  ? CATCH_UP_SAME
			  : CATCH_UP_OTHER;
	arena_free(&arena);
	return ok && outbox_sent(r->context.store, o->id, r->context.now, err);
}

static bool settle(struct catch_up_letters *k, struct run *r, struct err *err)
{
	struct arena arena = {0};
	struct outbox_letter *o;
	size_t count;
	bool ok = batch_begin(r, err) &&
		  outbox_left(r->context.store, &arena, &o, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		ok = settle_one(k, r, &o[i], err);
	}
	arena_free(&arena);
	return batch_end(r, ok, err);
}

/* Judges the letters. One that cannot be judged now (its word list is gone) waits,
 * as in any run. */
static bool judge(struct catch_up_letters *k, struct run *r, struct err *err)
{
	long waiting = r->waiting;
	bool ok = phase_judge(r, err);

	if (!ok && r->waiting > waiting) {
		*err = (struct err){0};
		r->waiting = waiting;
		k->waiting++;
		return true;
	}
	return ok;
}

/* One run, the same as any other but for fetching and sending. */
static bool run_once(struct catch_up_letters *k, struct run *r, size_t *next,
		     struct err *err)
{
	r->context.drained = true;
	k->runs++;
	return set_clocks(r, err) && keep(k, r, next, err) && judge(k, r, err) &&
	       phase_tick(r, err) && phase_write(r, err) && settle(k, r, err);
}

/* Orders that the operator entered between two runs are judged at their own moment. */
static bool judge_orders(struct catch_up_letters *k, struct run *r, size_t *next,
			 int64_t until, struct err *err)
{
	while (*next < k->letters && k->letter[*next].moment < until) {
		r->context.now = k->letter[*next].moment;
		if (!set_clocks(r, err) || !keep(k, r, next, err) ||
		    !judge(k, r, err)) {
			return false;
		}
	}
	return true;
}

bool catch_up_judge(struct catch_up_letters *k, struct run *r, struct err *err)
{
	size_t next = 0;
	int64_t *at;
	size_t runs;

	if (!catch_up_moments(k, r->context.store, err)) {
		return false;
	}
	runs = catch_up_runs(k, &at);
	r->context.now = k->since;
	if (!settle(k, r, err)) {
		return false;
	}
	for (size_t i = 0; i < runs; i++) {
		progress_bar(k->progress, (long)i, (long)runs, "runs done again");
		if (!judge_orders(k, r, &next, at[i], err)) {
			return false;
		}
		r->context.now = at[i];
		if (!run_once(k, r, &next, err)) {
			return false;
		}
	}
	k->judged = r->judged;
	return judge_orders(k, r, &next, INT64_MAX, err);
}

/* ----------------------------------------------------------------- the comparing */

static bool compare(struct catch_up_left *l, struct store *st, struct arena *arena,
		    struct err *err)
{
	struct hash head;
	bool there;

	if (l->fate == CATCH_UP_GONE) {
		struct outbox_letter o = {0};

		/* If the backup has it, it is the same: another letter would have
		 * another Message-ID. */
		if (!outbox_by_message_id(st, arena, l->message_id, &o, err)) {
			return false;
		}
		l->fate = o.id != 0 ? CATCH_UP_SAME : CATCH_UP_GONE;
	}
	if (l->receipt.game == 0) {
		return true;
	}
	if (!match_head_at(st, l->receipt.game, l->receipt.n, &head, &there, err)) {
		return false;
	}
	l->head = !there ? CATCH_UP_NO_EVENT
		  : memcmp(&head, &l->receipt.head, sizeof head) == 0
			  ? CATCH_UP_SAME_HEAD
			  : CATCH_UP_OTHER_HEAD;
	return true;
}

bool catch_up_compare(struct catch_up_letters *k, struct store *st, struct err *err)
{
	struct arena arena = {0};
	bool ok = true;

	for (size_t i = 0; ok && i < k->lefts; i++) {
		arena_reset(&arena);
		ok = compare(&k->left[i], st, &arena, err);
	}
	arena_free(&arena);
	return ok;
}
