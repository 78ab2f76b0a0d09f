/* SPDX-License-Identifier: ISC */
/*
 * How a leave is written: "leave 3 Jul to 14 Jul", "leave 10d", "leave until 14 Jul".
 * Months count in every language that letters are written in. Which day "3 Jul" is, and
 * whether there is one, is asked later.
 */
#ifndef FORMATS_ORDERS_ORDER_LEAVE_H
#define FORMATS_ORDERS_ORDER_LEAVE_H

#include "formats/orders/orders.h"

struct leave_date {
	int year; /* 0: not said */
	int month, day;
	struct view at; /* as it is written */
};

struct leave_text {
	enum leave_kind {
		LEAVE_SHOW,  /* nothing: what there is */
		LEAVE_DAYS,  /* so many from now */
		LEAVE_UNTIL, /* from now to the end of `last` */
		LEAVE_DATES  /* from `first` to the end of `last` */
	} kind;
	long days;
	struct leave_date first, last;
};

/* As the shape of ORDER_LEAVE. "Leave it to me" is none. */
bool order_leave(struct view args, struct order *out);
/* Takes what order_leave accepted apart. False: it is no leave. */
bool order_leave_split(struct view args, struct leave_text *out);

#endif
