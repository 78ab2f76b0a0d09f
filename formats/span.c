/* SPDX-License-Identifier: ISC */
/* For operators; what players read is say_span (formats/say.c). */
#include "formats/span.h"

#include <stddef.h>

const char *span_say(struct arena *arena, int64_t seconds)
{
	static const struct {
		int64_t seconds;
		const char *unit;
	} units[] = {
		{86400, "day"   },
                {3600,  "hour"  },
                {60,    "minute"},
                {1,     "second"}
        };
	enum { UNITS = sizeof units / sizeof units[0] };
	int64_t many;
	size_t i = 0;

	/* Twice the unit at least, because "36 hours" says more than "1 day". */
	while (i + 1 < UNITS && seconds < 2 * units[i].seconds) {
		i++;
	}
	many = seconds / units[i].seconds;
	return arena_printf(arena, "%lld %s%s", (long long)many, units[i].unit,
			    many == 1 ? "" : "s");
}

const char *size_say(struct arena *arena, double bytes)
{
	static const char *const unit[] = {"bytes", "kB", "MB", "GB", "TB"};
	size_t i = 0;

	while (bytes >= 1000 && i + 1 < sizeof unit / sizeof unit[0]) {
		bytes /= 1000;
		i++;
	}
	return arena_printf(arena, i > 0 && bytes < 10 ? "%.1f %s" : "%.0f %s", bytes,
			    unit[i]);
}
