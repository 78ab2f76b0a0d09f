/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/sqlite/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Stands before the bytes of a piece. */
struct head {
	int64_t size; /* of those bytes */
};

/* A piece that is kept. */
struct spare {
	struct spare *next;
};

static struct spare *spares[MEMORY_LARGEST / MEMORY_STEP + 1];
static size_t kept;

static struct head *head_of(void *piece)
{
	return (struct head *)piece - 1;
}

int memory_round(int size)
{
	return size / MEMORY_STEP * MEMORY_STEP +
	       (size % MEMORY_STEP > 0 || size == 0 ? MEMORY_STEP : 0);
}

int memory_size(void *piece)
{
	return (int)head_of(piece)->size;
}

size_t memory_kept(void)
{
	return kept;
}

void *memory_take(int size)
{
	size_t n = (size_t)memory_round(size);
	struct head *h;

	if (n <= MEMORY_LARGEST && spares[n / MEMORY_STEP] != NULL) {
		struct spare *s = spares[n / MEMORY_STEP];

		spares[n / MEMORY_STEP] = s->next;
		kept -= n;
		return s;
	}
	h = malloc(sizeof *h + n);
	if (h == NULL) {
		return NULL;
	}
	h->size = (int64_t)n;
	return h + 1;
}

void memory_give(void *piece)
{
	size_t n = (size_t)head_of(piece)->size;

	if (n <= MEMORY_LARGEST && kept + n <= MEMORY_KEPT) {
		struct spare *s = piece;

		s->next = spares[n / MEMORY_STEP];
		spares[n / MEMORY_STEP] = s;
		kept += n;
	} else {
		free(head_of(piece));
	}
}

void *memory_move(void *piece, int size)
{
	int before = memory_size(piece);
	void *to = memory_take(size);

	if (to != NULL) {
		memcpy(to, piece, (size_t)(before < size ? before : size));
		memory_give(piece);
	}
	return to;
}
