/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/workers/letter_queue.h"

/* A block ends at about this size, however large the letters are. */
enum { BLOCK_BYTES = 1 << 20 };

/* Loads a block with the letters after number `after`. */
static bool load(struct letter_queue *q, struct context *d, struct letter_block *b,
		 int64_t after, struct err *err)
{
	size_t most = q->several ? LETTER_BLOCK : 1;
	size_t bytes = 0;

	arena_reset(&b->arena);
	b->count = 0;
	while (b->count < most && bytes < BLOCK_BYTES) {
		struct inbox_letter *l = &b->letter[b->count];

		*l = (struct inbox_letter){0};
		if (!inbox_next(d->store, &b->arena, after, l, err)) {
			return false;
		}
		if (l->id == 0) {
			return true;
		}
		after = l->id;
		bytes += l->raw.len;
		b->count++;
	}
	return true;
}

/* Adds the letters of a block that came by mail to the reader's list. */
static size_t announce(struct letter_queue *q, const struct letter_block *b,
		       size_t count)
{
	for (size_t i = 0; i < b->count; i++) {
		const struct inbox_letter *l = &b->letter[i];

		if (!inbox_order(l->source)) {
			q->ahead[count++] =
				(struct reader_letter){l->raw, l->truncated};
		}
	}
	return count;
}

/* The n-th block after the current one. */
static struct letter_block *behind(struct letter_queue *q, size_t n)
{
	return &q->block[(q->now + n) % LETTER_BLOCKS];
}

/* Loads all empty blocks. */
static bool fill(struct letter_queue *q, struct context *d, int64_t last,
		 struct err *err)
{
	for (size_t i = 1; i < LETTER_BLOCKS; i++) {
		struct letter_block *b = behind(q, i);

		if (b->count == 0 && !load(q, d, b, last, err)) {
			return false;
		}
		if (b->count == 0) {
			return true;
		}
		last = b->letter[b->count - 1].id;
	}
	return true;
}

bool letter_queue_begin(struct letter_queue *q, struct context *d, struct err *err)
{
	return load(q, d, behind(q, 1), 0, err);
}

void letter_queue_read_ahead(struct letter_queue *q)
{
	q->several = true;
}

int64_t letter_queue_next(const struct letter_queue *q)
{
	const struct letter_block *b = &q->block[q->now];

	if (q->at < b->count) {
		return b->letter[q->at].id;
	}
	b = &q->block[(q->now + 1) % LETTER_BLOCKS];
	return b->count > 0 ? b->letter[0].id : 0;
}

/* The next block becomes the current one, and further blocks are loaded. */
static bool turn_over(struct letter_queue *q, struct context *d, struct err *err)
{
	const struct letter_block *b = behind(q, 1);
	size_t count = 0;

	behind(q, 0)->count = 0;
	q->now = (q->now + 1) % LETTER_BLOCKS;
	q->at = 0;
	reader_ahead(d->reader, NULL, 0);
	if (!fill(q, d, b->letter[b->count - 1].id, err)) {
		return false;
	}
	for (size_t i = 0; q->several && i < LETTER_BLOCKS; i++) {
		count = announce(q, behind(q, i), count);
	}
	reader_ahead(d->reader, q->ahead, count);
	return true;
}

bool letter_queue_step(struct letter_queue *q, struct context *d,
		       const struct inbox_letter **out, struct err *err)
{
	if (q->at == q->block[q->now].count && !turn_over(q, d, err)) {
		return false;
	}
	*out = &q->block[q->now].letter[q->at++];
	return true;
}

void letter_queue_end(struct letter_queue *q, struct context *d)
{
	reader_ahead(d->reader, NULL, 0);
	for (size_t i = 0; i < LETTER_BLOCKS; i++) {
		arena_free(&q->block[i].arena);
	}
}
