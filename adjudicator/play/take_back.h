/* SPDX-License-Identifier: ISC */
/*
 * Orders that can be taken back, where the option `settle` gives minutes for that
 * (L15). An order that ends its player's turn is kept at first; he is told what it will
 * be, and nobody anything else: no tile is drawn, no word looked up for him. When its
 * time is over it is done as of the moment it arrived.
 *
 * Another matter is the order `undo`, which asks the others: of WordCap, see
 * games/paths/wordcap_pending.c, and of boards, games/boards/crossword_undo.c.
 */
#ifndef ADJUDICATOR_PLAY_TAKE_BACK_H
#define ADJUDICATOR_PLAY_TAKE_BACK_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/settling.h"

/* The order of this game that waits; s->game is 0 when none does. */
bool take_back_waiting(struct context *d, struct arena *arena, const struct record *r,
		       struct settling *s, struct err *err);
/* Whether it is kept at first. */
bool take_back_keeps(const struct record *r, const struct order *o);
/* Keeps it. `what`: text, shown, scored and score; the rest is filled. */
bool take_back_keep(struct hearing *h, const struct record *r, int seat,
		    struct settling *what);
/* One waits already, and this order of the same player would be another: *handled, he
 * is told. */
bool take_back_second(struct hearing *h, const struct record *r, int seat,
		      const struct order *o, bool *handled);
/* The order `takeback`. */
bool take_back_order(struct hearing *h, const struct record *r, int seat,
		     const struct order *o);
/* What has waited long enough at `until` is done. *waits: one waits still. */
bool take_back_fall(struct context *d, struct arena *arena, struct record *r,
		    int64_t until, bool *waits, struct err *err);
/* After the game has changed: an order that would no longer be what its player was told
 * is not done, and he hears it. */
bool take_back_review(struct context *d, struct arena *arena, struct record *r,
		      struct err *err);

#endif
