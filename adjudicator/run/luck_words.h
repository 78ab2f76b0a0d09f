/* SPDX-License-Identifier: ISC */
/* Words for the shuffle in a letter. */
#ifndef ADJUDICATOR_RUN_LUCK_WORDS_H
#define ADJUDICATOR_RUN_LUCK_WORDS_H

#include "formats/orders/orders.h"

/* They go with what lets a game begin, wherever they stand: such a letter's words are
 * given, and their lines marked as done. Empty where it has none. */
struct view luck_words(const struct orders *orders, bool *done);

#endif
