/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/mbox_witness.h"

#include "adjudicator/mail/fetch/mbox.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/record/seed.h"
#include <stdlib.h>
#include <string.h>

static const char ending[] = ".turns";

enum { SHOWN = 9 /* characters shown of a Message-ID */ };

/* Shortens a Message-ID: a whole one would prove access to its game, like a reply
 * address. */
static struct view shown(struct arena *arena, struct view id)
{
	struct view host = view_part(id, view_find(id, '@'), id.len);

	if (id.len - host.len <= SHOWN) {
		return id;
	}
	return view_of(
		arena_printf(arena, "%.*s...%.*s", SHOWN, id.at, VIEW_ARG(host)));
}

static void wrong(struct witnesses *w, const struct witness_letter *l,
		  const char *sentence)
{
	struct view id = shown(w->arena, l->id);

	buf_printf(&w->told, "%s: letter %.*s: %s\n", l->mbox, VIEW_ARG(id), sentence);
	w->wrong++;
}

static struct view text_of(struct witnesses *w, struct view head, const char *name,
			   size_t *count)
{
	return header_unfold(w->arena, header_find(head, name, count));
}

static void hear_other(struct witnesses *w, const char *name, struct view head)
{
	struct witness_other o = {.mbox = name};
	struct buf answers = buf_in(w->arena);
	size_t count;
	struct view id = text_of(w, head, "Message-ID", &count);

	o.luck = count == 1 ? stir_letter(w->arena, id) : (struct view){0};
	buf_add(&answers, text_of(w, head, "In-Reply-To", &count));
	buf_char(&answers, ' ');
	buf_add(&answers, text_of(w, head, "References", &count));
	o.answers = buf_view(&answers);
	w->other = arena_room(w->arena, w->other, w->others, sizeof *w->other);
	w->other[w->others++] = o;
}

void witnesses_hear_one(struct witnesses *w, const char *name, struct view letter)
{
	struct view head = header_block(letter);
	struct witness_letter l = {.mbox = name};
	size_t count;
	struct view value = header_find(head, RECEIPT_HEADER, &count);
	size_t ids;

	if (count == 0) {
		hear_other(w, name, head);
		return;
	}
	l.id = text_of(w, head, "Message-ID", &ids);
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

/* Sorts by game and entry; letters of one entry stay in order. */
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
	struct view first = shown(w->arena, a->id);
	struct view second = shown(w->arena, b->id);

	receipt_short(&x, &a->receipt.head);
	receipt_short(&y, &b->receipt.head);
	buf_printf(&w->told,
		   "game %lld, event %ld: two histories were told: %s in letter %.*s "
		   "(%s), %s in letter %.*s (%s)\n",
		   (long long)a->receipt.game, a->receipt.n, buf_cstr(&x),
		   VIEW_ARG(first), a->mbox, buf_cstr(&y), VIEW_ARG(second), b->mbox);
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

static bool signed_by(const struct witnesses *w, const struct witness_letter *l,
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

bool witnesses_signed(const struct witnesses *w, struct view key)
{
	struct signify_public one;
	bool any = false;

	for (size_t i = 0; i < w->letters && signify_read_public(key, &one) && !any;
	     i++) {
		any = signed_by(w, &w->letter[i], &one, 1);
	}
	return any;
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

/* ------------------------------------------------------------ what was stirred in */

/* The row with the "stir" line; 0: none. */
static long stirred_in(const struct logbook *log)
{
	for (size_t i = 0; i < log->rows; i++) {
		struct view text = log->row[i].event.text;

		if (view_starts(text, "stir ") ||
		    view_find_text(text, "\nstir ") < text.len) {
			return log->row[i].event.n;
		}
	}
	return 0;
}

/* Whether a letter answers one of ours that told of the game before its seed was
 * made. */
static bool answers_invitation(const struct witnesses *w, const struct logbook *log,
			       const struct witness_other *o)
{
	long stirred = stirred_in(log);

	for (size_t i = 0; i < w->letters; i++) {
		const struct witness_letter *l = &w->letter[i];

		if (l->receipt.game == log->game && l->receipt.n < stirred &&
		    l->id.len > 0 &&
		    view_find_text(o->answers, arena_str(w->arena, l->id)) <
			    o->answers.len) {
			return true;
		}
	}
	return false;
}

static bool stirred_from(const struct witnesses *w, const struct logbook *log,
			 const char *mbox)
{
	for (size_t i = 0; i < w->others; i++) {
		for (size_t k = 0; k < log->lucks; k++) {
			if (w->other[i].mbox == mbox && w->other[i].luck.len > 0 &&
			    view_eq(w->other[i].luck, log->luck[k])) {
				return true;
			}
		}
	}
	return false;
}

static void not_from(struct witnesses *w, const struct witness_other *o)
{
	buf_printf(&w->told,
		   "%s: it holds an answer to the invitation, but none of its letters "
		   "was stirred in\n",
		   o->mbox);
	w->wrong++;
}

unsigned witnesses_luck(struct witnesses *w, const struct logbook *log)
{
	const char *told = NULL;
	unsigned heard = 0;
	bool letters = log->lucks > 0;

	for (size_t k = 0; k < log->lucks; k++) {
		letters = letters && stir_is_letter(log->luck[k]);
		for (size_t i = 0; i < w->others; i++) {
			heard |= w->other[i].luck.len > 0 &&
						 view_eq(w->other[i].luck, log->luck[k])
					 ? 1U << k
					 : 0;
		}
	}
	for (size_t i = 0; i < w->others && letters; i++) {
		const struct witness_other *o = &w->other[i];

		if (o->mbox != told && !stirred_from(w, log, o->mbox) &&
		    answers_invitation(w, log, o)) {
			told = o->mbox;
			not_from(w, o);
		}
	}
	return heard;
}
