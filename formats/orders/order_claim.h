/* SPDX-License-Identifier: ISC */
/*
 * What a player brings before a referee: "claim score t12 should be 31: the Z stands on
 * a double letter", "claim no-reply", "appeal ruling 7: ...". What stands behind the
 * colon is passed on just as it is written.
 */
#ifndef FORMATS_ORDERS_ORDER_CLAIM_H
#define FORMATS_ORDERS_ORDER_CLAIM_H

#include "formats/orders/orders.h"

enum claim_kind {
	CLAIM_NONE,
	CLAIM_SCORE,    /* the sum is wrong */
	CLAIM_ILLEGAL,  /* the move should not have been taken */
	CLAIM_READ,     /* the letter says another move than was read */
	CLAIM_NO_REPLY, /* a letter of ours, or of theirs, never came */
	CLAIM_OTHER,
	CLAIM_KINDS_
};

struct claim {
	enum claim_kind kind;
	long turn; /* 0: none is named */
	bool has_score;
	long score;       /* that it should be */
	struct view text; /* behind the colon; often empty */
};

/* What ORDER_CLAIM says: args is all behind the word. False when it is no claim. */
bool claim_read(struct view args, struct claim *out);
const char *claim_name(enum claim_kind kind); /* "no-reply" */
enum claim_kind claim_find(struct view name); /* CLAIM_NONE when there is none such */
/* "ruling 7: text" or "7": the ruling's number, and what stands behind the colon. */
bool appeal_read(struct view args, long *ruling, struct view *text);

/* Whether the words before a line's first colon are one of these: then what follows is
 * free. ORDER_CLAIM, ORDER_APPEAL or ORDER_NONE. */
enum order_kind order_claim_head(struct view head);
/* As struct order_shape wants them. */
bool order_claim(struct view args, struct order *out);
bool order_appeal(struct view args, struct order *out);

#endif
