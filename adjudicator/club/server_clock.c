/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/server_clock.h"

#include <stdlib.h>
#include <time.h>

enum { MINUTE = 60 };

bool server_clock_ahead(struct store *st, int64_t *seconds, struct err *err)
{
	int64_t theirs;

	*seconds = 0;
	if (!store_shares(st)) {
		return true;
	}
	if (!store_now(st, &theirs, err)) {
		return false;
	}
	*seconds = (int64_t)time(NULL) - theirs;
	if (llabs(*seconds) <= MINUTE) {
		*seconds = 0;
	}
	return true;
}
