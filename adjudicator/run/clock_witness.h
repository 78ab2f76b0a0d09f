/* SPDX-License-Identifier: ISC */
/*
 * Whether our clock can be right, by the letters that a run takes in and that the mail
 * host has stamped. A stamp that lies more than ten minutes ahead of our time says that
 * our clock is slow. One that lies as far before our last complete run, of a letter
 * that was not there then, says that it is fast; but letters moved by hand have such
 * stamps too, so it takes two in a row. One letter that fits outweighs all others, and
 * a run without fresh letters doubts nothing: no odd letter stops clocks for good.
 */
#ifndef ADJUDICATOR_RUN_CLOCK_WITNESS_H
#define ADJUDICATOR_RUN_CLOCK_WITNESS_H

#include "adjudicator/store/store.h"
#include "adjudicator/system/log.h"

struct witness {
	int64_t now, last; /* this run, and the last complete one; last 0: none */
	long fit, late, early;
	int64_t least_late, least_early; /* by how much at least */
};

/* Of a run at `now`. */
bool witness_begin(struct witness *w, struct store *st, int64_t now, struct err *err);
/* A fresh letter with the host's stamp. */
void witness_hear(struct witness *w, int64_t stamp);
/* *doubt: nothing may run out of time in this run. It is kept for the organiser
 * (CONCERN_CLOCK), and the log says it. */
bool witness_end(const struct witness *w, struct store *st, const struct log *log,
		 bool *doubt, struct err *err);

#endif
