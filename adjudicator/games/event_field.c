/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event_field.h"

#include "formats/text/num.h"

bool event_field(struct view text, const char *name, struct view *value)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		*value = word;
		if (view_is(view_cut(value, '='), name)) {
			return true;
		}
	}
	return false;
}

bool event_number(struct view text, const char *name, long min, long max, int *out)
{
	struct view v;
	long n;

	if (!event_field(text, name, &v) || !num_read(v, min, max, &n)) {
		return false;
	}
	*out = (int)n;
	return true;
}
