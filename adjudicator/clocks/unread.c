/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/unread.h"

#include "adjudicator/letters/organiser.h"
#include "adjudicator/store/stored.h"
#include "formats/text/hash.h"

#include <stdio.h>

/* Letters beyond KEPT count as new in every run. */
enum { KEPT = 1000, NAMED = 20 /* in the log */, NAME_SIZE = 64 };

static bool since_when(struct context *d, const struct mailbox_letter *l,
		       int64_t *since, struct err *err)
{
	struct hash_run run;
	struct hash of;
	char name[NAME_SIZE];

	hash_start(&run);
	hash_field(&run, l->source);
	hash_field(&run, l->uid);
	of = hash_end(&run);
	(void)snprintf(name, sizeof name, "%s.%lld", STORED_UNREAD,
		       (long long)hash_number(of.byte));
	if (!store_number(d->store, name, since, err)) {
		return false;
	}
	if (*since != 0) {
		return true;
	}
	*since = d->now;
	return store_set_number(d->store, name, d->now, err);
}

bool unread_meet(struct context *d, struct unread *u, const struct mailbox_letter *l,
		 const struct log *log, struct err *err)
{
	int64_t since = d->now;

	if (++u->count <= NAMED) {
		log_error(log, "letter %.*s in the mailbox cannot be read: %s",
			  VIEW_ARG(l->uid), l->unread);
	}
	if (u->count <= KEPT && !since_when(d, l, &since, err)) {
		return false;
	}
	u->holding += d->now - since < UNREAD_HOLDS;
	u->newest = since > u->newest ? since : u->newest;
	return true;
}

static long holding(int64_t kept)
{
	int64_t since;
	long count;

	stored_since_read(kept, &since, &count);
	return count;
}

bool unread_keep(struct context *d, const struct unread *u, struct err *err)
{
	int64_t is = stored_since(u->newest, u->holding < KEPT ? u->holding : KEPT);
	int64_t was;
	bool ok;

	if (!store_number(d->store, STORED_CONCERN_UNREAD, &was, err)) {
		return false;
	}
	d->unread = u->holding > 0 || holding(was) > 0;
	if (is == was) {
		return true;
	}
	if (!store_mark(d->store, err)) {
		return false;
	}
	ok = store_set_number(d->store, STORED_CONCERN_UNREAD, is, err) &&
	     (u->count > 0 || stored_forget_unread(d->store, err));
	return store_unmark(d->store, ok, err);
}

bool unread_holds(struct context *d, bool *holds, struct err *err)
{
	int64_t kept;

	if (!store_number(d->store, STORED_CONCERN_UNREAD, &kept, err)) {
		return false;
	}
	*holds = d->unread || holding(kept) > 0;
	return true;
}
