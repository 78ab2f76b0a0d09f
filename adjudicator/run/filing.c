/* SPDX-License-Identifier: ISC */
/* Letters that a run has kept are filed in the mailbox when they have a verdict. */
#include "adjudicator/run/phases.h"

#include "adjudicator/store/inbox.h"

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
