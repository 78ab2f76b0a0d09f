/* SPDX-License-Identifier: ISC */
/* An order about the words of a list while it is answered. words_order.c finds the
 * list and checks that it is open to the writer, words.c tells what is in it. */
#ifndef ADJUDICATOR_ANSWERS_WORDS_H
#define ADJUDICATOR_ANSWERS_WORDS_H

#include "adjudicator/answers/word_source.h"
#include "adjudicator/letters/answering.h"
#include "formats/orders/order_args.h"

struct asking {
	struct hearing *h;
	const struct record *r; /* NULL: about no game */
	int seat;
	const struct order *o;
	struct lookup wish;
	struct word_source from;
	struct note n;
};

/* Texts that are joined in one sentence. */
struct words {
	struct view *at;
	size_t count;
};
void words_add(struct asking *x, struct words *w, struct view text);
/* "QI, ZA and QAT". */
struct view words_joined(const struct asking *x, const struct words *w);

bool words_check(struct asking *x);
bool words_list(struct asking *x);
bool words_hooks(struct asking *x);

#endif
