/* SPDX-License-Identifier: ISC */
/* "Ben by Cid", "Ben by Cid as agreed": how a ruling says that a seat changes hands. */
#ifndef FORMATS_ORDERS_NEW_HANDS_H
#define FORMATS_ORDERS_NEW_HANDS_H

#include "formats/text/buf.h"

struct new_hands {
	struct view leaves, plays;
	bool vouched; /* "as agreed": the organiser says so, no letter does */
};

/* What stands behind "substitute", without a reason; slices of it. */
bool new_hands_read(struct new_hands *h, struct view text);
void new_hands_write(struct buf *b, const struct new_hands *h);

#endif
