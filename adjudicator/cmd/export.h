/* SPDX-License-Identifier: ISC */
/* A stored game as a turn file, for `export` and for `replay N`. */
#ifndef ADJUDICATOR_CMD_EXPORT_H
#define ADJUDICATOR_CMD_EXPORT_H

#include "adjudicator/cmd/cmd.h"

/* The turn file of game `number` as `viewer` (a player's name or "observer"; NULL: the
 * operator) may see it; lives in c->arena. Store and word lists are open. */
bool export_turns(struct cmd *c, const char *number, const char *viewer,
		  struct view *text);

#endif
