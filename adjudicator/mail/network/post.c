/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/post.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

enum { HEAD = sizeof(uint32_t) + 1, FIRST = 2 * POST_FULL };

void post_open(struct post *p, int fd, size_t most)
{
	*p = (struct post){.fd = fd,
			   .most = most,
			   .cap = most < FIRST - HEAD ? most + HEAD : FIRST};
	p->out = buf_in(&p->sent);
	p->in = arena_take(&p->come, p->cap);
}

void post_close(struct post *p)
{
	arena_wipe(&p->sent);
	arena_wipe(&p->come);
	p->in = NULL;
}

struct buf *post_begin(struct post *p, uint8_t kind)
{
	static const char room[sizeof(uint32_t)];

	p->begun = p->out.len;
	buf_add(&p->out, view_from(room, sizeof room));
	buf_char(&p->out, (char)kind);
	return &p->out;
}

void post_end(struct post *p)
{
	uint32_t n = (uint32_t)(p->out.len - p->begun - HEAD);

	memcpy(p->out.at + p->begun, &n, sizeof n);
}

void post_word(struct post *p, uint8_t kind)
{
	(void)post_begin(p, kind);
	post_end(p);
}

enum talk_step post_flush(struct post *p, int64_t deadline)
{
	enum talk_step step = talk_move(p->fd, NULL, p->out.at, p->out.len, deadline);

	p->out.len = 0;
	return step;
}

void post_forget(struct post *p)
{
	arena_wipe(&p->sent);
	p->out = buf_in(&p->sent);
	memset(p->in, 0, p->from);
	memset(p->in + p->to, 0, p->cap - p->to);
}

/* Makes room for n bytes from p->from on. */
static void make_room(struct post *p, size_t n)
{
	char *at = p->in;

	while (p->cap < n) {
		p->cap *= 2;
		at = NULL;
	}
	if (at == NULL) {
		at = arena_take(&p->come, p->cap);
	}
	memmove(at, p->in + p->from, p->to - p->from);
	p->in = at;
	p->to -= p->from;
	p->from = 0;
}

/* Reads until there are n bytes from p->from on. */
static enum talk_step gather(struct post *p, size_t n, int64_t deadline)
{
	if (p->cap - p->from < n) {
		make_room(p, n);
	}
	while (p->to - p->from < n) {
		ssize_t got = recv(p->fd, p->in + p->to, p->cap - p->to, MSG_DONTWAIT);

		if (got > 0) {
			p->to += (size_t)got;
		} else if (got < 0 && errno == EAGAIN) {
			enum talk_step step = talk_wait(p->fd, POLLIN, deadline);

			if (step != TALK_READY) {
				return step;
			}
		} else if (got == 0 || errno != EINTR) {
			return TALK_GONE;
		}
	}
	return TALK_READY;
}

enum talk_step post_take(struct post *p, int64_t deadline, struct message *out)
{
	enum talk_step step;
	uint32_t n;

	if (p->from == p->to) {
		p->from = p->to = 0;
	}
	step = gather(p, HEAD, deadline);
	if (step != TALK_READY) {
		return step;
	}
	memcpy(&n, p->in + p->from, sizeof n);
	if (n > p->most) {
		return TALK_LATE;
	}
	step = gather(p, HEAD + n, deadline);
	if (step != TALK_READY) {
		return step;
	}
	out->kind = (uint8_t)p->in[p->from + sizeof n];
	out->form = (struct form){.rest = view_from(p->in + p->from + HEAD, n)};
	p->from += HEAD + n;
	return TALK_READY;
}

bool post_waits(const struct post *p)
{
	struct pollfd at = {.fd = p->fd, .events = POLLIN};

	return p->to > p->from || poll(&at, 1, 0) > 0;
}
