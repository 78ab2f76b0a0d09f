/* SPDX-License-Identifier: ISC */
/*
 * IDLE (RFC 2177), without libetpan, whose own version loses its place when the
 * server says anything before its "+".
 */
#include "adjudicator/mail/fetch/imap_session.h"
#include "formats/text/monotonic.h"

#include <string.h>

enum { LINE_MAX_BYTES = 1024, LINES_MAX = 1000 };

static const char tag[] = "idle ";

/* Reads one line without its end; bytes beyond LINE_MAX_BYTES are dropped. */
static bool read_line(struct stream *s, char line[LINE_MAX_BYTES], struct view *out)
{
	size_t n = 0;
	char c = '\0';

	while (stream_read(s, &c, 1) == 1) {
		if (c == '\n') {
			*out = view_trim_end(view_from(line, n));
			return true;
		}
		if (n < LINE_MAX_BYTES) {
			line[n++] = c;
		}
	}
	return false;
}

/* Whether the line tells of letters, as "* 12 EXISTS" does. */
static bool tells_news(struct view line)
{
	return view_starts(line, "* ") &&
	       (view_ends(line, " EXISTS") || view_ends(line, " RECENT"));
}

enum reached { REACHED_NONE, REACHED_PLUS, REACHED_TAG };

/* Reads until a line begins with "+", if that is wanted, or with our tag. */
static enum reached read_until(struct imap *s, enum reached want, bool *news)
{
	char text[LINE_MAX_BYTES];
	struct view line;

	for (int i = 0; i < LINES_MAX && read_line(s->stream, text, &line); i++) {
		if (view_starts(line, tag)) {
			return REACHED_TAG;
		}
		if (view_starts(line, "+") && want == REACHED_PLUS) {
			return REACHED_PLUS;
		}
		*news = *news || tells_news(line);
	}
	return REACHED_NONE;
}

static bool lost(struct imap *s, struct err *err)
{
	return err_set(err, ERR_SERVER, "%s, waiting for letters: %s", s->host,
		       s->stream->why != NULL ? s->stream->why
					      : "its answer is not understood");
}

/* Reads what the server says until it tells of letters or the time is over. */
static bool wait(struct imap *s, int wake, int milliseconds, enum imap_news *what,
		 struct err *err)
{
	int64_t end = monotonic_ms() + milliseconds;
	char text[LINE_MAX_BYTES];
	struct view line;
	enum stream_event event;

	while ((event = stream_wait(s->stream, wake, monotonic_left(end))) ==
	       STREAM_BYTES) {
		imap_allow(s, &imap_short);
		if (!read_line(s->stream, text, &line)) {
			return lost(s, err);
		}
		if (tells_news(line)) {
			*what = IMAP_NEWS;
			return true;
		}
	}
	*what = event == STREAM_WOKEN ? IMAP_WOKEN : IMAP_QUIET;
	return event != STREAM_LOST || lost(s, err);
}

bool imap_can_idle(const struct imap *s)
{
	return s->can_idle;
}

bool imap_idle(struct imap *s, int wake, int milliseconds, enum imap_news *what,
	       struct err *err)
{
	enum reached reached;
	bool news = false;

	/* News is already in libetpan's buffer; its next command will read it. */
	if (s->m->imap_stream->read_buffer_len > 0) {
		*what = IMAP_NEWS;
		return true;
	}
	imap_allow(s, &imap_short);
	reached = stream_write(s->stream, view_of("idle IDLE\r\n"))
			  ? read_until(s, REACHED_PLUS, &news)
			  : REACHED_NONE;
	if (reached == REACHED_NONE) {
		return lost(s, err);
	}
	if (reached == REACHED_TAG) {
		s->can_idle = false; /* refused: polled from now on */
		*what = IMAP_QUIET;
		return true;
	}
	*what = IMAP_NEWS;
	if (!news && !wait(s, wake, milliseconds, what, err)) {
		return false;
	}
	imap_allow(s, &imap_short);
	if (!stream_write(s->stream, view_of("DONE\r\n")) ||
	    read_until(s, REACHED_TAG, &news) != REACHED_TAG) {
		return lost(s, err);
	}
	if (news && *what == IMAP_QUIET) {
		*what = IMAP_NEWS;
	}
	return true;
}
