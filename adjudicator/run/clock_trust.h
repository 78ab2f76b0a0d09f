/* SPDX-License-Identifier: ISC */
/*
 * What becomes of a club whose machine had a wrong clock (K26). While in doubt time
 * stands still (cmd/clock_doubt.c). When the organiser says that the clock is right,
 * whatever was put off into a time far from now is brought back to it.
 */
#ifndef ADJUDICATOR_RUN_CLOCK_TRUST_H
#define ADJUDICATOR_RUN_CLOCK_TRUST_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/system/log.h"

/* Keeps for the organiser what the clock said (STORED_CONCERN_JUMP), as long as
 * d->doubt. */
bool clock_doubt(struct context *d, int64_t said, struct err *err);
/* d->now is the time. Clocks that end later than those set a year behind it were set by
 * a wrong one: they have their whole time from now on, and their players are told. */
bool clock_right(struct context *d, struct err *err);

/*
 * Whether our clock can be right, by the letters that a run takes in and that the mail
 * host has stamped. A stamp that lies more than ten minutes ahead of our time says that
 * our clock is slow. One that lies as far before our last complete run, of a letter
 * that was not there then, says that it is fast; but letters moved by hand have such
 * stamps too, so it takes two in a row. One letter that fits outweighs all others, and
 * a run without fresh letters doubts nothing: no odd letter stops clocks for good.
 * Those of a run that died are fresh in the next one, and counted once.
 */
struct witness {
	int64_t now, last; /* this run, and the last complete one; last 0: none */
	long fit, late, early;
	long again;                      /* early ones that were counted before */
	int64_t least_late, least_early; /* by how much at least */
	int64_t letter;                  /* the last early one */
};

/* Of a run at `now`. */
bool witness_begin(struct witness *w, struct store *st, int64_t now, struct err *err);
/* A letter with the host's stamp; one that is not fresh is heard where the run that
 * took it in did not end well. */
bool witness_hear(struct witness *w, struct store *st, const struct inbox_letter *l,
		  bool fresh, int64_t stamp, struct err *err);
/* *doubt: nothing may run out of time in this run. It is kept for the organiser
 * (STORED_CONCERN_CLOCK), and the log says it. */
bool witness_end(const struct witness *w, struct store *st, const struct log *log,
		 bool *doubt, struct err *err);
/* One of many machines: *doubt where its clock is not that of the database's server. */
bool witness_server(struct store *st, const struct log *log, bool *doubt,
		    struct err *err);

#endif
