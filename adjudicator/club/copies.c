/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/copies.h"

/* What the mark was moved to last; 0: any will do. And whether it was about to be moved
 * by one more when a run was cut short. */
static const char mark[] = "copies.mark";
static const char moving[] = "copies.moving";
/* The others were stopped once; who is put away must not stop the one that goes on. */
static const char told[] = "copies.told";

static bool another(struct err *err)
{
	return err_set(err, ERR_CONFIG,
		       "another copy of this club has been at work in this mailbox; no "
		       "letter is taken and no clock falls in either of them until one "
		       "is named: put the others away, and run `adjudicator handover "
		       "--back` in the one that goes on");
}

/* *found: where the mark is now; -1: nobody can tell. *other: not where we left it. */
static bool look(struct store *st, struct mailbox *m, int64_t *found, bool *other,
		 struct err *err)
{
	struct err ignored = {0};
	int64_t mine;
	int64_t next;

	if (!store_number(st, mark, &mine, err) ||
	    !store_number(st, moving, &next, err)) {
		return false;
	}
	if (!mailbox_mark(m, found, &ignored)) {
		*found = -1;
	}
	/* In its upper half it names the mailbox. */
	*other = mine != 0 && *found > 0 && *found >> 32 == mine >> 32 &&
		 *found != mine && !(next != 0 && *found == mine + 1);
	return true;
}

bool copies_look(struct store *st, struct mailbox *m, struct err *err)
{
	int64_t found;
	bool other;

	return look(st, m, &found, &other, err) && (!other || another(err));
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

/* Together: a run on a disk that is nearly full should not need more than it must. */
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

bool copies_begin(struct store *st, struct mailbox *m, struct err *err)
{
	struct err ignored = {0};
	int64_t found;
	bool other;

	if (!look(st, m, &found, &other, err)) {
		return false;
	}
	if (other) {
		return stop_others(st, m, err) && another(err);
	}
	if (found < 0) {
		return true;
	}
	/* Without a mark, or at another mailbox, it begins anew. */
	if (!keep(st, found, 1, err)) {
		return false;
	}
	return !mailbox_move_mark(m, &found, &ignored) || keep(st, found, 0, err);
}

bool copies_anew(struct store *st, struct err *err)
{
	return store_set_number(st, mark, 0, err) &&
	       store_set_number(st, moving, 0, err) &&
	       store_set_number(st, told, 0, err);
}
