/* SPDX-License-Identifier: ISC */
/* What may follow each order word, and the form of a play and of a word. */
#ifndef FORMATS_ORDERS_ORDER_SHAPE_H
#define FORMATS_ORDERS_ORDER_SHAPE_H

#include "formats/orders/orders.h"

/* What may stand around an order. */
enum {
	SHAPE_SPOKEN = 1,     /* "I pass" */
	SHAPE_MOVED = 2,      /* "move: pass" */
	SHAPE_GUARDED = 4,    /* "pass t12" */
	SHAPE_SCORED = 8,     /* "8D CRATE =74" */
	SHAPE_ASKED = 16,     /* "rack?" is the order: nothing can go wrong */
	SHAPE_ASKED_BARE = 32 /* "leave?", but not "leave 10d?" */
};

/* A row of the grammar. */
struct order_shape {
	const char *name;  /* what a reply calls the order, however it was written */
	const char *words; /* allowed args: "draw", "|draw|undo"; or NULL */
	/* Checks any other args and fills play, word or number; NULL: there are
	 * none. */
	bool (*fits)(struct order *out);
	unsigned dress;
};

/* By kind. ORDER_PLAY has its square in the args, ORDER_SAY takes any text. */
extern const struct order_shape order_shapes[ORDER_KINDS_];

/* Whether these args may follow the order word. Sets out->kind and out->args. */
bool order_fits(enum order_kind kind, struct view args, struct order *out);

/* Words and their paths. Nodes are cells ("A1") or faces ("19T"), separated by
 * blanks, commas or hyphens; an arrow between two nodes says where a word begins and
 * ends. */
/* Reads what follows `word`: a word, a path, or both. */
bool order_word_named(struct view args, struct order *out);
/* Reads an order without `word`: a path of two nodes or more, perhaps behind its
 * word. */
bool order_word_bare(struct view text, struct order *out);
/* Whether neither the path nor its ends are named, so that the path must be
 * found. */
bool order_word_lone(const struct word_text *word);
/* Whether both say the same. Case and the signs between names do not matter. */
bool order_word_same(const struct word_text *a, const struct word_text *b);

/* Rows of the grammar that have a file of their own. */
bool order_choice(struct order *out); /* "2" */
bool order_cube(struct order *out);   /* "21", "cube 21" */
bool order_turn(struct order *out);   /* "t9", "9" or nothing: number is -1 */
bool order_show(struct order *out);   /* the same, or "board" */
bool order_also(struct order *out);
bool order_not(struct order *out);
bool order_set_address(struct view args);
/* Takes the name of a setting, as in "board:" or "board =", off what follows
 * `set`. */
struct view order_set_name(struct view *rest);
/* Accepts the name of a setting, or another name that clearly was meant as one. "Set
 * the table" is neither. */
bool order_set(struct order *out);
bool order_claim(struct order *out);
bool order_appeal(struct order *out);
/* Returns ORDER_CLAIM or ORDER_APPEAL if the words before a line's first colon are
 * one of these; then any text may follow. Else ORDER_NONE. */
enum order_kind order_claim_head(struct view head);
bool order_leave(struct order *out);
bool order_join(struct order *out);
bool order_withdraw(struct order *out);
bool order_standings(struct order *out);
bool order_ladder(struct order *out);
bool order_lobby(struct order *out);
bool order_looked_up(struct order *out); /* sets out->kind to ORDER_LOOKUP */
bool order_listed(struct order *out);
bool order_hooked(struct order *out);
/* Whether the text has only what may be in a word. */
bool order_word_fits(struct view word);
/* Reads a move for later: "8G LOGY then 7H JAM", "legal 9C ZETA". */
bool order_if(struct order *out);

#endif
