/* SPDX-License-Identifier: ISC */
/*
 * The letters that are to be judged, in the order in which they came into the
 * mailbox. The letters after the current one are loaded a block at a time, and the
 * reader parses them in the meantime.
 */
#ifndef ADJUDICATOR_RUN_WORKERS_LETTER_QUEUE_H
#define ADJUDICATOR_RUN_WORKERS_LETTER_QUEUE_H

#include "adjudicator/club/context.h"

/* Two blocks after the current one, so that the reader always has a block to work
 * on. */
enum { LETTER_BLOCK = 32, LETTER_BLOCKS = 3 };

struct letter_block {
	struct arena arena;
	struct inbox_letter letter[LETTER_BLOCK];
	size_t count;
};

struct letter_queue {
	struct letter_block block[LETTER_BLOCKS]; /* a ring */
	size_t now;                               /* the block of the current letter */
	size_t at;                                /* the next letter of block[now] */
	bool several; /* false: a block is one letter, and none is read ahead */
	struct reader_letter ahead[LETTER_BLOCKS * LETTER_BLOCK];
};

/* Loads the first letter. *q must be all zeros; it is too large for the stack. */
bool letter_queue_begin(struct letter_queue *q, struct context *d, struct err *err);
/* From now on letters are read ahead; without this only the next one is loaded. */
void letter_queue_read_ahead(struct letter_queue *q);
/* The number of the letter that the next step gives; 0: none is left. */
int64_t letter_queue_next(const struct letter_queue *q);
/* Gives the next letter, borrowed until a later step, and loads what follows. There
 * must be a next letter. */
bool letter_queue_step(struct letter_queue *q, struct context *d,
		       const struct inbox_letter **out, struct err *err);
void letter_queue_end(struct letter_queue *q, struct context *d);

#endif
