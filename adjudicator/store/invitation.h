/* SPDX-License-Identifier: ISC */
/*
 * Invitations to addresses whose reader has never answered one. They are few and far
 * apart, so that nobody can use this program to pester others.
 */
#ifndef ADJUDICATOR_STORE_INVITATION_H
#define ADJUDICATOR_STORE_INVITATION_H

#include "adjudicator/store/store.h"

enum {
	INVITATIONS_MOST = 3,             /* to one address, ever */
	INVITATIONS_APART = 7 * 24 * 3600 /* seconds */
};

/* An address is known here by its mark, a keyed hash (address_mark in
 * play/invitation.h). */

/* *may: an invitation may be sent to this address now. */
bool invitation_may(struct store *st, struct view mark, int64_t now, bool *may,
		    struct err *err);
/* *count is how many invitations left so far on this day (UTC), to all addresses. */
bool invitation_today(struct store *st, int64_t now, long *count, struct err *err);
/* Counts an invitation to this address. */
bool invitation_count(struct store *st, struct view mark, int64_t now, struct err *err);
/* Notes that this address wants no invitations. */
bool invitation_never(struct store *st, struct view mark, int64_t now, struct err *err);

/* Lists the addresses that an older program kept as they are, without a mark;
 * replaces one by its mark. */
bool invitation_plain(struct store *st, struct arena *a, struct view **out,
		      size_t *count, struct err *err);
bool invitation_mark(struct store *st, struct view address, struct view mark,
		     struct err *err);

#endif
