/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/copies.h"

#include "adjudicator/store/stored.h"

/* `mark`: what the mark was last moved to; 0: any value will do. `moving`: a run was
 * about to move it by one. */
static const char mark[] = STORED_COPIES_MARK;
static const char moving[] = STORED_COPIES_MOVING;
/* The other copy was stopped once: a copy that is given up must not stop the one
 * that goes on. */
static const char told[] = STORED_COPIES_TOLD;
/* A run could neither read the mark nor move it. */
static const char none[] = STORED_COPIES_NONE;

static bool another(struct err *err)
{
	return err_set(err, ERR_CONFIG,
		       "another copy of this club has been at work in this mailbox; no "
		       "letter is taken and no clock falls in either of them until one "
		       "is named: put the others away, and run `adjudicator handover "
		       "--back` in the one that goes on");
}

/* Where the mark is now. */
struct seen {
	int64_t at;     /* -1: unknown */
	bool other;     /* it is not where we left it */
	struct err why; /* why it is unknown, or cannot be moved */
};

/* The upper half of a mark identifies the mailbox. */
static int64_t mailbox_of(int64_t at)
{
	return at >> 32;
}

/* Whether a run that was cut short moved it: by one, or to a new mark because there
 * was none. */
static bool just_moved(int64_t mine, int64_t at)
{
	return at == mine + 1 || (at & UINT32_MAX) == 1;
}

static bool look(struct store *st, struct mailbox *m, struct seen *f, struct err *err)
{
	int64_t mine;
	int64_t next;

	*f = (struct seen){0};
	if (!store_number(st, mark, &mine, err) ||
	    !store_number(st, moving, &next, err)) {
		return false;
	}
	if (!mailbox_mark(m, &f->at, &f->why)) {
		f->at = -1;
	}
	f->other = mine != 0 && f->at > 0 && mailbox_of(f->at) == mailbox_of(mine) &&
		   f->at != mine && !(next != 0 && just_moved(mine, f->at));
	return true;
}

bool copies_look(struct store *st, struct mailbox *m, bool *unmarked, struct err *why,
		 struct err *err)
{
	struct seen f;
	int64_t since;

	if (!look(st, m, &f, err) || !store_number(st, none, &since, err)) {
		return false;
	}
	*unmarked = since != 0;
	*why = f.why;
	return !f.other || another(err);
}

static bool stop_others(struct store *st, struct mailbox *m, struct err *err)
{
	struct err ignored = {0};
	int64_t done;
	int64_t found;

	return store_number(st, told, &done, err) &&
	       (done != 0 || !mailbox_move_mark(m, &found, &ignored) ||
		store_set_number(st, told, 1, err));
}

/* In one transaction: a run on a nearly full disk should not need more than it must. */
static bool keep(struct store *st, int64_t at, int64_t next, struct err *err)
{
	if (!store_begin(st, err)) {
		return false;
	}
	if ((at == 0 || store_set_number(st, mark, at, err)) &&
	    store_set_number(st, moving, next, err) && store_commit(st, err)) {
		return true;
	}
	store_rollback(st);
	return false;
}

static bool begin(struct store *st, struct mailbox *m, struct seen *f, struct err *err)
{
	if (f->other) {
		return stop_others(st, m, err) && another(err);
	}
	if (f->at < 0) {
		return true;
	}
	/* Without a mark, or at another mailbox, begins anew. */
	if (!keep(st, f->at, 1, err)) {
		return false;
	}
	return !mailbox_move_mark(m, &f->at, &f->why) || keep(st, f->at, 0, err);
}

bool copies_begin(struct store *st, struct mailbox *m, struct err *why, struct err *err)
{
	struct seen f;

	if (!look(st, m, &f, err) || !begin(st, m, &f, err)) {
		return false;
	}
	*why = f.why;
	return true;
}

bool copies_unmarked(struct store *st, bool unmarked, struct err *err)
{
	int64_t was;

	return store_number(st, none, &was, err) &&
	       ((was != 0) == unmarked || store_set_number(st, none, unmarked, err));
}

bool copies_anew(struct store *st, struct err *err)
{
	return store_set_number(st, mark, 0, err) &&
	       store_set_number(st, moving, 0, err) &&
	       store_set_number(st, told, 0, err);
}
