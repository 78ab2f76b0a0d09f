/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/leave_account.h"

enum { DAY = 86400, YEAR = 365 /* days */ };

/* Leave earned, by whole days since the player joined. */
static int64_t earned(const struct leave_rule *rule, int64_t at)
{
	int64_t days = at > rule->joined ? (at - rule->joined) / DAY : 0;

	return rule->per_year * days / YEAR;
}

static int64_t cap(const struct leave_rule *rule, int64_t left)
{
	int64_t most =
		rule->per_year > rule->at_start ? rule->per_year : rule->at_start;

	return left < most ? left : most;
}

int64_t leave_left(const struct leave_rule *rule, const struct leave_span *span,
		   size_t count, int64_t at)
{
	int64_t left = rule->at_start;
	int64_t before = 0;

	for (size_t i = 0; i < count && span[i].begins < at; i++) {
		int64_t now = earned(rule, span[i].begins);

		left = cap(rule, left + now - before) - (span[i].ends - span[i].begins);
		before = now;
	}
	return cap(rule, left + earned(rule, at) - before);
}

int64_t leave_longest(const struct leave_rule *rule, const struct leave_span *span,
		      size_t count, int64_t begins)
{
	int64_t longest = leave_left(rule, span, count, begins);

	/* Each leave booked later must still find its full length. What is taken now
	 * is missing then, except what the cap would have cut off. */
	for (size_t i = 0; i < count; i++) {
		int64_t spare;

		if (span[i].begins < begins) {
			continue;
		}
		spare = leave_left(rule, span, i, span[i].begins) -
			(span[i].ends - span[i].begins);
		longest = spare < longest ? spare : longest;
	}
	return longest > 0 ? longest : 0;
}
