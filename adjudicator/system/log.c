/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/log.h"

#include "adjudicator/system/terminal.h"
#include "formats/text/bidi.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/stat.h>
#include <syslog.h>

enum { LINE_MAX_BYTES = 2048 }; /* twice the length of an err */

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

/* A shell passes on JOURNAL_STREAM even when it writes elsewhere, so the file
 * decides. */
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

		/* Terminals take U+0080 to U+009F as control characters, too. */
		if (c == 0xc2 && i + 1 < line.len &&
		    (unsigned char)line.at[i + 1] < 0xa0) {
			i++;
			c = '?';
		}
		buf_char(b, c < ' ' || c == 0x7f ? '?' : (char)c);
	}
}

static bool hears(const struct log *log, enum log_level level)
{
	return log != NULL && log->most >= level;
}

/* Whether syslog keeps a message that a quiet run does not print. */
static bool kept(const struct log *log, enum log_level level)
{
	return log != NULL && log->syslog &&
	       (level <= LOG_LEVEL_INFO || log->most >= level);
}

static void add_about(const struct log *log, struct buf *b)
{
	if (log->about != NULL) {
		add_plain(b, view_of(log->about));
		buf_str(b, ": ");
	}
}

static void keep(const struct log *log, enum log_level level, const char *text)
{
	static const int to[] = {
		[LOG_LEVEL_ERROR] = LOG_ERR,
		[LOG_LEVEL_WARN] = LOG_WARNING,
		[LOG_LEVEL_INFO] = LOG_INFO,
		[LOG_LEVEL_DEBUG] = LOG_DEBUG,
	};
	struct arena a = {0};
	struct lines lines = lines_of(view_of(text));
	struct view line;
	int why = errno;

	while (line_next(&lines, &line)) {
		struct buf b = buf_in(&a);

		add_about(log, &b);
		add_plain(&b, line);
		syslog(to[level], "%s", buf_cstr(&b));
	}
	arena_free(&a);
	errno = why;
}

/* Writes all lines with one call, so that the lines of two processes do not mix. */
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
		add_about(log, &b);
		add_plain(&b, bidi_show(&a, line));
		buf_char(&b, '\n');
	}
	fwrite(buf_cstr(&b), 1, b.len, log->to);
	fflush(log->to);
	arena_free(&a);
	errno = why;
}

/* Sends the message to whoever takes it; `loud`: also to .to. */
static void tell(const struct log *log, enum log_level level, bool loud,
		 const char *format, va_list args)
	__attribute__((format(printf, 4, 0)));

static void tell(const struct log *log, enum log_level level, bool loud,
		 const char *format, va_list args)
{
	char text[LINE_MAX_BYTES];

	if (!loud && !kept(log, level)) {
		return;
	}
	(void)vsnprintf(text, sizeof text, format, args);
	utf8_mend(text);
	if (kept(log, level)) {
		keep(log, level, text);
	}
	if (loud) {
		say(log, level, text);
	}
}

void log_warn(const struct log *log, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	tell(log, LOG_LEVEL_WARN, hears(log, LOG_LEVEL_WARN), format, args);
	va_end(args);
}

void log_info(const struct log *log, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	tell(log, LOG_LEVEL_INFO, hears(log, LOG_LEVEL_INFO), format, args);
	va_end(args);
}

void log_fact(const struct log *log, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	tell(log, LOG_LEVEL_INFO,
	     hears(log, log != NULL && log->journal ? LOG_LEVEL_INFO : LOG_LEVEL_DEBUG),
	     format, args);
	va_end(args);
}

/* Whether `says` holds the error back; a journal takes every one. */
static bool hushed(const struct log *log, enum err_kind kind, const char *text)
{
	return log != NULL && log->says != NULL &&
	       !log->says(log->says_arg, kind, text) && !log->journal;
}

void log_err(const struct log *log, const struct err *err)
{
	bool loud = !hushed(log, err->kind, err->text) && hears(log, LOG_LEVEL_ERROR);

	if (kept(log, LOG_LEVEL_ERROR)) {
		keep(log, LOG_LEVEL_ERROR, err->text);
	}
	if (loud) {
		say(log, LOG_LEVEL_ERROR, err->text);
	}
}

void log_error(const struct log *log, const char *format, ...)
{
	struct err err = {.kind = ERR_BUG};
	va_list args;

	va_start(args, format);
	(void)vsnprintf(err.text, sizeof err.text, format, args);
	va_end(args);
	utf8_mend(err.text);
	log_err(log, &err);
}
