/* SPDX-License-Identifier: ISC */
/*
 * Orders that can be taken back, if the option `settle` gives minutes for it (L15).
 * An order that ends its player's turn is then kept for that time. The player is
 * told what it will be, and nobody else anything: no tile is drawn and no word
 * looked up. When the time is over it is carried out as of the moment it arrived.
 *
 * The order `undo` is something else, because it asks the others: for WordCap see
 * games/paths/wordcap_pending.c, for boards games/boards/crossword_undo.c.
 */
#ifndef ADJUDICATOR_PLAY_TAKE_BACK_H
#define ADJUDICATOR_PLAY_TAKE_BACK_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/settling.h"

/* The kept order of this game; s->game is 0 when there is none. */
bool take_back_waiting(struct context *d, struct arena *arena, const struct record *r,
		       struct settling *s, struct err *err);
/* Whether such an order is kept first. */
bool take_back_keeps(const struct record *r, const struct order *o);
/* Keeps the order. The caller fills text, shown, scored and score of `what`. */
bool take_back_keep(struct hearing *h, const struct record *r, int seat,
		    struct settling *what);
/* If this player has a kept order and this one would conflict with it: sets *handled
 * and tells him. */
bool take_back_second(struct hearing *h, const struct record *r, int seat,
		      const struct order *o, bool *handled);
/* Answers the order `takeback`. */
bool take_back_order(struct hearing *h, const struct record *r, int seat,
		     const struct order *o);
/* Carries out the kept order if its time was over at `until`. *waits: there is one
 * that still waits. */
bool take_back_fall(struct context *d, struct arena *arena, struct record *r,
		    int64_t until, bool *waits, struct err *err);
/* After the game has changed: if the kept order would no longer be what its player
 * was told, drops it and tells him. */
bool take_back_review(struct context *d, struct arena *arena, struct record *r,
		      struct err *err);

#endif
