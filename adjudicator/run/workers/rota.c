/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/workers/rota.h"

size_t rota_take(struct rota *r, int64_t now)
{
	for (size_t i = 0; i < r->count; i++) {
		size_t at = (r->next + i) % r->count;

		if (r->due[at] <= now) {
			r->next = (at + 1) % r->count;
			return at;
		}
	}
	return r->count;
}

int64_t rota_wait(const struct rota *r, int64_t now)
{
	int64_t least = ROTA_NEVER;

	for (size_t i = 0; i < r->count; i++) {
		least = r->due[i] < least ? r->due[i] : least;
	}
	return least == ROTA_NEVER ? -1 : least <= now ? 0 : least - now;
}
