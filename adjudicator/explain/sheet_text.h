/* SPDX-License-Identifier: ISC */
/* A score sheet as JSON Lines, and with every square and word. */
#ifndef ADJUDICATOR_EXPLAIN_SHEET_TEXT_H
#define ADJUDICATOR_EXPLAIN_SHEET_TEXT_H

#include "adjudicator/replay/sheet.h"

bool sheet_json(struct buf *b, const struct sheet *s, long from, long to);
/* With every square and word; for a sheet whose positions are kept, as is JSON's. */
void sheet_explain(struct buf *b, const struct sheet *s, long from, long to);
/* A line as one of a replay, which is *alone. */
struct replay_turn sheet_turn(const struct sheet_line *l, const struct setup *s,
			      struct replay *alone);

#endif
