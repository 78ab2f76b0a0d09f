/* SPDX-License-Identifier: ISC */
#include "adjudicator/log.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/stat.h>

#include "adjudicator/terminal.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"

enum { LINE_MAX_BYTES = 2048 }; /* an err is half of that */

static const char *const priority[] = {
	[LOG_LEVEL_ERROR] = "<3>",
	[LOG_LEVEL_WARN] = "<4>",
	[LOG_LEVEL_INFO] = "<6>",
	[LOG_LEVEL_DEBUG] = "<7>",
};

static const enum tint tints[] = {
	[LOG_LEVEL_ERROR] = TINT_BAD,
	[LOG_LEVEL_WARN] = TINT_WARN,
	[LOG_LEVEL_INFO] = TINT_NONE,
	[LOG_LEVEL_DEBUG] = TINT_NONE,
};

/* A shell inherits JOURNAL_STREAM although it writes elsewhere, so the file decides. */
static bool is_journal(FILE *to, const char *stream)
{
	struct arena a = {0};
	struct stat st;
	bool is = false;
	int fd = fileno(to);

	if (stream != NULL && fd >= 0 && fstat(fd, &st) == 0) {
		is = view_is(view_of(stream),
			     arena_printf(&a, "%ju:%ju", (uintmax_t)st.st_dev,
					  (uintmax_t)st.st_ino));
	}
	arena_free(&a);
	return is;
}

void log_init(struct log *log, FILE *to, enum log_level most,
	      const char *journal_stream)
{
	*log = (struct log){
		.to = to, .most = most, .journal = is_journal(to, journal_stream)};
}

static void add_plain(struct buf *b, struct view line)
{
	for (size_t i = 0; i < line.len; i++) {
		unsigned char c = (unsigned char)line.at[i];

		buf_char(b, c < ' ' || c == 0x7f ? '?' : (char)c);
	}
}

static bool hears(const struct log *log, enum log_level level)
{
	return log != NULL && log->most >= level;
}

/* One write for all lines: two processes' lines do not mix. */
static void say(const struct log *log, enum log_level level, const char *text)
{
	struct arena a = {0};
	struct buf b = buf_in(&a);
	struct lines lines = lines_of(view_of(text));
	struct view line;
	bool tinted = log->colour && tints[level] != TINT_NONE;
	int why = errno;

	while (line_next(&lines, &line)) {
		buf_str(&b, log->journal ? priority[level] : "");
		buf_printf(&b, "%sadjudicator:%s ", terminal_tint(tinted, tints[level]),
			   terminal_tint(tinted, TINT_NONE));
		add_plain(&b, line);
		buf_char(&b, '\n');
	}
	fwrite(buf_cstr(&b), 1, b.len, log->to);
	fflush(log->to);
	arena_free(&a);
	errno = why;
}

void log_error(const struct log *log, const char *format, ...)
{
	if (hears(log, LOG_LEVEL_ERROR)) {
		char text[LINE_MAX_BYTES];
		va_list args;

		va_start(args, format);
		vsnprintf(text, sizeof text, format, args);
		va_end(args);
		say(log, LOG_LEVEL_ERROR, text);
	}
}

void log_warn(const struct log *log, const char *format, ...)
{
	if (hears(log, LOG_LEVEL_WARN)) {
		char text[LINE_MAX_BYTES];
		va_list args;

		va_start(args, format);
		vsnprintf(text, sizeof text, format, args);
		va_end(args);
		say(log, LOG_LEVEL_WARN, text);
	}
}

void log_info(const struct log *log, const char *format, ...)
{
	if (hears(log, LOG_LEVEL_INFO)) {
		char text[LINE_MAX_BYTES];
		va_list args;

		va_start(args, format);
		vsnprintf(text, sizeof text, format, args);
		va_end(args);
		say(log, LOG_LEVEL_INFO, text);
	}
}

void log_debug(const struct log *log, const char *format, ...)
{
	if (hears(log, LOG_LEVEL_DEBUG)) {
		char text[LINE_MAX_BYTES];
		va_list args;

		va_start(args, format);
		vsnprintf(text, sizeof text, format, args);
		va_end(args);
		say(log, LOG_LEVEL_DEBUG, text);
	}
}
