/* SPDX-License-Identifier: ISC */
/* A replay, and a score sheet, as text and as JSON Lines: each turn, or each square and
 * word of it. */
#ifndef ADJUDICATOR_EXPLAIN_REPLAY_TEXT_H
#define ADJUDICATOR_EXPLAIN_REPLAY_TEXT_H

#include "adjudicator/replay/sheet.h"

/* `from` and `to` bound the game's turns; 0: no bound. */
void replay_explain(struct buf *b, const struct replay *r, long from, long to);
/* The turns alone: no word of the deal, the seed or the end. */
void replay_explain_turns(struct buf *b, const struct replay *r, long from, long to);
/* JSON; false where text is not UTF-8. */
bool replay_json(struct buf *b, const struct replay *r, long from, long to);
bool replay_explain_json(struct buf *b, const struct replay *r, long from, long to);

/* Of a score sheet. */
bool sheet_json(struct buf *b, const struct sheet *s, long from, long to);
/* With every square and word; for a sheet whose positions are kept, as is JSON's. */
void sheet_explain(struct buf *b, const struct sheet *s, long from, long to);
/* A line as one of a replay, which is *alone. */
struct replay_turn sheet_turn(const struct sheet_line *l, const struct setup *s,
			      struct replay *alone);

#endif
