/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_reminders.h"

#include "formats/text/stamp.h"

enum { HOUR = 3600, MOST = 60 * 24 * HOUR };

bool reminders_read(struct view text, struct reminders *out)
{
	struct view rest = text;

	*out = (struct reminders){.on = true};
	if (view_is_nocase(text, "off") || view_is_nocase(text, "on")) {
		out->on = view_is_nocase(text, "on");
		return true;
	}
	while (rest.len > 0) {
		struct view one = view_trim(view_cut(&rest, ','));
		int64_t span;

		if (out->count == REMINDERS_MOST || !stamp_span_read(one, &span) ||
		    span < HOUR || span > MOST) {
			*out = (struct reminders){.on = true};
			return false;
		}
		out->before[out->count++] = span;
	}
	return out->count > 0;
}
