/* SPDX-License-Identifier: ISC */
/* What may stand behind each order word, and the shape of a play. */
#ifndef FORMATS_ORDERS_ORDER_SHAPE_H
#define FORMATS_ORDERS_ORDER_SHAPE_H

#include "formats/orders/orders.h"

/* How the order may be dressed. */
enum {
	SHAPE_SPOKEN = 1,     /* "I pass" */
	SHAPE_MOVED = 2,      /* "move: pass" */
	SHAPE_GUARDED = 4,    /* "pass t12" */
	SHAPE_SCORED = 8,     /* "8D CRATE =74" */
	SHAPE_ASKED = 16,     /* "rack?" is the order: nothing can go wrong */
	SHAPE_ASKED_BARE = 32 /* "leave?", but not "leave 10d?" */
};

struct order_shape {
	/* Fills args, play or number of *out; false when the words do not fit. */
	bool (*fits)(struct view args, struct order *out);
	unsigned dress;
};

/* By kind; the text of ORDER_PLAY begins with its square, that of ORDER_SAY is free. */
extern const struct order_shape order_shapes[ORDER_KINDS_];

#endif
