/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/imap_name.h"
#include "adjudicator/mail/fetch/imap_session.h"
#include "adjudicator/mail/fetch/mailbox_kind.h"

#include "formats/text/hash.h"
#include <stdlib.h>

enum { HASH_PART = 8, LETTERS_MAX = 100000 };

struct walk {
	const struct mailbox *m;
	const char *source; /* of its letters */
	mailbox_visit *visit;
	void *arg;
	int64_t *read;
	struct arena arena;  /* of all of it */
	struct arena letter; /* the one at hand */
	uint32_t *done;      /* UIDs that were visited, in order */
	size_t dones;
	bool more;
};

static struct view uid_text(struct arena *arena, uint32_t validity, uint32_t uid,
			    struct view raw)
{
	struct hash h = hash_of(raw);
	char hex[2 * HASH_PART + 1];

	hex_write(h.byte, HASH_PART, hex);
	return view_of(arena_printf(arena, "%lu.%lu.%s", (unsigned long)validity,
				    (unsigned long)uid, hex));
}

static bool visit_one(void *arg, const struct imap_item *item, struct view raw,
		      bool truncated, const char *unread)
{
	struct walk *w = arg;
	struct mailbox_letter l = {.source = view_of(w->source),
				   .raw = raw,
				   .arrived = item->arrived,
				   .stamped = true,
				   .truncated = truncated,
				   .unread = unread};

	arena_reset(&w->letter);
	l.uid = uid_text(&w->letter, imap_validity(w->m->imap), item->uid, raw);
	w->more = w->visit(w->arg, &l);
	if (w->more) {
		w->done = arena_room(&w->arena, w->done, w->dones, sizeof *w->done);
		w->done[w->dones++] = item->uid;
		if (w->read != NULL && item->uid > *w->read) {
			*w->read = item->uid;
		}
	}
	return w->more;
}

/* Of these, the ones that were not visited yet, and lie behind the mark. */
static size_t only_new(struct walk *w, uint32_t *uid, size_t count)
{
	size_t n = 0;

	if (w->dones > 0) {
		qsort(w->done, w->dones, sizeof *w->done, imap_uid_order);
	}
	for (size_t i = 0; i < count; i++) {
		bool old = w->dones > 0 && bsearch(&uid[i], w->done, w->dones,
						   sizeof *uid, imap_uid_order) != NULL;

		if (!old && (w->read == NULL || uid[i] > *w->read)) {
			uid[n++] = uid[i];
		}
	}
	return n;
}

static int item_order(const void *a, const void *b)
{
	return imap_uid_order(&((const struct imap_item *)a)->uid,
			      &((const struct imap_item *)b)->uid);
}

/* Where others are given, it is these that the server cannot read. */
static bool not_given(struct walk *w, const uint32_t *uid, size_t n, struct err *err)
{
	if (w->dones == 0) {
		return err_set(err, ERR_SERVER,
			       "%s does not give %zu of the letters that it lists",
			       w->m->server.host, n);
	}
	for (size_t i = 0; w->more && i < n; i++) {
		const struct imap_item item = {.uid = uid[i], .arrived = INT64_MAX};
		const char *why =
			arena_printf(&w->arena, "%s lists it, and does not give it",
				     w->m->server.host);

		(void)visit_one(w, &item, (struct view){0}, false, why);
	}
	return true;
}

/* Everything that is there and new. *any is false when nothing was. */
static bool round_once(struct walk *w, bool *any, struct err *err)
{
	struct imap *imap = w->m->imap;
	struct arena arena = {0};
	struct imap_items items = {0};
	size_t before = w->dones;
	uint32_t *uid;
	size_t n = 0;
	bool ok = imap_search(imap, &arena, &uid, &n, err);

	n = ok ? only_new(w, uid, n) : 0;
	*any = n > 0;
	if (ok && n > 0) {
		ok = imap_describe(imap, &arena, uid, n, &items, err);
		/* How far one has read is told by UIDs. */
		if (w->read != NULL && items.n > 0) {
			qsort(items.at, items.n, sizeof *items.at, item_order);
		}
		ok = ok && imap_fetch(imap, items.at, items.n, visit_one, w, err);
	}
	if (ok && w->more && *any && w->dones == before) {
		/* Listed, yet not given: gone by now, or kept from us. */
		ok = imap_search(imap, &arena, &uid, &n, err);
		n = ok ? only_new(w, uid, n) : 0;
		*any = false;
		ok = ok && (n == 0 || not_given(w, uid, n, err));
	}
	arena_free(&arena);
	return ok;
}

// NOLINTNEXTLINE(readability-non-const-parameter): it is written through the walk
bool imap_walk(const struct mailbox *m, mailbox_visit *visit, void *arg, int64_t *read,
	       struct err *err)
{
	struct walk w = {
		.m = m, .visit = visit, .arg = arg, .read = read, .more = true};
	bool any = true;
	bool ok = true;

	w.source = imap_source(&w.arena, &m->server, m->folder);
	while (ok && any && w.more && w.dones < LETTERS_MAX) {
		ok = round_once(&w, &any, err) &&
		     (!any || !w.more || imap_refresh(m->imap, err));
	}
	if (ok && w.more && any) {
		ok = err_set(err, ERR_RETRY, "%s has more than %d letters at once",
			     m->server.host, LETTERS_MAX);
	}
	arena_free(&w.letter);
	arena_free(&w.arena);
	return ok;
}
