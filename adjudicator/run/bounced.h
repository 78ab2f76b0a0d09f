/* SPDX-License-Identifier: ISC */
/*
 * Letters of ours that come back. A report counts when it came to the return path of
 * that letter, or when it encloses the letter's Message-ID and names its address.
 * Anybody can write a report, but only somebody who had our letter can do either. A
 * report never changes a game.
 */
#ifndef ADJUDICATOR_RUN_BOUNCED_H
#define ADJUDICATOR_RUN_BOUNCED_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/undelivered.h"
#include "adjudicator/system/log.h"

/* For a letter that is a delivery report: counts it if it is about a letter of ours,
 * and fills in the row's player, game and reason. */
bool bounced_hear(struct hearing *h, const struct letter *l, struct ledger_row *row);
/* Counts a letter that did not even leave, because it was refused for good or given
 * up. `said` is the server's answer. */
bool bounced_here(struct context *d, const struct outbox_letter *o, const char *kind,
		  struct view said, struct err *err);
/* Writes to the organiser about players whom our letters do not reach, in the
 * caller's transaction. Without an organiser it is logged. Each player is reported
 * once, and again when as many new bounces have come. */
bool bounced_tell(struct context *d, struct arena *arena, const struct log *log,
		  struct err *err);

#endif
