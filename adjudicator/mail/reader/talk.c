/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/talk.h"

#include "formats/text/monotonic.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum talk_step talk_wait(int fd, short what, int64_t deadline)
{
	for (;;) {
		struct pollfd p = {.fd = fd, .events = what};
		int n = poll(&p, 1,
			     deadline == TALK_EVER ? -1 : monotonic_left(deadline));

		if (n > 0) {
			return TALK_READY;
		}
		if (n == 0) {
			return TALK_LATE;
		}
		if (errno != EINTR) {
			return TALK_GONE;
		}
	}
}

enum talk_step talk_move(int fd, char *in, const char *out, size_t n, int64_t deadline)
{
	while (n > 0) {
		ssize_t moved = in != NULL
					? recv(fd, in, n, MSG_DONTWAIT)
					: send(fd, out, n, MSG_NOSIGNAL | MSG_DONTWAIT);

		if (moved < 0 && errno == EAGAIN) {
			enum talk_step step =
				talk_wait(fd, in != NULL ? POLLIN : POLLOUT, deadline);

			if (step != TALK_READY) {
				return step;
			}
			continue;
		}
		if (moved < 0 && errno == EINTR) {
			continue;
		}
		if (moved <= 0) {
			return TALK_GONE;
		}
		in = in != NULL ? in + moved : NULL;
		out = in != NULL ? NULL : out + moved;
		n -= (size_t)moved;
	}
	return TALK_READY;
}

enum talk_step talk_collect(int fd, struct arena *arena, uint32_t most,
			    int64_t deadline, struct view *answer)
{
	enum talk_step step = talk_wait(fd, POLLIN, deadline);
	uint32_t n = 0;
	char *at;

	if (step == TALK_READY && monotonic_left(deadline) == 0) {
		step = TALK_LATE; /* set when the deadline is over, however little was
				     left */
	}
	if (step == TALK_READY) {
		step = talk_move(fd, (char *)&n, NULL, sizeof n, deadline);
	}
	if (step != TALK_READY) {
		return step;
	}
	if (n > most) {
		return TALK_LATE; /* an impossible length: the sender must be ended */
	}
	at = arena_take(arena, n);
	*answer = view_from(at, n);
	return talk_move(fd, at, NULL, n, deadline);
}

/* A call that reads more asks for at least so many bytes. */
enum { TAKE_ROOM = 64 * 1024 };

/* Makes room for a message of that length and for what may follow it. */
static void make_room(struct talk_rest *r, size_t whole)
{
	if (r->begin > 0) {
		memmove(r->at, r->at + r->begin, r->end - r->begin);
		r->end -= r->begin;
		r->begin = 0;
	}
	if (r->room < whole + TAKE_ROOM) {
		r->room = whole + TAKE_ROOM;
		r->at = arena_sure(realloc(r->at, r->room));
	}
}

/* Reads what is there, and waits for something if need be. */
static enum talk_step take_more(int fd, struct talk_rest *r, int64_t deadline)
{
	ssize_t got;

	do {
		got = recv(fd, r->at + r->end, r->room - r->end, MSG_DONTWAIT);
	} while (got < 0 && errno == EINTR);
	if (got > 0) {
		r->end += (size_t)got;
		return TALK_READY;
	}
	if (got == 0 || errno != EAGAIN) {
		return TALK_GONE;
	}
	return deadline == TALK_NOW ? TALK_LATE : talk_wait(fd, POLLIN, deadline);
}

enum talk_step talk_next(int fd, struct talk_rest *rest, struct arena *arena,
			 uint32_t most, int64_t deadline, struct view *answer)
{
	uint32_t n = 0;

	for (;;) {
		size_t there = rest->end - rest->begin;
		enum talk_step step;

		if (there >= sizeof n) {
			memcpy(&n, rest->at + rest->begin, sizeof n);
		}
		if (n > most) {
			return TALK_LATE; /* an impossible length: the sender must be
					     ended */
		}
		if (there >= sizeof n + n) {
			*answer = arena_copy(
				arena, view_from(rest->at + rest->begin + sizeof n, n));
			rest->begin += sizeof n + n;
			return TALK_READY;
		}
		make_room(rest, sizeof n + n);
		step = take_more(fd, rest, deadline);
		if (step != TALK_READY) {
			return step;
		}
	}
}

void talk_forget(struct talk_rest *rest)
{
	free(rest->at);
	*rest = (struct talk_rest){0};
}

bool talk_open(int fd, int *way, struct err *err)
{
	char byte = 0;
	union {
		struct cmsghdr first;
		char bytes[CMSG_SPACE(sizeof(int))];
	} beside = {.bytes = {0}};
	struct iovec io = {&byte, sizeof byte};
	const struct msghdr m = {.msg_iov = &io,
				 .msg_iovlen = 1,
				 .msg_control = beside.bytes,
				 .msg_controllen = sizeof beside.bytes};
	int pair[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) {
		return err_set(err, ERR_RETRY, "cannot ask the reader of letters: %s",
			       strerror(errno));
	}
	beside.first = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof(int)),
					.cmsg_level = SOL_SOCKET,
					.cmsg_type = SCM_RIGHTS};
	memcpy(CMSG_DATA(&beside.first), &pair[1], sizeof pair[1]);
	(void)sendmsg(fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);
	close(pair[1]);
	*way = pair[0];
	return true;
}
