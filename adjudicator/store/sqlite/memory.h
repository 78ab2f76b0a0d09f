/* SPDX-License-Identifier: ISC */
/*
 * Memory for SQLite, one thread's. Debian builds it without its own store of small
 * pieces (lookaside), and it takes and gives back some 250 of them for a letter that is
 * judged: a piece given back is kept for the next one of its size.
 */
#ifndef ADJUDICATOR_STORE_SQLITE_MEMORY_H
#define ADJUDICATOR_STORE_SQLITE_MEMORY_H

#include <stddef.h>

enum {
	MEMORY_STEP = 16,      /* bytes; sizes are rounded up to it */
	MEMORY_LARGEST = 4608, /* what is larger is not kept: a page fits */
	MEMORY_KEPT = 1 << 19  /* bytes that are kept at most */
};

/* NULL: there is none left. At least `size` bytes; the caller gives them back. */
void *memory_take(int size);
void memory_give(void *piece);
/* The same bytes in a piece of another size; NULL, and `piece` as it was, where there
 * is no memory left. */
void *memory_move(void *piece, int size);
int memory_size(void *piece);
int memory_round(int size);
/* Bytes that are kept now. */
size_t memory_kept(void);

#endif
