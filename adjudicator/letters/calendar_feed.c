/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/calendar_feed.h"

#include "adjudicator/crypto/keyed.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/stored.h"

enum { HEX = 32 }; /* digits of the hash */

static const char *number_of(struct arena *arena, int64_t player)
{
	return arena_printf(arena, STORED_FEED ".%lld", (long long)player);
}

bool calendar_feed_wanted(const struct context *d, struct arena *arena,
			  const struct player *p, bool *wanted, struct err *err)
{
	struct view value;

	*wanted = p->confirmed && p->forgotten == 0;
	if (!*wanted) {
		return true;
	}
	if (!preference_get(d->store, arena, &(struct preference){p->id, 0, "feed"},
			    &value, err)) {
		return false;
	}
	*wanted = view_is(value, "on");
	return true;
}

bool calendar_feed_path(const struct context *d, struct arena *arena, int64_t player,
			const char **path, struct err *err)
{
	char hex[HASH_HEX];
	struct hash h;
	int64_t n;

	if (!store_number(d->store, number_of(arena, player), &n, err)) {
		return false;
	}
	h = derive(d->config->key, "calendar-feed",
		   arena_printf(arena, "%lld.%lld", (long long)player, (long long)n));
	hex_write(h.byte, HASH_BYTES, hex);
	*path = arena_printf(arena, CALENDAR_FEEDS "/%.*s.ics", HEX, hex);
	return true;
}

bool calendar_feed_renew(const struct context *d, struct arena *arena, int64_t player,
			 struct err *err)
{
	const char *name = number_of(arena, player);
	int64_t n;

	return store_number(d->store, name, &n, err) &&
	       store_set_number(d->store, name, n + 1, err);
}
