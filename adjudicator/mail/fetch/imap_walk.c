/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/imap_name.h"
#include "adjudicator/mail/fetch/imap_session.h"
#include "adjudicator/mail/fetch/mailbox_kind.h"

#include "formats/text/hash.h"
#include <stdlib.h>

enum {
	HASH_PART = 8,
	NEWS_MAX = 100000, /* most letters that may come during a walk */
	BREAKS_MOST = 40   /* most times that a walk connects anew */
};

/* A letter at which the server hung up. */
struct bad {
	uint32_t uid;
	const char *why;
};

struct walk {
	struct mailbox *m;
	bool (*again)(struct mailbox *m, struct err *err);
	uint32_t validity;
	const char *source; /* the source of its letters */
	mailbox_visit *visit;
	void *arg;
	int64_t *read;
	struct arena arena;  /* lives as long as the walk */
	struct arena letter; /* for the letter at hand */
	uint32_t *done;      /* UIDs that were visited, or are in `bad` */
	size_t dones, given;
	struct bad *bad;
	size_t bads;
	int breaks;
	bool more;
};

static struct view uid_text(struct arena *arena, uint32_t validity, uint32_t uid,
			    struct view raw)
{
	struct hash h = hash_of(raw);
	char hex[2 * HASH_PART + 1];

	if (raw.len == 0) {
		return view_of(arena_printf(arena, "%lu.%lu", (unsigned long)validity,
					    (unsigned long)uid));
	}
	hex_write(h.byte, HASH_PART, hex);
	return view_of(arena_printf(arena, "%lu.%lu.%s", (unsigned long)validity,
				    (unsigned long)uid, hex));
}

static void set_done(struct walk *w, uint32_t uid)
{
	w->done = arena_room(&w->arena, w->done, w->dones, sizeof *w->done);
	w->done[w->dones++] = uid;
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
	l.uid = uid_text(&w->letter, w->validity, item->uid, raw);
	w->more = w->visit(w->arg, &l);
	if (w->more) {
		set_done(w, item->uid);
		w->given += unread == NULL;
		if (w->read != NULL && item->uid > *w->read) {
			*w->read = item->uid;
		}
	}
	return w->more;
}

/* Keeps only the UIDs that were not visited yet and lie after *read. Returns how
 * many. */
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

/* Reports letters that are listed but not given. If others were given, these are
 * letters that the server cannot read; if none was, the walk fails. */
static bool not_given(struct walk *w, const uint32_t *uid, size_t n, struct err *err)
{
	if (w->given == 0) {
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

/* ------------------------------------------ a server that hangs up at a letter */

static bool take(struct walk *w, const uint32_t *uid, size_t n, struct err *err)
{
	struct arena arena = {0};
	struct imap_items items = {0};
	bool ok = imap_describe(w->m->imap, &arena, uid, n, &items, err);

	/* *read is a UID, so the letters must come in the order of UIDs. */
	if (ok && w->read != NULL && items.n > 0) {
		qsort(items.at, items.n, sizeof *items.at, item_order);
	}
	ok = ok && imap_fetch(w->m->imap, items.at, items.n, visit_one, w, err);
	arena_free(&arena);
	return ok;
}

/* Connects anew to the same folder, if the server has closed the connection. */
static bool open_again(struct walk *w)
{
	struct err ignored = {0};

	return imap_ended(w->m->imap) && w->breaks++ < BREAKS_MOST &&
	       w->again(w->m, &ignored) && imap_validity(w->m->imap) == w->validity;
}

/* Tries one letter a second time before it counts as bad, because the server may
 * have hung up for another reason. */
static bool take_alone(struct walk *w, uint32_t uid, struct err *err)
{
	struct err why = {0};

	if (take(w, &uid, 1, &why)) {
		return true;
	}
	if (!open_again(w)) {
		*err = why;
		return false;
	}
	w->bad = arena_room(&w->arena, w->bad, w->bads, sizeof *w->bad);
	w->bad[w->bads++] = (struct bad){uid, arena_printf(&w->arena, "%s", why.text)};
	set_done(w, uid);
	return true;
}

/* Some servers, such as Dovecot, hang up at a letter that they cannot read. The
 * letters that are left are then asked for in two halves, in the order of their
 * arrival. */
static bool take_apart(struct walk *w, uint32_t *uid, size_t n, struct err *err)
{
	struct err why = {0};
	size_t half;

	if (n == 0 || !w->more || take(w, uid, n, &why)) {
		return true;
	}
	if (!open_again(w)) {
		*err = why;
		return false;
	}
	n = only_new(w, uid, n);
	half = n / 2;
	return n == 1 ? take_alone(w, *uid, err)
		      : take_apart(w, uid, half, err) &&
				take_apart(w, uid + half, n - half, err);
}

/* Reports the bad letters, after all others. If there are several and no letter was
 * given, the server is down and the walk fails. */
static bool tell_bad(struct walk *w, struct err *err)
{
	if (w->bads > 1 && w->given == 0) {
		return err_set(err, ERR_SERVER, "%s", w->bad[0].why);
	}
	for (size_t i = 0; w->more && i < w->bads; i++) {
		const struct imap_item item = {.uid = w->bad[i].uid,
					       .arrived = INT64_MAX};

		(void)visit_one(w, &item, (struct view){0}, false, w->bad[i].why);
	}
	return true;
}

/* -------------------------------------------------------------------------- all */

/* Visits everything that is there and new. *any is false when there was nothing. */
static bool round_once(struct walk *w, bool *any, struct err *err)
{
	struct arena arena = {0};
	size_t before = w->dones;
	uint32_t *uid;
	size_t n = 0;
	bool ok = imap_search(w->m->imap, &arena, &uid, &n, err);

	n = ok ? only_new(w, uid, n) : 0;
	*any = n > 0;
	ok = ok && take_apart(w, uid, n, err);
	if (ok && w->more && *any && w->dones == before) {
		/* Listed but not given: they are gone by now, or the server
		 * withholds them. */
		ok = imap_search(w->m->imap, &arena, &uid, &n, err);
		n = ok ? only_new(w, uid, n) : 0;
		*any = false;
		ok = ok && (n == 0 || not_given(w, uid, n, err));
	}
	arena_free(&arena);
	return ok;
}

// NOLINTBEGIN(readability-non-const-parameter): *read is written through the walk
bool imap_walk(struct mailbox *m, bool (*again)(struct mailbox *m, struct err *err),
	       mailbox_visit *visit, void *arg, int64_t *read, struct err *err)
{
	struct walk w = {.m = m,
			 .again = again,
			 .validity = imap_validity(m->imap),
			 .visit = visit,
			 .arg = arg,
			 .read = read,
			 .more = true};
	size_t first = 0; /* letters of the first round, however many */
	bool any = true;
	bool ok = true;

	w.source = imap_source(&w.arena, &m->server, m->folder);
	while (ok && any && w.more && w.dones - first < NEWS_MAX) {
		ok = round_once(&w, &any, err) &&
		     (!any || !w.more || imap_refresh(m->imap, err));
		first = first == 0 ? w.dones : first;
	}
	if (ok && w.more && any) {
		ok = err_set(err, ERR_RETRY,
			     "%s: more than %d letters came while it was read",
			     m->server.host, NEWS_MAX);
	}
	ok = ok && tell_bad(&w, err);
	arena_free(&w.letter);
	arena_free(&w.arena);
	return ok;
}
// NOLINTEND(readability-non-const-parameter)
