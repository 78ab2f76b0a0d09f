/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/serve.h"

#include "adjudicator/mail/descriptors.h"
#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/room.h"
#include "adjudicator/mail/reader/sandbox.h"
#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sysexits.h>
#include <unistd.h>

static bool fill(int fd, char *at, size_t n)
{
	while (n > 0) {
		ssize_t got = read(fd, at, n);

		if (got < 0 && errno == EINTR) {
			continue;
		}
		if (got <= 0) {
			return false;
		}
		at += got;
		n -= (size_t)got;
	}
	return true;
}

static bool drain(int fd, const char *at, size_t n)
{
	while (n > 0) {
		ssize_t put = send(fd, at, n, MSG_NOSIGNAL);

		if (put < 0 && errno == EINTR) {
			continue;
		}
		if (put <= 0) {
			return false;
		}
		at += put;
		n -= (size_t)put;
	}
	return true;
}

/* Its length goes in front, when it is known: one message leaves. */
static bool say(struct buf *b)
{
	uint32_t n = (uint32_t)(b->len - sizeof n);

	memcpy(b->at, &n, sizeof n);
	return drain(STDIN_FILENO, b->at, b->len);
}

static struct buf message(struct arena *arena)
{
	static const char room[sizeof(uint32_t)];
	struct buf b = buf_in(arena);

	buf_add(&b, view_from(room, sizeof room));
	return b;
}

static bool answer_one(struct arena *arena, serve_work *work)
{
	struct buf answer = message(arena);
	uint32_t n = 0;
	char *request;

	if (!fill(STDIN_FILENO, (char *)&n, sizeof n) || n > CHILD_REQUEST_MAX) {
		return false;
	}
	request = arena_take(arena, n + SERVE_PADDING);
	if (!fill(STDIN_FILENO, request, n)) {
		return false;
	}
	sandbox_wind_up();
	work(arena, view_from(request, n), &answer);
	return say(&answer);
}

static bool introduce(struct arena *arena, const char *role, bool bare)
{
	struct buf hello = message(arena);

	room_hello(&hello, role, bare);
	return say(&hello);
}

void serve(const struct serve_role *role)
{
	struct arena arena = {0};
	bool bare = role->walls == SERVE_OUTWARD;

	descriptors_close(STDIN_FILENO);
	if (role->prepare != NULL) {
		role->prepare();
	}
	if (role->walls == SERVE_OUTWARD ? !sandbox_outward() : !sandbox_enter(&bare)) {
		_exit(EX_OSERR);
	}
	if (introduce(&arena, role->name, bare)) {
		while (answer_one(&arena, role->work)) {
			arena_reset(&arena);
		}
	}
	_exit(EX_OK);
}
