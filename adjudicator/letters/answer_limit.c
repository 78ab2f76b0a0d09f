/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/answer_limit.h"

#include "adjudicator/letters/answering.h"

enum { DAY = 86400, COUNT_BITS = 10 };

bool answer_limit_count(struct hearing *h, const char *sort, int64_t game, long most,
			struct answer_limit *out)
{
	const char *name = arena_printf(h->arena, "%s.%lld.%lld", sort,
					(long long)h->player.id, (long long)game);
	int64_t kept;
	int64_t since;
	long count;

	if (!store_number(h->d->store, name, &kept, h->err)) {
		return false;
	}
	since = kept >> COUNT_BITS;
	count = (long)(kept & (((int64_t)1 << COUNT_BITS) - 1));
	if (kept == 0 || h->d->now >= since + DAY) {
		since = h->d->now;
		count = 0;
	}
	*out = (struct answer_limit){count < most, count + 1 == most, since + DAY, game,
				     false};
	return !out->may || store_set_number(h->d->store, name,
					     since << COUNT_BITS | (count + 1), h->err);
}

bool answer_limit_last(struct hearing *h, const struct addressee *to,
		       const struct answer_limit *q)
{
	struct note n = note_to(h->d, h->arena, *to, h->err);

	if (!note_zone(&n)) {
		return false;
	}
	note_set_time(&n, "until", q->until);
	fields_set_bool(n.f, "game", to->seat >= 0);
	fields_set_bool(n.f, "turn", to->seat >= 0 || q->all);
	note_say(&n, "quiet-last");
	return note_tell(&n, "notice", NULL);
}

bool answer_limit_told(struct hearing *h)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct addressee to;
	int seat;

	if (h->last == NULL) {
		return true;
	}
	if (h->last->game != 0 &&
	    !record_load(h->d, h->arena, h->last->game, r, h->err)) {
		return false;
	}
	seat = hearing_seat(h, r);
	to = hearing_writer(h, seat >= 0 ? r : NULL, seat);
	return answer_limit_last(h, &to, h->last);
}
