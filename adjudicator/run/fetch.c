/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/fetch.h"

#include <string.h>

#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/batch.h"
#include "adjudicator/run/phases.h"

enum { BATCH = 100, JUNK_MAX = 100 /* letters of ours in the junk of one run */ };

/* Verdicts of letters that are nobody's move. */
static const char *const rejected[] = {"stranger", "unreadable", "quarantined"};

void incoming_open(struct incoming *g, struct config *c, bool dry)
{
	*g = (struct incoming){0};
	club_inbox_open(&g->box, c, dry);
}

void incoming_close(struct incoming *g)
{
	club_inbox_close(&g->box);
	arena_free(&g->arena);
}

/* ----------------------------------------------------------------------- fetch */

struct fetching {
	struct run *r;
	struct mailbox_letter *junk; /* of ours, by arrival */
	size_t junks, merged;
	size_t n; /* in the batch */
	struct arena letter;
	struct err *err;
	bool ok;
};

static void take(struct incoming *g, int64_t id, struct view uid,
		 enum mailbox_part part)
{
	if (g->count == g->cap) {
		size_t cap = g->cap == 0 ? 64 : 2 * g->cap;
		struct taken *more = arena_array(&g->arena, cap, sizeof *more);

		if (g->count > 0) {
			memcpy(more, g->taken, g->count * sizeof *more);
		}
		g->taken = more;
		g->cap = cap;
	}
	g->taken[g->count++] = (struct taken){id, arena_copy(&g->arena, uid), part};
}

static bool end_batch(struct fetching *f)
{
	if (!batch_end(f->r, f->err)) {
		return false;
	}
	f->n = 0;
	progress_tell(f->r->progress, "%ld letters fetched", f->r->fetched);
	return true;
}

static bool keep(struct fetching *f, const struct mailbox_letter *l,
		 enum mailbox_part part)
{
	struct context *d = &f->r->context;
	struct inbox_letter in = {
		.source = l->source,
		.uid = l->uid,
		.arrived = l->arrived < d->now ? l->arrived : d->now,
		.fetched = d->now,
		.raw = l->raw,
		.truncated = l->truncated,
	};
	bool fresh;

	if ((f->n == 0 && !batch_begin(f->r, f->err)) ||
	    !inbox_add(d->store, &in, &fresh, f->err)) {
		return false;
	}
	take(f->r->incoming, in.id, l->uid, part);
	f->r->fetched += fresh;
	if (fresh && l->stamped && part == MAILBOX_INBOX) {
		witness_hear(&f->r->incoming->witness, l->arrived);
	}
	return ++f->n < BATCH || end_batch(f);
}

/* Letters are judged in the order in which they are kept. */
static bool merge_junk(struct fetching *f, int64_t until)
{
	while (f->merged < f->junks && f->junk[f->merged].arrived <= until) {
		if (!keep(f, &f->junk[f->merged++], MAILBOX_JUNK)) {
			return false;
		}
	}
	return true;
}

static bool fetch_one(void *arg, const struct mailbox_letter *l)
{
	struct fetching *f = arg;

	f->ok = merge_junk(f, l->arrived) && keep(f, l, MAILBOX_INBOX);
	return f->ok;
}

/* Into its place by arrival. */
static void keep_junk(struct fetching *f, const struct mailbox_letter *l)
{
	struct arena *arena = &f->r->incoming->arena;
	size_t i = f->junks++;

	for (; i > 0 && f->junk[i - 1].arrived > l->arrived; i--) {
		f->junk[i] = f->junk[i - 1];
	}
	f->junk[i] = *l;
	f->junk[i].source = arena_copy(arena, l->source);
	f->junk[i].uid = arena_copy(arena, l->uid);
	f->junk[i].raw = arena_copy(arena, l->raw);
}

static bool junk_one(void *arg, const struct mailbox_letter *l)
{
	struct fetching *f = arg;
	struct letter letter = {0};
	bool ours = false;

	if (f->junks == JUNK_MAX) {
		return false;
	}
	arena_reset(&f->letter);
	f->ok = reader_read(f->r->context.reader, &f->letter, l->raw, l->truncated,
			    &letter, f->err) &&
		authenticate_ours(&f->r->context, &f->letter, &letter, &ours, f->err);
	if (f->ok && ours) {
		keep_junk(f, l);
	}
	return f->ok;
}

/* Letters of ours in the junk folder, into f->junk. */
static bool read_junk(struct fetching *f)
{
	struct incoming *g = f->r->incoming;

	if (*g->box.terms.junk == '\0') {
		return true;
	}
	f->junk = arena_array(&g->arena, JUNK_MAX, sizeof *f->junk);
	return mailbox_junk(g->box.mailbox, &g->arena, &g->mark, f->err) &&
	       (g->mark == NULL ||
		store_number(f->r->context.store, g->mark, &g->read, f->err)) &&
	       mailbox_each_junk(g->box.mailbox, &g->read, junk_one, f, f->err) &&
	       f->ok;
}

/* What is wrong with the junk folder keeps no letter in the inbox waiting. */
bool incoming_fetch(struct run *r, bool *doubt, struct err *err)
{
	struct incoming *g = r->incoming;
	struct err junk = {0};
	struct fetching f = {.r = r, .err = &junk, .ok = true};
	bool junked;
	bool walked;

	*doubt = false;
	if (!witness_begin(&g->witness, r->context.store, r->context.now, err)) {
		return false;
	}
	arena_reset(&g->arena);
	g->taken = NULL;
	g->count = g->cap = 0;
	g->mark = NULL;
	g->read = 0;
	junked = read_junk(&f);
	if (!junked) {
		g->mark = NULL;
	}
	f.err = err;
	f.ok = true;
	walked = mailbox_each(g->box.mailbox, fetch_one, &f, err);
	f.ok = walked && f.ok && merge_junk(&f, INT64_MAX) &&
	       (f.n == 0 || end_batch(&f));
	if (!f.ok) {
		batch_drop(r);
		g->count -= f.n; /* what is not kept must not be filed */
	} else if (!junked) {
		*err = junk;
	}
	arena_free(&f.letter);
	return f.ok && junked &&
	       witness_end(&g->witness, r->context.store, r->log, doubt, err);
}

/* ------------------------------------------------------------------------ file */

enum fate { FATE_PROCESSED, FATE_REJECTED, FATE_OPEN };

/* A letter without a verdict stays where it is, and comes again. */
static bool find_fate(struct store *st, struct arena *arena, int64_t id,
		      enum fate *fate, struct err *err)
{
	struct ledger_row row;

	if (!ledger_get(st, arena, id, &row, err)) {
		return false;
	}
	*fate = row.letter == 0 ? FATE_OPEN : FATE_PROCESSED;
	for (size_t i = 0; i < sizeof rejected / sizeof rejected[0]; i++) {
		if (view_is(row.verdict, rejected[i])) {
			*fate = FATE_REJECTED;
		}
	}
	return true;
}

enum { PILES = 4 };

/* Letters of one part with one fate. *all: none is without a verdict. */
static bool sort_out(struct run *r, struct arena *arena,
		     struct mailbox_pile pile[PILES], bool *all, struct err *err)
{
	const struct incoming *g = r->incoming;
	struct view *uid[PILES];
	struct arena row = {0};
	bool ok = true;

	for (size_t i = 0; i < PILES; i++) {
		uid[i] = arena_array(arena, g->count + 1, sizeof **uid);
		pile[i] = (struct mailbox_pile){.part = i / 2 == 0 ? MAILBOX_INBOX
								   : MAILBOX_JUNK,
						.rejected = i % 2 != 0,
						.uid = uid[i]};
	}
	for (size_t i = 0; ok && i < g->count; i++) {
		const struct taken *t = &g->taken[i];
		size_t which = t->part == MAILBOX_JUNK ? 2 : 0;
		enum fate fate = FATE_OPEN;

		arena_reset(&row);
		ok = find_fate(r->context.store, &row, t->id, &fate, err);
		if (fate == FATE_OPEN) {
			*all = false;
			continue;
		}
		which += fate == FATE_REJECTED;
		uid[which][pile[which].count++] = t->uid;
	}
	arena_free(&row);
	return ok;
}

bool incoming_file(struct run *r, struct err *err)
{
	struct incoming *g = r->incoming;
	struct mailbox_pile pile[PILES];
	struct arena arena = {0};
	bool all = true;
	bool ok = r->dry || sort_out(r, &arena, pile, &all, err);

	for (size_t i = 0; ok && !r->dry && i < PILES; i++) {
		ok = mailbox_file(g->box.mailbox, &pile[i], err);
	}
	/* Only now: what is filed need not be found again. */
	if (ok && all && !r->dry && g->mark != NULL) {
		ok = store_set_number(r->context.store, g->mark, g->read, err);
	}
	g->count = 0;
	arena_free(&arena);
	return ok;
}
