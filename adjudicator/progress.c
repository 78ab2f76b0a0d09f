/* SPDX-License-Identifier: ISC */
#include "adjudicator/progress.h"

#include <stdarg.h>
#include <unistd.h>

static time_t seconds(void)
{
	struct timespec now = {0};

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec;
}

struct progress progress_start(bool quiet)
{
	bool watched = !quiet && isatty(STDERR_FILENO) == 1;

	return (struct progress){.to = watched ? stderr : NULL, .start = seconds()};
}

void progress_tell(struct progress *p, const char *format, ...)
{
	va_list args;

	if (p == NULL || p->to == NULL || seconds() - p->start < 1) {
		return;
	}
	fputs("\r\033[K", p->to);
	va_start(args, format);
	vfprintf(p->to, format, args);
	va_end(args);
	fflush(p->to);
	p->shown = true;
}

void progress_end(struct progress *p)
{
	if (p->shown) {
		fputs("\r\033[K", p->to);
		fflush(p->to);
	}
}
