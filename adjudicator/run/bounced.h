/* SPDX-License-Identifier: ISC */
/*
 * Letters of ours that come back. A report counts when it came to the return path of
 * that letter, or else encloses its Message-ID and names its address; anybody can write
 * one, but only who had our letter can do either. No game ever changes for it.
 */
#ifndef ADJUDICATOR_RUN_BOUNCED_H
#define ADJUDICATOR_RUN_BOUNCED_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/undelivered.h"
#include "adjudicator/system/log.h"

/* A letter that is a report: counts it if it is about one of ours. Fills player and
 * game of the row, and its reason. */
bool bounced_hear(struct hearing *h, const struct letter *l, struct ledger_row *row);
/* A letter that did not even leave: refused for good, or given up. `said` is how the
 * server put it. */
bool bounced_here(struct context *d, const struct outbox_letter *o, const char *kind,
		  struct view said, struct err *err);
/* Writes to the organiser about players whom letters do not reach, in the caller's
 * transaction; without an organiser the log has it. Each is told of once, and again
 * when as much has come together again. */
bool bounced_tell(struct context *d, struct arena *arena, const struct log *log,
		  struct err *err);

#endif
