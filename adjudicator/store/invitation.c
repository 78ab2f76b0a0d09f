/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/invitation.h"

#include "adjudicator/store/player.h"
#include "adjudicator/store/query.h"

bool invitation_may(struct store *st, struct arena *a, struct view address, int64_t now,
		    bool *may, struct err *err)
{
	struct query q = query_open(st, INVITATION_GET, err);

	*may = true;
	query_bind_text(&q, 1, player_address_key(a, address));
	if (query_row(&q)) {
		int64_t sent = query_int(&q, 0);
		int64_t last = query_int(&q, 1);

		*may = query_int(&q, 2) == 0 && sent < INVITATIONS_MOST &&
		       (sent == 0 || now - last >= INVITATIONS_APART);
	}
	return query_close(&q);
}

static bool note(struct store *st, struct arena *a, enum statement s,
		 struct view address, int64_t now, struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_text(&q, 1, player_address_key(a, address));
	query_bind_int(&q, 2, now);
	return query_close(&q);
}

/* The day and how many left on it, as one number. */
enum { DAY = 86400, COUNT_BITS = 24 };
static const char today[] = "invitations.today";

bool invitation_today(struct store *st, int64_t now, long *count, struct err *err)
{
	int64_t both;

	if (!store_number(st, today, &both, err)) {
		return false;
	}
	*count = both >> COUNT_BITS == now / DAY
			 ? (long)(both & (((int64_t)1 << COUNT_BITS) - 1))
			 : 0;
	return true;
}

bool invitation_count(struct store *st, struct arena *a, struct view address,
		      int64_t now, struct err *err)
{
	long count;

	return note(st, a, INVITATION_COUNT, address, now, err) &&
	       invitation_today(st, now, &count, err) &&
	       store_set_number(st, today, (now / DAY) << COUNT_BITS | (count + 1),
				err);
}

bool invitation_never(struct store *st, struct arena *a, struct view address,
		      int64_t now, struct err *err)
{
	return note(st, a, INVITATION_NEVER, address, now, err);
}
