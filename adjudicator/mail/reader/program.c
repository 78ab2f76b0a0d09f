/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/program.h"

#include "adjudicator/mail/owner.h"
#include "adjudicator/mail/process_end.h"
#include "formats/text/buf.h"
#include "formats/text/monotonic.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SAID_MAX = 4096, NAP = 10 };
enum { IN, OUT, ENDS };

/* A process and our ends of its standard streams; -1 when closed. */
struct running {
	pid_t pid;
	int fd[ENDS];
	struct view input; /* what was not written to it yet */
	struct buf said;
};

static void hang_up(int *fd)
{
	if (*fd >= 0) {
		close(*fd);
		*fd = -1;
	}
}

static void become(const struct program *p, int in, int out)
{
	sigset_t none;

	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
	if ((p->owned == NULL || owner_become(p->owned)) &&
	    dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0 &&
	    (!p->complain || dup2(out, STDERR_FILENO) >= 0)) {
		(void)execv(p->argv[0], p->argv);
	}
	_exit(PROGRAM_MISSING);
}

/* Sockets instead of pipes, because writing to one whose reader is gone raises no
 * signal. */
static bool start(const struct program *p, struct running *r, struct err *err)
{
	int in[2] = {-1, -1};
	int out[2] = {-1, -1};
	bool ok = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) == 0 &&
		  socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, out) == 0;

	r->pid = ok ? fork() : -1;
	if (r->pid == 0) {
		become(p, in[1], out[1]);
	}
	hang_up(&in[1]);
	hang_up(&out[1]);
	if (r->pid < 0) {
		(void)err_set(err, ERR_RETRY, "cannot start %s: %s", p->argv[0],
			      strerror(errno));
		hang_up(&in[0]);
		hang_up(&out[0]);
		return false;
	}
	r->fd[IN] = in[0];
	r->fd[OUT] = out[0];
	(void)fcntl(r->fd[IN], F_SETFL, O_NONBLOCK);
	(void)fcntl(r->fd[OUT], F_SETFL, O_NONBLOCK);
	return true;
}

static void feed(struct running *r)
{
	ssize_t put = send(r->fd[IN], r->input.at, r->input.len, MSG_NOSIGNAL);

	if (put > 0) {
		r->input = view_part(r->input, (size_t)put, r->input.len);
	} else if (put < 0 && errno != EINTR && errno != EAGAIN) {
		r->input.len = 0; /* it reads no more */
	}
	if (r->input.len == 0) {
		hang_up(&r->fd[IN]);
	}
}

/* Reads what is there; returns false when there is nothing now. */
static bool hear(struct running *r)
{
	char part[1024];
	ssize_t got = read(r->fd[OUT], part, sizeof part);
	bool later = got < 0 && errno == EAGAIN;
	bool again = got < 0 && errno == EINTR;

	if (got > 0 && r->said.len < SAID_MAX) {
		buf_add(&r->said, view_from(part, (size_t)got));
	} else if (got <= 0 && !later && !again) {
		hang_up(&r->fd[OUT]);
	}
	return got > 0 || again;
}

/* Exchanges bytes until the program has ended and everything it said was read; a
 * program that it left running keeps the socket open. Returns false when that takes
 * too long. */
static bool converse(struct running *r, int64_t until, int *status)
{
	pid_t done = 0;

	while (done <= 0) {
		struct pollfd p[] = {
			{.fd = r->fd[OUT], .events = POLLIN },
			{.fd = r->fd[IN],  .events = POLLOUT}
                };

		if (monotonic_left(until) == 0) {
			return false;
		}
		done = waitpid(r->pid, status, WNOHANG);
		if (poll(p, ENDS, done <= 0 ? NAP : 0) <= 0) {
			continue;
		}
		if (p[1].revents != 0) {
			feed(r);
		}
		if (p[0].revents != 0) {
			(void)hear(r);
		}
	}
	while (r->said.len < SAID_MAX && hear(r)) {
	}
	return true;
}

bool program_run(struct arena *arena, const struct program *p, struct program_end *out,
		 struct err *err)
{
	struct running r = {.input = p->input, .said = buf_in(arena)};
	int64_t until = monotonic_ms() + (int64_t)p->seconds * 1000;
	int status = 0;

	*out = (struct program_end){0};
	if (!start(p, &r, err)) {
		return false;
	}
	if (r.input.len == 0) {
		hang_up(&r.fd[IN]);
	}
	out->stalled = !converse(&r, until, &status);
	if (out->stalled) {
		(void)process_end(r.pid, 0, &status);
	}
	hang_up(&r.fd[IN]);
	hang_up(&r.fd[OUT]);
	out->exited = WIFEXITED(status);
	out->code = out->exited ? WEXITSTATUS(status) : WTERMSIG(status);
	out->said = buf_view(&r.said);
	return true;
}
