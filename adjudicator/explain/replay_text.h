/* SPDX-License-Identifier: ISC */
/* A replay, and a score sheet, as text and as JSON Lines: turn by turn, or with
 * every square and word. */
#ifndef ADJUDICATOR_EXPLAIN_REPLAY_TEXT_H
#define ADJUDICATOR_EXPLAIN_REPLAY_TEXT_H

#include "adjudicator/replay/sheet.h"

/* Explains turns `from` to `to`; 0: no bound. */
void replay_explain(struct buf *b, const struct replay *r, long from, long to);
/* Only the turns: nothing about the deal, the seed or the end. */
void replay_explain_turns(struct buf *b, const struct replay *r, long from, long to);
/* Write JSON Lines; return false on failure. */
bool replay_json(struct buf *b, const struct replay *r, long from, long to);
bool replay_explain_json(struct buf *b, const struct replay *r, long from, long to);

/* Writes a score sheet as JSON Lines. */
bool sheet_json(struct buf *b, const struct sheet *s, long from, long to);
/* Explains a sheet, with every square and word; its positions must be kept, as for
 * JSON. */
void sheet_explain(struct buf *b, const struct sheet *s, long from, long to);
/* A line of a sheet as a line of a replay, which is set up in *alone. */
struct replay_turn sheet_turn(const struct sheet_line *l, const struct setup *s,
			      struct replay *alone);

#endif
