/* SPDX-License-Identifier: ISC */
/* A position, and the table that orders of a game are judged on. */
#ifndef ADJUDICATOR_GAMES_TABLE_H
#define ADJUDICATOR_GAMES_TABLE_H

#include "adjudicator/games/game.h"

/* An empty position of that set-up, before any event. */
bool position_init(struct position *pos, const struct setup *setup, struct diag *diag);
/* False when the event does not fit the position: a damaged record. */
bool position_apply(struct position *pos, const struct event *e);
/* What a reply may be out of date with: it changes whenever an order written before
 * would no longer mean the same. */
int position_moment(const struct position *pos);
/* Nothing is asked of anybody any more. */
void position_unask(struct position *pos);
/* The game is over. */
void position_finish(struct position *pos, enum end_reason reason, unsigned winners);
/* Applies e to the table's position and keeps it. */
void table_emit(struct table *t, struct event e);
/* What struct engine says, by the game that lies on the table. */
void table_deal(struct table *t);
enum outcome table_judge(struct table *t, int seat, const struct order *o);
/* The same without the question whether it may be given now: an order that waited is
 * judged by it too. */
enum outcome table_judge_now(struct table *t, int seat, const struct order *o);
/* Sets t->diag; OUTCOME_REFUSED always. */
enum outcome table_refuse(struct table *t, enum diag_code code, struct view at);
void table_timeout(struct table *t);
void table_lapse(struct table *t);
/* A table over a copy of `pos`. */
struct table table_over(struct arena *arena, const struct position *pos, int64_t now,
			bool strict);

/* Whether such a pause is on. */
bool pause_agreed(const struct position *pos);

#endif
