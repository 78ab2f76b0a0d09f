/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/ahead.h"

#include "adjudicator/mail/parse/prescan.h"
#include "formats/text/buf.h"

struct view ahead_request(struct arena *arena, const struct reader_letter *l)
{
	struct buf b = buf_in(arena);

	buf_char(&b, l->truncated ? 1 : 0);
	buf_add(&b, l->raw);
	return buf_view(&b);
}

/* Compares the bytes, not the addresses. */
static bool same(struct view request, const struct reader_letter *l)
{
	return request.len == l->raw.len + 1 &&
	       request.at[0] == (l->truncated ? 1 : 0) &&
	       view_eq(view_part(request, 1, request.len), l->raw);
}

static void batch_clear(struct ahead_batch *b)
{
	arena_reset(&b->arena);
	b->count = b->answered = b->asked = 0;
}

/* Index of the letter in the batch, from `asked` on; b->count: it is not there. */
static size_t batch_find(const struct ahead_batch *b, const struct reader_letter *l)
{
	size_t i = b->asked;

	while (i < b->count && !same(b->request[i], l)) {
		i++;
	}
	return i;
}

bool ahead_handed(const struct ahead *a, const struct reader_letter *l)
{
	bool handed = false;

	for (int i = 0; i < 2; i++) {
		handed = handed || batch_find(&a->batch[i], l) < a->batch[i].count;
	}
	return handed;
}

void ahead_tell(struct ahead *a, const struct reader_letter *letter, size_t count)
{
	a->letter = letter;
	a->announced = count;
	a->next = 0;
}

/* Skips the letter and those announced before it. */
static void pass(struct ahead *a, const struct reader_letter *l)
{
	for (size_t i = a->next; i < a->announced; i++) {
		const struct reader_letter *one = &a->letter[i];

		if (one->truncated == l->truncated && view_eq(one->raw, l->raw)) {
			a->next = i + 1;
			return;
		}
	}
}

static bool batch_busy(const struct ahead_batch *b)
{
	return b->answered < b->count;
}

bool ahead_busy(const struct ahead *a)
{
	return batch_busy(&a->batch[0]) || batch_busy(&a->batch[1]);
}

/* Takes one more answer. If it is missing, the letters left are lost and must be
 * asked for one by one. */
static enum child_end hear(struct ahead *a, struct child *c, bool wait)
{
	struct ahead_batch *b = &a->batch[a->now];
	enum child_end end = child_take(c, &b->arena, wait, &b->answer[b->answered]);

	if (end == CHILD_ANSWERED) {
		b->answered++;
	} else if (end != CHILD_LATER) {
		a->lone = b->count - b->asked;
		b->count = b->answered;
	}
	if (!batch_busy(b)) {
		child_renew(c);
	}
	return end;
}

bool ahead_take(struct ahead *a, struct child *c, const struct reader_letter *l,
		struct view *answer, enum child_end *end, bool *alone)
{
	struct ahead_batch *b = &a->batch[a->now];
	size_t i = batch_find(b, l);

	pass(a, l);
	if (i == b->count) {
		b = &a->batch[!a->now];
		i = batch_find(b, l);
		if (i == b->count) {
			return false;
		}
		batch_clear(&a->batch[a->now]);
		a->now = !a->now;
	}
	*end = CHILD_ANSWERED;
	*alone = b->count == 1;
	b->asked = i;
	while (*end == CHILD_ANSWERED && b->answered <= i) {
		*end = hear(a, c, true);
	}
	b->asked = *end == CHILD_ANSWERED ? i + 1 : b->count;
	*answer = *end == CHILD_ANSWERED ? b->answer[i] : (struct view){0};
	return true;
}

/* Collects announced letters that were not handed over yet: `most` of them, or fewer
 * if they are long. Letters that prescan refuses are not for the child. */
static void gather(struct ahead *a, struct ahead_batch *b,
		   const struct reader_limits *limits, size_t most)
{
	const struct ahead_batch *before = &a->batch[a->now];
	size_t bytes = 0;
	size_t at = before->asked;

	for (size_t i = a->next; i < a->announced && b->count < most; i++) {
		const struct reader_letter *l = &a->letter[i];

		if (at < before->count && same(before->request[at], l)) {
			at++;
			continue;
		}
		if (l->raw.len == 0 || prescan(l->raw, limits) != NULL) {
			continue;
		}
		bytes += l->raw.len;
		if (b->count > 0 && bytes > AHEAD_BYTES) {
			return;
		}
		b->request[b->count++] = ahead_request(&b->arena, l);
	}
}

void ahead_go_on(struct ahead *a, struct child *c, const struct reader_limits *limits,
		 size_t most)
{
	struct ahead_batch *b = &a->batch[!a->now];

	while (batch_busy(&a->batch[a->now]) && hear(a, c, false) == CHILD_ANSWERED) {
	}
	if (ahead_busy(a) || b->count > 0) {
		return;
	}
	gather(a, b, limits, a->lone > 0 ? 1 : most);
	if (b->count > 0) {
		child_renew(c);
		if (!child_post(c, &b->arena, b->request, b->count)) {
			batch_clear(b);
		}
	}
}

void ahead_drop(struct ahead *a)
{
	const struct ahead_batch *b = &a->batch[a->now];

	if (a->lone < b->count - b->asked + 1) {
		a->lone = b->count - b->asked + 1;
	}
	batch_clear(&a->batch[0]);
	batch_clear(&a->batch[1]);
}

void ahead_free(struct ahead *a)
{
	arena_free(&a->batch[0].arena);
	arena_free(&a->batch[1].arena);
}
