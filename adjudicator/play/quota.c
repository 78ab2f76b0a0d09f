/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/quota.h"

#include "adjudicator/store/tally.h"
#include "formats/text/tongue.h"

enum { DAY = 86400 };

bool quota_left(const struct hearing *h, const char **why)
{
	const struct context *d = h->d;
	const struct config *c = d->config;
	long open = 0;
	long letters = 0;

	*why = NULL;
	if (c->quota_games > 0 &&
	    !tally_open(d->store, c->quota_games, &open, h->err)) {
		return false;
	}
	if (c->quota_letters_per_day > 0 &&
	    !tally_arrived(d->store, d->now - d->now % DAY,
			   c->quota_letters_per_day + 1, &letters, h->err)) {
		return false;
	}
	if (c->quota_games > 0 && open >= c->quota_games) {
		*why = PART("the club has as many games now as it may have; please "
			    "try again when one of them has ended");
	} else if (letters > c->quota_letters_per_day) {
		*why = PART("the club has had as many letters today as it may have, "
			    "and only games that go on are played until tomorrow");
	}
	return true;
}
