/* SPDX-License-Identifier: ISC */
/* When a player wants to be reminded: "3d,1d,6h" before the end, "on" or "off". */
#ifndef FORMATS_ORDERS_ORDER_REMINDERS_H
#define FORMATS_ORDERS_ORDER_REMINDERS_H

#include "formats/text/view.h"
#include <stdbool.h>
#include <stdint.h>

enum { REMINDERS_MOST = 6 };

struct reminders {
	bool on;
	size_t count;                   /* 0: as the club does */
	int64_t before[REMINDERS_MOST]; /* seconds */
};

/* False, and as the club does, where the text is no such wish. */
bool reminders_read(struct view text, struct reminders *out);

#endif
