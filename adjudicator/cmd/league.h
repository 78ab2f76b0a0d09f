/* SPDX-License-Identifier: ISC */
/* What the commands about seasons of a league share. */
#ifndef ADJUDICATOR_CMD_LEAGUE_H
#define ADJUDICATOR_CMD_LEAGUE_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/season/season.h"

bool league_number(struct cmd *c, const char *text, int64_t *id);
/* ERR_DATA when there is none of that number. */
bool league_open(struct cmd *c, const char *number, struct season_run *r);

#endif
