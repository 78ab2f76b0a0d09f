/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/sender.h"

void delivery_say(struct delivery *d, enum delivery_end end, struct view why)
{
	d->end = end;
	say_plain(d->why, sizeof d->why, view_trim(why));
}
