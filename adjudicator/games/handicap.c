/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event.h"
#include "adjudicator/games/options.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"

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
	return handicap_seat(o) == seat
		       ? (int)(o->value[OPTION_HANDICAP] % HANDICAP_SEAT)
		       : 0;
}

bool more_time_read(struct view text, int64_t *value)
{
	enum { LEAST = 3600, MOST = 5184000 };
	long seat = 0;
	int64_t span = 0;
	bool off = view_is_nocase(text, "off");
	bool ok =
		off || (num_read(view_cut(&text, ':'), 1, SEATS, &seat) &&
			stamp_span_read(text, &span) && span >= LEAST && span <= MOST);

	*value = (int64_t)seat * MORE_TIME_SEAT + span;
	return ok;
}

void more_time_write(struct buf *b, int64_t value)
{
	if (value == 0) {
		buf_str(b, "off");
	} else {
		buf_printf(b, "%d:", (int)(value / MORE_TIME_SEAT));
		stamp_span_write(b, value % MORE_TIME_SEAT);
	}
}

int more_time_seat(const struct options *o)
{
	return (int)(o->value[OPTION_MORE_TIME] / MORE_TIME_SEAT) - 1;
}

int64_t more_time(const struct options *o, int seat)
{
	return more_time_seat(o) == seat ? o->value[OPTION_MORE_TIME] % MORE_TIME_SEAT
					 : 0;
}
