/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/serve.h"

#include "adjudicator/mail/descriptors.h"
#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/reader_program.h"
#include "adjudicator/mail/reader/sandbox.h"
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
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

/* Puts the length in front and sends the message in one piece. */
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

/* Reads all requests before the first is handled, so that the sender is not kept
 * waiting while an answer waits for him. */
static bool hear_all(struct arena *arena, struct view *all)
{
	uint32_t n = 0;
	char *at;

	if (!fill(STDIN_FILENO, (char *)&n, sizeof n) || n > CHILD_MESSAGE_MAX) {
		return false;
	}
	at = arena_take(arena, n);
	*all = view_from(at, n);
	return fill(STDIN_FILENO, at, n);
}

static bool answer_one(struct arena *arena, struct view *all, serve_work *work)
{
	struct buf answer = message(arena);
	uint32_t n = 0;
	char *request;

	if (all->len < sizeof n) {
		return false;
	}
	memcpy(&n, all->at, sizeof n);
	*all = view_part(*all, sizeof n, all->len);
	if (n > CHILD_REQUEST_MAX || n > all->len) {
		return false;
	}
	request = arena_take(arena, n + SERVE_PADDING);
	if (n > 0) {
		memcpy(request, all->at, n);
	}
	*all = view_part(*all, n, all->len);
	work(arena, view_from(request, n), &answer);
	return say(&answer);
}

static bool answer_all(struct arena *heard, struct arena *arena, serve_work *work)
{
	struct view all;

	arena_reset(heard);
	if (!hear_all(heard, &all)) {
		return false;
	}
	do {
		arena_reset(arena);
		if (!answer_one(arena, &all, work)) {
			return false;
		}
	} while (all.len > 0);
	return true;
}

static bool narrow(const struct serve_role *role, pid_t parent, bool bare)
{
	return sandbox_narrow(parent, role->walls == SERVE_OUTWARD, bare);
}

/* Rights are given up before the first foreign byte arrives. If that fails, no
 * letter may be blamed: the parent is killed, so that nobody can tell how this
 * process ended. */
static void answer_on(int way, const struct serve_role *role, pid_t parent, bool bare)
{
	struct arena heard = {0};
	struct arena arena = {0};

	if (dup2(way, STDIN_FILENO) < 0 || close(way) != 0 ||
	    !narrow(role, parent, bare)) {
		(void)(getppid() != parent || kill(parent, SIGKILL));
		_exit(EX_OSERR);
	}
	while (answer_all(&heard, &arena, role->work)) {
	}
	_exit(EX_OK);
}

/* Waits for a byte. *way is the socket that came with it, for a new process; -1: the
 * byte asks how the last process ended. */
static bool hear(int *way)
{
	char byte;
	union {
		struct cmsghdr first;
		char bytes[CMSG_SPACE(sizeof(int))];
	} beside;
	struct iovec io = {&byte, sizeof byte};
	struct msghdr m = {.msg_iov = &io,
			   .msg_iovlen = 1,
			   .msg_control = beside.bytes,
			   .msg_controllen = sizeof beside.bytes};
	const struct cmsghdr *c;
	ssize_t got;

	do {
		got = recvmsg(STDIN_FILENO, &m, 0);
	} while (got < 0 && errno == EINTR);
	c = got == 1 ? CMSG_FIRSTHDR(&m) : NULL;
	*way = -1;
	if (c != NULL && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS) {
		memcpy(way, CMSG_DATA(c), sizeof *way);
	}
	return got == 1;
}

/* Waits for the end of the process that answered last. */
static int end_of(pid_t worker)
{
	int status = 0;

	while (waitpid(worker, &status, 0) < 0 && errno == EINTR) {
	}
	return status;
}

/* Foreign bytes are read only by forked processes. Whatever happens to one of them,
 * the next starts in the state that this process had at first. */
static void fork_off(const struct serve_role *role, bool bare)
{
	pid_t self = getpid();
	pid_t worker = 0;
	int status = 0;
	int way;

	while (hear(&way)) {
		if (worker > 0) {
			/* It is not needed any more, unless its end is asked for. */
			(void)(way < 0 || kill(worker, SIGKILL));
			status = end_of(worker);
			worker = 0;
		}
		if (way < 0) {
			(void)drain(STDIN_FILENO, (const char *)&status, sizeof status);
			continue;
		}
		worker = fork();
		if (worker == 0) {
			answer_on(way, role, self, bare);
		}
		(void)close(way);
		if (worker < 0) {
			_exit(EX_TEMPFAIL);
		}
	}
}

/* Tries whether a forked process can be shut in, so that no letter is blamed for a
 * machine on which that fails. */
static bool rehearse(const struct serve_role *role, bool bare)
{
	pid_t self = getpid();
	pid_t worker = fork();

	if (worker == 0) {
		_exit(narrow(role, self, bare) ? EX_OK : EX_OSERR);
	}
	if (worker < 0) {
		_exit(EX_TEMPFAIL);
	}
	return end_of(worker) == 0;
}

static bool introduce(struct arena *arena, const char *role, bool bare)
{
	struct buf hello = message(arena);

	reader_program_hello(&hello, role, bare);
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
	if ((role->walls == SERVE_OUTWARD ? !sandbox_outward()
					  : !sandbox_enter(&bare)) ||
	    !rehearse(role, bare)) {
		_exit(EX_OSERR);
	}
	if (introduce(&arena, role->name, bare)) {
		fork_off(role, bare);
	}
	_exit(EX_OK);
}
