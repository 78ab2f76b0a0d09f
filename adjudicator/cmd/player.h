/* SPDX-License-Identifier: ISC */
/* Players as the operator names them. */
#ifndef ADJUDICATOR_CMD_PLAYER_H
#define ADJUDICATOR_CMD_PLAYER_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/store/player.h"

/* Reads and checks "NAME <ADDRESS>" of a new player; ERR_USAGE says what is wrong.
 * The caller sets when he joined. */
bool player_read(struct cmd *c, const char *who, const char *language,
		 struct player *p);
/* Nobody has that name: says who was probably meant, or `how` to go on. False. */
bool player_unknown(struct cmd *c, const char *name, const char *how);
/* By his name or address; ERR_DATA: there is none. */
bool player_named(struct cmd *c, const char *name, struct player *p);
/* ERR_DATA: letters there would come back to the club. */
bool player_not_club(struct cmd *c, struct view address);
/* Says so where letters leave by a server, and none can ever reach that address: it is
 * one of examples. A Maildir may be read by whoever tries the program out. */
void player_warn(const struct cmd *c, struct view address);
/* Adds the player; *fresh is false when that name or address exists. */
bool player_enter(struct cmd *c, struct player *p, bool *fresh);

#endif
