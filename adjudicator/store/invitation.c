/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/invitation.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"

bool invitation_may(struct store *st, struct view mark, int64_t now, bool *may,
		    struct err *err)
{
	struct query q = query_open(st, INVITATION_GET, WITH(TEXT(mark)), err);

	*may = true;
	if (query_row(&q)) {
		int64_t sent = query_int(&q, 0);
		int64_t last = query_int(&q, 1);

		*may = query_int(&q, 2) == 0 && sent < INVITATIONS_MOST &&
		       (sent == 0 || now - last >= INVITATIONS_APART);
	}
	return query_close(&q);
}

/* The day and the number of invitations on it, packed into one number. */
enum { DAY = 86400, COUNT_BITS = 24 };
static const char today[] = STORED_INVITATIONS;

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

bool invitation_count(struct store *st, struct view mark, int64_t now, struct err *err)
{
	long count;

	return query_do(st, INVITATION_COUNT, WITH(TEXT(mark), INT(now)), err) &&
	       invitation_today(st, now, &count, err) &&
	       store_set_number(st, today, (now / DAY) << COUNT_BITS | (count + 1),
				err);
}

bool invitation_never(struct store *st, struct view mark, int64_t now, struct err *err)
{
	return query_do(st, INVITATION_NEVER, WITH(TEXT(mark), INT(now)), err);
}

bool invitation_plain(struct store *st, struct arena *a, struct view **out,
		      size_t *count, struct err *err)
{
	return query_texts(query_open(st, INVITATION_PLAIN, NULL, err), a, out, count);
}

bool invitation_mark(struct store *st, struct view address, struct view mark,
		     struct err *err)
{
	return query_do(st, INVITATION_MARK, WITH(TEXT(address), TEXT(mark)), err);
}
