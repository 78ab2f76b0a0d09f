/* SPDX-License-Identifier: ISC */
/* Letters that arrive in a run are kept before anything else. */
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/phases.h"

enum {
	BATCH = 250,
	JUNK_MAX = 100, /* letters of ours in the junk of one run */
	/* New to one run: it must come to judging, or the next reads it again. */
	FRESH_MAX = 20000,
	BYTES_MAX = 64 * 1024 * 1024
};

struct fetching {
	struct run *r;
	struct mailbox_letter *junk; /* of ours, sorted by arrival */
	size_t junks, merged;
	size_t n, bytes; /* in the batch; of letters that are new */
	struct arena letter;
	struct err *err;
	bool ok;
};

static bool end_batch(struct fetching *f, bool ok)
{
	size_t n = f->n;

	f->n = 0;
	if (ok && n == 0) {
		return true;
	}
	if (!batch_end(f->r, ok, f->err)) {
		f->r->incoming.count -= n; /* none of these may be filed */
		return false;
	}
	progress_tell(f->r->progress, "%ld letters fetched", f->r->fetched);
	return true;
}

static bool keep(struct fetching *f, const struct mailbox_letter *l,
		 enum mailbox_part part)
{
	struct context *d = &f->r->context;
	struct incoming *g = &f->r->incoming;
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
	g->taken = arena_room(&f->r->arena, g->taken, g->count, sizeof *g->taken);
	g->taken[g->count++] =
		(struct taken){in.id, arena_copy(&f->r->arena, l->uid), part, false};
	f->r->fetched += fresh;
	f->bytes += fresh ? l->raw.len : 0;
	if (l->stamped && part == MAILBOX_INBOX &&
	    !witness_hear(&g->witness, d->store, &in, fresh, l->arrived, f->err)) {
		return false;
	}
	return ++f->n < BATCH || end_batch(f, true);
}

/* Keeps the letters from the junk folder that arrived until then, so that all
 * letters are kept, and judged, by arrival. */
static bool merge_junk(struct fetching *f, int64_t until)
{
	while (f->merged < f->junks && f->junk[f->merged].arrived <= until) {
		if (!keep(f, &f->junk[f->merged++], MAILBOX_JUNK)) {
			return false;
		}
	}
	return true;
}

/* A letter that cannot be read stays where it is; the next run meets it again. */
static bool pass_over(struct fetching *f, const struct mailbox_letter *l)
{
	struct run *r = f->r;

	f->ok = unread_meet(&r->context, &r->unread, l, r->log, f->err);
	return f->ok;
}

static bool fetch_one(void *arg, const struct mailbox_letter *l)
{
	struct fetching *f = arg;

	if (f->r->fetched >= FRESH_MAX || f->bytes >= BYTES_MAX) {
		f->r->incoming.more = true;
		return false;
	}
	if (l->unread != NULL) {
		return pass_over(f, l);
	}
	f->ok = merge_junk(f, l->arrived) && keep(f, l, MAILBOX_INBOX);
	return f->ok;
}

/* Inserts a letter at its place by arrival. */
static void keep_junk(struct fetching *f, const struct mailbox_letter *l)
{
	struct arena *arena = &f->r->arena;
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

	if (l->unread != NULL) {
		return pass_over(f, l);
	}
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

/* Reads letters of ours from the junk folder into f->junk. */
static bool read_junk(struct fetching *f)
{
	struct run *r = f->r;
	struct incoming *g = &r->incoming;

	if (*r->inbox->terms.junk == '\0') {
		return true;
	}
	f->junk = arena_array(&r->arena, JUNK_MAX, sizeof *f->junk);
	return mailbox_junk(r->inbox->mailbox, &r->arena, &g->mark, f->err) &&
	       (g->mark == NULL ||
		store_number(r->context.store, g->mark, &g->read, f->err)) &&
	       mailbox_each_junk(r->inbox->mailbox, &g->read, junk_one, f, f->err) &&
	       f->ok;
}

/* The number of early letters and the last of them are kept in one transaction. */
static bool end_witness(struct run *r, bool *doubt, struct err *err)
{
	const struct witness *w = &r->incoming.witness;
	bool ok;

	if (w->early == 0) {
		return witness_end(w, r->context.store, r->log, doubt, err);
	}
	if (!batch_begin(r, err)) {
		return false;
	}
	ok = witness_end(w, r->context.store, r->log, doubt, err);
	return batch_end(r, ok, err);
}

/* What is left in the inbox came before the rest of the junk. */
static bool end_walk(struct fetching *f)
{
	if (!f->r->incoming.more) {
		return merge_junk(f, INT64_MAX);
	}
	f->r->incoming.mark = NULL;
	log_warn(f->r->log,
		 "the mailbox holds more; no turn runs out of time until all is read");
	return true;
}

/* What is wrong with the junk folder keeps no letter in the inbox waiting. */
static bool fetch(struct run *r, bool *doubt, struct err *err)
{
	struct incoming *g = &r->incoming;
	struct err junk = {0};
	struct fetching f = {.r = r, .err = &junk, .ok = true};
	bool junked;
	bool walked;

	*doubt = false;
	*g = (struct incoming){0};
	r->unread = (struct unread){0};
	if (!witness_begin(&g->witness, r->context.store, r->context.now, err)) {
		return false;
	}
	junked = read_junk(&f);
	if (!junked || r->unread.count > 0) {
		g->mark = NULL; /* the mark must not pass unread letters */
	}
	f.err = err;
	f.ok = true;
	walked = mailbox_each(r->inbox->mailbox, fetch_one, &f, err);
	f.ok = end_batch(&f, walked && f.ok && end_walk(&f));
	if (f.ok && !junked) {
		*err = junk;
	}
	arena_free(&f.letter);
	return f.ok && junked &&
	       (g->more || unread_keep(&r->context, &r->unread, err)) &&
	       end_witness(r, doubt, err);
}

bool phase_fetch(struct run *r, struct err *err)
{
	bool doubt;
	bool ok = fetch(r, &doubt, err) &&
		  witness_server(r->context.store, r->log, &doubt, err);

	r->context.drained = ok && !r->incoming.more && r->unread.holding == 0 &&
			     (!doubt || r->context.accept_clock) && !r->context.doubt;
	return ok;
}
