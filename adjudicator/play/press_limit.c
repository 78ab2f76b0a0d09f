/* SPDX-License-Identifier: ISC */
/* Limits how many bytes of a player's words are passed on to others (L12). */
#include "adjudicator/play/press_limit.h"

#include "adjudicator/store/stored.h"

enum { DAY = 86400 };

bool press_fits(struct hearing *h, struct view words, bool *fits)
{
	const struct config *c = h->d->config;
	const char *name =
		arena_printf(h->arena, STORED_PRESS ".%lld.%lld",
			     (long long)h->player.id, (long long)(h->d->now / DAY));
	int64_t today;

	*fits = true;
	if (words.len == 0) {
		return true;
	}
	if (!store_number(h->d->store, name, &today, h->err)) {
		return false;
	}
	*fits = h->pressed + words.len <= (size_t)c->press_per_letter &&
		today + (int64_t)words.len <= c->press_per_day;
	if (!*fits) {
		return true;
	}
	h->pressed += words.len;
	return store_set_number(h->d->store, name, today + (int64_t)words.len, h->err);
}

struct diag press_full(struct hearing *h, struct view at)
{
	const struct config *c = h->d->config;

	return (struct diag){
		.code = DIAG_PRESS_FULL,
		.at = at,
		.n = (int)c->press_per_letter,
		.what = view_of(arena_printf(h->arena, "%ld", c->press_per_day))};
}
