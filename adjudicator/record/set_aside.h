/* SPDX-License-Identifier: ISC */
/*
 * One thing that cannot be done - a notice that cannot be written, a game that
 * cannot be read - must not hold up anything else. It alone is undone and set aside
 * (store/aside.h): stored with the reason and named in the log. It is tried again
 * after an hour, then after as long as it has waited, at least once a day; or at
 * once by `adjudicator outbox retry`. Trouble with the disk or the database concerns
 * everything and ends the run.
 *
 * In a game that is set aside, or whose player to move waits for a letter that is,
 * no deadline takes effect (K50). When it goes on, the time is given back.
 */
#ifndef ADJUDICATOR_RECORD_SET_ASIDE_H
#define ADJUDICATOR_RECORD_SET_ASIDE_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/aside.h"
#include "adjudicator/system/log.h"

struct record;

/* What one run sets aside; struct context points to it. */
struct asides {
	const struct log *log; /* borrowed; may be NULL */
	struct arena arena;
	bool any;       /* something is set aside, by this run or an earlier one */
	long now;       /* how many things this run set aside, or tried again in vain */
	long tries;     /* these, and the ones not due yet that failed again */
	int64_t behind; /* the last notice that the writing of letters reached */
	struct aside_held *held;
	size_t helds;
	struct aside_held *told;
	size_t tolds;
};

/* Begins a run: looks whether anything is set aside, and sets d->asides. The caller
 * calls asides_free. */
bool asides_begin(struct context *d, struct asides *a, const struct log *log,
		  struct err *err);
void asides_free(struct asides *a);
/* Fails with ERR_DATA when this run set something aside. */
bool asides_end(const struct asides *a, struct err *err);

/* How often something could not be done in this run. */
long aside_tries(const struct context *d);

/* Whether the error is about the disk or the database, so nothing else would work
 * either. */
bool aside_concerns_all(const struct err *why);

/* Ends the caller's mark (savepoint): keeps what was done if `ok`, else undoes it
 * and sets it aside because of *why. Returns false, with *err, only when that
 * concerns everything or d->asides is NULL. */
bool aside_unmark(struct context *d, const struct aside *what, bool ok, struct err *why,
		  struct err *err);
/* Sets aside what is undone already. */
bool aside_set(struct context *d, const struct aside *what, struct err *why,
	       struct err *err);

/* Does one thing after the other, each within its own mark: those that are not set
 * aside, or are due to be tried again. */
struct aside_work {
	enum aside_what what; /* what the ids are */
	bool (*one)(void *arg, struct arena *arena, int64_t id, struct err *err);
	void *arg;
	int64_t since; /* when that which fails was due; 0: now */
	bool loose;    /* `one` sets marks itself: what it has done stays */
	bool again;    /* also games that are set aside and due */
};
bool aside_each(struct context *d, const struct aside_work *w, const int64_t *ids,
		size_t count, struct err *err);
/* The same for one id. */
bool aside_one(struct context *d, const struct aside_work *w, int64_t id,
	       struct err *err);
/* Loads a game in which something is to be done besides other games. If it cannot be
 * read it is set aside, and *there is false. */
bool aside_load(struct context *d, struct arena *arena, int64_t game, struct record *r,
		bool *there, struct err *err);

/* A letter to this player, or about this game, waits for a later run: none of their
 * deadlines takes effect in this run. 0: unknown. */
void aside_hold(struct context *d, int64_t game, int64_t player);
/* *holds: whether no deadline of this game may take effect now. */
bool aside_holds(struct context *d, const struct record *r, bool *holds,
		 struct err *err);

#endif
