/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/progress.h"

#include <stdarg.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "adjudicator/system/terminal.h"

enum { FIRST = 1000, EVERY = 100, BAR_MOST = 40, LINE_BYTES = 256, MB = 1000000 };

static int64_t milliseconds(void)
{
	struct timespec now = {0};

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct progress progress_start(bool quiet)
{
	struct terminal t = terminal_of(STDERR_FILENO);

	return (struct progress){.to = !quiet && t.rewrites ? stderr : NULL,
				 .next = milliseconds() + FIRST,
				 .width = t.width};
}

/* Whether it is time to write the line again. */
static bool due(struct progress *p)
{
	int64_t now;

	if (p == NULL || p->to == NULL) {
		return false;
	}
	now = milliseconds();
	if (now < p->next) {
		return false;
	}
	p->next = now + EVERY;
	return true;
}

static void write_line(struct progress *p, const char *line)
{
	fprintf(p->to, "\r\033[K%.*s", p->width > 0 ? (int)p->width - 1 : LINE_BYTES,
		line);
	fflush(p->to);
	p->shown = true;
}

void progress_tell(struct progress *p, const char *format, ...)
{
	if (due(p)) {
		char line[LINE_BYTES];
		va_list args;

		va_start(args, format);
		(void)vsnprintf(line, sizeof line, format, args);
		va_end(args);
		write_line(p, line);
	}
}

void progress_bar(struct progress *p, long done, long total, const char *things)
{
	if (due(p)) {
		char line[LINE_BYTES];

		progress_draw(line, sizeof line, p->width, done, total, things);
		write_line(p, line);
	}
}

void progress_bytes(struct progress *p, int64_t done, int64_t total, const char *of)
{
	if (total >= MB && due(p)) {
		const char *slash = strrchr(of, '/');
		char line[LINE_BYTES];
		char things[LINE_BYTES / 4];

		(void)snprintf(things, sizeof things, "MB of %s",
			       slash == NULL ? of : slash + 1);
		progress_draw(line, sizeof line, p->width, (long)(done / MB),
			      (long)(total / MB), things);
		write_line(p, line);
	}
}

void progress_doing(struct progress *p, const char *doing)
{
	if (p != NULL) {
		p->doing = doing;
		progress_beat(p);
	}
}

void progress_beat(void *progress)
{
	struct progress *p = progress;

	if (p != NULL && p->doing != NULL) {
		progress_tell(p, "%s", p->doing);
	}
}

void progress_draw(char *out, size_t size, size_t width, long done, long total,
		   const char *things)
{
	char count[LINE_BYTES / 2];
	char bar[BAR_MOST + 1];
	long part = total <= 0 ? 0 : done >= total ? 100 : done * 100 / total;
	size_t room = BAR_MOST;
	size_t full;
	int n = snprintf(count, sizeof count, "%3ld %%  %ld of %ld %s", part, done,
			 total, things);

	/* Room for "[", "] " and the last column, where some terminals break the
	 * line. */
	if (width > 0 && (size_t)n + 4 + room > width) {
		room = width > (size_t)n + 4 ? width - (size_t)n - 4 : 0;
	}
	if (room < 4) {
		(void)snprintf(out, size, "%.*s", width > 0 ? (int)width - 1 : n,
			       count);
		return;
	}
	full = room * (size_t)part / 100;
	memset(bar, '#', full);
	memset(bar + full, '.', room - full);
	bar[room] = '\0';
	(void)snprintf(out, size, "[%s] %s", bar, count);
}

void progress_end(struct progress *p)
{
	p->doing = NULL;
	if (p->shown) {
		fputs("\r\033[K", p->to);
		fflush(p->to);
		p->shown = false;
	}
}
