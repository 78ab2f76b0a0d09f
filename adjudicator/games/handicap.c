/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event.h"
#include "adjudicator/games/options.h"
#include "formats/text/num.h"

bool handicap_read(struct view text, int64_t *value)
{
	long seat = 0;
	long points = 0;
	bool off = view_is_nocase(text, "off");
	bool ok = off || (num_read(view_cut(&text, ':'), 1, SEATS, &seat) &&
			  num_read(text, 1, HANDICAP_MOST, &points));

	*value = (int64_t)seat * HANDICAP_SEAT + points;
	return ok;
}

void handicap_write(struct buf *b, int64_t value)
{
	if (value == 0) {
		buf_str(b, "off");
	} else {
		buf_printf(b, "%d:%d", (int)(value / HANDICAP_SEAT),
			   (int)(value % HANDICAP_SEAT));
	}
}

int handicap_seat(const struct options *o)
{
	return (int)(o->value[OPTION_HANDICAP] / HANDICAP_SEAT) - 1;
}

int handicap_points(const struct options *o, int seat)
{
	return seat >= 0 && handicap_seat(o) == seat
		       ? (int)(o->value[OPTION_HANDICAP] % HANDICAP_SEAT)
		       : 0;
}
