/* SPDX-License-Identifier: ISC */
/* Fetches the letters themselves, several with one command. */
#include "adjudicator/mail/fetch/imap_session.h"

#include <string.h>

enum {
	BATCH = 200,
	BATCH_BYTES = 4 * 1024 * 1024, /* in one command, by the announced sizes */
	BATCH_MOST = 4 * BATCH_BYTES,  /* bytes of an answer, without SLACK */
	ASKED = IMAP_RAW_MAX + 1,      /* of a letter: one more than we keep */
	SLACK = 65536,                 /* bytes of an answer beside each letter */
	REFUSED_MOST = 20              /* give up after so many if none was given */
};

/* One command. The answers belong to libetpan. */
struct batch {
	const struct imap_item *item;
	struct view raw[BATCH]; /* .at is NULL when the letter did not come */
	size_t n;
};

static size_t expected(const struct imap_item *item)
{
	return item->size < ASKED ? item->size : ASKED;
}

/* How many of the items go into one command. */
static size_t batch_size(const struct imap_item *item, size_t count)
{
	size_t bytes = 0;
	size_t n = 0;

	while (n < count && n < BATCH && (n == 0 || bytes < BATCH_BYTES)) {
		bytes += expected(&item[n++]);
	}
	return n;
}

/* Notes the answers for letters that were asked for; the first for each counts. */
static void take_answers(struct batch *b, clist *answers)
{
	for (clistiter *i = clist_begin(answers); i != NULL; i = clist_next(i)) {
		struct imap_told told = imap_told(clist_content(i));

		for (size_t k = 0; told.uid != 0 && k < b->n; k++) {
			if (b->item[k].uid == told.uid && b->raw[k].at == NULL) {
				b->raw[k] = told.raw;
			}
		}
	}
}

/* Asks for the letters of a batch. The letters point into *answers, which the caller
 * frees when he is done with them. */
static bool ask(struct imap *s, struct batch *b, clist **answers, struct err *err)
{
	struct imap_answer answer = {.bytes = BATCH_MOST + b->n * SLACK,
				     .literal = ASKED};
	struct mailimap_section *all = imap_must(mailimap_section_new(NULL));
	struct mailimap_fetch_att *what[] = {
		imap_must(mailimap_fetch_att_new_body_peek_section_partial(all, 0,
									   ASKED)),
		NULL};
	uint32_t uid[BATCH];

	for (size_t i = 0; i < b->n; i++) {
		uid[i] = b->item[i].uid;
		answer.expected += expected(&b->item[i]);
	}
	imap_allow(s, &answer);
	if (!imap_ask(s, imap_set(uid, b->n), what, "fetching letters", answers, err)) {
		return false;
	}
	take_answers(b, *answers);
	return true;
}

/* Whether a letter that is shorter than announced comes the same a second time; then
 * it counts. Many servers only estimate sizes, but a letter may also have come
 * incomplete. */
static bool same_again(struct imap *s, const struct imap_item *item, struct view raw,
		       bool *same, struct err *err)
{
	struct batch b = {.item = item, .n = 1};
	clist *answers;

	if (!ask(s, &b, &answers, err)) {
		return false;
	}
	*same = b.raw[0].at != NULL && view_eq(b.raw[0], raw);
	mailimap_fetch_list_free(answers);
	return true;
}

static bool hand_out(struct imap *s, const struct batch *b, imap_letter *each,
		     void *arg, bool *more, struct err *err)
{
	for (size_t i = 0; i < b->n && *more; i++) {
		const struct imap_item *item = &b->item[i];
		bool whole = b->raw[i].len >= expected(item);

		if (b->raw[i].at == NULL) {
			continue;
		}
		if (!whole && !same_again(s, item, b->raw[i], &whole, err)) {
			return false;
		}
		if (whole) {
			*more = each(arg, item, view_part(b->raw[i], 0, IMAP_RAW_MAX),
				     b->raw[i].len > IMAP_RAW_MAX, NULL);
		}
	}
	return true;
}

/* The state of one imap_fetch(). */
struct course {
	imap_letter *each;
	void *arg;
	bool more;
	struct arena arena;
	const char **why; /* for each item why it was refused; NULL: it was not */
	size_t given, refused;
};

/* Fetches one batch. Returns false with *err when it was refused or the session is
 * useless; *asked is false when nothing was given. */
static bool fetch_batch(struct imap *s, struct batch *b, struct course *c, bool *asked,
			struct err *err)
{
	clist *answers;
	bool ok = ask(s, b, &answers, err);

	*asked = ok;
	if (ok) {
		ok = hand_out(s, b, c->each, c->arg, &c->more, err);
		mailimap_fetch_list_free(answers);
	}
	return ok;
}

/* Fetches the letters of a refused batch one by one, to find out which are refused.
 * Fails if the server refuses REFUSED_MOST of them and has given none. */
static bool fetch_singly(struct imap *s, const struct batch *all, struct course *c,
			 const char **why, struct err *err)
{
	for (size_t i = 0; c->more && i < all->n; i++) {
		struct batch one = {.item = &all->item[i], .n = 1};
		struct err alone = *err;
		bool asked = false;

		if (all->n > 1 && fetch_batch(s, &one, c, &asked, &alone)) {
			c->given++;
			continue;
		}
		why[i] = arena_printf(&c->arena, "%s", alone.text);
		if (asked || !s->refused ||
		    (++c->refused == REFUSED_MOST && c->given == 0)) {
			*err = alone;
			return false;
		}
	}
	return true;
}

/* Reports the refused letters, after all others. Fails if there were several letters
 * and none of them was given. */
static bool tell_refused(struct course *c, const struct imap_item *item, size_t count,
			 struct err *err)
{
	for (size_t i = 0; c->more && c->refused > 0 && i < count; i++) {
		if (c->why[i] != NULL && c->given == 0 && count > 1) {
			return err_set(err, ERR_SERVER, "%s", c->why[i]);
		}
		c->more = c->why[i] == NULL ||
			  c->each(c->arg, &item[i], (struct view){0}, false, c->why[i]);
	}
	return true;
}

bool imap_fetch(struct imap *s, const struct imap_item *item, size_t count,
		imap_letter *each, void *arg, struct err *err)
{
	struct course c = {.each = each, .arg = arg, .more = true};
	bool ok = true;

	c.why = arena_array(&c.arena, count, sizeof *c.why);
	for (size_t at = 0; ok && c.more && at < count;) {
		struct batch b = {.item = item + at,
				  .n = batch_size(item + at, count - at)};
		struct err why = {0};
		bool asked;

		ok = fetch_batch(s, &b, &c, &asked, &why);
		if (ok) {
			c.given += b.n;
		} else if (!asked && s->refused) {
			ok = fetch_singly(s, &b, &c, c.why + at, &why);
		}
		if (!ok) {
			*err = why;
		}
		at += b.n;
	}
	ok = ok && tell_refused(&c, item, count, err);
	arena_free(&c.arena);
	return ok;
}
