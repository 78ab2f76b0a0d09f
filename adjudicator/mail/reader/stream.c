/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/stream.h"

#include "formats/text/arena.h"
#include "formats/text/monotonic.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

enum { BUFFER = 65536 };

struct stream *stream_new(struct carrier carrier)
{
	struct stream *s = calloc(1, sizeof *s);

	if (s == NULL) {
		arena_die();
	}
	s->carrier = carrier;
	s->guard = wire_guard_new();
	s->greeting = view_of("* PREAUTH ready\r\n");
	return s;
}

void stream_close(struct stream *s)
{
	s->carrier.close(s->carrier.arg);
	free(s);
}

void stream_allow(struct stream *s, int milliseconds, size_t bytes, size_t literal)
{
	if (s->carrier.exchange != NULL) {
		s->carrier.exchange(s->carrier.exchange_arg, milliseconds);
	}
	s->deadline = monotonic_ms() + milliseconds;
	s->left = bytes;
	s->guard.literal_max = literal;
}

static ssize_t fail(struct stream *s, const char *why)
{
	s->why = why;
	return -1;
}

/* Waits until the deadline; returns false with s->why set. */
static bool wait_for(struct stream *s, short what)
{
	for (;;) {
		struct pollfd p = {.fd = s->carrier.fd, .events = what};
		int left = monotonic_left(s->deadline);
		int n = s->carrier.fd < 0 ? 0 : poll(&p, 1, left);

		if (n > 0) {
			return true;
		}
		if (n == 0) {
			fail(s, "it stopped answering");
			return false;
		}
		if (errno != EINTR) {
			fail(s, strerror(errno));
			return false;
		}
	}
}

/* Gives what was received while waiting, or else what the carrier has now. */
static ssize_t receive(struct stream *s, char *at, size_t n)
{
	if (s->stashed > 0) {
		n = n < s->stashed ? n : s->stashed;
		memcpy(at, s->stash, n);
		s->stashed -= n;
		memmove(s->stash, s->stash + n, s->stashed);
		return (ssize_t)n;
	}
	return s->carrier.receive(s->carrier.arg, at, n);
}

ssize_t stream_read(struct stream *s, char *at, size_t n)
{
	ssize_t got;

	if (s->why != NULL) {
		return -1;
	}
	if (s->greeting.len > 0) {
		n = n < s->greeting.len ? n : s->greeting.len;
		memcpy(at, s->greeting.at, n);
		s->greeting = view_part(s->greeting, n, s->greeting.len);
		return (ssize_t)n;
	}
	if (s->left == 0) {
		return fail(s, "it sent more than an answer can be long");
	}
	/* A server that sends slowly must not outlast the deadline. */
	if (monotonic_ms() > s->deadline) {
		return fail(s, "it was too slow");
	}
	n = n < s->left ? n : s->left;
	while ((got = receive(s, at, n)) == CARRIER_LATER) {
		if (!wait_for(s, POLLIN)) {
			return -1;
		}
	}
	if (got < 0) {
		s->ended = true;
		return fail(s, "it closed the connection");
	}
	s->left -= (size_t)got;
	return wire_guard_pass(&s->guard, at, (size_t)got) ? got
							   : fail(s, s->guard.why);
}

bool stream_write(struct stream *s, struct view bytes)
{
	while (bytes.len > 0 && s->why == NULL) {
		ssize_t put = s->carrier.send(s->carrier.arg, bytes.at, bytes.len);

		if (put < 0) {
			fail(s, "it closed the connection");
		} else if (put > 0) {
			bytes = view_part(bytes, (size_t)put, bytes.len);
		} else {
			(void)wait_for(s, POLLOUT);
		}
	}
	return s->why == NULL;
}

/* Reads into the stash. Bytes may be in the TLS layer, where poll does not see them,
 * so the carrier is asked first. */
static bool stash(struct stream *s)
{
	ssize_t got = 0;

	if (s->stashed == 0) {
		got = s->carrier.receive(s->carrier.arg, s->stash, sizeof s->stash);
	}
	if (got < 0) {
		fail(s, "it closed the connection");
	}
	s->stashed += got > 0 ? (size_t)got : 0;
	return s->stashed > 0;
}

enum stream_event stream_wait(struct stream *s, int wake, int milliseconds)
{
	int64_t end = monotonic_ms() + milliseconds;

	for (;;) {
		struct pollfd p[] = {
			{.fd = s->carrier.fd, .events = POLLIN},
			{.fd = wake,          .events = POLLIN}
                };
		int n;

		if (stash(s)) {
			return STREAM_BYTES;
		}
		if (s->why != NULL) {
			return STREAM_LOST;
		}
		n = poll(p, 2, monotonic_left(end));
		if (n > 0 && p[1].revents != 0) {
			return STREAM_WOKEN;
		}
		if (n == 0) {
			return STREAM_QUIET;
		}
		if (n < 0 && errno != EINTR) {
			fail(s, strerror(errno));
			return STREAM_LOST;
		}
	}
}

/* ---------------------------------------------------------- as libetpan's driver */

static ssize_t low_read(mailstream_low *low, void *at, size_t n)
{
	return stream_read(low->data, at, n);
}

static ssize_t low_write(mailstream_low *low, const void *at, size_t n)
{
	return stream_write(low->data, view_from(at, n)) ? (ssize_t)n : -1;
}

static int low_close(mailstream_low *low)
{
	(void)low;
	return 0;
}

static int low_fd(mailstream_low *low)
{
	const struct stream *s = low->data;

	return s->carrier.fd;
}

static void low_free(mailstream_low *low)
{
	free(low); // NOLINT(clang-analyzer-unix.Malloc): libetpan took it from malloc
}

static void low_cancel(mailstream_low *low)
{
	(void)low;
}

static mailstream_low_driver driver = {.mailstream_read = low_read,
				       .mailstream_write = low_write,
				       .mailstream_close = low_close,
				       .mailstream_get_fd = low_fd,
				       .mailstream_free = low_free,
				       .mailstream_cancel = low_cancel};

mailstream *stream_for_libetpan(struct stream *s)
{
	mailstream_low *low = mailstream_low_new(s, &driver);
	mailstream *m;

	if (low == NULL) {
		arena_die();
	}
	m = mailstream_new(low, BUFFER);
	if (m == NULL) {
		arena_die();
	}
	return m;
}
