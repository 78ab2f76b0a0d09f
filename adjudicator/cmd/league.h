/* SPDX-License-Identifier: ISC */
/* What the commands about seasons of a league share. */
#ifndef ADJUDICATOR_CMD_LEAGUE_H
#define ADJUDICATOR_CMD_LEAGUE_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/season/season.h"

/* Opens the season with that number; ERR_DATA: there is none. */
bool league_open(struct cmd *c, const char *number, struct season_run *r);
/* That place in its division; 0 for one who has left, who stands behind all others. */
int league_place(const struct season_entrant *e, int place);

#endif
