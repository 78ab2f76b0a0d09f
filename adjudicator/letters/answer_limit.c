/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/answer_limit.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/store/stored.h"

enum { DAY = 86400 };

/* Names in the store for when the player was last written to about a letter that may
 * be forged. "held": he was asked whether it is his, in each game by itself.
 * "which": he was told to name a game. */
static const char *asked_name(const struct hearing *h, const char *what, int64_t game)
{
	return game == 0 ? arena_printf(h->arena, "%s.%lld", what,
					(long long)h->player.id)
			 : arena_printf(h->arena, "%s.%lld.%lld", what,
					(long long)h->player.id, (long long)game);
}

bool answer_once_a_day(struct hearing *h, const char *what, int64_t game,
		       struct answer_limit *q)
{
	const char *name = asked_name(h, what, game);
	int64_t last;

	if (!store_number(h->d->store, name, &last, h->err)) {
		return false;
	}
	*q = (struct answer_limit){.may = last == 0 || h->d->now - last >= DAY,
				   .last = true,
				   .until = last + DAY,
				   .game = game};
	if (!q->may) {
		h->reason =
			view_of("its owner was asked about such a letter less than a "
				"day ago; this one is only kept");
		return true;
	}
	q->until = h->d->now + DAY;
	/* A question about one game counts as one about no game, too. */
	return store_set_number(h->d->store, name, h->d->now, h->err) &&
	       (game == 0 || store_set_number(h->d->store, asked_name(h, what, 0),
					      h->d->now, h->err));
}

/* *q is all zeros where he was asked already. */
bool answer_may_ask(struct hearing *h, struct answer_limit *q, bool *may)
{
	bool both = h->doubt == NULL; /* a secret of his, and his address */

	*q = (struct answer_limit){0};
	*may = h->asks;
	if (h->asks) {
		return true;
	}
	if (both ? !answer_limit_count(h, STORED_PROVED, 0,
				       h->d->config->answers_per_day, q)
		 : !answer_once_a_day(h, STORED_HELD, h->game, q)) {
		return false;
	}
	*may = h->asks = q->may;
	return true;
}

bool answer_may_hold(struct hearing *h, bool *may)
{
	struct answer_limit q;

	return answer_may_ask(h, &q, may);
}

bool answer_vouched(struct hearing *h)
{
	return store_set_number(h->d->store, asked_name(h, STORED_HELD, 0), 0,
				h->err) &&
	       (h->game == 0 ||
		store_set_number(h->d->store, asked_name(h, STORED_HELD, h->game), 0,
				 h->err));
}

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
	stored_since_read(kept, &since, &count);
	if (kept == 0 || h->d->now >= since + DAY) {
		since = h->d->now;
		count = 0;
	}
	*out = (struct answer_limit){count < most, count + 1 == most, since + DAY, game,
				     false};
	return !out->may || store_set_number(h->d->store, name,
					     stored_since(since, count + 1), h->err);
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
