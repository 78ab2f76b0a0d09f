/* SPDX-License-Identifier: ISC */
/*
 * Days on which no clock of a game runs (K22), by UTC: weekdays as "sat,sun", and days
 * of every year as "12-25,12-26"; 02-29 is one in leap years alone.
 */
#ifndef ADJUDICATOR_GAMES_REST_H
#define ADJUDICATOR_GAMES_REST_H

#include "formats/text/buf.h"
#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

enum { HOLIDAYS_MOST = 10 };

struct holiday {
	int8_t month, day; /* from 1; month 0: none */
};

/* Bits of weekdays, Sunday's the first; never all of them. "none": 0. */
bool rest_read(struct view text, int64_t *days);
void rest_write(struct buf *b, int64_t days);
/* In the order of the year; `out` has HOLIDAYS_MOST, and *count says how many. */
bool holidays_read(struct view text, struct holiday *out, int64_t *count);
void holidays_write(struct buf *b, const struct holiday *day, int64_t count);

#endif
