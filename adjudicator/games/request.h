/* SPDX-License-Identifier: ISC */
/*
 * What one player asks of the others: a draw (R2-R4), to take a word back, a pause. A
 * request stands until everybody else who plays has agreed, one has refused, or its
 * time is over.
 */
#ifndef ADJUDICATOR_GAMES_REQUEST_H
#define ADJUDICATOR_GAMES_REQUEST_H

#include "adjudicator/games/game.h"

bool request_open(const struct position *pos, enum request_kind kind);
/* Everybody who plays agrees. */
bool request_granted(const struct position *pos, enum request_kind kind);

/* The order `offer draw`; whoever plays alone has nobody to offer it to. */
verb_judge request_judge_draw;
/* The order that asks: EVENT_OFFER, with the time to answer that the options give. */
enum outcome request_make(struct table *t, int seat, const struct order *o,
			  enum request_kind kind);
/* `agree` and `refuse`, of what they name or of the only thing asked: EVENT_AGREE or
 * EVENT_REFUSE. Whoever calls looks whether it is granted now. */
enum outcome request_answer(struct table *t, int seat, const struct order *o);

/* EVENT_OFFER, EVENT_AGREE, EVENT_REFUSE and EVENT_LONGER; false: it is none of these.
 */
bool request_apply(struct position *pos, const struct event *e);
/* Whether such an event can be. */
bool request_fits(const struct position *pos, const struct event *e);

/* Standing answers (W12, Q10): what a player answers to every play or word that waits,
 * as soon as it does. The games look to it that they are given. The order `always`:
 * EVENT_ALWAYS. */
enum outcome standing_judge(struct table *t, int seat, const struct order *o);
/* The first of those seats with that answer; -1: none. */
int standing_first(const struct position *pos, unsigned seats, enum always answer);
/* Accepts for all of those seats that always do; false: none does. */
bool standing_accept(struct table *t, unsigned seats);
/* EVENT_ALWAYS. */
void standing_apply(struct position *pos, const struct event *e);
/* "always accept" */
const char *standing_order(struct arena *arena, int answer);

#endif
