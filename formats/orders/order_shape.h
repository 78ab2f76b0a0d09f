/* SPDX-License-Identifier: ISC */
/* What may stand behind each order word, and the shape of a play and of a word. */
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

/* A row of the grammar. */
struct order_shape {
	const char *name; /* what a reply calls the order, however it was written */
	const char *
		words; /* one of them: "draw"; nothing, or one: "|draw|undo"; or NULL */
	/* Else what it does with args, or NULL; it fills play, word or number. */
	bool (*fits)(struct order *out);
	unsigned dress;
};

/* By kind; the text of ORDER_PLAY begins with its square, that of ORDER_SAY is free. */
extern const struct order_shape order_shapes[ORDER_KINDS_];

/* Whether that may stand behind that word; *out is of that kind then. */
bool order_fits(enum order_kind kind, struct view args, struct order *out);

/* Words and their paths. Nodes are cells ("A1") or faces ("19T"), parted by blanks,
 * commas or hyphens; an arrow between two says where a word begins and ends. */
/* What may stand behind `word`: a word, a path, or both. */
bool order_word_named(struct view args, struct order *out);
/* Without `word` before it: a word and a path, or a path, of two nodes or more. */
bool order_word_bare(struct view text, struct order *out);
/* Neither a path nor its ends: the path is to be found. */
bool order_word_lone(const struct word_text *word);
/* Whether two say the same: case and what parts the names do not matter. */
bool order_word_same(const struct word_text *a, const struct word_text *b);

/* Rows of the grammar that have a file of their own. */
bool order_choice(struct order *out); /* "2" */
bool order_cube(struct order *out);   /* "21", "cube 21" */
bool order_turn(struct order *out);   /* "t9", "9" or nothing: number is -1 */
bool order_show(struct order *out);   /* the same, or "board" */
bool order_also(struct order *out);
bool order_not(struct order *out);
bool order_set_address(struct view args);
/* Takes "board:", "board =" off what stands behind `set`. */
struct view order_set_name(struct view *rest);
/* A name we have; or a name we lack that was clearly meant as one. "Set the table" is
 * neither. */
bool order_set(struct order *out);
bool order_claim(struct order *out);
bool order_appeal(struct order *out);
/* Whether the words before a line's first colon are one of these: then what follows is
 * free. ORDER_CLAIM, ORDER_APPEAL or ORDER_NONE. */
enum order_kind order_claim_head(struct view head);
bool order_leave(struct order *out);
bool order_join(struct order *out);
bool order_withdraw(struct order *out);
bool order_standings(struct order *out);
bool order_ladder(struct order *out);
bool order_lobby(struct order *out);
bool order_looked_up(struct order *out); /* *out is of ORDER_LOOKUP then */
bool order_listed(struct order *out);
bool order_hooked(struct order *out);
/* Whether nothing in it is no part of a word. */
bool order_word_fits(struct view word);
/* "8G LOGY then 7H JAM", "legal 9C ZETA": a move for later. */
bool order_if(struct order *out);

#endif
