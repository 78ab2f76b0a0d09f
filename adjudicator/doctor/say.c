/* SPDX-License-Identifier: ISC */
#include "adjudicator/doctor/doctor.h"

#include "formats/span.h"
#include "formats/text/utf8.h"
#include <stdarg.h>
#include <stdio.h>

bool doctor_say(struct doctor *d, enum finding_level level, const char *mend,
		const char *format, ...)
{
	char text[2048]; /* an error's text has half of that */
	struct finding f = {.group = d->at->group,
			    .check = d->at->name,
			    .level = level,
			    .what = text,
			    .mend = level == FINDING_GOOD ? "" : mend};
	va_list args;

	va_start(args, format);
	(void)vsnprintf(text, sizeof text, format, args);
	va_end(args);
	utf8_mend(text);
	d->found[level]++;
	if (d->progress != NULL) { /* the finding needs a line of its own */
		progress_end(d->progress);
	}
	d->hear(d->arg, &f);
	return true;
}

const char *doctor_span(struct doctor *d, int64_t seconds)
{
	return span_say(d->arena, seconds);
}

const char *doctor_size(struct doctor *d, double bytes)
{
	return size_say(d->arena, bytes);
}

enum finding_level doctor_level(int64_t value, int64_t warn, int64_t bad)
{
	return value >= bad ? FINDING_BAD : value >= warn ? FINDING_WARN : FINDING_GOOD;
}
