/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/sender.h"

void delivery_say(struct delivery *d, enum delivery_end end, struct view why)
{
	d->end = end;
	say_plain(d->why, sizeof d->why, view_trim(why));
}

/* Others of their kinds are about the sender, as 5.1.8, or are used for limits of his,
 * as 5.1.90 and 5.2.0. */
bool delivery_wrong_address(const struct delivery *d)
{
	static const char *const wrong[] = {"5.1.1", "5.1.2",  "5.1.3",
					    "5.1.6", "5.1.10", "5.2.1"};
	struct view said = view_of(d->why);
	struct view status;
	size_t i = 0;

	(void)view_word(&said);
	status = view_word(&said);
	while (i < sizeof wrong / sizeof wrong[0] && !view_is(status, wrong[i])) {
		i++;
	}
	return i < sizeof wrong / sizeof wrong[0];
}
