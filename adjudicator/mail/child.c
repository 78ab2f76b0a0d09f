/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/child.h"

#include "adjudicator/mail/monotonic.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

enum { ANSWER_MAX = 16 << 20, WHY_MAX = 80 };

struct child {
	serve_work *work;
	void (*prepare)(void);
	enum serve_walls walls;
	int seconds;
	pid_t pid; /* 0: none */
	int fd;
	long answered;
	bool bare; /* it runs without the filter of system calls */
	char why[WHY_MAX];
};

struct child *child_new(serve_work *work, void (*prepare)(void), int seconds)
{
	struct child *c = calloc(1, sizeof *c);

	if (c == NULL) {
		arena_die();
	}
	c->work = work;
	c->prepare = prepare;
	c->seconds = seconds;
	return c;
}

struct child *child_new_outward(serve_work *work, int seconds)
{
	struct child *c = child_new(work, NULL, seconds);

	c->walls = SERVE_OUTWARD;
	return c;
}

static bool start(struct child *c, struct err *err)
{
	int pair[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) {
		return err_set(err, ERR_RETRY, "cannot start the reader of letters: %s",
			       strerror(errno));
	}
	c->pid = fork();
	if (c->pid == 0) {
		serve(pair[1], c->work, c->prepare, c->walls);
	}
	close(pair[1]);
	if (c->pid < 0) {
		c->pid = 0;
		close(pair[0]);
		return err_set(err, ERR_RETRY, "cannot start the reader of letters: %s",
			       strerror(errno));
	}
	c->fd = pair[0];
	c->answered = 0;
	(void)fcntl(c->fd, F_SETFL, O_NONBLOCK);
	return true;
}

static void explain(struct child *c, int status)
{
	if (WIFSIGNALED(status)) {
		(void)snprintf(c->why, sizeof c->why, "ended by signal %d",
			       WTERMSIG(status));
	} else if (WEXITSTATUS(status) == EX_TEMPFAIL) {
		(void)snprintf(c->why, sizeof c->why, "needed too much memory");
	} else {
		(void)snprintf(c->why, sizeof c->why, "ended with exit code %d",
			       WEXITSTATUS(status));
	}
}

/* A child that was not ended by us says more about itself than SIGKILL would. */
static void reap(struct child *c, bool kill_it)
{
	int status = 0;
	pid_t done;

	if (c->pid == 0) {
		return;
	}
	close(c->fd);
	if (kill_it) {
		(void)kill(c->pid, SIGKILL);
	}
	do {
		done = waitpid(c->pid, &status, 0);
	} while (done < 0 && errno == EINTR);
	explain(c, status);
	c->pid = 0;
	c->answered = 0;
}

void child_stop(struct child *c)
{
	reap(c, true);
}

void child_free(struct child *c)
{
	if (c != NULL) {
		child_stop(c);
		free(c);
	}
}

enum step { STEP_READY, STEP_LATE, STEP_GONE };

static enum step wait_for(const struct child *c, short what, int64_t deadline)
{
	for (;;) {
		struct pollfd p = {.fd = c->fd, .events = what};
		int n = poll(&p, 1, monotonic_left(deadline));

		if (n > 0) {
			return STEP_READY;
		}
		if (n == 0) {
			return STEP_LATE;
		}
		if (errno != EINTR) {
			return STEP_GONE;
		}
	}
}

/* Moves n bytes one way or the other before the deadline; waits only when it must. */
static enum step move(const struct child *c, char *in, const char *out, size_t n,
		      int64_t deadline)
{
	while (n > 0) {
		ssize_t moved =
			in != NULL ? recv(c->fd, in, n, MSG_DONTWAIT)
				   : send(c->fd, out, n, MSG_NOSIGNAL | MSG_DONTWAIT);

		if (moved < 0 && errno == EAGAIN) {
			enum step step =
				wait_for(c, in != NULL ? POLLIN : POLLOUT, deadline);

			if (step != STEP_READY) {
				return step;
			}
			continue;
		}
		if (moved < 0 && errno == EINTR) {
			continue;
		}
		if (moved <= 0) {
			return STEP_GONE;
		}
		in = in != NULL ? in + moved : NULL;
		out = in != NULL ? NULL : out + moved;
		n -= (size_t)moved;
	}
	return STEP_READY;
}

static int64_t deadline_of(const struct child *c)
{
	return monotonic_ms() + (int64_t)c->seconds * 1000;
}

/* A message is its length, then its bytes; it leaves in one piece. */
static enum step hand_over(const struct child *c, struct arena *arena,
			   struct view request)
{
	uint32_t n = (uint32_t)request.len;
	char *at = arena_take(arena, sizeof n + request.len);

	memcpy(at, &n, sizeof n);
	if (n > 0) {
		memcpy(at + sizeof n, request.at, n);
	}
	return move(c, NULL, at, sizeof n + n, deadline_of(c));
}

static enum step collect(struct child *c, struct arena *arena, struct view *answer)
{
	int64_t deadline = deadline_of(c);
	enum step step = wait_for(c, POLLIN, deadline);
	uint32_t n = 0;
	char *at;

	if (step == STEP_READY) {
		step = move(c, (char *)&n, NULL, sizeof n, deadline);
	}
	if (step != STEP_READY) {
		return step;
	}
	c->bare = (n & SERVE_BARE) != 0;
	n &= ~SERVE_BARE;
	if (n > ANSWER_MAX) {
		return STEP_LATE; /* it lies: it must be ended */
	}
	at = arena_take(arena, n);
	*answer = view_from(at, n);
	return move(c, at, NULL, n, deadline);
}

static enum child_end ended(struct child *c, enum step step)
{
	switch (step) {
	case STEP_READY:
		c->answered++;
		return CHILD_ANSWERED;
	case STEP_LATE:
		reap(c, true);
		(void)snprintf(c->why, sizeof c->why, "gave no answer in %d seconds",
			       c->seconds);
		return CHILD_STALLED;
	case STEP_GONE:
		break;
	}
	reap(c, true);
	return CHILD_DIED;
}

enum child_end child_ask(struct child *c, struct arena *arena, struct view request,
			 struct view *answer, struct err *err)
{
	enum step step;

	if (request.len > SERVE_REQUEST_MAX) {
		(void)err_set(err, ERR_BUG, "a request of %zu bytes", request.len);
		return CHILD_UNSTARTED;
	}
	if (c->pid == 0 && !start(c, err)) {
		return CHILD_UNSTARTED;
	}
	step = hand_over(c, arena, request);
	return ended(c, step == STEP_READY ? collect(c, arena, answer) : step);
}

bool child_post(struct child *c, struct arena *arena, struct view request)
{
	if (c->pid == 0 || request.len > SERVE_REQUEST_MAX) {
		return false;
	}
	if (hand_over(c, arena, request) != STEP_READY) {
		reap(c, true);
		return false;
	}
	return true;
}

enum child_end child_take(struct child *c, struct arena *arena, struct view *answer)
{
	return ended(c, collect(c, arena, answer));
}

bool child_bare(const struct child *c)
{
	return c->bare;
}

const char *child_why(const struct child *c)
{
	return c->why;
}

long child_answered(const struct child *c)
{
	return c->answered;
}

pid_t child_pid(const struct child *c)
{
	return c->pid;
}
