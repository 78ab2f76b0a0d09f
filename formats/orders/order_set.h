/* SPDX-License-Identifier: ISC */
/* What players may choose for themselves: `set NAME VALUE`. */
#ifndef FORMATS_ORDERS_ORDER_SET_H
#define FORMATS_ORDERS_ORDER_SET_H

#include "formats/orders/orders.h"

/* The first value is what counts where nothing was chosen. */
struct setting_text {
	const char *name;
	const char *values; /* "grid compact list spoken"; NULL: free, of this shape */
	bool (*shape)(struct view value);
	const char *takes; /* "grid, compact, list or spoken" */
	const char *what;  /* what it is about, for the list of settings */
	bool all;          /* of all games together: `here` means nothing */
};
extern const struct setting_text setting_texts[];
extern const size_t setting_text_count;

/* The words behind `set`. */
struct set_text {
	struct view name, value;            /* value may be empty */
	const struct setting_text *setting; /* NULL: there is no such name */
	bool good;                          /* the value is one of its values */
	bool here;                          /* for the game at hand alone */
};

/* As the shape of ORDER_SET: nothing at all; a name we have; or a name we lack that was
 * clearly meant as one. "Set the table" is none of these. */
bool order_set(struct view args, struct order *out);
/* Takes what order_set accepted apart; no words: everything is empty. */
void order_set_split(struct view args, struct set_text *out);

#endif
