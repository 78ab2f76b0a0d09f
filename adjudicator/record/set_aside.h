/* SPDX-License-Identifier: ISC */
/*
 * One thing that cannot be done - a notice that cannot be written, a game that cannot
 * be read - keeps nothing else waiting. It is undone alone and set aside
 * (store/aside.h): kept with its reason, named in the log, and tried again after an
 * hour, then after as long as it has waited, at least once a day; at once by
 * `adjudicator outbox retry`. Trouble with the disk or the database is trouble with
 * everything and ends the run.
 *
 * In a game that is set aside, or whose player to move waits for a letter that is, no
 * clock falls (K50); when it goes on, the time is given back.
 */
#ifndef ADJUDICATOR_RECORD_SET_ASIDE_H
#define ADJUDICATOR_RECORD_SET_ASIDE_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/aside.h"
#include "adjudicator/system/log.h"

struct record;

/* What one run sets aside; in struct context. */
struct asides {
	const struct log *log; /* may be NULL */
	struct arena arena;
	bool any;       /* something is set aside, now or by an earlier run */
	long now;       /* set aside in this run, or tried again in vain */
	long tries;     /* with those that were not to be tried yet */
	int64_t behind; /* the last notice that the writing of letters came to */
	struct aside_held *held;
	size_t helds;
	struct aside_held *told;
	size_t tolds;
};

/* Gives what the next run knows of earlier ones; until asides_free. */
bool asides_begin(struct context *d, struct asides *a, const struct log *log,
		  struct err *err);
void asides_free(struct asides *a);
/* ERR_DATA when this run set something aside. */
bool asides_end(const struct asides *a, struct err *err);

/* How often something could not be done in this run. */
long aside_tries(const struct context *d);

/* The disk, or the database: no other thing would fare better. */
bool aside_concerns_all(const struct err *why);

/* Ends the caller's mark: keeps what was done when `ok`, else undoes it and sets it
 * aside for `why`. False, with *err, only when that concerns all, or context has no
 * asides. */
bool aside_unmark(struct context *d, const struct aside *what, bool ok, struct err *why,
		  struct err *err);
/* Sets aside what was undone already. */
bool aside_set(struct context *d, const struct aside *what, struct err *why,
	       struct err *err);

/* One after the other, each within a mark of its own: those that are not set aside, or
 * are to be tried again. */
struct aside_work {
	enum aside_what what; /* ids are of such */
	bool (*one)(void *arg, struct arena *arena, int64_t id, struct err *err);
	void *arg;
	int64_t since; /* what could not be done was due then; 0: now */
	bool loose;    /* it sets marks of its own: what it has done stands */
	bool again;    /* games that are set aside, and are due */
};
bool aside_each(struct context *d, const struct aside_work *w, const int64_t *ids,
		size_t count, struct err *err);
/* The same of one. */
bool aside_one(struct context *d, const struct aside_work *w, int64_t id,
	       struct err *err);
/* The game for what is done in it beside other games; one that cannot be read is set
 * aside, and *there is false. */
bool aside_load(struct context *d, struct arena *arena, int64_t game, struct record *r,
		bool *there, struct err *err);

/* A letter of this player, or about this game, waits for a later run: none of their
 * clocks falls in this one. 0: it is not known. */
void aside_hold(struct context *d, int64_t game, int64_t player);
/* No clock of this game may fall now. */
bool aside_holds(struct context *d, const struct record *r, bool *holds,
		 struct err *err);

#endif
