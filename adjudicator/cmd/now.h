/* SPDX-License-Identifier: ISC */
/* The time a command works with. */
#ifndef ADJUDICATOR_CMD_NOW_H
#define ADJUDICATOR_CMD_NOW_H

#include "adjudicator/cmd/cmd.h"

/* --now TIME, else the clock. */
bool cmd_clock(struct cmd *c, int64_t *now);
/* The same, with the database open. Refused when it lies more than an hour before the
 * last run: a host whose clock jumped must not judge. */
bool cmd_now(struct cmd *c, int64_t *now);
/* Keeps it as the last run's time; inside the command's transaction, if it has one. One
 * that lies months ahead is not kept: only a run that accepts it does. */
bool cmd_now_keep(struct cmd *c, int64_t now);

/* The same for a run, which must go on whatever the clock says. While it lies more than
 * an hour before the last run, or months behind it, time stands still at the last run,
 * and `doubt` says so; --accept-clock says that it is right. */
struct run_now {
	int64_t now, said; /* said: by the clock, or --now */
	bool doubt, accepted;
};
bool cmd_now_run(struct cmd *c, struct run_now *out);

#endif
