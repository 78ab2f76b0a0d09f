/* SPDX-License-Identifier: ISC */
/*
 * What to do for a club whose machine had a wrong clock (rule K26). While the clock
 * is in doubt, the clocks of games stand still (cmd/clock_doubt.c). When the
 * organiser says that the clock is right, everything that was put off into the far
 * future is brought back.
 */
#ifndef ADJUDICATOR_RUN_CLOCK_TRUST_H
#define ADJUDICATOR_RUN_CLOCK_TRUST_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/system/log.h"

/* While d->doubt is set: keeps `said`, what the clock showed, for the organiser
 * (STORED_CONCERN_JUMP). When the doubt has ended: clears that. */
bool clock_doubt(struct context *d, int64_t said, struct err *err);
/* Takes d->now for the right time. A deadline later than one that would be set a
 * year from now was set by a wrong clock: its player has his whole time again from
 * now on, and is told. */
bool clock_right(struct context *d, struct err *err);

/*
 * Whether our clock can be right, judged by the stamps that the mail host put on the
 * letters of a run. A stamp more than ten minutes after our time says that our clock is
 * slow ("late"). A stamp more than ten minutes before our last complete run, on a
 * letter that was not there then, says that our clock was fast ("early"). Letters moved
 * by hand have such stamps too, so it takes two early ones in a row. One letter that
 * fits outweighs all others, and a run without fresh letters raises no doubt: a single
 * odd letter cannot stop the clocks for good. The letters of a run that died are fresh
 * again in the next run, but each early one is counted only once.
 */
struct witness {
	int64_t now, last; /* this run, and the last complete one; last 0: none */
	long fit, late, early;
	long again;                      /* early ones that were counted before */
	int64_t least_late, least_early; /* the smallest differences, seconds */
	int64_t letter;                  /* the last early one */
};

/* Starts for a run at `now`. */
bool witness_begin(struct witness *w, struct store *st, int64_t now, struct err *err);
/* Takes a letter with the host's stamp. A letter that is not fresh counts only if
 * the run that took it in did not end well. */
bool witness_hear(struct witness *w, struct store *st, const struct inbox_letter *l,
		  bool fresh, int64_t stamp, struct err *err);
/* *doubt: no deadline may fall in this run. It is kept for the organiser
 * (STORED_CONCERN_CLOCK) and logged. */
bool witness_end(const struct witness *w, struct store *st, const struct log *log,
		 bool *doubt, struct err *err);
/* One of many machines: *doubt where its clock is not that of the database's server. */
bool witness_server(struct store *st, const struct log *log, bool *doubt,
		    struct err *err);

#endif
