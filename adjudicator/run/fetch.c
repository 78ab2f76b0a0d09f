/* SPDX-License-Identifier: ISC */
/* Letters that arrive in a run: kept first, and filed when they are judged. */
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

/* ------------------------------------------------------------------ what is filed */

enum { MANY = 200, PILES = 4 };

/* Verdicts of letters that are filed as rejected: they cannot be anybody's move. */
static const char *const rejected[] = {"stranger", "unreadable", "quarantined"};

enum fate { FATE_PROCESSED, FATE_REJECTED, FATE_OPEN };

/* FATE_OPEN: the letter has no verdict, stays where it is and is met again. */
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

/* ------------------------------------------------- filed while others are judged */

/* The filing that was begun has ended: `filed` says how. */
static void settle(struct incoming *g, bool filed)
{
	for (; g->from < g->to; g->from++) {
		g->taken[g->from].filed &= filed;
	}
	g->late |= !filed;
}

static void await(struct run *r)
{
	struct err ignored = {0};

	if (r->incoming.from < r->incoming.to) {
		settle(&r->incoming, mailbox_file_end(r->inbox->mailbox, &ignored));
	}
}

/* Picks the next letters of the inbox that are processed. Rejected ones, and those
 * of the junk folder, are left to the end. */
static bool pick(struct run *r, struct mailbox_pile *pile, struct view *uid,
		 size_t until, struct err *err)
{
	struct incoming *g = &r->incoming;
	struct arena row = {0};
	bool ok = true;

	for (; ok && g->to < until; g->to++) {
		struct taken *t = &g->taken[g->to];
		enum fate fate = FATE_OPEN;

		arena_reset(&row);
		ok = find_fate(r->context.store, &row, t->id, &fate, err);
		t->filed = fate == FATE_PROCESSED && t->part == MAILBOX_INBOX;
		if (t->filed) {
			uid[pile->count++] = t->uid;
		}
	}
	arena_free(&row);
	return ok;
}

static bool begin(struct run *r, size_t until, struct err *err)
{
	struct arena arena = {0};
	struct view *uid = arena_array(&arena, until - r->incoming.to, sizeof *uid);
	struct mailbox_pile pile = {.part = MAILBOX_INBOX, .uid = uid};
	bool ok = pick(r, &pile, uid, until, err) &&
		  mailbox_file_begin(r->inbox->mailbox, &pile, err);

	arena_free(&arena);
	return ok;
}

void file_judged(struct run *r, int64_t next)
{
	struct incoming *g = &r->incoming;
	struct err ignored = {0};
	size_t until = g->to;

	while (until < g->count && (next == 0 || g->taken[until].id < next)) {
		until++;
	}
	if (r->dry || g->late || until == g->to ||
	    (next != 0 && until - g->to < MANY) || !mailbox_apart(r->inbox->mailbox)) {
		return;
	}
	await(r);
	if (!g->late && !begin(r, until, &ignored)) {
		settle(g, false);
	}
}

/* -------------------------------------------------------------- filed at the end */

/* Sorts the letters by folder and fate. *all becomes false if one has no verdict. */
static bool sort_out(struct run *r, struct arena *arena,
		     struct mailbox_pile pile[PILES], bool *all, struct err *err)
{
	const struct incoming *g = &r->incoming;
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

		if (t->filed) {
			continue;
		}
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

static bool file_rest(struct run *r, struct err *err)
{
	struct incoming *g = &r->incoming;
	struct mailbox_pile pile[PILES];
	struct arena arena = {0};
	bool all = true;
	bool ok = sort_out(r, &arena, pile, &all, err);

	for (size_t i = 0; ok && i < PILES; i++) {
		ok = mailbox_file(r->inbox->mailbox, &pile[i], err);
	}
	/* Only now: letters that are filed need not be found again. */
	if (ok && all && g->mark != NULL) {
		ok = store_set_number(r->context.store, g->mark, g->read, err);
	}
	arena_free(&arena);
	return ok;
}

bool phase_file(struct run *r, struct err *err)
{
	bool ok;

	await(r);
	ok = r->dry || file_rest(r, err);
	r->incoming.count = r->incoming.from = r->incoming.to = 0;
	return ok;
}
