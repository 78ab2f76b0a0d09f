/* SPDX-License-Identifier: ISC */
/*
 * Requests of one player to the others: a draw (R2-R4), taking a play or word back,
 * a pause. A request stands until all other players have agreed, one has refused, or
 * its time is over.
 */
#ifndef ADJUDICATOR_GAMES_REQUEST_H
#define ADJUDICATOR_GAMES_REQUEST_H

#include "adjudicator/games/game.h"

bool request_open(const struct position *pos, enum request_kind kind);
/* What alone waits for that seat's answer; REQUESTS_: nothing does, or several do. */
enum request_kind request_asks(const struct position *pos, int seat);
/* Whether all who still play have agreed. */
bool request_granted(const struct position *pos, enum request_kind kind);

/* Judges the order `offer draw`; refused in a game of one seat. */
verb_judge request_judge_draw;
/* Judges an order that makes a request: emits EVENT_OFFER, with the time to answer
 * from the options. */
enum outcome request_make(struct table *t, int seat, const struct order *o,
			  enum request_kind kind);
/* Judges `agree` and `refuse`, for the request that they name or the only one that
 * stands: emits EVENT_AGREE or EVENT_REFUSE. The caller checks whether the request
 * is granted now. */
enum outcome request_answer(struct table *t, int seat, const struct order *o);

/* Applies EVENT_OFFER, EVENT_AGREE, EVENT_REFUSE and EVENT_LONGER. Returns false for
 * other events. */
bool request_apply(struct position *pos, const struct event *e);
/* Whether one of these events fits the position; true for other events. */
bool request_fits(const struct position *pos, const struct event *e);

/* Standing answers (W12, Q10): what a player answers to each pending play or word of
 * another, at once. The games give these answers. Judges the order `always`: emits
 * EVENT_ALWAYS. */
enum outcome standing_judge(struct table *t, int seat, const struct order *o);
/* The first of `seats` with that standing answer; -1: none. */
int standing_first(const struct position *pos, unsigned seats, enum always answer);
/* Accepts for each of `seats` that always accepts. Returns false when none does. */
bool standing_accept(struct table *t, unsigned seats);
/* Applies EVENT_ALWAYS. */
void standing_apply(struct position *pos, const struct event *e);
/* The order that sets it: "always accept". */
const char *standing_order(struct arena *arena, int answer);

#endif
