/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/serve.h"

#include "adjudicator/mail/sandbox.h"
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

static bool answer_one(int fd, bool bare, struct arena *arena, serve_work *work)
{
	struct buf answer = buf_in(arena);
	uint32_t n = 0;
	char *request;

	if (!fill(fd, (char *)&n, sizeof n) || n > SERVE_REQUEST_MAX) {
		return false;
	}
	request = arena_take(arena, n + SERVE_PADDING);
	if (!fill(fd, request, n)) {
		return false;
	}
	sandbox_wind_up();
	buf_add(&answer, view_from((const char *)&n, sizeof n));
	work(arena, view_from(request, n), &answer);
	n = (uint32_t)(answer.len - sizeof n) | (bare ? SERVE_BARE : 0U);
	memcpy(answer.at, &n, sizeof n); /* now it is known: one message leaves */
	return drain(fd, answer.at, answer.len);
}

void serve(int fd, serve_work *work, void (*prepare)(void), enum serve_walls walls)
{
	struct arena arena = {0};
	bool bare = false;

	sandbox_close_all(fd);
	if (prepare != NULL) {
		prepare();
	}
	if (walls == SERVE_OUTWARD ? !sandbox_outward() : !sandbox_enter(&bare)) {
		_exit(EX_OSERR);
	}
	while (answer_one(fd, bare, &arena, work)) {
		arena_reset(&arena);
	}
	_exit(EX_OK);
}
