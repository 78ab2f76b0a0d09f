/* SPDX-License-Identifier: ISC */
/*
 * Invitations to addresses whose reader has never answered one. There are few of them,
 * far apart, so that nobody can make this program a nuisance to others.
 */
#ifndef ADJUDICATOR_STORE_INVITATION_H
#define ADJUDICATOR_STORE_INVITATION_H

#include "adjudicator/store/store.h"

enum {
	INVITATIONS_MOST = 3,             /* to one address, ever */
	INVITATIONS_APART = 7 * 24 * 3600 /* seconds */
};

/* Addresses are known by their mark (adjudicator/play/invitation.h). */

/* Whether such an address may be written to now. */
bool invitation_may(struct store *st, struct view mark, int64_t now, bool *may,
		    struct err *err);
/* How many left so far on this day, to whomever. */
bool invitation_today(struct store *st, int64_t now, long *count, struct err *err);
/* One more leaves. */
bool invitation_count(struct store *st, struct view mark, int64_t now, struct err *err);
/* It wants none. */
bool invitation_never(struct store *st, struct view mark, int64_t now, struct err *err);

/* Addresses that stand there as they are, of an older club; and giving one its mark. */
bool invitation_plain(struct store *st, struct arena *a, struct view **out,
		      size_t *count, struct err *err);
bool invitation_mark(struct store *st, struct view address, struct view mark,
		     struct err *err);

#endif
