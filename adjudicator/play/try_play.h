/* SPDX-License-Identifier: ISC */
/* What a move would score: nothing is played. */
#ifndef ADJUDICATOR_PLAY_TRY_PLAY_H
#define ADJUDICATOR_PLAY_TRY_PLAY_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

bool try_play(struct hearing *h, const struct record *r, int seat,
	      const struct table *t);
bool try_word(struct hearing *h, const struct record *r, int seat,
	      const struct table *t);
/* The board behind it, as that seat reads it. */
bool try_picture(struct note *n, const struct record *r, const struct table *t);

#endif
