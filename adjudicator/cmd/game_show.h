/* SPDX-License-Identifier: ISC */
/* A game as an operator sees it on a terminal, and as JSON. */
#ifndef ADJUDICATOR_CMD_GAME_SHOW_H
#define ADJUDICATOR_CMD_GAME_SHOW_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/record/record.h"
#include "formats/columns.h"

/* ERR_USAGE for what is no number, ERR_DATA for a game that does not exist. */
bool game_open(struct cmd *c, const char *number, struct record *r);
/* `who`: a player's name, "observer", or NULL for the operator. */
bool game_viewer(struct cmd *c, const struct record *r, const char *who,
		 struct viewer *out);

/* One object, one line: game, kind, state, turn, to_move, deadline, scores, bag,
 * pending, result. No rack. */
void game_json(struct buf *b, const struct record *r);
void game_line(struct buf *b, const struct record *r);
/* The same as a row of five columns. */
void game_row(struct columns *t, const struct record *r);
void game_text(struct buf *b, const struct record *r, struct viewer viewer);

#endif
