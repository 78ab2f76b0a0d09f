/* SPDX-License-Identifier: ISC */
/* What the commands about seasons of a league share. */
#ifndef ADJUDICATOR_CMD_LEAGUE_H
#define ADJUDICATOR_CMD_LEAGUE_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/season/season.h"

/* ERR_DATA when there is none of that number. */
bool league_open(struct cmd *c, const char *number, struct season_run *r);

#endif
