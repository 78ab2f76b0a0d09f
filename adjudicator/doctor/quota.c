/* SPDX-License-Identifier: ISC */
/* How much is used of the quotas that the club's host has set. */
#include "adjudicator/doctor/checks.h"
#include "adjudicator/store/tally.h"

enum { DAY = 86400 };

/* Says how much of a quota is used. `most` is 0 where there is no quota. */
static void tell(struct doctor *d, long used, long most, const char *what)
{
	if (most > 0) {
		doctor_say(d, used < most ? FINDING_GOOD : FINDING_WARN,
			   used < most ? "" : d->at->mend, "%ld of %ld %s%s", used,
			   most, what, used < most ? "" : ": nothing new begins");
	}
}

bool check_quota(struct doctor *d, struct err *err)
{
	const struct config *c = d->p.config;
	struct store *st = d->p.store;
	long games = 0;
	long letters = 0;

	if (!tally_open(st, c->quota_games, &games, err) ||
	    !tally_arrived(st, d->now - d->now % DAY, c->quota_letters_per_day,
			   &letters, err)) {
		return false;
	}
	tell(d, games, c->quota_games, "games are open");
	tell(d, letters, c->quota_letters_per_day, "letters have come today");
	return true;
}
