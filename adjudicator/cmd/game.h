/* SPDX-License-Identifier: ISC */
/* A game or a record that an argument names, as the operator sees it. */
#ifndef ADJUDICATOR_CMD_GAME_H
#define ADJUDICATOR_CMD_GAME_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/record/record.h"
#include "formats/columns.h"

/* ERR_USAGE for an argument that is no number, ERR_DATA for a game that does not
 * exist. */
bool game_open(struct cmd *c, const char *number, struct record *r);
/* `who`: a player's name, "observer", or NULL for the operator. */
bool game_viewer(struct cmd *c, const struct record *r, const char *who,
		 struct viewer *out);

/* One object on one line: game, kind, state, turn, to_move, deadline, scores, bag,
 * pending, result. No rack. */
void game_json(struct buf *b, const struct record *r);
/* "Ann 12, Ben 7; Ann to move", or who won. */
void game_scores(struct buf *b, const struct record *r);
/* All of that as a table row of five columns. */
void game_row(struct columns *t, const struct record *r);
void game_text(struct buf *b, const struct record *r, struct viewer viewer);

/* Reads the text of a record: a file, or standard input for "-"; at most 16 MiB.
 * *name is for error messages. */
bool record_text(struct cmd *c, const char *what, struct view *text, const char **name);

/* The turn file of game `number` as `viewer` (a player's name, "observer", or NULL
 * for the operator) may see it; in c->arena. Store and word lists must be open. */
bool export_turns(struct cmd *c, const char *number, const char *viewer,
		  struct view *text);

/* Whether a text is a GCG record and not a turn file. */
bool replay_is_gcg(struct view text);

#endif
