/* SPDX-License-Identifier: ISC */
#include "adjudicator/witnesses.h"

#include "adjudicator/mail/header.h"
#include "adjudicator/mail/mbox_read.h"
#include <stdlib.h>
#include <string.h>

static const char ending[] = ".turns";

static void wrong(struct witnesses *w, const struct witness_letter *l,
		  const char *sentence)
{
	buf_printf(&w->told, "%s: letter %.*s: %s\n", l->mbox, VIEW_ARG(l->id),
		   sentence);
	w->wrong++;
}

void witnesses_hear_one(struct witnesses *w, const char *name, struct view letter)
{
	struct view head = header_block(letter);
	struct witness_letter l = {.mbox = name};
	size_t count;
	struct view value = header_find(head, RECEIPT_HEADER, &count);
	size_t ids;

	if (count == 0) {
		return;
	}
	l.id = header_unfold(w->arena, header_find(head, "Message-ID", &ids));
	if (count > 1 || !receipt_read(header_unfold(w->arena, value), &l.receipt)) {
		wrong(w, &l, "its receipt cannot be read");
		return;
	}
	w->letter = arena_room(w->arena, w->letter, w->letters, sizeof *w->letter);
	w->letter[w->letters++] = l;
}

void witnesses_hear(struct witnesses *w, const char *mbox, struct view bytes)
{
	struct view letter;

	while (mbox_next(&bytes, &letter)) {
		witnesses_hear_one(w, mbox, letter);
		if (w->record.len == 0) {
			w->record = mbox_attachment(w->arena, letter, ending);
			w->record_name =
				arena_printf(w->arena, "the record in %s", mbox);
		}
	}
}

/* By game and entry; of one entry as they were heard. */
static int by_entry(const void *a, const void *b)
{
	const struct witness_letter *x = *(const struct witness_letter *const *)a;
	const struct witness_letter *y = *(const struct witness_letter *const *)b;

	if (x->receipt.game != y->receipt.game) {
		return x->receipt.game < y->receipt.game ? -1 : 1;
	}
	if (x->receipt.n != y->receipt.n) {
		return x->receipt.n < y->receipt.n ? -1 : 1;
	}
	return x < y ? -1 : x > y;
}

static bool same_entry(const struct witness_letter *a, const struct witness_letter *b)
{
	return a->receipt.game == b->receipt.game && a->receipt.n == b->receipt.n;
}

static bool same_head(const struct hash *a, const struct hash *b)
{
	return memcmp(a->byte, b->byte, HASH_BYTES) == 0;
}

static void two_histories(struct witnesses *w, const struct witness_letter *a,
			  const struct witness_letter *b)
{
	struct buf x = buf_in(w->arena);
	struct buf y = buf_in(w->arena);

	receipt_short(&x, &a->receipt.head);
	receipt_short(&y, &b->receipt.head);
	buf_printf(&w->told,
		   "game %lld, event %ld: two histories were told: %s in letter %.*s "
		   "(%s), %s in letter %.*s (%s)\n",
		   (long long)a->receipt.game, a->receipt.n, buf_cstr(&x),
		   VIEW_ARG(a->id), a->mbox, buf_cstr(&y), VIEW_ARG(b->id), b->mbox);
	w->wrong++;
}

void witnesses_agree(struct witnesses *w)
{
	const struct witness_letter **sorted =
		arena_array(w->arena, w->letters + 1, sizeof(void *));

	for (size_t i = 0; i < w->letters; i++) {
		sorted[i] = &w->letter[i];
	}
	qsort(sorted, w->letters, sizeof(void *), by_entry);
	for (size_t i = 1; i < w->letters; i++) {
		if (same_entry(sorted[i - 1], sorted[i]) &&
		    !same_head(&sorted[i - 1]->receipt.head,
			       &sorted[i]->receipt.head)) {
			two_histories(w, sorted[i - 1], sorted[i]);
		}
	}
}

static bool signed_by(struct witnesses *w, const struct witness_letter *l,
		      const struct signify_public *key, size_t keys)
{
	struct buf text = buf_in(w->arena);
	bool good = false;

	receipt_write(&text, &l->receipt);
	for (size_t i = 0; i < keys && !good; i++) {
		good = signify_good(&key[i], buf_view(&text), l->receipt.sig);
	}
	return good;
}

static void in_log(struct witnesses *w, const struct witness_letter *l,
		   const struct logbook *log)
{
	if (l->receipt.game != log->game) {
		return;
	}
	if ((size_t)l->receipt.n > log->rows) {
		wrong(w, l,
		      arena_printf(w->arena,
				   "it speaks of event %ld, the record has only %zu",
				   l->receipt.n, log->rows));
	} else if (!same_head(&l->receipt.head,
			      &log->row[l->receipt.n - 1].event.head)) {
		wrong(w, l,
		      arena_printf(w->arena,
				   "its head of event %ld is not the record's",
				   l->receipt.n));
	} else {
		w->compared++;
	}
}

void witnesses_compare(struct witnesses *w, const struct logbook *log,
		       const struct signify_public *key, size_t keys)
{
	for (size_t i = 0; i < w->letters; i++) {
		const struct witness_letter *l = &w->letter[i];

		if (keys > 0 && !signed_by(w, l, key, keys)) {
			wrong(w, l, "its receipt is not signed with the key");
		} else {
			w->good += keys > 0;
		}
		if (log != NULL) {
			in_log(w, l, log);
		}
	}
}
