/* SPDX-License-Identifier: ISC */
/*
 * The letters that are to be judged, as they came into the mailbox. Those behind the
 * one at hand are loaded a block at a time, and their text is read meanwhile.
 */
#ifndef ADJUDICATOR_RUN_LETTER_QUEUE_H
#define ADJUDICATOR_RUN_LETTER_QUEUE_H

#include "adjudicator/club/context.h"

/* Two blocks behind the one at hand: the reader always has a block to go on with. */
enum { LETTER_BLOCK = 32, LETTER_BLOCKS = 3 };

struct letter_block {
	struct arena arena;
	struct inbox_letter letter[LETTER_BLOCK];
	size_t count;
};

struct letter_queue {
	struct letter_block block[LETTER_BLOCKS]; /* a ring */
	size_t now;                               /* the block of the letter at hand */
	size_t at;                                /* the next letter of block[now] */
	bool several; /* or a block is one letter, and none is read ahead */
	struct reader_letter ahead[LETTER_BLOCKS * LETTER_BLOCK];
};

/* With the first of them. Zeros are an empty queue; large. */
bool letter_queue_begin(struct letter_queue *q, struct context *d, struct err *err);
/* From now on letters are read ahead; else only the next one is known. */
void letter_queue_read_ahead(struct letter_queue *q);
/* The number of the one that the next step gives; 0: none. */
int64_t letter_queue_next(const struct letter_queue *q);
/* The next letter, borrowed until a later step; and what is behind it. There must be
 * one. */
bool letter_queue_step(struct letter_queue *q, struct context *d,
		       const struct inbox_letter **out, struct err *err);
void letter_queue_end(struct letter_queue *q, struct context *d);

#endif
