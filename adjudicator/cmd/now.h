/* SPDX-License-Identifier: ISC */
/* The time a command works with. */
#ifndef ADJUDICATOR_CMD_NOW_H
#define ADJUDICATOR_CMD_NOW_H

#include "adjudicator/cmd/cmd.h"

/* --now TIME, else the clock. Refused when it lies more than an hour before the last
 * run: a host whose clock jumped must not judge. */
bool cmd_now(struct cmd *c, int64_t *now);
/* Keeps it as the last run's time; inside the command's transaction, if it has one. */
bool cmd_now_keep(struct cmd *c, int64_t now);

#endif
