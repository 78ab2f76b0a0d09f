/* SPDX-License-Identifier: ISC */
/* Opening what a command needs, in one order; closing it in the other. */
#ifndef ADJUDICATOR_CMD_OPEN_H
#define ADJUDICATOR_CMD_OPEN_H

#include "adjudicator/cmd/cmd.h"

/* `needs`: enum cmd_needs. What is open already stays; what was opened before a
 * failure is cmd_close's. */
bool cmd_open(struct cmd *c, unsigned needs);
/* Fine after any failure, and twice. */
void cmd_close(struct cmd *c);

#endif
