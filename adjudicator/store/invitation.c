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

bool invitation_count(struct store *st, struct arena *a, struct view address,
		      int64_t now, struct err *err)
{
	return note(st, a, INVITATION_COUNT, address, now, err);
}

bool invitation_never(struct store *st, struct arena *a, struct view address,
		      int64_t now, struct err *err)
{
	return note(st, a, INVITATION_NEVER, address, now, err);
}
